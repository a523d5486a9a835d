// What the builder does with the army that is open: every action is edits of the rules, as data.
import { computed, ref } from 'vue'
import { checkArmy, completion, type Edit, type Problem } from '@/rules/eagles/index.ts'
import { words } from '@/locales/index.ts'
import { useArmyEditor } from '@/stores/armyEditor.ts'
import { randomWhole } from '@/platform/randomWhole.ts'
import { showToast } from '@/ui/toast/toasts.ts'
import { battalionName } from './naming.ts'

const none: readonly Problem[] = []

export function useBuilder() {
  const editor = useArmyEditor()
  /** The battalion whose form is shown. */
  const openId = ref<number | null>(null)

  const problems = computed(() => (editor.army === null ? none : checkArmy(editor.army)))
  const problemsAt = (place: number | null): readonly Problem[] => {
    const found = problems.value.filter((problem) => problem.battalion === place)
    return found.length === 0 ? none : found // one and the same list, so that untouched cards stay as they are
  }

  const battalions = computed(() => editor.army?.battalions ?? [])
  const placeOf = (id: number | null): number =>
    battalions.value.findIndex((battalion) => battalion.id === id)
  const openBattalion = computed(() => {
    const place = placeOf(openId.value)
    const battalion = battalions.value[place]
    return battalion === undefined ? null : { battalion, place }
  })

  /** Opens a battalion; on a narrow screen the same tap closes it again. */
  function toggle(id: number, staysOpen: boolean): void {
    openId.value = openId.value === id && !staysOpen ? null : id
  }

  function add(): void {
    editor.edit([{ kind: 'add' }])
    openId.value = battalions.value.at(-1)?.id ?? null
  }

  function duplicate(id: number): void {
    editor.edit([{ kind: 'duplicate', battalion: id }])
    openId.value = battalions.value[placeOf(id) + 1]?.id ?? null
  }

  function remove(id: number): void {
    const place = placeOf(id)
    const battalion = battalions.value[place]
    if (battalion === undefined) return
    editor.edit([{ kind: 'remove', battalion: id }])
    showToast({
      text: words.value.army.removed(battalionName(battalion, place, words.value)),
      action: {
        label: words.value.army.putBack,
        run: () => editor.edit([{ kind: 'putBack', removed: battalion, at: place }]),
      },
    })
  }

  /** Fills the list at random; one tap takes it back. */
  function complete(): void {
    if (editor.army === null) return
    const before = editor.army.battalions
    editor.edit(completion(editor.army, randomWhole))
    showToast({
      text: words.value.army.completed,
      action: {
        label: words.value.app.undo,
        run: () => editor.edit([{ kind: 'restore', battalions: before }]),
      },
    })
  }

  return {
    openId,
    openBattalion,
    problems,
    problemsAt,
    toggle,
    add,
    duplicate,
    remove,
    complete,
    edit: (edits: readonly Edit[]): void => editor.edit(edits),
  }
}

export type Builder = ReturnType<typeof useBuilder>
