// Whoever measures in centimetres reads centimetres: in the log, the cautions, the choices and the hints.
import { describe, expect, test } from 'vitest'
import { battle, type BattleEvent } from '@/games/eagles/rules/index.ts'
import { kinds as kindsDe } from '@/games/eagles/words/de/battle/answers.ts'
import { caution as cautionDe } from '@/games/eagles/words/de/battle/reasons.ts'
import { guide as guideDe } from '@/games/eagles/words/de/guide/guide.ts'
import { kinds as kindsEn } from '@/games/eagles/words/en/battle/answers.ts'
import { caution as cautionEn } from '@/games/eagles/words/en/battle/reasons.ts'
import { guide as guideEn } from '@/games/eagles/words/en/guide/guide.ts'
import { told } from '@/games/eagles/telling/lengths.ts'
import { writingIn } from '@/games/eagles/telling/wording.ts'
import { battleDe } from '@/games/eagles/words/de/battle/battle.ts'
import { battleEn } from '@/games/eagles/words/en/battle/battle.ts'
import { namesOf } from '@tests/support/battleNames.ts'
import { sampleSetup } from '@tests/support/recordedBattle.ts'
import { valueOf } from '@tests/support/results.ts'

const centimetres = (inches: number): string => `${String(inches * 2.5)} cm`
/** A number of inches, or "in inches". */
const inInches = /\d (?:in|Zoll)\b|inches|in Zoll/u

const fellBack = { kind: 'fellBack', battalion: 0, inches: 2 } as const satisfies BattleEvent
const rode = {
  kind: 'commanderRolled',
  side: 'a',
  faces: [4, 4],
  inches: 8,
  source: 'app',
} as const satisfies BattleEvent

describe('in centimetres', () => {
  test('the events of a battle', () => {
    const state = valueOf(battle.open(sampleSetup()))
    const [en, de] = [battleEn, battleDe].map((words) => {
      const write = writingIn(words.events, namesOf(state, words, centimetres))
      return (event: BattleEvent): string => write(event, [event])
    })
    expect(en?.(fellBack)).toBe('The British 1st falls back 5 cm.')
    expect(de?.(fellBack)).toBe('Das 1. britische weicht 5 cm zurück.')
    expect(en?.(rode)).toBe(
      'He may ride up to 20 cm; the Supreme Commander of the British rolls 4 + 4.',
    )
    expect(de?.(rode)).toBe(
      'Er darf bis zu 20 cm reiten; der Oberbefehlshaber der Briten würfelt 4 + 4.',
    )
  })

  test.each(['keepAway', 'notInCentre'])('the caution %s', (code) => {
    for (const say of [cautionEn, cautionDe]) {
      expect(say(code, centimetres)).toMatch(/(?:10|30) cm/u)
      expect(say(code, centimetres)).not.toMatch(inInches)
    }
  })

  test('what a battalion can do', () => {
    for (const { what } of [...Object.values(kindsEn), ...Object.values(kindsDe)])
      expect(what).not.toMatch(/\b(?:in|Zoll)\b(?! (?:line|column|Linie|Kolonne|Ordnung))/u)
  })

  test.each([
    ['English', guideEn],
    ['German', guideDe],
  ])('every hint of the guided battle, in %s', (_language, { hints }) => {
    for (const { why, usual } of Object.values(hints))
      expect(`${told(why, centimetres)} ${told(usual, centimetres)}`).not.toMatch(inInches)
  })
})
