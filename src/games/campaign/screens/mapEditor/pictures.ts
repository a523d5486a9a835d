// The picture behind a map: chosen from a file, drawn anew, kept on this phone, never in the map.
import { computed, shallowRef } from 'vue'
import { watchedList } from '@/app/watchedList.ts'
import { smallPicture } from '@/platform/photograph.ts'
import {
  addDocument,
  mapPictureKind,
  mapPictureLimits,
  removeDocument,
  watchDocuments,
  type MapPicture,
} from '@/storage/documentsDoor.ts'
import { rowsOnce } from './rowsOnce.ts'

interface KeptPicture extends MapPicture {
  readonly id: string
}

interface Row {
  readonly id: string
  readonly v: number
  readonly value: unknown
}

/** Rows were decoded when they came in from outside; what a newer version wrote is left out. */
const keptIn = (rows: readonly Row[]): readonly KeptPicture[] =>
  rows.flatMap(({ id, v, value }) =>
    v > mapPictureKind.version ? [] : [{ id, ...(value as MapPicture) }],
  )

const kind = mapPictureKind
async function removeOf(map: string, but: string | null = null): Promise<void> {
  const own = keptIn(await rowsOnce(kind)).filter((each) => each.map === map && each.id !== but)
  for (const { id } of own) await removeDocument(kind, id)
}

/** Takes the place of the one before. False: this is no picture that the browser can show. */
async function setPicture(map: string, file: Blob): Promise<boolean> {
  const picture = await smallPicture(file, mapPictureLimits)
  if (picture === null) return false
  const added = await addDocument(kind, { map, ...picture })
  await removeOf(map, added)
  return true
}

/** Goes with its map; what it gives brings it back. */
export async function removePictureOf(map: string): Promise<() => Promise<void>> {
  const kept = keptIn(await rowsOnce(kind)).find((each) => each.map === map)
  await removeOf(map)
  return async () => {
    if (kept === undefined) return
    const { jpeg, width, height } = kept
    await addDocument(kind, { map, jpeg, width, height })
  }
}

export function useMapPicture(map: () => string | null) {
  const { cards, show, stop } = watchedList<Row>((tell, fail) => watchDocuments(kind, tell, fail))
  const picture = computed(
    () => keptIn(cards.value ?? []).find((each) => each.map === map()) ?? null,
  )
  const isBusy = shallowRef(false)
  async function set(file: Blob): Promise<boolean> {
    const id = map()
    if (isBusy.value || id === null) return true
    isBusy.value = true
    try {
      return await setPicture(id, file)
    } finally {
      isBusy.value = false
    }
  }
  const remove = async (): Promise<void> => removeOf(map() ?? '')
  return { picture, isBusy, show, stop, set, remove }
}
