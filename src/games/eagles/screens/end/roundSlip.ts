// The result slip of a battle that belongs to a round, as its record has it; and one that another phone wants confirmed.
import type { Side } from '@/core/conversation.ts'
import { codeOf } from '@/core/record/chain.ts'
import {
  decodeSlip,
  encodeSlip,
  fingerprint,
  turnEndsOf,
  type RoundSlip,
  type SeatOfTable,
} from '@/games/eagles/rules/index.ts'
import type { BattlePlay } from '../battle/store/battle.ts'
import type { RoundSeat } from '../battle/store/roundSeat.ts'

export interface Confirmed {
  /** Empty: none. */
  readonly initials: string
  readonly ownPhone: SeatOfTable | null
}

const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a')

/** Null: the battle is not over. */
export function roundSlipOf(
  play: BattlePlay,
  { event, round, table, ticket, players, firstIs }: RoundSeat,
  confirmed: Confirmed | null,
): RoundSlip | null {
  const { result, setup } = play.now.state
  if (result === null) return null
  const { winner } = result
  const secondIs = otherSide(firstIs)
  // The result's own casualties are those of WIN-05: of unbroken battalions only.
  const lost = turnEndsOf(play).at(-1)?.casualties ?? { a: 0, b: 0 }
  const { armies } = setup
  return {
    event,
    round,
    table,
    ticket,
    players,
    winner: winner === 'draw' ? 'draw' : winner === firstIs ? 'first' : 'second',
    lost: { first: lost[firstIs], second: lost[secondIs] },
    lists: { first: fingerprint(armies[firstIs]), second: fingerprint(armies[secondIs]) },
    battle: codeOf(play.head),
    confirmedBy: confirmed?.initials ?? '',
    ...(confirmed?.ownPhone ? { ownPhone: confirmed.ownPhone } : {}),
  }
}

interface ToConfirm {
  readonly slip: RoundSlip
  readonly seat: RoundSeat
  /** Who confirms. */
  readonly who: SeatOfTable
}

/** A slip from the other phone, for the player of `side` here; null: it does not say what this phone's record says. */
export function slipToConfirm(text: string, play: BattlePlay, side: Side): ToConfirm | null {
  const read = decodeSlip(text)
  const who = read.ok ? read.value.ownPhone : undefined
  if (!read.ok || who === undefined) return null
  const { event, round, table, ticket, players } = read.value
  const firstIs = who === 'first' ? side : otherSide(side)
  const seat = { event, round, table, ticket, players, firstIs }
  const slip = roundSlipOf(play, seat, { initials: '', ownPhone: who })
  return slip !== null && encodeSlip(slip) === text ? { slip, seat, who } : null
}
