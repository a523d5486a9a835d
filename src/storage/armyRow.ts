// From an army to its stored row: the derived columns are computed here and nowhere else.
import { armyPoints, nationNames, type Army } from '@/games/eagles/rules/index.ts'
import type { ArmyRow } from './database.ts'
import type { KeptArmy } from './keptArmy.ts'
import { folded, wordsOf } from './searchWords.ts'

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
