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

/** What came by code follows a table whose name it does not know. */
function isOfTable({ id, title }: BattleCard, name: string): boolean {
  const { table, follows } = linkMarksIn(title)
  return id === name || table === name || (table === undefined && follows === 1)
}

/** The one that follows it first, and of these the one that knows its table; `hash` is that of its opening. */
export async function knownBattle(table: string, hash: string): Promise<BattleCard | undefined> {
  const weight = ({ title }: BattleCard): number => {
    const marks = linkMarksIn(title)
    return 2 * (marks.follows ?? 0) + (marks.table === table ? 1 : 0)
  }
  return (await battlesOf(hash))
    .filter((card) => isOfTable(card, table))
    .sort((one, other) => weight(other) - weight(one))[0]
}
