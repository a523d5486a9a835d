// Giving an answer: of two quick taps only the first counts, and a refusal is said in words.
import { until } from '@vueuse/core'
import { battleWords } from '@/games/eagles/words/battle.ts'
import { storageWords } from '@/words/storageRoom.ts'
import type { Answer } from '@/core/conversation.ts'
import { useBattle } from '@/games/eagles/screens/battle/store/battle.ts'
import { showToast } from '@/ui/toast/toasts.ts'
import { useConduct } from './conduct.ts'

/** One step of the battle, an answer or its undoing: true when it is stored; what hinders it is said in words. */
export function useStep() {
  const battle = useBattle()

  return async (step: () => ReturnType<typeof battle.answer>): Promise<boolean> => {
    // Right after the start the journal may still be opening; who is so quick is heard a moment later.
    if (battle.role === 'opening') await until(() => battle.role).not.toBe('opening')
    const result = step()
    if (result.ok) {
      await result.value.durable
      return true
    }
    const { failures, readAlong } = storageWords.value
    const whyReading = battle.failure === null ? readAlong.text : failures[battle.failure]
    if (battle.role === 'reader') showToast({ text: whyReading })
    else if (result.problem.code !== 'stale')
      showToast({ text: battleWords.value.reasons.refusal(result.problem), kind: 'problem' })
    return false
  }
}

/** Answers the question that is on the screen now, and no later one. */
export function useAnswer() {
  const battle = useBattle()
  const { head } = useConduct().play.value
  const take = useStep()

  return (given: Answer<never>): Promise<boolean> => take(() => battle.answer(given, head))
}
