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

/** The one that follows it first; `hash` is that of its opening. */
export async function knownBattle(table: string, hash: string): Promise<BattleCard | undefined> {
  const follows = ({ title }: BattleCard): number => linkMarksIn(title).follows ?? 0
  return (await storedBattles())
    .filter(
      (card) =>
        (card.id === table || linkMarksIn(card.title).table === table) &&
        binnedAt(card) === null &&
        hashOfOpening(card.opening) === hash,
    )
    .sort((one, other) => follows(other) - follows(one))[0]
}
