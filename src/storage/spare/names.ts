// The names of spare files. What must be known at a start without opening a file stands in its name.

const spareKinds = [
  /** A battle that is being played, or was when the app ended: id, epoch of its writer, number of the file. */
  'live',
  /** A battle that nobody plays just now: id, entries, number of the file. */
  'rest',
  /** A battle as it was at the end of a turn: id, entries, number of the file. */
  'turn',
  /** All armies: the stamp of the database they were copied from, number of the file. */
  'armies',
  /** Everything, before the database was upgraded, replaced or begun anew: the schema it had, number of the file. */
  'before',
  /** Whether anything can be written at all: nothing, number of the file. */
  'probe',
  /** A battle that was deleted, while one of its files could not be: id. */
  'gone',
  /** A damaged file of a battle, as it was found: id, the last entry it knew of, number of the file. */
  'unread',
] as const
export type SpareKind = (typeof spareKinds)[number]

export interface SpareName {
  readonly kind: SpareKind
  /** A battle's id; empty for the others. */
  readonly id: string
  readonly numbers: readonly number[]
  /** It lies in the mirror, not in the folder that is flushed line by line. */
  readonly isMirrored: boolean
}

const mirrorSign = '@'

/** The name of a file in the mirror. */
export const mirrorName = (name: string): string => mirrorSign + name

export const isMirrorName = (name: string): boolean => name.startsWith(mirrorSign)

export const spareName = (kind: SpareKind, id: string, ...numbers: readonly number[]): string =>
  [kind, id, ...numbers].join('~')

/** Null for a name that is not ours. */
export function readName(name: string): SpareName | null {
  const isMirrored = isMirrorName(name)
  const [first, id, ...rest] = name.slice(isMirrored ? mirrorSign.length : 0).split('~')
  const kind = spareKinds.find((each) => each === first)
  const numbers = rest.map(Number)
  if (kind === undefined || id === undefined || !numbers.every(Number.isSafeInteger)) return null
  return { kind, id, numbers, isMirrored }
}
