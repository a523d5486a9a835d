// What a linked phone is told of a battle: enough for its lists, whatever the names of an event are.
import { expect, test } from 'vitest'
import { readLeading } from '@/core/link/message.ts'
import { titleOf, toldToOthers } from '@/games/eagles/screens/battle/store/title.ts'
import { sampleSetup } from '@tests/support/recordedBattle.ts'

const long = '🦅'.repeat(80)
const seat = {
  event: long,
  round: 1,
  table: 1,
  ticket: 7,
  players: { first: long, second: long },
  firstIs: 'a',
} as const
const card = titleOf(sampleSetup(), false, { a: 'Ann', b: 'Ben' }, seat)

const isTaken = (title: object): boolean =>
  readLeading(
    JSON.stringify({
      m: 'table',
      v: 1,
      table: 'x',
      title,
      opening: {},
      role: 'opponent',
      seat: 'b',
      entries: 0,
      head: '0'.repeat(64),
    }),
  ).ok

test('long names of an event keep nobody from sitting down', () => {
  expect(isTaken(card)).toBe(false)
  expect(isTaken(toldToOthers({ ...card, slip: 'x' }))).toBe(true)
  expect(toldToOthers({ ...card, slip: 'x' })).toEqual(
    titleOf(sampleSetup(), false, { a: 'Ann', b: 'Ben' }),
  )
})
