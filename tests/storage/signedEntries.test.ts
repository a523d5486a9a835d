// Entries of record version 2, by whom and salted, are stored, copied and backed up as they are.
import { expect, test } from 'vitest'
import { readEntryRow } from '@/storage/backup/battleDecoder.ts'
import { hashOfOpening } from '@/core/record/chain.ts'
import { recordOf } from '@/core/record/log.ts'
import { recordOf as storedRecordOf, soundLog, type BattleRow } from '@/storage/battles/battle.ts'
import { printBattle, readBattleText } from '@/storage/spare/battleText.ts'
import { playablePennies } from '@tests/support/games/pennies/index.ts'
import { pennies } from '@tests/support/games/pennies/rules.ts'
import { randomGame } from '@tests/support/games/plays.ts'

const battleId = '3f8a1c52-6f0b-4f57-9b7e-2d1c9a40e611'
const last = [...randomGame(pennies, { rounds: 3 }, 1)].at(-1)?.after
if (last === undefined) throw new Error('a game has steps')
const record = recordOf(last)
const rows = record.entries.map((entry, n) => ({ battleId, seq: n + 1, v: 1, at: 0, entry }))

const battle: BattleRow = {
  id: battleId,
  opening: last.opening,
  title: {},
  state: 'finished',
  createdAt: 0,
  updatedAt: 0,
  copyOf: null,
}

test('a backup takes them whole', () => {
  expect(playablePennies.game.recordVersion).toBe(2)
  for (const row of rows) expect(readEntryRow(JSON.parse(JSON.stringify(row)))).toEqual(row)
})

test.each([
  ['a name without a salt', { salt: undefined }],
  ['a salt without a name', { by: undefined }],
  ['a salt that is none', { salt: 'pepper' }],
])('a backup refuses %s', (_, change) => {
  const [row] = rows
  const json: unknown = JSON.parse(JSON.stringify({ ...row, entry: { ...row?.entry, ...change } }))
  expect(readEntryRow(json)).toBeNull()
})

test('their chain holds in the second copy', () => {
  const log = soundLog(last.opening, rows)
  const read = readBattleText(printBattle({ battle, log }))
  expect(read?.isTorn).toBe(false)
  expect(read && storedRecordOf(read)).toEqual(record)
  expect(hashOfOpening(last.opening)).toBe(rows[0]?.entry.previous)
})
