// The door to photographs; their code comes with the first call.
import type { Watch } from './armyQueries.ts'
import { cleared, later, watch, type Fail } from './chunk.ts'
import type { KeptPhoto } from './photos/photo.ts'

export { photoLimits } from './photos/photo.ts'
export type { KeptPhoto } from './photos/photo.ts'

const photos = () => cleared(() => import('./photos/photos.ts'))

/** Stores one with its picture; says where there is no room for another. */
export const addPhoto = later(photos, (code) => code.addPhoto)

/** What stands below it; cut to its length. */
export const describePhoto = later(photos, (code) => code.describePhoto)

export const removePhoto = later(photos, (code) => code.removePhoto)

export const pictureOf = later(photos, (code) => code.pictureOf)

/** Tells the photographs of a battle in the order in which they were taken, now and after every change. */
export const watchPhotos = (
  battle: string,
  tell: (photos: readonly KeptPhoto[]) => void,
  fail: Fail,
): Watch => watch(photos, (code) => code.watchPhotos(battle, tell, fail), fail)
