// Repair of a database that was emptied while the app was running: what else is still in memory or in second copies goes back in.
import { connected } from '../connection.ts'
import { tellEmptied } from '../emptied.ts'
import type { Kind } from '../kind.ts'
import { allKinds } from '../kindList.ts'
import { hasUnits } from '../kindRows.ts'
import { rememberedCopy } from '../spare/copyAll.ts'
import { kindChanged } from '../spare/kindCopy.ts'
import { readCopy } from '../spare/readCopies.ts'
import { spareDrive } from '../spare/spareDrive.ts'
import { clearForUse } from './clearForUse.ts'
import { addBack } from './putBack.ts'
import { rememberedKinds } from './sentinel.ts'

async function bringBack(kind: Kind): Promise<void> {
  const drive = await spareDrive()
  const copy = rememberedCopy(kind) ?? (drive === null ? null : await readCopy(drive, kind))
  if (copy !== null) await addBack(kind, copy)
  kindChanged(kind)
}

/** Those of these kinds that nothing is there of. */
export async function noneOf(names: readonly string[]): Promise<string[]> {
  const kinds = allKinds().filter(({ name }) => names.includes(name))
  const there = await connected(() => Promise.all(kinds.map(hasUnits)))
  return kinds.filter((_, place) => there[place] === false).map(({ name }) => name)
}

/** To be called when a write found the database without its guard; `isTold` by the caller, but for what is gone. */
export async function mendAfterLoss(isTold = false): Promise<void> {
  const had = rememberedKinds()
  await clearForUse()
  for (const kind of allKinds()) await bringBack(kind)
  tellEmptied({ whileOpen: !isTold, kinds: await noneOf(had) })
}
