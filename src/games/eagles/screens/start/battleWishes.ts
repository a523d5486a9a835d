// Set-up of the last battle: its house rules, table and clock are what the next one begins with. Kept in localStorage.
import { useKept } from '../../../../app/kept.ts'
import { defineStore } from 'pinia'
import { computed } from 'vue'
import {
  checkHouseRules,
  defaultHouseRules,
  tableSizes,
  type HouseRules,
  type TableSize,
} from '@/games/eagles/rules/index.ts'
import { minutesFrom } from '../battle/store/battleClock.ts'
import { keptEntries } from '../../../../app/keptEntries.ts'

interface Wishes {
  readonly house: HouseRules
  readonly table: TableSize
  /** Minutes for each side; null without a clock. */
  readonly clock: number | null
}

const usual: Wishes = { house: defaultHouseRules, table: '72x48', clock: null }

/** What was kept, with the usual for whatever cannot be read. */
function readWishes(text: string): Wishes {
  const kept = keptEntries(text)
  const house = checkHouseRules(kept.get('house'))
  return {
    house: house.ok ? house.value : usual.house,
    table: tableSizes.find((size) => size === kept.get('table')) ?? usual.table,
    clock: minutesFrom(kept.get('clock')),
  }
}

export const useBattleWishes = defineStore('battleWishes', () => {
  const kept = useKept<Wishes>('aide-de-camp.battleWishes', usual, {
    serializer: { read: readWishes, write: JSON.stringify },
    writeDefaults: false,
    shallow: true, // a battle takes the rules as they are, and proxies cannot be stored
  })
  return {
    last: computed(() => kept.value),
    keep: (wishes: Wishes): void => {
      kept.value = wishes
    },
    takeFrom: (text: string): void => {
      kept.value = readWishes(text)
    },
  }
})
