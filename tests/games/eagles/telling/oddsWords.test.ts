// The odds of a distance are said in the unit and with the halves of whoever plays.
import { expect, test } from 'vitest'
import { fraction } from '@/core/odds/fraction.ts'
import { battleDe } from '@/games/eagles/words/de/battle/battle.ts'
import { battleEn } from '@/games/eagles/words/en/battle/battle.ts'
import type { Language } from '@/words/spoken.ts'
import { sayOdds, type OddsContext } from '@/games/eagles/telling/oddsWords.ts'
import { playsByKind } from '@tests/support/battlePlays.ts'
import { showMeasure } from '@/ui/measure/parseMeasure.ts'
import { openQuestion } from '@/games/eagles/rules/index.ts'

const state = playsByKind().get('move.dice')?.now.state
if (state === undefined) throw new Error('somebody moves')
const prompt = openQuestion(state)
if (prompt === null) throw new Error('a question is open')

const inWords = (
  words: typeof battleEn,
  language: Language,
  decimal: string,
  far: (inches: number) => string,
): OddsContext => ({
  words,
  names: words.namesIn(state, far, () => 'officer'),
  language,
  decimal,
  prompt,
  state,
})

const centimetres = (inches: number): string => `${showMeasure(inches * 2.5, ',')} cm`
const inGerman = inWords(battleDe, 'de', ',', centimetres)

/** Six lengths, each as likely as the others: a step back or a wheel. */
const evenly = (shortest: number, step: number) => ({
  label: 'distance' as const,
  chances: [0, 1, 2, 3, 4, 5].map((n) => ({
    outcome: shortest + n * step,
    chance: fraction(1n, 6n),
  })),
  mean: null,
})

test('from the shortest to the longest, both in centimetres, the unit once', () => {
  expect(sayOdds(evenly(1, 1), inGerman)?.lead).toBe('Von 2½ bis 15 cm')
})

test('half an inch is ½, in any language', () => {
  const inInches = inWords(battleEn, 'en', '.', (inches) => `${showMeasure(inches, '.')} in`)
  expect(sayOdds(evenly(0.5, 0.5), inInches)?.lead).toBe('From ½ to 3 in')
})
