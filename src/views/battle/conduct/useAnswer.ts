// Giving an answer: of two quick taps only the first counts, and a refusal is said in words.
import { battleWords } from '@/locales/battle.ts'
import type { Answer } from '@/rules/core/conversation.ts'
import { useBattle } from '@/stores/battle.ts'
import { showToast } from '@/ui/toast/toasts.ts'
import { useConduct } from './conduct.ts'

export function useAnswer() {
  const battle = useBattle()
  const { play } = useConduct()

  return async (given: Answer<never>): Promise<boolean> => {
    const result = await battle.answer(given, play.value.head)
    if (result.ok) return true
    if (result.problem.code !== 'stale')
      showToast({ text: battleWords.value.reasons.refusal(result.problem), kind: 'problem' })
    return false
  }
}
