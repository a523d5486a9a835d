// Steps of a game from its screen: an answer or its undoing; what hinders it is said in words.
import { until } from '@vueuse/core'
import { storageWords } from '@/words/storageRoom.ts'
import { tableWords } from '@/words/table.ts'
import type { Refusal } from '@/core/conversation.ts'
import type { Result } from '@/core/result.ts'
import { showToast } from '@/ui/toast/toasts.ts'
import type { Taken } from './taking.ts'
import type { Conductor, Moment } from './conductor.ts'

export function useSteps({ role, failure }: Pick<Conductor, 'role' | 'failure'>) {
  function tell(problem: Refusal, { scene: { question } }: Moment): void {
    const { failures, readAlong } = storageWords.value
    if (role.value === 'reader')
      showToast({ text: failure.value === null ? readAlong.text : failures[failure.value] })
    else if (problem.code === 'forbidden' && question !== null)
      showToast({ text: question.reason(problem), kind: 'problem' })
    else if (problem.code !== 'stale')
      showToast({ text: tableWords.value.refusal(problem), kind: 'problem' })
  }

  /** True when it is stored. */
  return async (
    moment: Moment,
    step: (moment: Moment) => Result<Taken, Refusal>,
  ): Promise<boolean> => {
    // Right after the start the journal may still be opening; who is so quick is heard a moment later.
    if (role.value === 'opening') await until(role).not.toBe('opening')
    const result = step(moment)
    if (result.ok) await result.value.durable
    else tell(result.problem, moment)
    return result.ok
  }
}
