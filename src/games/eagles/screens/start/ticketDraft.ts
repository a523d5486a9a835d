// Demands of a campaign's ticket on the battle that is about to begin: limits, who is who, which battalions fight a quality lower or have a trait.
import { computed, shallowRef, type Ref } from 'vue'
import { sides, type Side } from '@/core/conversation.ts'
import {
  bearing,
  canBeLowered,
  countLowered,
  limitedTo,
  readyArmy,
  setupUnder,
  sideUnder,
  usuallyBearing,
  usuallyLowered,
  type Bearer,
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

/** Until a player chooses: the last of the list. */
const unsaid: Places = { a: null, b: null }

/** The battalions that fight a quality lower, as far as a player has chosen them. */
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

type Bearers = Readonly<Record<Side, readonly Bearer[] | null>>
const unborne: Bearers = { a: null, b: null }

/** The battalions that special units lend a trait, as far as a player has chosen them. */
function lending(seats: Ref<Seats>, ticket: Ref<TicketForBattle | null>) {
  const chosen = shallowRef<Bearers>(unborne)
  function at(side: Side): readonly Bearer[] {
    const army = seats.value[side]?.army
    if (ticket.value === null || army === undefined) return []
    const said = chosen.value[side]
    const fits = said?.every(({ place }) => place === null || place < army.battalions.length)
    return said !== null && fits === true
      ? said
      : usuallyBearing(sideUnder(ticket.value.terms, side), army)
  }
  return {
    bearers: computed(() => ({ a: at('a'), b: at('b') })),
    /** Null: the players do without. */
    lend: (side: Side, trait: Bearer['trait'], place: number | null): void => {
      chosen.value = { ...chosen.value, [side]: bearing(at(side), trait, place) }
    },
    /** What there is to lend, each with the list it goes to. */
    toLend: computed(() =>
      sides.flatMap((side) => {
        const army = seats.value[side]?.army
        return army === undefined ? [] : at(side).map((bearer) => ({ side, army, ...bearer }))
      }),
    ),
    forget: (): void => {
      chosen.value = unborne
    },
  }
}

export function ticketDraft(seats: Ref<Seats>) {
  const ticket = shallowRef<TicketForBattle | null>(null)
  const { choose, ...lowered } = lowering(seats, ticket)
  const { forget, ...lent } = lending(seats, ticket)
  function begin(now: TicketForBattle | null): void {
    ticket.value = now
    choose(unsaid)
    forget()
  }
  const limited = (side: Side): Seated | null => {
    const seat = seats.value[side]
    return seat === null || ticket.value === null
      ? seat
      : { ...seat, army: limitedTo(sideUnder(ticket.value.terms, side), seat.army) }
  }
  return {
    ...lowered,
    ...lent,
    ticket,
    /** The list of a side under its limit. */
    seated: computed((): Seats => ({ a: limited('a'), b: limited('b') })),
    /** From here on the battle is fought for this ticket; ready lists sit down by themselves. */
    fightFor: (now: TicketForBattle): void => {
      begin(now)
      const ready = (side: Side): Seated | null => {
        const army = readyArmy(sideUnder(now.terms, side), now.names[side])
        return army === null ? null : { army, id: null }
      }
      seats.value = { a: ready('a'), b: ready('b') }
    },
    withoutTicket: (): void => begin(null),
    under: (setup: BattleSetup): BattleSetup =>
      ticket.value === null
        ? setup
        : setupUnder(ticket.value.terms, setup, {
            lowered: lowered.lowered.value,
            bearers: lent.bearers.value,
          }),
  }
}
