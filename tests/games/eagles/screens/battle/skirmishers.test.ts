// Skirmishers in words: who fires, who is fired at, how many there are, and in which formation they are not.
import { describe, expect, test } from 'vitest'
import { openQuestion } from '@/games/eagles/rules/index.ts'
import { battleDe } from '@/games/eagles/words/de/battle/battle.ts'
import { battleEn } from '@/games/eagles/words/en/battle/battle.ts'
import { en } from '@/words/en.ts'
import { spoken } from '@/games/eagles/screens/battle/conduct/battalionLook.ts'
import { questionIn } from '@/games/eagles/telling/questionIn.ts'
import { saidOf } from '@/games/eagles/telling/wording.ts'
import { battleOf, setupOf, Table } from '@tests/support/battle.ts'
import { namesOf } from '@tests/support/battleNames.ts'

const asked = ({ prompt, state }: Table, words = battleEn): string =>
  questionIn(words, prompt.about, namesOf(state, words))

const nations = { a: 'british', b: 'french' } as const

const screenFires = (): Table =>
  battleOf(['veteran 24 light rifles drummer screen 18'], ['drilled 36'], { nations })
    .activate(0, 'shoot')
    .choose('battalion:1')

describe('SKIRM-06, SKIRM-07: the screen that fires', () => {
  test('is what one measures from, and what fires', () => {
    const table = screenFires()
    expect(asked(table)).toBe(
      'How far is it from the skirmishers of the British 1st to the French 1st?',
    )
    expect(asked(table, battleDe)).toBe(
      'Wie weit ist das 1. französische von den Plänklern des 1. britischen entfernt?',
    )
    table.say({ distance: 5 })
    expect(asked(table)).toBe('The skirmishers of the British 1st fire on the French 1st.')
    expect(asked(table, battleDe)).toBe(
      'Die Plänkler des 1. britischen schießen auf das 1. französische.',
    )
  })

  test('is what scores or misses', () => {
    const table = screenFires().say({ distance: 5 })
    table.roll(...Array.from({ length: table.dice }, () => 1))
    const names = namesOf(table.state, battleEn)
    const settled = table.told('volleySettled')
    expect(saidOf(battleEn.events, settled, names, [settled])).toBe(
      'The skirmishers of the British 1st miss the French 1st.',
    )
  })
})

test('SKIRM-04: a screen that is fired at is what one measures to', () => {
  const table = battleOf(['drilled 36'], ['veteran 24 light screen 18'], { nations })
    .activate(0, 'shoot')
    .choose('screen:1')
  expect(asked(table)).toBe(
    'How far is it from the British 1st to the skirmishers of the French 1st?',
  )
  expect(asked(table, battleDe)).toBe(
    'Wie weit ist das 1. britische von den Plänklern des 1. französischen entfernt?',
  )
})

test('ARMY-09, ARMY-10: a counter says aloud that it is Light, has rifles, and who is out', () => {
  const { state } = battleOf(['veteran 24 light rifles screen 18'], ['drilled 36'], { nations })
  const [light] = state.battalions
  if (light === undefined) throw new Error('nobody is there')
  expect(spoken(state, light, namesOf(state, battleEn), battleEn, en, false)).toBe(
    'British 1st, 24 Rankers, Light, rifles, good order, line, 18 skirmishers out',
  )
})

describe('LIGHT-01: at deployment', () => {
  const screenOffered = (line: string): number => {
    const table = new Table(setupOf([line], ['drilled 16'], {}, nations)).roll(6, 1).choose('a')
    const wanted = openQuestion(table.state)?.wanted
    const field = wanted?.kind === 'facts' ? wanted.fields.find(({ id }) => id === 'screen') : null
    return field?.kind === 'count' ? field.default : NaN
  }

  test('a Light battalion sends out all it may, unless somebody says otherwise', () => {
    expect(screenOffered('veteran 24 light')).toBe(18)
    expect(screenOffered('veteran 36 light rifles')).toBe(27)
  })

  test('SKIRM-01: a battalion of the line sends out nobody', () => {
    expect(screenOffered('veteran 24')).toBe(0)
  })
})

test('a battalion with a name of its own keeps its number', () => {
  const setup = setupOf(['drilled 16', 'drilled 20'], ['drilled 16'], {}, nations)
  const [first, second] = setup.armies.a.battalions
  if (first === undefined || second === undefined) throw new Error('nobody is there')
  const battalions = [first, { ...second, name: 'Royal Scots' }]
  const { state } = new Table({
    ...setup,
    armies: { ...setup.armies, a: { ...setup.armies.a, battalions } },
  })
  expect(namesOf(state, battleEn).short(1)).toBe('Royal Scots (2)')
  expect(namesOf(state, battleDe).the(1)).toBe('Royal Scots (2)')
})
