// After the start, in the background: every battle and the armies against their second copies.
import type { HeadRow } from '../battles/battle.ts'
import { loadBattle } from '../battles/load.ts'
import { reconcile } from '../battles/reconcile.ts'
import { takeLock } from '../battles/writerLock.ts'
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { armiesChanged, readArmyCopy } from '../spare/armyCopy.ts'
import { removeLive, writeRest } from '../spare/battleSpare.ts'
import { spareFiles, type SpareFile } from '../spare/spareFiles.ts'
import type { SpareDrive } from '../spare/drive.ts'
import { spareDrive } from '../spare/spareDrive.ts'
import { battleIds } from './found.ts'
import { addBackArmies } from './loss.ts'
import { writeSentinel } from './sentinel.ts'

/** A battle is left alone while another tab plays it. */
async function compareBattle(drive: SpareDrive, id: string): Promise<void> {
  const lock = await takeLock(id, 'ask')
  if (lock === null) return
  try {
    await reconcile(id)
    const stored = await loadBattle(id)
    if (stored === null) return
    await writeRest(drive, stored)
    await removeLive(drive, id)
  } finally {
    lock.release()
  }
}

/** At rest, and as long as its head says: nothing to do, and no file was opened to find out. */
const isInOrder = (files: readonly SpareFile[], { battleId, seq }: HeadRow): boolean => {
  const own = files.filter(({ id, kind }) => id === battleId && kind !== 'turn')
  return own.length === 1 && own[0]?.kind === 'rest' && own[0].numbers[0] === seq
}

async function compareBattles(drive: SpareDrive, files: readonly SpareFile[]): Promise<void> {
  const heads = await connected(() => database.heads.toArray())
  const fine = new Set(heads.filter((head) => isInOrder(files, head)).map((head) => head.battleId))
  const all = new Set([...heads.map(({ battleId }) => battleId), ...(await battleIds(drive))])
  for (const id of all) if (!fine.has(id)) await compareBattle(drive, id).catch(() => undefined)
  writeSentinel({ battles: all.size > 0 })
}

async function compareArmies(drive: SpareDrive, files: readonly SpareFile[]): Promise<void> {
  const copies = files.filter(({ kind }) => kind === 'armies')
  const newest = Math.max(0, ...copies.map(({ numbers }) => numbers[0] ?? 0))
  const row = await connected(() => database.meta.get('armies'))
  const stamp = row?.key === 'armies' ? row.stamp : 0
  if (newest > stamp) {
    const copy = await readArmyCopy(drive)
    if (copy !== null) await addBackArmies(copy)
  }
  if (newest !== stamp || copies.length > 1) armiesChanged()
}

export async function compareAll(): Promise<void> {
  const drive = await spareDrive()
  if (drive === null) return
  const files = await spareFiles(drive)
  await compareArmies(drive, files)
  await compareBattles(drive, files)
}
