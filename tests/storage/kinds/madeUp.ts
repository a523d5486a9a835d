// A kind that no module of the app knows: maps of regions, with notes that are parts and name each other.
import { documentKind } from '@/storage/documents/documentKind.ts'

export interface MapValue {
  readonly name: string
  readonly regions: readonly string[]
  /** The id of the note that stands on the map's front; null: none. */
  readonly front: string | null
}

const isMap = (value: unknown): value is MapValue =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).sort().join() === 'front,name,regions' &&
  'name' in value &&
  typeof value.name === 'string'

export const mapKind = documentKind({
  name: 'maps',
  version: 1,
  order: 20,
  load: () =>
    Promise.resolve({
      decode: (value) => (isMap(value) ? value : null),
      decodePart: (value) => (typeof value === 'string' ? value : null),
      title: (value) => (isMap(value) ? value.name : ''),
      rename: (value, idOf) =>
        isMap(value) && value.front !== null ? { ...value, front: idOf(value.front) } : value,
    }),
})
