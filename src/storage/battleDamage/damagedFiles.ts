// Spare files of a battle with damaged lines: what still stands in them, how far they went, and where they are kept.
import type { LooseEntry } from '../spare/battleText.ts'
import { isEntry } from '../spare/battleText.ts'
import type { SpareDrive } from '../spare/drive.ts'
import { readEveryLine } from '../spare/lines.ts'
import { freshName, spareFiles, type SpareFile } from '../spare/spareFiles.ts'

export interface DamagedFile {
  readonly name: string
  readonly text: string
  /** Every entry whose own line is whole, also behind damaged ones. */
  readonly entries: readonly LooseEntry[]
  /** The highest number of an entry that can be read. */
  readonly lastRead: number
  /** The same, each damaged line behind it counted as one entry: it may have been another line. */
  readonly lastCounted: number
}

/** Null if every line that has an end is whole: an end cut off in mid-line was never acknowledged. */
export function damagedIn(name: string, text: string): DamagedFile | null {
  const [head, ...lines] = readEveryLine(text)
  if (head === undefined || [head, ...lines].every((line) => line !== null)) return null
  const entries: LooseEntry[] = []
  let lastRead = 0
  let lastCounted = 0
  for (const line of lines) {
    if (line === null) lastCounted += 1
    else if (isEntry(line.value)) {
      entries.push(line.value)
      lastRead = Math.max(lastRead, line.value.seq)
      lastCounted = Math.max(lastCounted, lastRead)
    }
  }
  return { name, text, entries, lastRead, lastCounted }
}

const textsOf = async (
  drive: SpareDrive,
  isWanted: (file: SpareFile) => boolean,
): Promise<readonly { readonly name: string; readonly text: string }[]> => {
  const files = (await spareFiles(drive)).filter(isWanted)
  const read = files.map(async ({ name }) => ({
    name,
    text: await drive.read(name).catch(() => null),
  }))
  return (await Promise.all(read)).flatMap(({ name, text }) =>
    text === null ? [] : [{ name, text }],
  )
}

export async function damagedFiles(drive: SpareDrive, id: string): Promise<DamagedFile[]> {
  const texts = await textsOf(drive, (file) => file.id === id && file.kind !== 'unread')
  return texts.map(({ name, text }) => damagedIn(name, text)).filter((damaged) => damaged !== null)
}

/** What was kept aside of a battle. */
export const keptAside = (drive: SpareDrive, id: string) =>
  textsOf(drive, (file) => file.id === id && file.kind === 'unread')

/** Keeps damaged files as they are, before newer ones take their place; each once. */
export async function keepAside(
  drive: SpareDrive,
  id: string,
  damaged: readonly DamagedFile[],
): Promise<void> {
  const known = new Set((await keptAside(drive, id)).map(({ text }) => text))
  for (const { text, lastCounted } of damaged) {
    if (known.has(text)) continue
    const name = await freshName(drive, 'unread', id, lastCounted)
    await drive.write(name, text)
    await drive.close(name)
  }
}

/** For a battle that is deleted. */
export async function removeAside(drive: SpareDrive, id: string): Promise<void> {
  const files = (await spareFiles(drive)).filter((file) => file.id === id && file.kind === 'unread')
  await Promise.allSettled(files.map(({ name }) => drive.remove(name)))
}
