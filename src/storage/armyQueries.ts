// Finding and watching stored armies. Lists are answered from the indexes; only shown armies are read.
import { liveQuery } from 'dexie'
import { keptArmy, type KeptArmy } from './keptArmy.ts'
import { folded, wordsOf } from './searchWords.ts'
import { database } from './database.ts'

export const armySorts = ['recent', 'name', 'points'] as const
export type ArmySort = (typeof armySorts)[number]

export interface ArmyQuery {
  readonly bin: boolean
  readonly sort: ArmySort
  /** Words that must all begin a word of the name, a battalion's name, the nation or a tag; `#tag` finds a tag. */
  readonly search: string
}

const indexOf = {
  recent: '[bin+updatedAt]',
  name: '[bin+sortName]',
  points: '[bin+points]',
} as const satisfies Record<ArmySort, string>

async function sortedIds({ bin, sort }: ArmyQuery): Promise<string[]> {
  const place = bin ? 1 : 0
  const all = database.armies.where(indexOf[sort]).between([place], [place, []])
  const ids = await all.primaryKeys()
  return sort === 'name' ? ids : ids.reverse()
}

const termsOf = (search: string): string[] =>
  search
    .split(/\s+/)
    .flatMap((part) => (part.startsWith('#') && part.length > 1 ? [folded(part)] : wordsOf(part)))

async function idsWithTerm(term: string): Promise<Set<string>> {
  return new Set(await database.armies.where('words').startsWith(term).primaryKeys())
}

async function findIds(query: ArmyQuery): Promise<string[]> {
  const [ids, ...matches] = await Promise.all([
    sortedIds(query),
    ...termsOf(query.search).map(idsWithTerm),
  ])
  return ids.filter((id) => matches.every((match) => match.has(id)))
}

/** A running watch; `stop` ends it. */
export interface Watch {
  readonly stop: () => void
}

function watch<T>(
  ask: () => Promise<T>,
  tell: (value: T) => void,
  fail: (cause: unknown) => void,
): Watch {
  const subscription = liveQuery(ask).subscribe(tell, fail)
  return { stop: () => subscription.unsubscribe() }
}

/** The page of a list: how many there are in all, and the first `count` of them. */
export interface ArmyPage {
  readonly total: number
  readonly armies: readonly KeptArmy[]
}

/** Tells the first `count` armies of a query, now and after every change, in any tab. */
export const watchArmies = (
  query: ArmyQuery,
  count: number,
  tell: (page: ArmyPage) => void,
  fail: (cause: unknown) => void,
): Watch =>
  watch(
    async () => {
      const ids = await findIds(query)
      const rows = await database.armies.bulkGet(ids.slice(0, count))
      return { total: ids.length, armies: rows.filter((row) => row !== undefined).map(keptArmy) }
    },
    tell,
    fail,
  )

/** Tells one army, now and after every change, in any tab; null if it is not there. */
export const watchArmy = (
  id: string,
  tell: (kept: KeptArmy | null) => void,
  fail: (cause: unknown) => void,
): Watch =>
  watch(
    async () => {
      const row = await database.armies.get(id)
      return row === undefined ? null : keptArmy(row)
    },
    tell,
    fail,
  )

/** Tells how many armies are in the bin. */
export const watchBin = (tell: (count: number) => void, fail: (cause: unknown) => void): Watch =>
  watch(() => database.armies.where('[bin+updatedAt]').between([1], [1, []]).count(), tell, fail)

/** All tags in use, for suggestions. */
export async function allTags(): Promise<string[]> {
  const tags: string[] = []
  await database.armies
    .where('words')
    .startsWith('#')
    .eachUniqueKey((word) => {
      if (typeof word === 'string') tags.push(word.slice(1))
    })
  return tags.sort()
}
