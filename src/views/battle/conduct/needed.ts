// How many dice are thrown and what they must show.
import { computed } from 'vue'
import type { BattlePrompt } from '@/rules/eagles/index.ts'
import { battleWords } from '@/locales/battle.ts'
import { useConduct } from './conduct.ts'
import { hitFace, passFace } from './hitFace.ts'

export function useNeeded(prompt: () => BattlePrompt) {
  const { state, explanation } = useConduct()
  const count = computed(() => {
    const { wanted } = prompt()
    return wanted.kind === 'dice' ? wanted.count : 0
  })
  const dice = computed(() => battleWords.value.figures.need.dice(count.value))
  const then = computed(() => {
    const { need } = battleWords.value.figures
    const { about } = prompt()
    if (explanation.value === null) return ''
    if (about.at === 'volley.dice' || about.at === 'volley.again') {
      const face = hitFace(state.value, about, explanation.value)
      return face <= 1 ? need.hitsAlways : need.hits(face)
    }
    if (about.at === 'check.die') {
      const face = passFace(state.value, explanation.value)
      return face <= 1 ? need.passesAlways : need.passes(face)
    }
    return about.at === 'combat.risk' ? need.falls : ''
  })
  return { count, dice, then }
}
