// Everything a backup covers, read from the database a little at a time: each thing and battle as it stands at one moment.
import type { Table } from 'dexie'
import { everyEntry } from '../battles/entryRows.ts'
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { kindsHere } from '../documents/strangers.ts'
import type { Kind, Row } from '../kind.ts'
import { loadKinds } from '../kindList.ts'
import { countUnits, rowsOf, tablesOf } from '../kindRows.ts'
import { soundThing } from './assemble.ts'
import type { Progress } from './readFile.ts'
import { soundBattle } from './sound.ts'
import { battleOrder, leftOut } from './tables.ts'
import type { Unit } from './unit.ts'

/** The covered tables of this database. */
export const coveredTables = (): Table<Row>[] =>
  database.tables.filter(({ name }) => !Object.hasOwn(leftOut, name))

/** Some things and battles; null for each that cannot be read. */
export type Batch = readonly (Unit | null)[]

/** Things and battles read in one transaction, which no player has to wait for. */
const atOnce = 10

/** What is gone by then is left out. */
async function readThings(kind: Kind, ids: readonly string[]): Promise<Batch> {
  const units = await connected(() =>
    database.transaction('r', tablesOf(kind), () =>
      Promise.all(ids.map((id) => rowsOf(kind).read(id))),
    ),
  )
  return units.flatMap((unit) => (unit === null ? [] : [soundThing({ kind, ...unit })]))
}

async function readBattles(ids: readonly string[]): Promise<Batch> {
  const read = await connected(() =>
    database.transaction('r', [database.battles, database.entries], () =>
      Promise.all([
        database.battles.bulkGet([...ids]),
        Promise.all(ids.map((id) => everyEntry(id).toArray())),
      ]),
    ),
  )
  const [battles, entries] = read
  return battles.flatMap((battle, n) =>
    battle === undefined ? [] : [soundBattle(battle, entries[n] ?? [])],
  )
}

interface Stack {
  readonly ids: readonly string[]
  readonly read: (ids: readonly string[]) => Promise<Batch>
}

/** In the order of a backup; without what is in it only on wish, unless all is wanted. */
async function stacksHere(isWhole: boolean): Promise<readonly Stack[]> {
  const kinds = await connected(() => kindsHere())
  await loadKinds()
  const wanted = kinds.filter(({ onWish }) => isWhole || onWish !== true)
  const stackOf = async (kind: Kind): Promise<Stack> => ({
    ids: await connected(() => rowsOf(kind).ids()),
    read: (ids) => readThings(kind, ids),
  })
  const isEarly = ({ order }: Kind): boolean => order < battleOrder
  const battles = await connected(() => database.battles.toCollection().primaryKeys())
  return [
    ...(await Promise.all(wanted.filter(isEarly).map(stackOf))),
    { ids: battles, read: readBattles },
    ...(await Promise.all(wanted.filter((kind) => !isEarly(kind)).map(stackOf))),
  ]
}

export async function* storedUnits(
  isWhole = true,
  tell: Progress = () => undefined,
): AsyncGenerator<Batch> {
  const stacks = await stacksHere(isWhole)
  const all = stacks.reduce((sum, { ids }) => sum + ids.length, 0)
  let done = 0
  for (const { ids, read } of stacks)
    for (let from = 0; from < ids.length; from += atOnce) {
      const some = ids.slice(from, from + atOnce)
      yield await read(some)
      done += some.length
      tell(done / all)
    }
}

/** How many things and battles every backup would hold now. */
export const countKept = (): Promise<number> =>
  connected(async () => {
    const kinds = await kindsHere()
    const counts = await Promise.all([
      database.battles.count(),
      ...kinds.filter(({ onWish }) => onWish !== true).map((kind) => countUnits(kind)),
    ])
    return counts.reduce((sum, count) => sum + count, 0)
  })
