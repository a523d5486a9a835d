// What the second copies hold: to be told to the user, and to be put back.
import type { BattleState, BattleTitle, KeptBattle } from '../battles/battle.ts'
import { readSpares } from '../spare/battleSpare.ts'
import { spareFiles } from '../spare/spareFiles.ts'
import { readArmyCopy } from '../spare/armyCopy.ts'
import type { SpareArmies } from '../spare/armyText.ts'
import type { SpareDrive } from '../spare/drive.ts'
import { spareDrive } from '../spare/spareDrive.ts'
import { remembered } from './sentinel.ts'

export interface FoundBattle {
  readonly id: string
  readonly title: BattleTitle
  readonly state: BattleState
  readonly entries: number
}

/** In figures, for the recovery screen. */
export interface Found {
  readonly armies: number
  readonly battles: readonly FoundBattle[]
  /** There were events, which have no second copy. */
  readonly hadEvents: boolean
}

export interface Spares {
  readonly armies: SpareArmies | null
  readonly battles: readonly KeptBattle[]
}

export async function battleIds(drive: SpareDrive): Promise<string[]> {
  const ids = (await spareFiles(drive)).map(({ id }) => id).filter((id) => id !== '')
  return [...new Set(ids)]
}

async function longestOf(drive: SpareDrive, id: string): Promise<KeptBattle[]> {
  return (await readSpares(drive, id)).slice(0, 1)
}

/** Everything the second copies hold, each battle in its longest version. */
export async function readAllSpares(): Promise<Spares> {
  const drive = await spareDrive()
  if (drive === null) return { armies: null, battles: [] }
  const ids = await battleIds(drive)
  const battles = await Promise.all(ids.map((id) => longestOf(drive, id)))
  return { armies: await readArmyCopy(drive), battles: battles.flat() }
}

export const foundIn = ({ armies, battles }: Spares): Found => ({
  armies: armies?.armies.length ?? 0,
  battles: battles.map(({ battle, log }) => ({
    id: battle.id,
    title: battle.title,
    state: battle.state,
    entries: log.length,
  })),
  hadEvents: remembered().events,
})

/** Whether second copies remember a database that held something. */
export async function hasSpares(): Promise<boolean> {
  const drive = await spareDrive()
  if (drive === null) return false
  const files = await spareFiles(drive).catch(() => [])
  const gone = new Set(files.flatMap(({ kind, id }) => (kind === 'gone' ? [id] : [])))
  return files.some(({ kind, id }) => kind !== 'before' && kind !== 'probe' && !gone.has(id))
}
