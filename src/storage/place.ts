// Place of the database: its usual one, another one when that can no longer be opened, or memory for one visit.

export const databaseName = 'aide-de-camp'

/** The bucket, and where the browser has no buckets the database, that takes the place of one that cannot be opened. */
const otherName = 'aide-de-camp-2'

/** Not yet in TypeScript's own lib. */
interface Bucket {
  readonly indexedDB: IDBFactory
}
declare global {
  interface Navigator {
    readonly storageBuckets?: {
      readonly keys: () => Promise<string[]>
      readonly open: (name: string, options: { durability: 'strict' }) => Promise<Bucket>
      readonly delete: (name: string) => Promise<void>
    }
  }
}

interface Place {
  readonly kind: 'usual' | 'other' | 'memory'
  /** What is there now, not what was there when this page was loaded. */
  readonly factory: () => IDBFactory
  readonly ranges: () => typeof IDBKeyRange
  /** The name of the database there. */
  readonly name: string
}

const usual: Place = {
  kind: 'usual',
  factory: () => indexedDB,
  ranges: () => IDBKeyRange,
  name: databaseName,
}

let place: Place = usual

const nameHere = (name: string): string => (name === databaseName ? place.name : name)

/** The factory of the present place: a caller that opens the database by its name gets the one that is there. */
export const factoryHere: IDBFactory = {
  open: (name, version) => place.factory().open(nameHere(name), version),
  deleteDatabase: (name) => place.factory().deleteDatabase(nameHere(name)),
  databases: async () => {
    const all = await place.factory().databases()
    return all.map((each) => (each.name === place.name ? { ...each, name: databaseName } : each))
  },
  cmp: (one, other) => place.factory().cmp(one, other),
}

/** The key ranges that this factory understands. */
export const rangesHere: Pick<typeof IDBKeyRange, 'bound' | 'lowerBound' | 'only' | 'upperBound'> =
  {
    bound: (...given) => place.ranges().bound(...given),
    lowerBound: (...given) => place.ranges().lowerBound(...given),
    only: (value: unknown) => place.ranges().only(value),
    upperBound: (...given) => place.ranges().upperBound(...given),
  }

export const isInMemory = (): boolean => place.kind === 'memory'

/** A bucket has files of its own, which another name in the same place has not in Chromium. */
async function otherPlace(): Promise<Place> {
  const bucket = await navigator.storageBuckets?.open(otherName, { durability: 'strict' })
  return bucket === undefined
    ? { ...usual, kind: 'other', name: otherName }
    : { ...usual, kind: 'other', factory: () => bucket.indexedDB }
}

async function isOtherThere(): Promise<boolean> {
  const inBuckets = navigator.storageBuckets
  if (inBuckets !== undefined) return (await inBuckets.keys()).includes(otherName)
  if (!('databases' in indexedDB)) return false
  return (await indexedDB.databases()).some(({ name }) => name === otherName)
}

/** Whether a restore there went through: the guard comes in the same transaction as everything else. */
const isGuarded = ({ factory, name }: Place): Promise<boolean> =>
  new Promise((resolve) => {
    const request = factory().open(name)
    request.onupgradeneeded = () => request.transaction?.abort() // there was none
    request.onerror = () => resolve(false)
    request.onsuccess = () => {
      const there = request.result
      const no = (): void => resolve(false)
      if (!there.objectStoreNames.contains('meta')) no()
      else {
        const asked = there.transaction('meta').objectStore('meta').get('guard')
        asked.onsuccess = () => resolve(asked.result !== undefined)
        asked.onerror = no
      }
      there.close()
    }
  })

/** Before the database is opened: where was it put last? A place that was begun and not filled does not count. */
export async function findPlace(): Promise<void> {
  if (!(await isOtherThere())) return
  const other = await otherPlace()
  if (await isGuarded(other)) place = other
}

/** From now on the database is elsewhere; with what, is up to the caller. */
export async function moveElsewhere(): Promise<void> {
  if (place.kind !== 'other') place = await otherPlace()
}

/** The other place could not be filled: nothing of it stays. */
export async function giveUpOtherPlace(): Promise<void> {
  if (place.kind !== 'other') return
  place = usual
  await navigator.storageBuckets?.delete(otherName).catch(() => undefined)
}

/** From now on, and only for this visit, the database is in memory. */
export async function moveToMemory(): Promise<void> {
  const memory = await import('fake-indexeddb')
  const factory = new memory.IDBFactory()
  const ranges = memory.IDBKeyRange
  place = { ...usual, kind: 'memory', factory: () => factory, ranges: () => ranges }
}
