// A battle whose second journal went on in another way than the database: the next start finds two versions.
import type { FakeBrowser } from './browser.ts'
import { beginRace, nth, type StoragePage } from './page.ts'

/** Six entries in the database; five of them and two others in the second journal. Returns the battle's id. */
export async function partedBattle(page: StoragePage, browser: FakeBrowser): Promise<string> {
  const { id, journal } = await beginRace(page, 6)
  const live = [...browser.files.keys()].find((name) => name.includes(`live~${id}`)) ?? ''
  const { printEntries } = await import('@/storage/spare/battleText.ts')
  const { hashOfEntry } = await import('@/core/record/chain.ts')
  const fork = { kind: 'retract', previous: nth(6).previous, count: 1 } as const
  const head = (browser.files.get(live) ?? '').split('\n').slice(0, 1).join('\n')
  const rows = [1, 2, 3, 4, 5].map((seq) => ({ seq, v: 1, at: 0, entry: nth(seq), hash: '' }))
  const more = [{ seq: 6, v: 1, at: 0, entry: fork, hash: '' }]
  more.push({ seq: 7, v: 1, at: 0, entry: { ...fork, previous: hashOfEntry(fork) }, hash: '' })
  await journal.close()
  browser.files.clear()
  browser.files.set(`/spare/live~${id}~1~1`, `${head}\n${printEntries([...rows, ...more])}`)
  return id
}
