// Chooses where second copies live in this browser.
import { failureOf } from '../failure.ts'
import { cacheDrive } from './cacheDrive.ts'
import type { SpareDrive } from './drive.ts'
import { withMirror } from './mirror.ts'
import { opfsDrive } from './opfsDrive.ts'

let drive: Promise<SpareDrive | null> | undefined

/** A cache that is only full or slow is a place; one that the browser forbids is none. */
async function allowedCache(): Promise<SpareDrive | null> {
  const drive = cacheDrive()
  try {
    await drive?.names()
  } catch (cause) {
    if (failureOf(cause) === 'forbidden') return null
  }
  return drive
}

async function choose(): Promise<SpareDrive | null> {
  const drive = await opfsDrive()
  return drive === null ? allowedCache() : withMirror(drive)
}

/** The best this browser has; null if it has nothing of the kind. */
export function spareDrive(): Promise<SpareDrive | null> {
  drive ??= choose()
  return drive
}
