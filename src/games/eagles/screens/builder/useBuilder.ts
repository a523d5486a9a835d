// Actions of the builder on the army that is open: every action is edits of the rules, as data.
import { computed, onScopeDispose, ref } from 'vue'
import {
  checkArmy,
  completion,
  pointsLeft,
  type Battalion,
  type Edit,
  type CheckedProblem,
} from '@/games/eagles/rules/index.ts'
import { deskWords } from '@/games/eagles/words/lists.ts'
import { words } from '@/words/index.ts'
import { randomWhole } from '@/platform/randomWhole.ts'
import { useArmyEditor } from '@/games/eagles/screens/builder/armyEditor.ts'
import { hideToast, showToast } from '@/ui/toast/toasts.ts'
import { battalionName } from '../lists/naming.ts'
import { problemsWhere } from './problemPlace.ts'

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

/** Two Light battalions are a problem of the army that stands at each of them. */
const isAt = (problem: CheckedProblem, place: number | null): boolean =>
  problem.code === 'too-many-light'
    ? place !== null && problem.battalions.includes(place)
    : problem.battalion === place

/** What is wrong with the army, and at which place of the list (null: with the whole). */
function useProblems() {
  const editor = useArmyEditor()
  const problems = computed(() => (editor.army === null ? [] : checkArmy(editor.army)))
  const problemsAt = (place: number | null): readonly CheckedProblem[] =>
    problemsWhere(problems.value, (problem) => isAt(problem, place))
  return { problems, problemsAt }
}

export function useBuilder() {
  const editor = useArmyEditor()
  const battalions = (): readonly Battalion[] => editor.army?.battalions ?? []
  const { openId, openBattalion, placeOf, toggle } = useOpenBattalion(battalions)

  /** Undo belongs to this army and this moment: it goes with the next edit and with the screen. */
  let undoable: number | null = null
  const forgetUndo = (): void => {
    if (undoable !== null) hideToast(undoable)
    undoable = null
  }
  onScopeDispose(forgetUndo)
  const sayUndoable = (text: string, label: string, undo: Edit): void => {
    undoable = showToast({ text, action: { label, run: () => editor.edit([undo]) } })
  }
  const edit = (edits: readonly Edit[]): void => {
    forgetUndo()
    editor.edit(edits)
  }

  function add(): void {
    edit([{ kind: 'add' }])
    openId.value = battalions().at(-1)?.id ?? null
  }

  function duplicate(id: number): void {
    edit([{ kind: 'duplicate', battalion: id }])
    openId.value = battalions()[placeOf(id) + 1]?.id ?? null
  }

  function remove(id: number): void {
    const place = placeOf(id)
    const removed = battalions()[place]
    if (removed === undefined) return
    edit([{ kind: 'remove', battalion: id }])
    const { removed: say, putBack } = deskWords.value.builder
    const text = say(battalionName(removed, place, words.value))
    sayUndoable(text, putBack, { kind: 'putBack', removed, at: place })
  }

  /** Adds random battalions as long as one fits; one tap takes them back. */
  function complete(): void {
    if (editor.army === null) return
    const before = battalions()
    edit(completion(editor.army, randomWhole))
    const left = pointsLeft(editor.army)
    const { completed } = deskWords.value.builder
    const text = completed(
      battalions().length - before.length,
      left,
      words.value.problems.number(left),
    )
    sayUndoable(text, words.value.app.undo, { kind: 'restore', battalions: before })
  }

  return { openId, openBattalion, ...useProblems(), toggle, add, duplicate, remove, complete, edit }
}

export type Builder = ReturnType<typeof useBuilder>
