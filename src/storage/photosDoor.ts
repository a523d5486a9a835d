// The door to photographs; their code comes with the first call.
import { local } from './chunk.ts'
import type { Added } from './photos/photos.ts'
import type { KeptPhoto, Photo, PhotoPicture } from './photos/photo.ts'

export { photoLimits } from './photos/photo.ts'
export type { KeptPhoto } from './photos/photo.ts'

async function code() {
  const [chunk] = await Promise.all([import('./photos/photos.ts'), local()])
  return chunk
}

/** Stores one with its picture; says where there is no room for another. */
export const addPhoto = async (photo: Photo, picture: PhotoPicture): Promise<Added> =>
  (await code()).addPhoto(photo, picture)

/** What stands below it; cut to its length. */
export const describePhoto = async (id: string, note: string): Promise<void> =>
  (await code()).describePhoto(id, note)

export const removePhoto = async (id: string): Promise<void> => (await code()).removePhoto(id)

export const pictureOf = async (id: string): Promise<PhotoPicture | null> =>
  (await code()).pictureOf(id)

/** Tells the photographs of a battle in the order in which they were taken, now and after every change. */
export function watchPhotos(
  battle: string,
  tell: (photos: readonly KeptPhoto[]) => void,
  fail: (cause: unknown) => void,
): { readonly stop: () => void } {
  let running: { readonly stop: () => void } | null = null
  let isStopped = false
  code().then((chunk) => {
    if (!isStopped) running = chunk.watchPhotos(battle, tell, fail)
  }, fail)
  return {
    stop: () => {
      isStopped = true
      running?.stop()
    },
  }
}
