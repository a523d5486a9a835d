// The battle as the phone keeps it, read from its database and replayed by the command line.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { hashOfEntry } from '../../../../src/core/record/chain.ts'
import { printRecord } from '../../../../src/core/record/text.ts'
import type { ReplayData } from '../../../../src/cli/replay/run.ts'
import type { BattleRow, EntryRow } from '../../../../src/storage/battles/battle.ts'

interface Rows {
  readonly battles: readonly BattleRow[]
  readonly entries: readonly EntryRow[]
}

const readRows = (page: Page): Promise<Rows> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('aide-de-camp')
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const all = (table: string): Promise<unknown> =>
      new Promise((resolve) => {
        const reading = opening.result.transaction(table).objectStore(table).getAll()
        reading.onsuccess = () => resolve(reading.result)
      })
    const rows = { battles: await all('battles'), entries: await all('entries') }
    opening.result.close()
    return rows as never
  })

/** The battle whose address the page shows, with its entries in order. */
async function readKept(page: Page) {
  const { battles, entries } = await readRows(page)
  const battle = battles.find(({ id }) => page.url().includes(id))
  if (battle === undefined) throw new Error('the battle is not in the database')
  const own = entries
    .filter(({ battleId }) => battleId === battle.id)
    .toSorted((one, other) => one.seq - other.seq)
    .map(({ entry }) => entry)
  return { battle, own }
}

/** How many answers of that battle are stored: none before the first one has its tick. */
export const countKept = async (page: Page): Promise<number> => (await readKept(page)).own.length

/** The text of the record of the battle whose address the page shows, as docs/formats.md has it. */
export async function keptRecord(page: Page): Promise<string> {
  const { battle, own } = await readKept(page)
  const last = own.at(-1)
  if (last === undefined) throw new Error('nothing was played')
  const head = { entries: own.length, hash: hashOfEntry(last) }
  return printRecord({ ...battle.opening, head, entries: own })
}

/** What `npm run --silent replay -- --json FILE` says of a record. */
export function replayed(record: string, file: string): ReplayData {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, record)
  const told = execFileSync('npm', ['run', '--silent', 'replay', '--', '--json', file], {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [first] = JSON.parse(told) as ReplayData[]
  if (first === undefined) throw new Error('nothing was replayed')
  return first
}
