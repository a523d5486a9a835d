// Chooses where second copies live in this browser.
import { cacheDrive } from './cacheDrive.ts'
import type { SpareDrive } from './drive.ts'
import { withMirror } from './mirror.ts'
import { opfsDrive } from './opfsDrive.ts'

let drive: Promise<SpareDrive | null> | undefined

async function choose(): Promise<SpareDrive | null> {
  const drive = await opfsDrive()
  return drive === null ? cacheDrive() : withMirror(drive)
}

/** The best this browser has; null if it has nothing of the kind. */
export function spareDrive(): Promise<SpareDrive | null> {
  drive ??= choose()
  return drive
}
