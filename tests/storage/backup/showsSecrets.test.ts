// What a backup shows to whoever reads the file, as the storage page and the table say it.
import { expect, test } from 'vitest'
import { answerIn, begin } from '@/core/record/play.ts'
import { recordOf } from '@/core/record/log.ts'
import { seal, unseal } from '@/games/campaign/screens/post/seal.ts'
import { seatPost } from '@/games/campaign/screens/post/keptPost.ts'
import { paperKeys } from '@/storage/backup/papers.ts'
import { pennies } from '@tests/support/games/pennies/rules.ts'
import { valueOf } from '@tests/support/results.ts'
import { backupText, battleOf, storedOf } from './support/examples.ts'

test('a coin that is locked on one phone stands in the record, and so in a backup', async () => {
  const begun = valueOf(begin(pennies, { rounds: 1 }))
  const salt = '0'.repeat(32)
  const locked = valueOf(
    answerIn(pennies, begun, { kind: 'choice', option: 'tails' }, { by: 'a', salt }),
  )
  const { entries, ...opening } = recordOf(locked)
  const { battle, head } = battleOf(1, 0)
  const rows = entries.map((entry, n) => ({ battleId: battle.id, seq: n + 1, v: 1, at: 0, entry }))
  const text = await backupText(
    storedOf(0, [{ battle: { ...battle, opening }, head: { ...head, seq: 1 }, entries: rows }]),
  )
  expect(text).toContain('"option":"tails"')
})

test('the keys of the seats are in it, and open what was sealed; a lock beside the record is not', async () => {
  const header = { game: 'the-deluge', campaign: 'c', seat: 'plc', content: 'sheet' } as const
  const { key } = seatPost('c', 'plc')
  expect(paperKeys).toContain('aide-de-camp.seatKeys')
  expect(await unseal(key, await seal(key, header, { war: 'sweden' }))).toMatchObject({ ok: true })
  expect(paperKeys.filter((each) => /lock|pins/u.test(each) && !/Clock/u.test(each))).toEqual([])
})
