// Every die the user has seen: counted by face, the app's and the table's apart; the last throws and named pools.
import { useKept } from '../kept.ts'
import { defineStore } from 'pinia'
import { computed, type Ref } from 'vue'
import { appDice } from '@/platform/dice.ts'
import {
  mostHistory,
  mostPools,
  noDice,
  readDice,
  type DiceSource,
  type KeptDice,
  type Pool,
  type Throw,
} from './diceKept.ts'
import { noFaces, sumOf, type FaceCounts } from './fairness.ts'

export {
  diceSources,
  longestName,
  mostDice,
  targets,
  type DiceSource,
  type Pool,
  type Target,
  type Throw,
} from './diceKept.ts'

function counted(counts: FaceCounts, faces: readonly number[], step = 1): FaceCounts {
  const count = (place: number): number =>
    Math.max(0, (counts[place] ?? 0) + step * faces.filter((face) => face === place + 1).length)
  return [count(0), count(1), count(2), count(3), count(4), count(5)]
}

/** Counting the faces that came, and taking it back. */
function counting(kept: Readonly<Ref<KeptDice>>, change: (next: Partial<KeptDice>) => void) {
  return {
    /** Dice that were seen somewhere, in a battle or here. */
    count(source: DiceSource, faces: readonly number[]): void {
      change({ [source]: counted(kept.value[source], faces) })
    },
    takeBack(source: DiceSource, face: number): void {
      change({ [source]: counted(kept.value[source], [face], -1) })
    },
    /** Counts from nothing, and returns what was counted until now. */
    startAgain(source: DiceSource): FaceCounts {
      const { [source]: before } = kept.value
      change({ [source]: noFaces })
      return before
    },
    /** For undoing: what was counted before, beside what has been counted since. */
    putBack(source: DiceSource, before: FaceCounts): void {
      change({ [source]: sumOf(kept.value[source], before) })
    },
  }
}

export const useDiceLedger = defineStore('diceLedger', () => {
  const kept = useKept<KeptDice>('aide-de-camp.dice', noDice, {
    serializer: { read: readDice, write: JSON.stringify },
    writeDefaults: false,
    flush: 'sync', // on the phone before it is on the screen
    shallow: true,
  })

  const change = (next: Partial<KeptDice>): void => {
    kept.value = { ...kept.value, ...next }
  }

  /** Null where the browser has no source of chance: then only dice on the table are left. */
  function roll(pool: Pool): Throw | null {
    const die = appDice()
    if (die === null) return null
    const faces = Array.from({ length: pool.count }, () => die(6))
    const thrown: Throw = { ...pool, faces, at: Date.now() }
    change({
      app: counted(kept.value.app, faces),
      history: [thrown, ...kept.value.history].slice(0, mostHistory),
    })
    return thrown
  }

  function keepPool(pool: Pool): void {
    const others = kept.value.pools.filter(({ name }) => name !== pool.name)
    change({ pools: [...others, pool].slice(-mostPools) })
  }

  function removePool(name: string): void {
    change({ pools: kept.value.pools.filter((pool) => pool.name !== name) })
  }

  return {
    pools: computed(() => kept.value.pools),
    history: computed(() => kept.value.history),
    counts: computed(() => ({ app: kept.value.app, table: kept.value.table })),
    hasDice: appDice() !== null,
    ...counting(kept, change),
    roll,
    keepPool,
    removePool,
    clearHistory: (): void => change({ history: [] }),
    takeFrom: (text: string): void => change(readDice(text)),
  }
})
