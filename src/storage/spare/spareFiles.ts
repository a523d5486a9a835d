// The spare files that are there, by their names.
import type { SpareDrive } from './drive.ts'
import { readName, spareName, type SpareKind, type SpareName } from './names.ts'

export interface SpareFile extends SpareName {
  readonly name: string
}

export async function spareFiles(drive: SpareDrive): Promise<readonly SpareFile[]> {
  const names = await drive.names()
  return names.flatMap((name) => {
    const read = readName(name)
    return read === null ? [] : [{ ...read, name }]
  })
}

/** Numbers given by this page, also to files whose writing has failed or is not over. */
let given = 0

/**
 * The name of a file that was never written: its number stands above those of all files of its kind. A second copy may
 * be the only one there is; nothing is written over it.
 */
export async function freshName(
  drive: SpareDrive,
  kind: SpareKind,
  id: string,
  about: number,
): Promise<string> {
  const own = (await spareFiles(drive)).filter((file) => file.kind === kind && file.id === id)
  given = Math.max(given, ...own.map(({ numbers }) => numbers[1] ?? 0)) + 1
  return spareName(kind, id, about, given)
}
