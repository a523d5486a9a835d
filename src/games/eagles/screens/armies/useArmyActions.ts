// Actions of the menus of the shelf and of the builder on a stored army.
import { computed, type ComputedRef } from 'vue'
import { useRouter } from 'vue-router'
import { words } from '@/words/index.ts'
import {
  binArmy,
  duplicateArmy,
  restoreArmy,
  type KeptArmy,
} from '@/games/eagles/screens/armies/armyActions.ts'
import { showToast } from '@/ui/toast/toasts.ts'
import { armyName } from '@/games/eagles/screens/lists/naming.ts'
import { attempt, attemptInTurn } from '@/app/page/attempt.ts'

export interface ArmyActions {
  readonly name: ComputedRef<string>
  readonly startBattle: () => Promise<void>
  readonly print: () => Promise<void>
  /** The id of the copy, or null if there is none. */
  readonly duplicate: () => Promise<string | null>
  readonly bin: () => Promise<void>
}

/** Each action first closes the sheet it was chosen from. */
export function useArmyActions(kept: () => KeptArmy, close: () => void): ArmyActions {
  const router = useRouter()
  const name = computed(() => armyName(kept().army, words.value))

  async function startBattle(): Promise<void> {
    close()
    await router.push(`/battles/new?army=${kept().id}`)
  }

  async function print(): Promise<void> {
    close()
    await router.push(`/armies/${kept().id}/print`)
  }

  async function duplicate(): Promise<string | null> {
    const original = kept()
    const copy = words.value.armies.copyName(name.value)
    close()
    const ids = await attempt(() => duplicateArmy(original, copy))
    const id = ids?.[0] ?? null
    if (id !== null) showToast({ text: words.value.armies.duplicated(copy), topic: id })
    return id
  }

  async function bin(): Promise<void> {
    const { id } = kept()
    const text = words.value.armies.binned(name.value)
    close()
    const run = (): void => void attemptInTurn(() => restoreArmy(id))
    await attempt(
      () => binArmy(id),
      () => showToast({ text, topic: id, action: { label: words.value.app.undo, run } }),
    )
  }

  return { name, startBattle, print, duplicate, bin }
}
