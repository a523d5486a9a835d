// What a campaign's ticket asks of the battle that is about to begin: limits, who is who, which battalions fight a quality lower.
import { computed, shallowRef, type Ref } from 'vue'
import { sides, type Side } from '@/core/conversation.ts'
import {
  canBeLowered,
  countLowered,
  limitedTo,
  readyArmy,
  setupUnder,
  sideUnder,
  usuallyLowered,
  type BattleSetup,
  type TicketTerms,
} from '@/games/eagles/rules/index.ts'
import type { Seated } from './seated.ts'

type Names = Readonly<Record<Side, string>>
type Seats = Readonly<Record<Side, Seated | null>>
type Places = Readonly<Record<Side, readonly number[] | null>>

export interface TicketForBattle {
  readonly terms: TicketTerms
  /** The camps, as the campaign calls them. */
  readonly names: Names
}

/** Until somebody chooses: the last of the list. */
const unsaid: Places = { a: null, b: null }

/** The battalions that fight a quality lower, as far as somebody has chosen them. */
function lowering(seats: Ref<Seats>, ticket: Ref<TicketForBattle | null>) {
  const chosen = shallowRef<Places>(unsaid)
  function at(side: Side): readonly number[] {
    const army = seats.value[side]?.army
    if (ticket.value === null || army === undefined) return []
    const can = canBeLowered(army)
    const under = sideUnder(ticket.value.terms, side)
    const said = chosen.value[side]?.filter((place) => can.includes(place)) ?? null
    return said?.length === countLowered(under, army) ? said : usuallyLowered(under, army)
  }
  return {
    lowered: computed(() => ({ a: at('a'), b: at('b') })),
    /** Another one instead of the one that was chosen first. */
    lower: (side: Side, place: number): void => {
      const now = at(side)
      if (!now.includes(place)) chosen.value = { ...chosen.value, [side]: [...now.slice(1), place] }
    },
    /** Battalions of which the side chooses, and how many. */
    toLower: computed(() =>
      sides.flatMap((side) => {
        const army = seats.value[side]?.army
        if (ticket.value === null || army === undefined) return []
        const count = countLowered(sideUnder(ticket.value.terms, side), army)
        return count === 0 ? [] : [{ side, army, count, places: canBeLowered(army) }]
      }),
    ),
    choose: (now: Places): void => {
      chosen.value = now
    },
  }
}

export function ticketDraft(seats: Ref<Seats>) {
  const ticket = shallowRef<TicketForBattle | null>(null)
  const { choose, ...lowered } = lowering(seats, ticket)
  const limited = (side: Side): Seated | null => {
    const seat = seats.value[side]
    return seat === null || ticket.value === null
      ? seat
      : { ...seat, army: limitedTo(sideUnder(ticket.value.terms, side), seat.army) }
  }
  return {
    ...lowered,
    ticket,
    /** The list of a side under its limit. */
    seated: computed((): Seats => ({ a: limited('a'), b: limited('b') })),
    /** From here on the battle is fought for this ticket; ready lists sit down by themselves. */
    fightFor: (now: TicketForBattle): void => {
      ticket.value = now
      choose(unsaid)
      const ready = (side: Side): Seated | null => {
        const army = readyArmy(sideUnder(now.terms, side), now.names[side])
        return army === null ? null : { army, id: null }
      }
      seats.value = { a: ready('a'), b: ready('b') }
    },
    withoutTicket: (): void => {
      ticket.value = null
      choose(unsaid)
    },
    under: (setup: BattleSetup): BattleSetup =>
      ticket.value === null ? setup : setupUnder(ticket.value.terms, setup, lowered.lowered.value),
  }
}
