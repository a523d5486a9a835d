// The hints of a guided battle: wanted until somebody has had enough of them.
import { computed, ref, type Ref } from 'vue'
import type { BattleTitle } from '@/storage/battleDoor.ts'
import { isGuidedIn } from './title.ts'

export function guidingBy(card: Readonly<Ref<BattleTitle | null>>) {
  /** What the card of the battle says. */
  const isGuided = computed(() => card.value !== null && isGuidedIn(card.value))
  const isEnding = ref(false)
  return {
    isGuided,
    /** They are wanted, or it is not stored yet that they are not: a reload must not bring them back. */
    hasHints: computed(() => isGuided.value || isEnding.value),
    /** Ends them for good in this battle; `store` writes that down. */
    end: async (store: () => Promise<void>): Promise<void> => {
      isEnding.value = true
      await store()
      isEnding.value = false
    },
  }
}
