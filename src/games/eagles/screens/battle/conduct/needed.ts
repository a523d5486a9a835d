// Number of dice that are thrown, and what they must show.
import { computed } from 'vue'
import { lowestFace, type BattlePrompt } from '@/games/eagles/rules/index.ts'
import { battleWords } from '@/games/eagles/words/battle.ts'
import { useConduct } from './conduct.ts'

export function useNeeded(prompt: () => BattlePrompt) {
  const { state } = useConduct()
  const count = computed(() => {
    const { wanted } = prompt()
    return wanted.kind === 'dice' ? wanted.count : 0
  })
  const dice = computed(() => battleWords.value.figures.need.dice(count.value))
  const then = computed(() => {
    const { need } = battleWords.value.figures
    const { about } = prompt()
    if (about.at === 'combat.risk') return need.falls
    const face = lowestFace(state.value, about)
    if (face === null) return ''
    if (about.at === 'check.die') return face <= 1 ? need.passesAlways : need.passes(face)
    return face <= 1 ? need.hitsAlways : need.hits(face)
  })
  return { count, dice, then }
}
