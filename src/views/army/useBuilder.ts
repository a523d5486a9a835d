// What the builder does with the army that is open: every action is edits of the rules, as data.
import { computed, ref } from 'vue'
import {
  checkArmy,
  completion,
  type Battalion,
  type Edit,
  type Problem,
} from '@/rules/eagles/index.ts'
import { words } from '@/locales/index.ts'
import { randomWhole } from '@/platform/randomWhole.ts'
import { useArmyEditor } from '@/stores/armyEditor.ts'
import { showToast } from '@/ui/toast/toasts.ts'
import { battalionName } from './naming.ts'

const none: readonly Problem[] = []

/** The battalion whose form is shown. */
function useOpenBattalion(battalions: () => readonly Battalion[]) {
  const openId = ref<number | null>(null)
  const placeOf = (id: number | null): number =>
    battalions().findIndex((battalion) => battalion.id === id)

  const openBattalion = computed(() => {
    const place = placeOf(openId.value)
    const battalion = battalions()[place]
    return battalion === undefined ? null : { battalion, place }
  })

  /** Opens a battalion; on a narrow screen the same tap closes it again. */
  function toggle(id: number, staysOpen: boolean): void {
    openId.value = openId.value === id && !staysOpen ? null : id
  }

  return { openId, openBattalion, placeOf, toggle }
}

/** What is wrong with the army, and at which place of the list (null: with the whole). */
function useProblems() {
  const editor = useArmyEditor()
  const problems = computed(() => (editor.army === null ? none : checkArmy(editor.army)))
  const problemsAt = (place: number | null): readonly Problem[] => {
    const found = problems.value.filter((problem) => problem.battalion === place)
    return found.length === 0 ? none : found // one and the same list, so that untouched cards stay as they are
  }
  return { problems, problemsAt }
}

export function useBuilder() {
  const editor = useArmyEditor()
  const battalions = (): readonly Battalion[] => editor.army?.battalions ?? []
  const { openId, openBattalion, placeOf, toggle } = useOpenBattalion(battalions)

  const sayUndoable = (text: string, label: string, undo: Edit): void =>
    void showToast({ text, action: { label, run: () => editor.edit([undo]) } })

  function add(): void {
    editor.edit([{ kind: 'add' }])
    openId.value = battalions().at(-1)?.id ?? null
  }

  function duplicate(id: number): void {
    editor.edit([{ kind: 'duplicate', battalion: id }])
    openId.value = battalions()[placeOf(id) + 1]?.id ?? null
  }

  function remove(id: number): void {
    const place = placeOf(id)
    const removed = battalions()[place]
    if (removed === undefined) return
    editor.edit([{ kind: 'remove', battalion: id }])
    const { removed: say, putBack } = words.value.army
    const text = say(battalionName(removed, place, words.value))
    sayUndoable(text, putBack, { kind: 'putBack', removed, at: place })
  }

  /** Fills the list at random; one tap takes it back. */
  function complete(): void {
    if (editor.army === null) return
    const before = battalions()
    editor.edit(completion(editor.army, randomWhole))
    sayUndoable(words.value.army.completed, words.value.app.undo, {
      kind: 'restore',
      battalions: before,
    })
  }

  const { edit } = editor
  return { openId, openBattalion, ...useProblems(), toggle, add, duplicate, remove, complete, edit }
}

export type Builder = ReturnType<typeof useBuilder>
