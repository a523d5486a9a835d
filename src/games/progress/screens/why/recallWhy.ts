// Why the computer played a card: worked out again when somebody asks, so nothing of it is kept, and no reload loses it.
import type { Side } from '@/core/conversation.ts'
import { askOnce } from '@/platform/worker/ownWorker.ts'
import address from '../../computer.worker.ts?worker&url'
import type { Player, Why } from '../../computer/index.ts'
import type { Card, ProgressView } from '../../rules/index.ts'
import type { thinkAsked } from '../../thinkAsked.ts'
import { cardMomentOf } from './cardMoment.ts'

/** Milliseconds; nobody waits for a card meanwhile, and with less time than it had it could come to another one. */
const mayTake = 2000
const patience = 4000

interface Wanted {
  /** The game's id, which seeds what is drawn. */
  readonly game: string
  readonly seen: readonly ProgressView[]
  readonly side: Side
  readonly turn: number
  /** As it was turned up. */
  readonly card: Card
}

/** Null: it comes to another card now, so whatever it said would not be why. */
export async function recallWhy({ game, seen, side, turn, card }: Wanted): Promise<Why | null> {
  const moment = cardMomentOf(seen, side, turn)
  if (moment === null) return null
  const { player } = moment.view.setup.seats[side]
  // Where its worker failed, the level `normal` played in its place.
  for (const level of player === 'person' ? [] : ([player, 'normal'] as const)) {
    const why = await whyOf(level)
    if (why?.card === card) return why
  }
  return null

  async function whyOf(level: Player): Promise<Why | null> {
    const asked = { ...moment, player: level, key: game, time: mayTake }
    const how = { patience, orElse: () => null }
    const thought = await askOnce<typeof thinkAsked, null>(address, asked, how).catch(() => null)
    return thought?.why ?? null
  }
}
