// The names of spare files. What must be known at a start without opening a file stands in its name.
import { allKinds } from '../kindList.ts'

const fileKinds = [
  /** A battle that is being played, or was when the app ended: id, epoch of its writer, number of the file. */
  'live',
  /** A battle that no tab plays just now: id, entries, number of the file. */
  'rest',
  /** A battle as it was at the end of a turn: id, entries, number of the file. */
  'turn',
  /** One thing with its parts: its kind and id (`unitId`), the stamp of its last change, number of the file. */
  'unit',
  /** Everything, before the database was upgraded, replaced or begun anew: the schema it had, number of the file. */
  'before',
  /** Whether anything can be written at all: nothing, number of the file. */
  'probe',
  /** A battle that was deleted, while one of its files could not be: id. */
  'gone',
  /** A damaged file of a battle, as it was found: id, the last entry it knew of, number of the file. */
  'unread',
] as const

/** One of these, or the name of a kind whose things are all in one file: the stamp they were copied at, its number. */
export type SpareKind = (typeof fileKinds)[number] | (string & {})

const isKind = (name: string): boolean =>
  fileKinds.some((each) => each === name) ||
  allKinds().some((kind) => kind.name === name && kind.copy !== 'each')

export interface SpareName {
  readonly kind: SpareKind
  /** A battle's id, or that of a thing behind its kind; empty for the others. */
  readonly id: string
  readonly numbers: readonly number[]
  /** It lies in the mirror, not in the folder that is flushed line by line. */
  readonly isMirrored: boolean
}

/** `events.3f8a…`: a thing in the name of its file. */
export const unitId = (kind: string, id: string): string => `${kind}.${id}`

export function readUnitId(id: string): { readonly kind: string; readonly id: string } | null {
  const [kind, own, ...rest] = id.split('.')
  if (kind === undefined || own === undefined || rest.length > 0) return null
  return { kind, id: own }
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
  const numbers = rest.map(Number)
  if (first === undefined || !isKind(first) || id === undefined) return null
  return numbers.every(Number.isSafeInteger) ? { kind: first, id, numbers, isMirrored } : null
}
