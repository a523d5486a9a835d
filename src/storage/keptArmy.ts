// An army as it is kept, apart from what is derived of it for the indexes.
import type { ArmyRow } from './database.ts'

export type KeptArmy = Omit<ArmyRow, 'bin' | 'sortName' | 'points' | 'words'>

export const keptArmy = (row: ArmyRow): KeptArmy => ({
  id: row.id,
  army: row.army,
  original: row.original,
  tags: row.tags,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  binnedAt: row.binnedAt,
})
