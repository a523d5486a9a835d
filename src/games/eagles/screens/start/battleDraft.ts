// The battle that is about to begin: both armies, table, house rules, clock. It waits while other screens are looked at.
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { sides, type Refusal, type Side } from '@/core/conversation.ts'
import type { Result } from '@/core/result.ts'
import {
  battle as game,
  sampleArmies,
  terrains,
  type Army,
  type BattleSetup,
  type TableSize,
  type Terrain,
} from '@/games/eagles/rules/index.ts'
import { watchArmies, watchArmy, type KeptArmy } from '@/storage/index.ts'
import { useArmyWrites } from '../builder/armyWrites.ts'
import { useBattle } from '../battle/store/battle.ts'
import { noPlayers, type Players } from '../battle/store/title.ts'
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

function seating() {
  const writes = useArmyWrites()
  const seats = shallowRef<Seats>(nobody)
  const players = shallowRef<Players>(noPlayers)
  /** The army this battle was asked for on; asking again for the same one changes nothing. */
  let asked: string | null = null

  const seatOf = (kept: KeptArmy | null): Seated | null =>
    kept === null ? null : { army: writes.withPending(kept.id, kept.army), id: kept.id }

  /** An army that was changed since it was chosen is taken as it is now; one that is gone stays as it was. */
  async function fresh(seated: Seated | null): Promise<Seated | null> {
    if (seated?.id === null || seated === null) return seated
    return seatOf(await storedArmy(seated.id)) ?? { army: seated.army, id: null }
  }

  /** Seats an army of the shelf, or the last one that was changed, and somebody to fight against. */
  async function prepare(armyId: string | null): Promise<void> {
    const before = seats.value
    let { a, b } = { a: await fresh(before.a), b: await fresh(before.b) }
    if (armyId !== null && armyId !== asked) a = seatOf(await storedArmy(armyId)) ?? a
    asked = armyId
    a ??= seatOf(await latestArmy()) ?? sampleAgainst(undefined)
    b ??= sampleAgainst(a?.army)
    if (seats.value === before) seats.value = { a, b }
  }

  return {
    seats,
    players,
    prepare,
    choose: (side: Side, seated: Seated): void => {
      seats.value = { ...seats.value, [side]: seated }
    },
    swap: (): void => {
      seats.value = { a: seats.value.b, b: seats.value.a }
      players.value = { a: players.value.b, b: players.value.a }
    },
    rise: (): void => {
      seats.value = nobody
      players.value = noPlayers
      asked = null
    },
  }
}

function refusalOf(setup: BattleSetup): Refusal | null {
  const opened = game.open(setup)
  return opened.ok ? null : opened.problem
}

export const useBattleDraft = defineStore('battleDraft', () => {
  const wishes = useBattleWishes()
  const { seats, players, prepare, rise, choose, swap } = seating()
  const { under, withoutTicket, ...forTicket } = ticketDraft(seats)
  const house = shallowRef(wishes.last.house)
  const table = ref<TableSize>(wishes.last.table)
  const clock = ref<number | null>(wishes.last.clock)
  /** What lies on this table; null: nobody has said, so that everything is asked. No other table is like it. */
  const ground = shallowRef<readonly Terrain[] | null>(null)
  const setup = computed<BattleSetup | null>(() => {
    const { a, b } = seats.value
    if (a === null || b === null) return null
    const agreed = { house: house.value, table: table.value, ground: ground.value ?? terrains }
    return under({ armies: { a: a.army, b: b.army }, ...agreed })
  })
  /** Why this battle cannot stand on a table at all; null if it can. */
  const refusal = computed(() => (setup.value === null ? null : refusalOf(setup.value)))

  /** Stores the battle and opens it; the next draft begins anew. */
  async function begin(): Promise<Result<string, Refusal> | null> {
    if (setup.value === null) return null
    const begun = await useBattle().begin(setup.value, false, players.value)
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
    seats,
    players,
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
      players.value = { a: who.b, b: who.a }
      seats.value = { a: { army: armies.b, id: null }, b: { army: armies.a, id: null } }
      house.value = agreed.house
      table.value = agreed.table
    },
    swap,
    isReady: computed(() => sides.every((side) => seats.value[side] !== null)),
  }
})
