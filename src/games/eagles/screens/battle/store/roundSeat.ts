// The table of an event's round that a battle belongs to, as its card keeps it: the slip at its end says where it goes.
import { isObject } from '@/core/record/json.ts'
import type { Side } from '@/core/conversation.ts'
import { parseJson } from '@/core/parseJson.ts'
import type { AtTable } from '@/games/eagles/rules/index.ts'
import type { BattleTitle } from '@/storage/battleDoor.ts'

export interface RoundSeat extends AtTable {
  /** The side of the first player of the pairing. */
  readonly firstIs: Side
  /** Another phone's slip, confirmed here: this phone hands it in, and asks no player to confirm it. */
  readonly isJoined?: true
}

const key = 'round'

export const titleOfRound = (seat: RoundSeat | null): BattleTitle =>
  seat === null ? {} : { [key]: JSON.stringify(seat) }

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0

/** null: it belongs to none, or what was kept is none. */
export function roundIn(title: BattleTitle): RoundSeat | null {
  const text = title[key]
  const json = typeof text === 'string' ? parseJson(text) : undefined
  if (!isObject(json)) return null
  const { event, round, table, ticket, players, firstIs, isJoined } = json
  if (typeof event !== 'string' || !isObject(players)) return null
  const { first, second } = players
  if (typeof first !== 'string' || typeof second !== 'string') return null
  if (!isCount(round) || !isCount(table) || !isCount(ticket)) return null
  if (firstIs !== 'a' && firstIs !== 'b') return null
  const seat: RoundSeat = { event, round, table, ticket, players: { first, second }, firstIs }
  return isJoined === true ? { ...seat, isJoined } : seat
}
