// All finished games of this phone: each record is read once, and counted as it comes.
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { table } from '@/core/game.ts'
import { logSeenBy } from '@/core/record/log.ts'
import { resume } from '@/core/record/resume.ts'
import type { StoredCard } from '@/app/battleShelf.ts'
import { loadBattle, recordOf } from '@/storage/battleDoor.ts'
import { progress } from '../../rules/index.ts'
import { accountOf, statisticsOf, type GameAccount } from './account.ts'

/** A second version of a game is the same game, and counts once. */
const counts = ({ state, copyOf, opening }: StoredCard): boolean =>
  state === 'finished' && copyOf === null && opening.game === progress.name

const keyOf = ({ id, entries }: StoredCard): string => `${id} ${String(entries)}`

async function read(id: string): Promise<GameAccount | null> {
  const stored = await loadBattle(id).catch(() => null)
  if (stored === null) return null
  const { play } = resume(progress, recordOf(stored))
  if (play === null) return null
  const lines = logSeenBy(progress, play, table).filter(
    ({ isStruck, takesBack }) => !isStruck && takesBack === 0,
  )
  return accountOf(
    lines.flatMap(({ events }) => events),
    progress.seen(play.now.state, table),
    lines.map(({ view }) => view()),
  )
}

export const useGameHistory = defineStore('progressHistory', () => {
  /** By game; null: it cannot be read. */
  const known = shallowRef<ReadonlyMap<string, GameAccount | null>>(new Map())
  const wanted = shallowRef<readonly StoredCard[]>([])
  const isReading = ref(false)

  const games = computed(() =>
    wanted.value.map((card) => ({ card, account: known.value.get(keyOf(card)) })),
  )

  /** One game at a time, and the screen between two: a player who looks on need not wait for the last. */
  async function readAll(cards: readonly StoredCard[]): Promise<void> {
    wanted.value = cards.filter(counts)
    if (isReading.value) return
    isReading.value = true
    try {
      for (;;) {
        const next = wanted.value.find((card) => !known.value.has(keyOf(card)))
        if (next === undefined) return
        known.value = new Map([...known.value, [keyOf(next), await read(next.id)]])
        await new Promise((resolve) => setTimeout(resolve))
      }
    } finally {
      isReading.value = false
    }
  }

  return {
    /** The newest first; `undefined` until it is read, null where it cannot be. */
    games,
    statistics: computed(() => statisticsOf(games.value.flatMap(({ account }) => account ?? []))),
    isReading,
    readAll,
  }
})
