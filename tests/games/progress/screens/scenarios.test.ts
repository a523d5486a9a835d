// Scenarios of one's own while they are written and read, and the figures that players put right.
import { expect, test } from 'vitest'
import {
  marlborough,
  readScenario,
  scenarioFaults,
  readShape,
  thirtyYearsWar,
} from '@/games/progress/rules/index.ts'
import {
  armiesIn,
  duplicate,
  touch,
  withArmies,
  withCard,
  withCountry,
  withNeutral,
  withoutCountry,
  withTouching,
} from '@/games/progress/screens/scenarios/changed.ts'
import { scenarioIn, textOf } from '@/games/progress/screens/scenarios/readFile.ts'
import { draftOf, setupOf, firstDraft } from '@/games/progress/screens/start/draft.ts'
import { correctionOf, figuresIn } from '@/games/progress/screens/correct/figures.ts'
import { valueOf } from '@tests/support/results.ts'
import { progress } from '@/games/progress/rules/index.ts'
import { setupOf as positioned } from '../rules/table.ts'

const name = { en: 'New country', de: 'Neues Land' }

test('a copy of a shipped scenario may be played, under an id of its own and without its sources', () => {
  for (const origin of [thirtyYearsWar, marlborough()]) {
    const copy = duplicate(origin, 'mine')
    expect(readScenario(copy).ok).toBe(true)
    expect(copy).toMatchObject({ id: 'mine' })
    expect('sources' in copy).toBe(false)
  }
})

test('whatever is changed keeps the shape, so that it can be stored while it is being written', () => {
  let now = withNeutral(thirtyYearsWar, name)
  expect(scenarioFaults(now)).toEqual([{ path: 'neighbours', reason: 'no-neighbour', about: 'n2' }])
  now = withTouching(now, 'n2', 'b')
  expect(scenarioFaults(now)).toEqual([])
  expect(touch(now, 'b', 'n2')).toBe(true)
  now = withArmies(withCard(now, 'a', 'attack1'), 'a', 'n2', 2)
  expect(armiesIn(now, 'a', 'n2')).toBe(2)
  expect(now.sides.a.cards).not.toContain('attack1')
  now = withCountry(now, 'n2', { vp: 4, min: 5 })
  expect(scenarioFaults(now)).toMatchObject([{ path: 'countries.2.min', reason: 'too-large' }])
  now = withoutCountry(now, 'n2')
  expect(armiesIn(now, 'a', 'n2')).toBe(0)
  expect(scenarioFaults(now)).toEqual([])
  expect(readShape(now).ok).toBe(true)
})

test('a file is read as it was written, and refused with the place of its first fault', () => {
  expect(valueOf(scenarioIn(textOf(thirtyYearsWar)))).toEqual(thirtyYearsWar)
  expect(scenarioIn('{')).toEqual({ ok: false, problem: 'not-json' })
  const broken = { ...thirtyYearsWar, stock: 20 }
  expect(scenarioIn(JSON.stringify(broken))).toEqual({
    ok: false,
    problem: { path: 'stock', reason: 'stock-too-small', about: 35 },
  })
  const strange = { ...thirtyYearsWar, sides: { ...thirtyYearsWar.sides, a: { cards: ['gas'] } } }
  expect(scenarioIn(JSON.stringify(strange))).toMatchObject({ ok: false })
})

test('a rematch begins from the set-up of the game, whichever scenario it froze', () => {
  const choices = { layout: 'row', neutralStart: 3, neutralMinimum: 0 } as const
  const setup = setupOf({ ...firstDraft, war: 'marlborough', marlborough: choices })
  expect(draftOf(setup)).toMatchObject({ war: 'marlborough', marlborough: choices })
  const own = duplicate(thirtyYearsWar, 'mine')
  const draft = draftOf({ ...setup, scenario: own })
  expect(draft).toMatchObject({ war: 'own', own })
  expect(setupOf(draft).scenario).toEqual(own)
})

test('a correction names what was changed and nothing else (MP-ASK-05)', () => {
  const state = valueOf(progress.open(positioned({ a: ['a:normal', 'n1:fortified'] })))
  const old = figuresIn(progress.seen(state, 'table'))
  expect(correctionOf(old, old)).toBeNull()
  expect(old.armies.a).toEqual(['a:normal', 'n1:fortified', null])
  // The same armies in another order are the same armies.
  expect(
    correctionOf(old, { ...old, armies: { ...old.armies, a: [null, 'n1:fortified', 'a:normal'] } }),
  ).toBeNull()
  expect(
    correctionOf(old, {
      ...old,
      vp: { a: 3, b: 0 },
      dice: { ...old.dice, n1: 1 },
      initiative: 'b',
      armies: { ...old.armies, a: ['a:normal', null, null] },
      piles: { a: [], b: ['recruit'] },
    }),
  ).toEqual({
    vp: { a: 3 },
    dice: { n1: 1 },
    initiative: 'b',
    armies: { a: ['a:normal'] },
    piles: { b: ['recruit'] },
  })
})
