// The spare files that are there, by their names.
import type { SpareDrive } from './drive.ts'
import { mirrorName, readName, spareName, type SpareKind, type SpareName } from './names.ts'
import { noteMade } from './retention.ts'

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
 * The name of a file that was never written: its number stands above those of all files about the same thing, so that it
 * tells which one was made later. A second copy may be the only one there is; nothing is written over it.
 */
export async function freshName(
  drive: SpareDrive,
  kind: SpareKind,
  id: string,
  about: number,
): Promise<string> {
  const isOwn = (file: SpareFile): boolean => file.id === id && (id !== '' || file.kind === kind)
  const own = (await spareFiles(drive)).filter(isOwn)
  given = Math.max(given, ...own.map(({ numbers }) => numbers[1] ?? 0)) + 1
  const name = spareName(kind, id, about, given)
  noteMade(name)
  return name
}

/** The same for a file in the mirror, which no reader looks at first. */
export function freshMirrorName(kind: SpareKind, id: string, about: number): string {
  given += 1
  const name = mirrorName(spareName(kind, id, about, given))
  noteMade(name)
  return name
}
