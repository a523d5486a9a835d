// Actions on stored armies besides editing them.
import { addArmies, type KeptArmy } from '@/storage/index.ts'
import type { Army } from '@/games/eagles/rules/index.ts'

export {
  allTags,
  binArmy,
  deleteArmy,
  emptyOldBin,
  restoreArmy,
  tagArmy,
  type KeptArmy,
} from '@/storage/index.ts'

/** Stores armies that were not on this phone before, all or none. */
export async function addNew(armies: readonly Army[]): Promise<string[]> {
  const ids = await addArmies(armies.map((army) => ({ army })))
  void import('@/platform/persistence.ts').then(({ keepForGood }) => keepForGood())
  return ids
}

export const duplicateArmy = (kept: KeptArmy, name: string): Promise<string[]> =>
  addArmies([{ army: { ...kept.army, name }, original: kept.original, tags: kept.tags }])
