// The start: is the database there, is it ours, is it whole? No caller reads or writes before the verdict.
import { connected, openOrReopen } from '../connection.ts'
import { database, hasRows } from '../database.ts'
import { deferred } from '../deferred.ts'
import { kindsHere } from '../documents/strangers.ts'
import { hasUnits } from '../kindRows.ts'
import { mayRead, type Guard } from '../meta.ts'
import { databaseName, factoryHere, findPlace } from '../place.ts'
import { dbSchema } from '../versions.ts'
import type { Compared } from './compare.ts'
import { clearForUse } from './clearForUse.ts'
import { startWentWell } from './failedStarts.ts'
import { recallSentinel, remembered, rememberedKinds } from './sentinel.ts'
import type { Boot } from './verdict.ts'

const allowed = deferred<undefined>()

/** Resolves when the database may be used. */
export const untilCleared = (): Promise<undefined> => allowed.promise

export function allowUse(): void {
  allowed.resolve(undefined)
  void import('../visit.ts').then(({ beginVisit }) => beginVisit())
}

/** The schema of the database that is there; 0 if there is none, null if the browser cannot say. */
async function schemaThere(): Promise<number | null> {
  if (!('databases' in indexedDB)) return null
  const all = await factoryHere.databases().catch(() => []) // opening it will tell what is wrong
  return (all.find(({ name }) => name === databaseName)?.version ?? 0) / 10
}

/** Everything as it is goes into a spare file before its tables change. */
async function keepBeforeUpgrade(schema: number | null): Promise<void> {
  if (schema === null || schema < 1 || schema >= dbSchema) return
  const { keepEverything } = await import('./raw.ts')
  await keepEverything(schema)
}

interface Facts {
  readonly guard: Guard | null
  readonly hasBattles: boolean
  /** The kinds that something is there of. */
  readonly here: ReadonlySet<string>
  /** The kinds whose changes are counted. */
  readonly counted: ReadonlySet<string>
}

const readFacts = (): Promise<Facts> =>
  connected(async () => {
    const kinds = await kindsHere()
    const [guard, counters, hasBattles, ...there] = await Promise.all([
      database.meta.get('guard'),
      database.meta.toCollection().primaryKeys(),
      hasRows(database.battles),
      ...kinds.map(hasUnits),
    ])
    const here = kinds.filter((_, place) => there[place] === true).map(({ name }) => name)
    const counted = new Set(counters)
    return { guard: mayRead(guard), hasBattles, here: new Set(here), counted }
  })

/** A database without guard and rows is new. If anything remembers another one, that one was lost. */
async function isLost({ guard, hasBattles, here }: Facts): Promise<boolean> {
  if (guard !== null || hasBattles || here.size > 0) return false
  if (remembered().battles || rememberedKinds().length > 0) return true
  const { hasSpares } = await import('./found.ts')
  return hasSpares()
}

/** Code that a start which goes well never needs. */
const verdict = () => import('./verdict.ts')

let comparing: Promise<Compared | null> = Promise.resolve(null)

/** What was put right in the background after the start; null if nothing could be compared. */
export const compared = (): Promise<Compared | null> => comparing

/** Both copies, now. */
export function compare(): Promise<Compared | null> {
  comparing = import('./compare.ts').then(({ compareAll }) => compareAll()).catch(() => null)
  return comparing
}

const isMissing = ({ hasBattles, here, counted }: Facts): boolean =>
  (remembered().battles && !hasBattles) ||
  rememberedKinds().some((name) => !here.has(name) || !counted.has(name))

async function judge(): Promise<Boot> {
  const [facts] = await Promise.all([readFacts(), recallSentinel()])
  if (await isLost(facts)) return (await verdict()).lost('gone')
  await clearForUse()
  void compare()
  // What was there and is not: the second copies come first, the screen second.
  if (isMissing(facts)) await comparing
  allowUse()
  void startWentWell()
  return { kind: 'ready' }
}

async function start(): Promise<Boot> {
  try {
    await findPlace().catch(() => undefined) // else at its usual place
    // Without it the start goes on, on a full phone too: an upgrade only adds.
    await keepBeforeUpgrade(await schemaThere()).catch(() => undefined)
    await openOrReopen()
    return await judge()
  } catch (cause) {
    return (await verdict()).verdictOn(cause)
  }
}

let booted: Promise<Boot> | undefined

/** Once per page. */
export function boot(): Promise<Boot> {
  booted ??= start()
  return booted
}
