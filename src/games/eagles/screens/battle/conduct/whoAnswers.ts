// The line above a question: whose turn it is to answer, and how.
import { computed } from 'vue'
import { countWaiting } from '@/games/eagles/rules/index.ts'
import { battleWords } from '@/games/eagles/words/battle.ts'
import { useConduct } from './conduct.ts'

export function useWhoAnswers() {
  const { state, prompt, names } = useConduct()
  const who = computed(() => {
    const open = prompt.value
    if (open === null) return ''
    const { who: verbs } = battleWords.value.screen.screen
    if (open.seat === 'table') return open.wanted.kind === 'dice' ? verbs.both : verbs.together
    const people = names.value.people(open.seat)
    const isMeasured =
      open.wanted.kind === 'facts' && open.wanted.fields.some(({ kind }) => kind === 'measure')
    return isMeasured ? verbs.measure(people) : verbs[open.wanted.kind](people)
  })
  const aside = computed(() => {
    const { screen } = battleWords.value.screen
    const kind = prompt.value?.kind
    if (kind === 'shoot.facts') return screen.targetDeclared
    if (kind !== 'activation.battalion') return ''
    const { activations } = state.value
    return screen.activationOf(activations + 1, activations + countWaiting(state.value))
  })
  return { who, aside }
}
