// The history of all armies on this phone: every finished battle is read once, and counted as it comes.
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { eventsOf } from '@/core/record/log.ts'
import { resume } from '@/core/record/resume.ts'
import {
  accountsOf,
  battle,
  historyOf,
  playersOf,
  type PlayedAccount,
  type SideAccount,
} from '@/games/eagles/rules/index.ts'
import { loadBattle, recordOf } from '@/storage/battleDoor.ts'
import { noPlayers, playersIn, type Players } from '../battle/store/title.ts'
import type { StoredCard } from '../../../../app/battleShelf.ts'

/** A second version of a battle is the same battle, and counts once. */
const counts = ({ state, copyOf, opening }: StoredCard): boolean =>
  state === 'finished' && copyOf === null && opening.game === battle.name

/** A battle that is overruled after its end has more entries than before. */
const keyOf = ({ id, entries }: StoredCard): string => `${id} ${String(entries)}`

async function read(id: string): Promise<readonly SideAccount[] | null> {
  const stored = await loadBattle(id).catch(() => null)
  if (stored === null) return null
  const { play } = resume(battle, recordOf(stored))
  return play === null || play.now.state.result === null
    ? null
    : accountsOf(play.now.state, eventsOf(play))
}

/** Accounts come side A first. */
const sat = (
  accounts: readonly SideAccount[],
  { a, b }: Players = noPlayers,
): readonly PlayedAccount[] =>
  accounts.map((account, n) =>
    n === 0 ? { account, player: a, opponent: b } : { account, player: b, opponent: a },
  )

export const useBattleHistory = defineStore('battleHistory', () => {
  /** By battle; null: it cannot be read. */
  const known = shallowRef<ReadonlyMap<string, readonly SideAccount[] | null>>(new Map())
  const wanted = shallowRef<readonly string[]>([])
  const names = shallowRef<ReadonlyMap<string, Players>>(new Map())
  const isReading = ref(false)

  const done = computed(() => wanted.value.filter((key) => known.value.has(key)).length)
  const accounts = computed(() => wanted.value.flatMap((key) => known.value.get(key) ?? []))
  const played = computed(() =>
    wanted.value.flatMap((key) => sat(known.value.get(key) ?? [], names.value.get(key))),
  )

  /** One battle at a time, and the screen between two: the reader need not wait for the last. */
  async function readAll(cards: readonly StoredCard[]): Promise<void> {
    const own = cards.filter(counts)
    wanted.value = own.map(keyOf)
    names.value = new Map(own.map((card) => [keyOf(card), playersIn(card.title)]))
    if (isReading.value) return
    isReading.value = true
    try {
      for (;;) {
        const next = wanted.value.find((key) => !known.value.has(key))
        if (next === undefined) return
        const account = await read(next.split(' ')[0] ?? '')
        known.value = new Map([...known.value, [next, account]])
        await new Promise((resolve) => setTimeout(resolve))
      }
    } finally {
      isReading.value = false
    }
  }

  return {
    /** By army, the one with the most battles first. */
    armies: computed(() => historyOf(accounts.value)),
    /** By player, of those who have a name. */
    players: computed(() => playersOf(played.value)),
    all: computed(() => wanted.value.length),
    done,
    unreadable: computed(() => wanted.value.filter((key) => known.value.get(key) === null).length),
    isReading,
    readAll,
  }
})
