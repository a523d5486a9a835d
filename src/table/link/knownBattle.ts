// The battle or game on this phone that belongs to a table.
import { hashOfOpening } from '@/core/record/chain.ts'
import { binnedAt, watchBattles, type BattleCard } from '@/storage/battleDoor.ts'
import { linkMarksIn } from '../tableLink.ts'

const storedBattles = (): Promise<readonly BattleCard[]> =>
  new Promise((resolve, reject) => {
    const watching = watchBattles((cards) => {
      setTimeout(() => watching.stop())
      resolve(cards)
    }, reject)
  })

/** Those of one opening, by its hash, that are not in the bin. */
export const battlesOf = async (hash: string): Promise<readonly BattleCard[]> =>
  (await storedBattles()).filter(
    (card) => binnedAt(card) === null && hashOfOpening(card.opening) === hash,
  )

/** 0: it is of another table. What came by code follows one whose name it does not know: it comes last. */
function nearness({ id, title }: BattleCard, name: string): number {
  const { table, follows } = linkMarksIn(title)
  if (id === name || table === name) return follows === 1 ? 3 : 2
  return table === undefined && follows === 1 ? 1 : 0
}

/** The one that follows it first; `hash` is that of its opening. */
export async function knownBattle(table: string, hash: string): Promise<BattleCard | undefined> {
  return (await battlesOf(hash))
    .map((card) => ({ card, near: nearness(card, table) }))
    .filter(({ near }) => near > 0)
    .sort((one, other) => other.near - one.near)[0]?.card
}
