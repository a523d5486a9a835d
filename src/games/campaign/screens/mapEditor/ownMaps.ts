// The maps of one's own of a campaign on this phone, in every tab, with what is still wrong with each.
import { computed } from 'vue'
import type { Result } from '@/core/result.ts'
import { watchedList } from '@/app/watchedList.ts'
import {
  addDocument,
  editDocument,
  removeDocument,
  watchDocuments,
} from '@/storage/documentsDoor.ts'
import { mapKind } from '../../../mapKind.ts'
import { readMap, type MapFields, type MapFile, type MapProblem } from '../../rules/index.ts'
import type { MapCampaign } from './mapCampaign.ts'
import { rowsOnce } from './rowsOnce.ts'

export interface OwnMap<M extends MapFile> {
  /** Of the document; the map's own id is in the map. */
  readonly id: string
  readonly map: M
  readonly problems: readonly MapProblem[]
}

interface Row {
  readonly v: number
  readonly value: unknown
}

/** Null: of another campaign, or written by a newer version of the app. */
function mapOf<M>({ v, value }: Row, read: (json: unknown) => Result<M, unknown>): M | null {
  const found = v > mapKind.version ? null : read(value)
  return found?.ok === true ? found.value : null
}

/** Those that are here now. */
export async function storedMaps<M extends MapFile>(fields: MapFields): Promise<readonly M[]> {
  return (await rowsOnce(mapKind)).flatMap(
    (row) => mapOf(row, (json) => readMap<M>(json, fields)) ?? [],
  )
}

type Checking<M extends MapFile> = Pick<MapCampaign<M>, 'fields' | 'check'>

export function useOwnMaps<M extends MapFile>({ fields, check }: Checking<M>) {
  const { cards, failure, show, stop } = watchedList<Row & { readonly id: string }>((tell, fail) =>
    watchDocuments(mapKind, tell, fail),
  )
  /** The one changed last first; those of other campaigns and of a newer version of the app are left out. */
  const all = computed((): readonly OwnMap<M>[] =>
    (cards.value ?? []).flatMap((row) => {
      const map = mapOf(row, (json) => readMap<M>(json, fields))
      return map === null ? [] : [{ id: row.id, map, problems: check(map) }]
    }),
  )
  return {
    all,
    isThere: computed(() => cards.value !== null),
    failure,
    show,
    stop,
    add: (map: M): Promise<string> => addDocument(mapKind, map),
    edit: (id: string, next: (map: M) => M): Promise<void> =>
      // Read strictly when it came in, whatever way it came.
      editDocument(mapKind, id, (value) => next(value as M)),
    remove: (id: string): Promise<void> => removeDocument(mapKind, id),
  }
}
