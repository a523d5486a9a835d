// Luck: exact odds of everything a side has thrown, the app's dice and the table's apart.
import { expect, test } from 'vitest'
import type { DiceSource } from '@/core/conversation.ts'
import { eventsOf } from '@/core/record/log.ts'
import {
  extremeVolleys,
  luckOf,
  oneIn,
  volleysIn,
  type BattleEvent,
} from '@/games/eagles/rules/index.ts'
import { playedBattle, sampleSetup } from '@tests/support/recordedBattle.ts'

const setup = sampleSetup()
const french = setup.armies.a.battalions.length

interface Thrown {
  readonly shooter?: number
  readonly reroll?: boolean
  readonly source?: DiceSource
}

const volley = (
  faces: readonly number[],
  hitting: readonly number[],
  { shooter = 0, reroll = false, source = 'app' }: Thrown = {},
): BattleEvent => ({
  kind: 'volleyRolled',
  shooter,
  from: 'body',
  target: shooter === 0 ? french : 0,
  faces,
  dice: faces.map((_, die) => die),
  hitting,
  hits: faces.filter((face) => hitting.includes(face)).length,
  expected: { n: faces.length * hitting.length, d: 6 },
  reroll,
  source,
})

const check = (passed: boolean, faces: number, battalion = 0): BattleEvent => ({
  kind: 'checkRolled',
  purpose: 'shoot',
  cause: null,
  battalion,
  face: passed ? 6 : 1,
  score: 0,
  needed: 4,
  passed,
  chance: { n: faces, d: 6 },
  reroll: 0,
  source: 'hand',
})

test('three hits of three dice that need 4 or more: one throw in eight', () => {
  const [luck] = luckOf(setup, [volley([4, 5, 6], [4, 5, 6])])
  expect(luck).toEqual({
    kind: 'hits',
    side: 'a',
    source: 'app',
    dice: 3,
    rolled: 3,
    expected: { n: 3n, d: 2n },
    isAbove: true,
    chance: { n: 1n, d: 8n },
  })
})

test('volleys with different needs are judged together, exactly', () => {
  // A 6 of one die (1/6) and a hit of one die that needs 4 (1/2): both hit once in twelve.
  const [luck] = luckOf(setup, [volley([6], [6]), volley([4], [4, 5, 6])])
  expect(luck?.chance).toEqual({ n: 1n, d: 12n })
  expect(luck?.expected).toEqual({ n: 2n, d: 3n })
})

test('bad luck is told by how rarely fair dice do as badly', () => {
  const [luck] = luckOf(setup, [volley([1, 2], [3, 4, 5, 6])])
  expect(luck).toMatchObject({ isAbove: false, rolled: 0, chance: { n: 1n, d: 9n } })
})

test('the dice of the app and of the table, and of the two sides, stand apart', () => {
  const all = luckOf(setup, [
    volley([6], [6]),
    volley([1], [6], { source: 'hand' }),
    volley([2], [6], { shooter: french }),
  ])
  expect(all.map(({ side, source, rolled }) => [side, source, rolled])).toEqual([
    ['a', 'app', 1],
    ['a', 'hand', 0],
    ['b', 'app', 0],
  ])
})

test('checks count as passed or failed against their own chance', () => {
  const [luck] = luckOf(setup, [check(true, 3), check(true, 3), check(false, 5)])
  expect(luck).toMatchObject({ kind: 'checks', dice: 3, rolled: 2, source: 'hand' })
  expect(luck?.expected).toEqual({ n: 11n, d: 6n })
})

test('a whole battle is judged without losing a die', () => {
  const events = eventsOf(playedBattle(3))
  const rolled = events.flatMap((event) => (event.kind === 'volleyRolled' ? event.faces : []))
  const hits = luckOf(setup, events).filter(({ kind }) => kind === 'hits')
  expect(hits.reduce((sum, { dice }) => sum + dice, 0)).toBe(rolled.length)
  for (const { chance } of luckOf(setup, events)) {
    expect(oneIn(chance)).toBeGreaterThanOrEqual(1)
    expect(Number.isFinite(oneIn(chance))).toBe(true)
  }
})

test('five hundred dice have a chance that can still be told', () => {
  const faces = Array.from({ length: 500 }, (_, n) => 1 + (n % 6))
  const [luck] = luckOf(setup, [volley(faces, [5, 6])])
  if (luck === undefined) throw new Error('nothing was thrown')
  expect(oneIn(luck.chance)).toBeGreaterThan(1.8)
  expect(oneIn(luck.chance)).toBeLessThan(2.2)
})

test('the best volley is the rarest one, not the one with the most hits', () => {
  const { best, worst } = extremeVolleys([
    { kind: 'turnBegan', turn: 2 },
    volley([6, 6], [6]),
    volley([4, 4, 4, 1], [4, 5, 6]),
    volley([1, 1, 1, 1], [4, 5, 6], { shooter: french }),
  ])
  expect(best).toMatchObject({ turn: 2, dice: 2, hits: 2, chance: { n: 1n, d: 36n } })
  expect(worst).toMatchObject({ shooter: french, hits: 0, chance: { n: 1n, d: 16n } })
})

test('re-rolled dice are luck, but no volley of their own', () => {
  const events = [volley([1, 1], [6]), volley([6, 6], [6], { reroll: true })]
  expect(volleysIn(events)).toHaveLength(1)
  expect(luckOf(setup, events)[0]).toMatchObject({ dice: 4, rolled: 2 })
})

test('without a volley that went well or badly there is none to tell of', () => {
  expect(extremeVolleys([volley([1, 4], [4, 5, 6])])).toEqual({ best: null, worst: null })
})

test('a volley is told with its turn: 0 before the first', () => {
  const told = volleysIn([
    volley([6], [6]),
    { kind: 'turnBegan', turn: 1 },
    volley([], [6]),
    volley([5, 6], [6]),
  ])
  expect(told.map(({ turn, dice, hits }) => [turn, dice, hits])).toEqual([
    [0, 1, 1],
    [1, 2, 1],
  ])
})

test('of two volleys as rare as each other the earlier one is told', () => {
  const { best } = extremeVolleys([volley([6, 6], [6]), volley([6, 6], [6], { shooter: french })])
  expect(best?.shooter).toBe(0)
})
