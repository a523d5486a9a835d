// Who allows another try, in the question and in the odds: as the house rules of the battle have it.
import { describe, expect, test } from 'vitest'
import { explainBattle, type HouseRules } from '@/games/eagles/rules/index.ts'
import { battleDe } from '@/games/eagles/words/de/battle/battle.ts'
import { battleEn } from '@/games/eagles/words/en/battle/battle.ts'
import { questionIn } from '@/games/eagles/telling/questionIn.ts'
import { sayOdds } from '@/games/eagles/telling/oddsWords.ts'
import { battleOf, type Table } from '@tests/support/battle.ts'
import { namesOf } from '@tests/support/battleNames.ts'

const asked = ({ prompt, state }: Table, words = battleEn): string =>
  questionIn(words, prompt.about, namesOf(state, words))

function odds({ prompt, state }: Table): string {
  const names = namesOf(state, battleEn)
  const context = { words: battleEn, names, language: 'en' as const, decimal: '.', prompt, state }
  const [first] = explainBattle(state)?.odds ?? []
  const said = first === undefined ? null : sayOdds(first, context)
  return `${said?.lead ?? ''}${said?.rest ?? ''}`
}

describe('a rally', () => {
  const rally = (people: string, house: Partial<HouseRules> = {}): Table =>
    battleOf([`drilled 24 ${people}`], ['green 24'], { house })
      .with(0, { broken: true })
      .activate(0, 'rally')

  test('is helped by the ensign', () => {
    expect(odds(rally('ensign'))).toBe('Passes: 75%, re-rolls counted.')
    expect(odds(rally('drummer'))).toBe('Passes: 50%.')
    expect(asked(rally('ensign').roll(1))).toBe('A 1 fails. The ensign allows another try.')
  })

  test('that is a manoeuvre is helped by a drummer', () => {
    const house = { rally: 'manoeuvre' } as const
    expect(odds(rally('drummer', house))).toBe('Passes: 75%, re-rolls counted.')
    expect(odds(rally('ensign', house))).toBe('Passes: 50%.')
    const failed = rally('drummer', house).roll(1)
    expect(asked(failed)).toBe('A 1 fails. A drummer allows another try.')
    expect(asked(failed, battleDe)).toMatch(/Trommler/)
  })
})

test('the second roll of an attack has no re-roll to count', () => {
  const attack = (house: Partial<HouseRules>): Table =>
    battleOf(['green 24 officer'], ['green 24'], { house })
      .activate(0, 'attack')
      .choose('battalion:1')
  expect(odds(attack({}))).toMatch(/re-rolls counted/)
  const nerve = attack({ bravery: 'secondRoll' })
  expect(odds(nerve)).toMatch(/re-rolls counted/)
  expect(odds(nerve.roll(6))).toBe('Passes: 67%.')
})

test('of two drummers the second is still counted when the first has helped', () => {
  const table = battleOf(['drilled 24 drummer drummer'], ['green 24']).activate(0, 'forward')
  expect(odds(table)).toBe('Passes: 88%, re-rolls counted.')
  expect(odds(table.roll(1).choose('reroll'))).toBe('Passes: 75%, re-rolls counted.')
  expect(odds(table.roll(1).choose('reroll'))).toBe('Passes: 50%.')
})

test('a sergeant who has helped before allows no other try', () => {
  const table = battleOf(['drilled 24 sergeant'], ['green 24'], {
    house: { shootActivation: 'required' },
  })
  table.activate(0, 'shoot').choose('battalion:1')
  expect(odds(table)).toBe('Passes: 75%, re-rolls counted.')
  expect(odds(table.roll(1).choose('reroll'))).toBe('Passes: 50%.')
})
