// The part of the door that things of a game's own go through; their code comes with the first call.
import { local } from './chunk.ts'
import type { DocumentRow } from './documents/document.ts'
import type { Kind } from './kind.ts'

export { mapPictureKind } from './documents/mapPictureKind.ts'
export { mapPictureLimits, type MapPicture } from './documents/mapPicture.ts'
export { ticketKind } from './documents/ticketKind.ts'

/** The code, once the database may be used. */
const chunk = () => import('./documents/documents.ts')
async function documents(): ReturnType<typeof chunk> {
  const [code] = await Promise.all([chunk(), local()])
  return code
}

/** Stores a new thing without parts and returns its id. */
export const addDocument = async (kind: Kind, value: unknown): Promise<string> =>
  (await documents()).addDocument(kind, { value })

export const editDocument = async (
  kind: Kind,
  id: string,
  next: (value: unknown) => unknown,
): Promise<void> => (await documents()).editDocument(kind, id, next)

/** For good, with its parts. */
export const removeDocument = async (kind: Kind, id: string): Promise<void> =>
  (await documents()).removeDocument(kind, id)

/** All things of a kind, the one changed last first. Stopping before the code is there means that it never starts. */
export function watchDocuments(
  kind: Kind,
  tell: (rows: readonly DocumentRow[]) => void,
  fail: (cause: unknown) => void,
): { readonly stop: () => void } {
  let running: { readonly stop: () => void } | null = null
  let isStopped = false
  documents().then((code) => {
    if (!isStopped) running = code.watchDocuments(kind, tell, fail)
  }, fail)
  return {
    stop: () => {
      isStopped = true
      running?.stop()
    },
  }
}
