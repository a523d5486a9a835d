// Photographs of battles on this phone: add, describe, remove, watch. Their number is limited; those of a battle that is gone give way.
import { liveQuery } from 'dexie'
import { hashOfEntry } from '@/core/record/chain.ts'
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import type { DocumentRow } from '../documents/document.ts'
import { editDocument, removeDocument, rowsFor } from '../documents/documents.ts'
import { loadKinds } from '../kindList.ts'
import { rowsOf } from '../kindRows.ts'
import { changeKind, type Touch } from '../kindWriting.ts'
import { compared } from '../recovery/boot.ts'
import { readPhoto, readPicture } from './photoCodec.ts'
import {
  photoKindName,
  photoLimits,
  type KeptPhoto,
  type Photo,
  type PhotoPicture,
} from './photo.ts'
import { photoKind } from './photoKind.ts'

const allRows = (): PromiseLike<DocumentRow[]> =>
  database.documents.where('[kind+owner]').equals([photoKindName, '']).toArray()

function keptIn(rows: readonly DocumentRow[]): KeptPhoto[] {
  return rows.flatMap(({ id, v, value, createdAt }) => {
    const photo = v > photoKind.version ? null : readPhoto(value)
    return photo === null ? [] : [{ ...photo, id, takenAt: createdAt }]
  })
}

/** The first entry of every battle here, hashed: what photographs name their battle by. */
async function battlesHere(): Promise<ReadonlySet<string>> {
  const ids = await database.battles.toCollection().primaryKeys()
  const first = await database.entries.bulkGet(ids.map((id): [string, number] => [id, 1]))
  return new Set(first.flatMap((row) => (row === undefined ? [] : [hashOfEntry(row.entry)])))
}

async function removeAll(ids: readonly string[], touch: Touch): Promise<void> {
  for (const id of ids) touch(id)
  await rowsOf(photoKind).remove(ids)
}

/** Photographs of battles that are not here any more. */
async function makeRoom(photos: readonly KeptPhoto[], touch: Touch): Promise<number> {
  const here = await battlesHere()
  const gone = photos.filter(({ battle }) => !here.has(battle)).map(({ id }) => id)
  await removeAll(gone, touch)
  return gone.length
}

export type Added = 'added' | 'battle-full' | 'phone-full'

/** Counted and stored in one transaction: two tabs never add one too many together. */
export async function addPhoto(photo: Photo, picture: PhotoPicture): Promise<Added> {
  await loadKinds([photoKind])
  if (readPhoto(photo) === null || readPicture(picture) === null)
    throw new RangeError('a photograph beyond its limits')
  const id = crypto.randomUUID()
  const held = { value: photo, parts: { [crypto.randomUUID()]: picture } }
  await compared() // a battle that is still to come back is not gone
  return changeKind(
    photoKind,
    async (touch) => {
      const photos = keptIn(await allRows())
      if (photos.filter(({ battle }) => battle === photo.battle).length >= photoLimits.ofBattle)
        return 'battle-full'
      if (photos.length >= photoLimits.onPhone && (await makeRoom(photos, touch)) === 0)
        return 'phone-full'
      touch(id)
      await database.documents.bulkAdd(rowsFor(photoKind, id, held, Date.now()))
      return 'added'
    },
    [database.battles, database.entries],
  )
}

export const describePhoto = async (id: string, note: string): Promise<void> => {
  await loadKinds([photoKind])
  const said = note.trim().slice(0, photoLimits.note)
  await editDocument(photoKind, id, (value) => {
    const photo = readPhoto(value)
    return photo === null ? value : { ...photo, note: said }
  })
}

export const removePhoto = async (id: string): Promise<void> => {
  await loadKinds([photoKind])
  await removeDocument(photoKind, id)
}

/** After a battle was deleted for good; a copy of it that went on another way keeps them. */
export async function removePhotosOf(battle: string): Promise<void> {
  await loadKinds([photoKind])
  const photos = keptIn(await connected(allRows)).filter((photo) => photo.battle === battle)
  if (photos.length === 0) return
  await changeKind(
    photoKind,
    async (touch) => {
      if ((await battlesHere()).has(battle)) return
      await removeAll(
        photos.map(({ id }) => id),
        touch,
      )
    },
    [database.battles, database.entries],
  )
}

/** The picture of one; null if it is gone or cannot be read. */
export async function pictureOf(id: string): Promise<PhotoPicture | null> {
  const parts = await connected(() =>
    database.documents.where('[kind+owner]').equals([photoKindName, id]).toArray(),
  )
  return parts.map(({ value }) => readPicture(value)).find((picture) => picture !== null) ?? null
}

/** In the order in which they were taken; now and after every change, in any tab. */
export function watchPhotos(
  battle: string,
  tell: (photos: readonly KeptPhoto[]) => void,
  fail: (cause: unknown) => void,
): { readonly stop: () => void } {
  const own = async (): Promise<KeptPhoto[]> =>
    keptIn(await connected(allRows))
      .filter((photo) => photo.battle === battle)
      .sort((one, other) => one.takenAt - other.takenAt)
  const running = liveQuery(own).subscribe(tell, fail)
  return { stop: () => running.unsubscribe() }
}
