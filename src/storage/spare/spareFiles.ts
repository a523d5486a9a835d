// The spare files that are there, by their names.
import type { SpareDrive } from './drive.ts'
import { readName, type SpareName } from './names.ts'

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
