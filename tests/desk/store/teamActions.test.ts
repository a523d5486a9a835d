// What an organiser does with teams, in a real database: two teams never become one by their names.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newEvent, walkIn, type BoardEntry, type Round } from '@/games/eagles/rules/index.ts'
import { database } from '@/storage/database.ts'
import { addEvent, changeBoard } from '@/storage/events/events.ts'
import { newGuard } from '@/storage/meta.ts'
import { ownInstallId } from '@/storage/recovery/sentinel.ts'
import { renameTeam } from '@/desk/store/roundActions.ts'

beforeEach(() => database.meta.put(newGuard(ownInstallId())))
afterEach(async () => {
  await Promise.all(database.tables.map((table) => table.clear()))
})

const member = (id: string, team: string): BoardEntry => ({
  ...walkIn([], { id, player: id, club: '', readAt: 1 }),
  team,
})
/** Lions met Tigers; since then whoever played for the Tigers has gone over to the Bears. */
const rounds: readonly Round[] = [
  {
    pairings: [
      { first: 'a', second: 'b', result: null, teams: { first: 'Lions', second: 'Tigers' } },
    ],
  },
]
async function teamDay(): Promise<string> {
  const event = await addEvent(newEvent('Team day'))
  const put = [member('a', 'Lions'), member('b', 'Bears')]
  await changeBoard(event, () => ({ put, rounds, result: undefined }))
  return event
}
const teamsIn = async (event: string) =>
  (await database.events.get(event))?.rounds[0]?.pairings[0]?.teams

test('a team is renamed in its rounds', async () => {
  const event = await teamDay()
  expect(await renameTeam(event, 'lions', 'Lynxes')).toBe(true)
  expect(await teamsIn(event)).toEqual({ first: 'Lynxes', second: 'Tigers' })
  expect(await renameTeam(event, 'lynxes', 'LYNXES')).toBe(true)
})

test.each(['Bears', ' tigers'])('not as another one is called, or was: %s', async (name) => {
  const event = await teamDay()
  expect(await renameTeam(event, 'lions', name)).toBe(false)
  expect(await teamsIn(event)).toEqual({ first: 'Lions', second: 'Tigers' })
})
