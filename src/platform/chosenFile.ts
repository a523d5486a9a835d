// A file of the user's own that the browser lets the app write again and again, where it knows such a thing.

interface WithPermission extends FileSystemFileHandle {
  readonly queryPermission: (mode: object) => Promise<PermissionState>
  readonly requestPermission: (mode: object) => Promise<PermissionState>
}

declare global {
  var showSaveFilePicker: ((options: object) => Promise<FileSystemFileHandle>) | undefined
}

const picker = () => globalThis.showSaveFilePicker

export const canChooseFile = (): boolean => picker() !== undefined

/** Only after a tap. Null if the user has chosen none. */
export async function chooseFile(suggestedName: string): Promise<FileSystemFileHandle | null> {
  const types = [{ description: 'Aide-de-Camp', accept: { 'application/json': ['.json'] } }]
  try {
    return (await picker()?.({ suggestedName, types, id: 'backup' })) ?? null
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return null
    throw cause
  }
}

const asksFor = (file: FileSystemFileHandle): file is WithPermission => 'queryPermission' in file

const mode = { mode: 'readwrite' }

/** Whether it may be written now, without asking anybody. */
export const mayWriteFile = async (file: FileSystemFileHandle): Promise<boolean> =>
  !asksFor(file) || (await file.queryPermission(mode)) === 'granted'

/** Asks the user, if need be; only after a tap. */
export const askToWriteFile = async (file: FileSystemFileHandle): Promise<boolean> =>
  (await mayWriteFile(file)) ||
  (asksFor(file) && (await file.requestPermission(mode)) === 'granted')

/** Writes the file anew; what it held before stays until all of it is there. Throws if it is not there afterwards. */
export async function writeChosenFile(file: FileSystemFileHandle, content: Blob): Promise<void> {
  const stream = await file.createWritable()
  try {
    await stream.write(content)
    await stream.close()
  } catch (cause) {
    await stream.abort().catch(() => undefined)
    throw cause
  }
  const { size } = await file.getFile()
  if (size !== content.size) throw new DOMException('not all of it is there', 'DataError')
}
