// The army that is open for editing: an edit shows at once and is on its way to the database in the same breath.
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { watchArmy, type KeptArmy, type Watch } from '@/storage/index.ts'
import { canonicalJson } from '@/core/record/canonical.ts'
import { applyEdits, type Army, type Edit } from '@/games/eagles/rules/index.ts'
import { useArmyWrites } from './armyWrites.ts'

export const useArmyEditor = defineStore('armyEditor', () => {
  const writes = useArmyWrites()
  const kept = shallowRef<KeptArmy | null>(null)
  const state = ref<'loading' | 'open' | 'missing' | 'unreadable'>('loading')
  let watch: Watch | null = null

  const army = computed(() => kept.value?.army ?? null)

  /** What is on the screen already is not drawn anew when the database has it too. */
  const asShown = (next: Army): Army =>
    army.value !== null && canonicalJson(army.value) === canonicalJson(next) ? army.value : next

  function adopt(stored: KeptArmy | null): void {
    state.value = stored === null ? 'missing' : 'open'
    kept.value =
      stored === null
        ? null
        : { ...stored, army: asShown(writes.withPending(stored.id, stored.army)) }
  }

  /** Shows an army and follows what other tabs do to it. */
  function open(id: string): void {
    close()
    if (kept.value?.id !== id) {
      kept.value = null
      state.value = 'loading'
    }
    watch = watchArmy(id, adopt, () => (state.value = 'unreadable'))
  }

  function close(): void {
    watch?.stop()
    watch = null
  }

  function edit(edits: readonly Edit[]): void {
    if (kept.value === null) return
    kept.value = { ...kept.value, army: applyEdits(kept.value.army, edits) }
    writes.add(kept.value.id, edits)
  }

  return { kept, army, state, open, close, edit }
})
