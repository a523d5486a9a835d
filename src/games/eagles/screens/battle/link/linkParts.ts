// The parts of a second phone at a battle: each comes with its words when it is first shown.
import { computed, defineAsyncComponent, ref } from 'vue'
import { enterLink } from '@/words/link.ts'
import { withWords } from '@/words/withWords.ts'
import { useBattle } from '@/games/eagles/screens/battle/store/battle.ts'
import type { Conduct } from '../conduct/conduct.ts'

const linked = withWords(enterLink)

/** Above the battle: who leads, and how the link stands. */
export const LinkLine = defineAsyncComponent(linked(() => import('./BattleLinkLine.vue')))
/** What stands here while the other phone is asked. */
export const ElsewhereCard = defineAsyncComponent(linked(() => import('./ElsewhereCard.vue')))
/** What a tablet beside the table shows. */
export const BoardCard = defineAsyncComponent(linked(() => import('./BoardCard.vue')))
/** What the line of the battle's menu opens. */
export const SecondPhoneSheet = defineAsyncComponent(linked(() => import('./SecondPhoneSheet.vue')))

/** Whether the open question is answered on the other phone. */
export function useElsewhere({ play, prompt }: Pick<Conduct, 'play' | 'prompt'>) {
  const battle = useBattle()
  /** The head of the play whose question is answered here, although the other phone is asked. */
  const answeredHere = ref<string | null>(null)
  return {
    isElsewhere: computed(
      () =>
        prompt.value !== null &&
        answeredHere.value !== play.value.head &&
        !battle.answersHere(prompt.value.seat),
    ),
    isBoard: computed(() => battle.linked?.isBoard === true),
    answerHere: (): void => void (answeredHere.value = play.value.head),
  }
}
