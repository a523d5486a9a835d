// From an army to its stored row: the derived columns are computed here and nowhere else.
import { armyPoints, nationNames, type Army } from '@/rules/eagles/index.ts'
import type { ArmyRow } from './database.ts'

/** What is kept of an army besides its derived columns. */
export type KeptArmy = Omit<ArmyRow, 'bin' | 'sortName' | 'points' | 'words'>

/** Ä sorts and is found with A; case does not matter. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

function searchWords(army: Army, tags: readonly string[]): string[] {
  const names = army.battalions.map((battalion) => battalion.name)
  const tagWords = tags.flatMap((tag) => [`#${folded(tag)}`, ...wordsOf(tag)])
  return [
    ...new Set([
      ...wordsOf([army.name, ...nationNames(army.nation), ...names].join(' ')),
      ...tagWords,
    ]),
  ]
}

export const armyRow = (kept: KeptArmy): ArmyRow => ({
  ...kept,
  bin: kept.binnedAt === null ? 0 : 1,
  sortName: folded(kept.army.name === '' ? kept.army.nation : kept.army.name),
  points: armyPoints(kept.army),
  words: searchWords(kept.army, kept.tags),
})

export const keptArmy = (row: ArmyRow): KeptArmy => ({
  id: row.id,
  army: row.army,
  original: row.original,
  tags: row.tags,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  binnedAt: row.binnedAt,
})

export { folded, wordsOf }
