// The way back: one answer at a time, free down to the last die; beyond a die the other player must agree. And forth again.
import { computed, ref } from 'vue'
import type { Answer } from '@/core/conversation.ts'
import {
  openQuestion,
  type BattleState,
  type Correction,
  type QuestionKind,
} from '@/games/eagles/rules/index.ts'
import { battleWords } from '@/games/eagles/words/battle.ts'
import { useBattle, type BattlePlay } from '@/games/eagles/screens/battle/store/battle.ts'
import { hideTopic } from '@/ui/toast/toasts.ts'
import type { Conduct } from './conduct.ts'
import { useStep } from './useAnswer.ts'

type AnswerName = QuestionKind | 'overrule'

/** What an answer is called by: the question it answered. */
const kindOfAnswer = (answer: Answer<Correction>, asked: BattleState): AnswerName =>
  answer.kind === 'overrule' ? 'overrule' : (openQuestion(asked)?.kind ?? 'overrule')

/** What was answered last, by its name; null: nothing that holds. */
export function givenLast({ now: { last } }: BattlePlay): string | null {
  if (last === null) return null
  return battleWords.value.given[kindOfAnswer(last.answer, last.before.state)]
}

/** The way forth: gives the answer again that was taken back last; `again` names it, null if there is none. */
export function useRedo({ play }: Conduct) {
  const battle = useBattle()
  const again = computed(() => {
    const { undone, now } = play.value
    if (undone === null || battle.role !== 'writer' || battle.isLedElsewhere) return null
    return battleWords.value.given[kindOfAnswer(undone.answer, now.state)]
  })
  return { again, redo: (): void => void battle.redo() }
}

export function useUndo({ play, names }: Conduct) {
  const battle = useBattle()
  const take = useStep()
  const isAsking = ref(false)

  const last = computed(() => play.value.now.last)
  const asked = computed(() => (last.value === null ? null : openQuestion(last.value.before.state)))
  const label = computed(() => {
    if (last.value === null) return ''
    const { undo, askUndo, given } = battleWords.value
    if (battle.linked?.askBack !== undefined) return askUndo
    return undo(given[kindOfAnswer(last.value.answer, last.value.before.state)])
  })
  const isPastDice = computed(() => last.value?.answer.kind === 'dice')
  /** Who must agree: the player whose dice these were not. */
  const agreeing = computed(() => {
    const { undoSheet } = battleWords.value.screen
    const side = asked.value?.seat ?? 'table'
    return side === 'table'
      ? undoSheet.askBoth
      : undoSheet.ask(names.value.people(side === 'a' ? 'b' : 'a'))
  })

  async function takeBack(): Promise<void> {
    const { head, now } = play.value
    isAsking.value = false
    const isTaken = await take(() => battle.retract(1, head))
    if (isTaken && !battle.isLedElsewhere && now.last?.answer.kind === 'overrule')
      hideTopic('overrule')
  }
  /** Who only reads along is told so at once, before both players have agreed on anything. */
  function undo(): void {
    const isAskedHere = !battle.isLedElsewhere && battle.role !== 'reader'
    if (isPastDice.value && isAskedHere) isAsking.value = true
    else void takeBack()
  }
  /** Where another phone leads, it takes back, and is asked to by the phone that answers for a side. */
  const canUndo = computed(
    () => last.value !== null && (!battle.isLedElsewhere || battle.linked?.askBack !== undefined),
  )
  return { canUndo, label, agreeing, isAsking, undo, takeBack }
}
