// The part of the door that things of a game's own go through; their code comes with the first call.
import type { Watch } from './armyQueries.ts'
import { cleared, later, watch, type Fail } from './chunk.ts'
import type { DocumentRow } from './documents/document.ts'
import type { Kind } from './kind.ts'

export { mapPictureKind } from './documents/mapPictureKind.ts'
export { mapPictureLimits, type MapPicture } from './documents/mapPicture.ts'
export { ticketKind } from './documents/ticketKind.ts'

const documents = () => cleared(() => import('./documents/documents.ts'))

/** Stores a new thing without parts and returns its id. */
export const addDocument = later(
  documents,
  (code) => (kind: Kind, value: unknown) => code.addDocument(kind, { value }),
)

export const editDocument = later(documents, (code) => code.editDocument)

/** For good, with its parts. */
export const removeDocument = later(documents, (code) => code.removeDocument)

/** All things of a kind, the one changed last first. */
export const watchDocuments = (
  kind: Kind,
  tell: (rows: readonly DocumentRow[]) => void,
  fail: Fail,
): Watch => watch(documents, (code) => code.watchDocuments(kind, tell, fail), fail)
