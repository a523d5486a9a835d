// Reading battles out of the database.
import { liveQuery } from 'dexie'
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { StorageFailure } from '../failure.ts'
import { mayRead } from '../meta.ts'
import { soundLog, type BattleRow, type HeadRow, type KeptBattle } from './battle.ts'
import { entriesUpTo, everyEntry } from './entryRows.ts'

export interface StoredBattle extends KeptBattle {
  readonly head: HeadRow
  /** There are, or were, more entries than hang together: some are gone or were changed. */
  readonly isBroken: boolean
  /** The number of the last entry there is or was. */
  readonly lastSeq: number
}

export const battleTables = () => [
  database.battles,
  database.entries,
  database.heads,
  database.meta,
]

/** What is there of a battle, whatever is missing. Inside a transaction over `battleTables`. */
export async function remainsOf(id: string) {
  const [battle, head, rows] = await Promise.all([
    database.battles.get(id),
    database.heads.get(id),
    everyEntry(id).toArray(),
  ])
  return { battle, head, rows }
}

function readBattle(id: string): Promise<StoredBattle | null> {
  return database.transaction('r', battleTables(), async () => {
    const [guard, { battle, head, rows }] = await Promise.all([
      database.meta.get('guard'),
      remainsOf(id),
    ])
    mayRead(guard)
    if (battle === undefined || head === undefined) return null
    const log = soundLog(battle.opening, rows)
    const lastSeq = Math.max(head.seq, rows.at(-1)?.seq ?? 0)
    return { battle, log, head, lastSeq, isBroken: log.length !== lastSeq }
  })
}

/** A battle as the database has it; null if there is none. */
export const loadBattle = (id: string): Promise<StoredBattle | null> =>
  connected(() => readBattle(id))

export async function loadKnown(id: string): Promise<StoredBattle> {
  const stored = await loadBattle(id)
  if (stored === null) throw new StorageFailure('missing')
  return stored
}

/** Looked at in one step; a player waits for no more than that. */
const atOnce = 50

const wholeAmong = (heads: readonly HeadRow[]): Promise<HeadRow[]> =>
  connected(() =>
    database.transaction('r', database.entries, async () => {
      const counts = await Promise.all(
        heads.map(({ battleId, seq }) => entriesUpTo(battleId, seq).count()),
      )
      return heads.filter(({ seq }, place) => counts[place] === seq)
    }),
  )

/** Every battle that more is there of than entries, and the heads of those that have all they speak of. */
export async function storedBattles() {
  const [rows, heads] = await connected(() =>
    Promise.all([database.battles.toCollection().primaryKeys(), database.heads.toArray()]),
  )
  const ids = new Set([...rows, ...heads.map(({ battleId }) => battleId)])
  const withRow = new Set(rows)
  const known = heads.filter(({ battleId }) => withRow.has(battleId))
  const whole: HeadRow[] = []
  for (let from = 0; from < known.length; from += atOnce)
    whole.push(...(await wholeAmong(known.slice(from, from + atOnce))))
  return { ids, whole }
}

/** A battle in a list. */
export interface BattleCard extends BattleRow {
  readonly entries: number
}

interface BattleWatch {
  readonly stop: () => void
}

/** Tells all battles, the newest first, now and after every change in any tab. */
export function watchBattles(
  tell: (cards: readonly BattleCard[]) => void,
  fail: (cause: unknown) => void,
): BattleWatch {
  const subscription = liveQuery(async () => {
    const battles = await database.battles.toArray()
    const counts = await Promise.all(battles.map(({ id }) => everyEntry(id).count()))
    return battles
      .map((battle, place) => ({ ...battle, entries: counts[place] ?? 0 }))
      .sort((one, other) => other.updatedAt - one.updatedAt)
  }).subscribe(tell, fail)
  return { stop: () => subscription.unsubscribe() }
}

/** Tells one battle, now and whenever some tab has added to it; null when it is gone. */
export function watchBattle(
  id: string,
  tell: (stored: StoredBattle | null) => void,
  fail: (cause: unknown) => void,
): BattleWatch {
  const subscription = liveQuery(() => readBattle(id)).subscribe(tell, fail)
  return { stop: () => subscription.unsubscribe() }
}
