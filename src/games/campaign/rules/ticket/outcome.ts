// The outcome of a battle on its way back to the map: the result by CC-RESULT, and how the battle was set up.
import type { Refusal } from '../../../../core/conversation.ts'
import type { Result } from '../../../../core/result.ts'
import {
  exactly,
  listOf,
  malformed,
  matching,
  objectOf,
  readAs,
  text,
  whole,
  type Shape,
} from '../shape.ts'
import { readBattleResult, type BattleResult } from './battleResult.ts'
import type { ReadyBattalion } from './readyLists.ts'
import type { SideTerms, TableTerms, TicketAddress } from './terms.ts'
import { ticketIdShape } from './ticket.ts'

export const outcomeFormat = 'aide-de-camp/outcome'

/** A list as it stood on the table. */
interface FieldedList {
  /** Points, allowances included: what the list cost, and what it might cost. */
  readonly points: number
  readonly limit: number
  /** One battalion each, as in `veteran 24 o1 s0 d0 e0`; sorted. */
  readonly battalions: readonly string[]
}

export interface BattleOutcome {
  readonly format: typeof outcomeFormat
  readonly version: 1
  readonly ticket: TicketAddress
  readonly result: BattleResult
  readonly table: {
    readonly turns: number
    readonly placing: 'dice' | 'a' | 'b'
    readonly lists: readonly [FieldedList, FieldedList]
    /** House rules of the battle that were changed, but for the number of turns. */
    readonly houseRules: readonly string[]
    /** How many figures the players corrected by hand; the agreed end is none of them. */
    readonly corrected: number
  }
}

const listShape: Shape = objectOf({
  points: whole(0, 999_999),
  limit: whole(0, 999_999),
  battalions: listOf(text(40), 200),
})

const outcomeShape: Shape = objectOf({
  format: exactly(outcomeFormat),
  version: exactly(1),
  ticket: objectOf({ campaign: text(60), code: text(60), id: ticketIdShape }),
  result: (json, path) => {
    const read = readBattleResult(json)
    return read.ok || read.problem.code !== 'malformed' ? null : `${path}.${read.problem.path}`
  },
  table: objectOf({
    turns: whole(1, 999),
    placing: exactly('dice', 'a', 'b'),
    lists: listOf(listShape, 2, 2),
    houseRules: listOf(matching(/^[A-Za-z]{1,40}$/u), 100),
    corrected: whole(0, 99_999),
  }),
})

/** Strict; a result that names another ticket than its outcome is none. */
export const readOutcome = (json: unknown): Result<BattleOutcome, Refusal> => {
  const read = readAs<BattleOutcome>(outcomeShape, json)
  if (!read.ok) return read
  return read.value.result.ticket === read.value.ticket.id ? read : malformed('result.ticket')
}

/** As lists are compared: two battalions of one text are alike. */
export const battalionText = (
  battalion: Omit<ReadyBattalion, 'quality'> & { readonly quality: string | null },
): string => {
  const { quality, rankers, officer, sergeant, drummer, ensign, light, rifles } = battalion
  const people = `o${officer} s${sergeant} d${drummer} e${ensign}`
  return `${quality ?? '?'} ${rankers} ${people}${light ? ' light' : ''}${rifles ? ' rifles' : ''}`
}

/** What differs between a ticket and the battle whose outcome came back. */
export type Doubt =
  /** The battle was fought for another ticket: it is no result of this one. */
  | { readonly code: 'otherTicket' }
  /** The ticket was written anew since. */
  | { readonly code: 'otherMoment' }
  | {
      readonly code: 'overLimit'
      readonly side: 0 | 1
      readonly points: number
      readonly limit: number
    }
  | { readonly code: 'otherList'; readonly side: 0 | 1 }
  | { readonly code: 'otherTurns'; readonly turns: number }
  | { readonly code: 'otherPlacing' }
  | { readonly code: 'houseRules'; readonly keys: readonly string[] }
  | { readonly code: 'corrected'; readonly count: number }

/** `otherTicket` alone refuses the result; of all else the umpire, or both camps, decide. */
export const isRefusing = ({ code }: Doubt): boolean => code === 'otherTicket'

/** CC-RESULT-01, 03 and the bad input of the page: everything that differs, the gravest first. */
export const doubtsOf = (terms: TableTerms, outcome: BattleOutcome): readonly Doubt[] => {
  const { ticket, table } = outcome
  if (ticket.campaign !== terms.ticket.campaign || ticket.id !== terms.ticket.id)
    return [{ code: 'otherTicket' }]
  return [
    ...(ticket.code === terms.ticket.code ? [] : [{ code: 'otherMoment' } as const]),
    ...([0, 1] as const).flatMap((side) =>
      doubtsOfList(side, terms.sides[side], table.lists[side]),
    ),
    ...(table.turns === terms.turns ? [] : [{ code: 'otherTurns', turns: table.turns } as const]),
    ...(table.placing === terms.placing ? [] : [{ code: 'otherPlacing' } as const]),
    ...(table.houseRules.length === 0
      ? []
      : [{ code: 'houseRules', keys: table.houseRules } as const]),
    ...(table.corrected === 0 ? [] : [{ code: 'corrected', count: table.corrected } as const]),
  ]
}

const doubtsOfList = (side: 0 | 1, terms: SideTerms, list: FieldedList): readonly Doubt[] => {
  const ready = terms.ready?.map(battalionText).sort()
  // A side may choose another list; that it is another one the umpire should know.
  const isOther = ready !== undefined && ready.join('\n') !== list.battalions.join('\n')
  const most = Math.max(terms.limit, Math.min(list.limit, terms.limit + mostAllowed(terms)))
  const isOver = list.points > most
  return [
    ...(isOver ? [{ code: 'overLimit', side, points: list.points, limit: most } as const] : []),
    ...(isOther ? [{ code: 'otherList', side } as const] : []),
  ]
}

/** No stand-in makes more free than these. */
const mostOf = { guard: 12, 'double-regiment': 24, cadre: 20 } as const

const mostAllowed = ({ allowances: given }: SideTerms): number =>
  given.reduce((sum, each) => sum + mostOf[each], 0)
