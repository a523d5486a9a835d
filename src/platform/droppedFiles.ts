// The files that the user dropped onto the page; a folder is opened, with the folders in it. What cannot be opened is named.

/** Far more than a club's inbox; a whole disk is an accident. */
const mostFiles = 3_000
const deepest = 5

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

const fileOf = (entry: FileSystemFileEntry): Promise<File | null> =>
  new Promise((resolve) => entry.file(resolve, () => resolve(null)))

/** A reader gives a part of the folder each time, and nothing at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<readonly FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    )
    if (part.length === 0 || all.length > mostFiles) return all
    all.push(...part)
  }
}

/** Of what cannot be opened, the name. */
type Dropped = File | string

async function filesIn(entry: FileSystemEntry, depth: number): Promise<readonly Dropped[]> {
  if (entry.name.startsWith('.')) return []
  if (isFile(entry)) return [(await fileOf(entry)) ?? entry.name]
  if (!isFolder(entry) || depth === deepest) return [entry.name]
  const inside = await entriesOf(entry)
  const files: Dropped[] = []
  for (const each of inside) files.push(...(await filesIn(each, depth + 1)))
  return files
}

interface DroppedFiles {
  readonly files: readonly File[]
  /** Names of what could not be opened, or is too much. */
  readonly unopened: readonly string[]
}

/** Must be called while the drop is being handled: afterwards the browser forgets what was dropped. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<DroppedFiles> {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry())
  const found = entries.flatMap((entry) => (entry === null ? [] : [entry]))
  const loose = [...files]
  if (found.length === 0) return { files: loose, unopened: [] }
  const all = (await Promise.all(found.map((entry) => filesIn(entry, 0)))).flat()
  const opened = all.filter((each) => typeof each !== 'string')
  return {
    files: opened.slice(0, mostFiles),
    unopened: [
      ...all.filter((each) => typeof each === 'string'),
      ...opened.slice(mostFiles).map(({ name }) => name),
    ],
  }
}
