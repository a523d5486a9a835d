// A slip that is taken in while the rounds change: kept at the table it was looked at for, or told as it stands now.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  encodeSlip,
  newEvent,
  slipAtDesk,
  ticketOf,
  withSwap,
  type Pairing,
  type Round,
  type RoundSlip,
} from '@/games/eagles/rules/index.ts'
import { database } from '@/storage/database.ts'
import { addEvent } from '@/storage/events/events.ts'
import { newGuard } from '@/storage/meta.ts'
import { ownInstallId } from '@/storage/recovery/sentinel.ts'
import { changeRounds, keepSlip, takeBackRound } from '@/desk/store/roundActions.ts'

beforeEach(() => database.meta.put(newGuard(ownInstallId())))
afterEach(async () => {
  await Promise.all(database.tables.map((table) => table.clear()))
})

const open = (first: string, second: string): Pairing => ({ first, second, result: null })
const rounds: readonly Round[] = [{ pairings: [open('a', 'b'), open('c', 'd')] }]
const names = new Map(['a', 'b', 'c', 'd'].map((id) => [id, id]))
const slipOf = (winner: RoundSlip['winner']): RoundSlip => ({
  ...{ event: 'Muster', round: 1, table: 1, ticket: ticketOf(open('a', 'b')), winner },
  ...{ players: { first: 'a', second: 'b' }, lost: { first: 3, second: 9 }, confirmedBy: 'B' },
  ...{ lists: { first: 'AAAAAAAA', second: 'BBBBBBBB' }, battle: '0123456789' },
})

/** The slip as the desk looks at it now; it is taken in later. */
function looked(winner: RoundSlip['winner']) {
  const slip = slipOf(winner)
  const code = encodeSlip(slip)
  const find = (now: readonly Round[]) =>
    slipAtDesk(slip, code, { rounds: now, names, marks: new Map() })
  const found = find(rounds)
  if (found === null) throw new Error('no table')
  return { keep: (event: string) => keepSlip(event, { found, code }, found.result, find) }
}
async function paired(): Promise<string> {
  const event = await addEvent(newEvent('Muster'))
  await changeRounds(event, () => rounds)
  return event
}
const resultIn = async (event: string) =>
  (await database.events.get(event))?.rounds[0]?.pairings[0]?.result ?? null

test('it is kept with its result, and once when it comes twice', async () => {
  const event = await paired()
  const slip = looked('first')
  expect([await slip.keep(event), await slip.keep(event)]).toEqual(['kept', 'kept'])
  expect(await resultIn(event)).toEqual({ winner: 'first', firstLost: 3, secondLost: 9 })
  expect((await database.events.get(event))?.rounds[0]?.pairings[0]?.slips).toHaveLength(1)
})

test('of two that say different things the second waits for a word', async () => {
  const event = await paired()
  const [one, other] = [looked('first'), looked('second')]
  expect(await one.keep(event)).toBe('kept')
  expect(await other.keep(event)).toMatchObject({ doubts: ['second-slip', 'other-result'] })
  expect(await resultIn(event)).toMatchObject({ winner: 'first' })
})

test.each([
  ['the round was taken back', (event: string) => takeBackRound(event, 0)],
  [
    'the seats were changed',
    (event: string) => changeRounds(event, (now) => withSwap(now, 0, 'a', 'c')),
  ],
] as const)('it is not said to be kept where %s meanwhile', async (_, change) => {
  const event = await paired()
  const slip = looked('first')
  await change(event)
  expect(await slip.keep(event)).toBeNull()
  expect(await resultIn(event)).toBeNull()
})
