// The battle that is about to begin: both armies, table, house rules, clock. It waits while other screens are looked at.
import { defineStore } from 'pinia'
import { computed, ref, shallowRef, type Ref } from 'vue'
import { sides, type Refusal, type Side } from '@/core/conversation.ts'
import type { Result } from '@/core/result.ts'
import {
  battle as game,
  sampleArmies,
  terrains,
  withoutTraits,
  type Army,
  type BattleSetup,
  type HouseRules,
  type RoundPairing,
  type TableSize,
  type Terrain,
} from '@/games/eagles/rules/index.ts'
import { watchArmies, watchArmy, type KeptArmy } from '@/storage/index.ts'
import { useArmyWrites } from '../builder/armyWrites.ts'
import { useBattle } from '../battle/store/battle.ts'
import { noPlayers, type Players } from '../battle/store/title.ts'
import type { RoundSeat } from '../battle/store/roundSeat.ts'
import { useBattleClock } from '../battle/store/battleClock.ts'
import type { Seated } from './seated.ts'
import { useBattleWishes } from './battleWishes.ts'
import { ticketDraft } from './ticketDraft.ts'

export type { Seated } from './seated.ts'

type Seats = Readonly<Record<Side, Seated | null>>

const nobody: Seats = { a: null, b: null }

const storedArmy = (id: string): Promise<KeptArmy | null> =>
  new Promise((resolve) => {
    const watch = watchArmy(
      id,
      (kept) => {
        resolve(kept)
        watch.stop()
      },
      () => resolve(null),
    )
  })

const latestArmy = (): Promise<KeptArmy | null> =>
  new Promise((resolve) => {
    const watch = watchArmies(
      { bin: false, sort: 'recent', search: '' },
      1,
      ({ armies }) => {
        resolve(armies[0] ?? null)
        watch.stop()
      },
      () => resolve(null),
    )
  })

/** The army of the rules that the other side most likely meets: one of another nation. */
const sampleAgainst = (army: Army | undefined): Seated | null => {
  const sample = sampleArmies.find(({ nation }) => nation !== army?.nation)
  return sample === undefined ? null : { army: sample, id: null }
}

interface Sitting {
  readonly seats: Seats
  readonly players: Players
  /** The table of an event's round; null: the battle belongs to none. */
  readonly round: RoundSeat | null
}

const atNoTable: Sitting = { seats: nobody, players: noPlayers, round: null }

/** The two armies with their sides swapped, for a battle that belongs to no round and is fought for no ticket. */
const turnedSeats = ({ a, b }: BattleSetup['armies']): Pick<Sitting, 'seats' | 'round'> => ({
  seats: { a: { army: withoutTraits(b), id: null }, b: { army: withoutTraits(a), id: null } },
  round: null,
})

function seatedBy({ armies, players, ...at }: RoundPairing, firstIs: Side): Sitting {
  const ofSides = <T>({ first, second }: { first: T; second: T }): Record<Side, T> =>
    firstIs === 'a' ? { a: first, b: second } : { a: second, b: first }
  const seated = (army: Army | null): Seated | null => (army === null ? null : { army, id: null })
  const { event, round, table, ticket } = at
  return {
    seats: ofSides({ first: seated(armies.first), second: seated(armies.second) }),
    players: ofSides(players),
    round: { event, round, table, ticket, players, firstIs },
  }
}

function seating() {
  const writes = useArmyWrites()
  const seats = shallowRef<Seats>(nobody)
  const players = shallowRef<Players>(noPlayers)
  /** The table of an event's round; null: the battle belongs to none. */
  const round = shallowRef<RoundSeat | null>(null)
  /** The army this battle was asked for on; asking again for the same one changes nothing. */
  let asked: string | null = null

  const seatOf = (kept: KeptArmy | null): Seated | null =>
    kept === null ? null : { army: writes.withPending(kept.id, kept.army), id: kept.id }

  /** An army that was changed since it was chosen is taken as it is now; one that is gone stays as it was. */
  async function fresh(seated: Seated | null): Promise<Seated | null> {
    if (seated?.id === null || seated === null) return seated
    return seatOf(await storedArmy(seated.id)) ?? { army: seated.army, id: null }
  }

  /** Seats an army of the shelf, or the last one that was changed, and one to fight against. */
  async function prepare(armyId: string | null): Promise<void> {
    const before = seats.value
    let { a, b } = { a: await fresh(before.a), b: await fresh(before.b) }
    if (armyId !== null && armyId !== asked) a = seatOf(await storedArmy(armyId)) ?? a
    asked = armyId
    a ??= seatOf(await latestArmy()) ?? sampleAgainst(undefined)
    b ??= sampleAgainst(a?.army)
    if (seats.value === before) seats.value = { a, b }
  }

  function sit(found: Sitting): void {
    seats.value = found.seats
    players.value = found.players
    round.value = found.round
  }

  return {
    seats,
    players,
    round,
    prepare,
    choose: (side: Side, seated: Seated): void => {
      seats.value = { ...seats.value, [side]: seated }
    },
    swap: (): void => {
      seats.value = { a: seats.value.b, b: seats.value.a }
      players.value = { a: players.value.b, b: players.value.a }
      if (round.value !== null)
        round.value = { ...round.value, firstIs: round.value.firstIs === 'a' ? 'b' : 'a' }
    },
    sit,
    rise: (): void => {
      sit(atNoTable)
      asked = null
    },
  }
}

function refusalOf(setup: BattleSetup): Refusal | null {
  const opened = game.open(setup)
  return opened.ok ? null : opened.problem
}

/** What both agree on before the battle, and whether it can be fought at all. */
function agreeing(
  seats: Readonly<Ref<Seats>>,
  under: (setup: BattleSetup) => BattleSetup,
  last: { readonly house: HouseRules; readonly table: TableSize; readonly clock: number | null },
) {
  const house = shallowRef(last.house)
  const table = ref<TableSize>(last.table)
  const clock = ref<number | null>(last.clock)
  /** What lies on this table; null: no player has said, so that everything is asked. No other table is like it. */
  const ground = shallowRef<readonly Terrain[] | null>(null)
  const setup = computed<BattleSetup | null>(() => {
    const { a, b } = seats.value
    if (a === null || b === null) return null
    const agreed = { house: house.value, table: table.value, ground: ground.value ?? terrains }
    return under({ armies: { a: a.army, b: b.army }, ...agreed })
  })
  /** Why this battle cannot stand on a table at all; null if it can. */
  const refusal = computed(() => (setup.value === null ? null : refusalOf(setup.value)))
  return { house, table, clock, ground, setup, refusal }
}

export const useBattleDraft = defineStore('battleDraft', () => {
  const wishes = useBattleWishes()
  const { seats, players, round, prepare, sit, rise, choose, swap } = seating()
  const { under, withoutTicket, fightFor, ...forTicket } = ticketDraft(seats)
  const { house, table, clock, ground, setup, refusal } = agreeing(seats, under, wishes.last)

  /** Stores the battle and opens it; the next draft begins anew. */
  async function begin(): Promise<Result<string, Refusal> | null> {
    if (setup.value === null) return null
    const begun = await useBattle().begin(setup.value, false, players.value, round.value)
    if (!begun.ok) return begun
    useBattleClock().wish(begun.value, clock.value)
    wishes.keep({ house: house.value, table: table.value, clock: clock.value })
    rise()
    withoutTicket()
    ground.value = null
    return begun
  }

  return {
    ...forTicket,
    withoutTicket,
    /** Who sat here before rises: a ticket's battle belongs to no round. */
    fightFor: (ticket: Parameters<typeof fightFor>[0]): void => {
      rise()
      fightFor(ticket)
    },
    seats,
    players,
    round,
    house,
    table,
    clock,
    ground,
    refusal,
    prepare,
    begin,
    choose,
    /** The two armies of a battle with their sides swapped, by its house rules, on its table. */
    rematch: ({ armies, ...agreed }: BattleSetup, who: Players): void => {
      withoutTicket()
      sit({ ...turnedSeats(armies), players: { a: who.b, b: who.a } })
      house.value = agreed.house
      table.value = agreed.table
    },
    /** Everything that a pairing brings; `firstIs` says on which side its first player sits here. */
    takePairing: (pairing: RoundPairing, firstIs: Side): void => {
      withoutTicket()
      sit(seatedBy(pairing, firstIs))
      house.value = pairing.house
      clock.value = pairing.clock
    },
    swap,
    isReady: computed(() => sides.every((side) => seats.value[side] !== null)),
  }
})
