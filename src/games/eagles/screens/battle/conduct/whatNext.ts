// What waits after a result, for the button that leads on: "Done: French to act".
import { computed } from 'vue'
import { battleWords } from '@/games/eagles/words/battle.ts'
import { useConduct } from './conduct.ts'

export function useWhatNext() {
  const { prompt, names } = useConduct()
  return computed(() => {
    const { next } = battleWords.value.screen.after
    const open = prompt.value
    if (open === null) return next.over
    return open.seat === 'table' ? next.both : next[open.wanted.kind](names.value.people(open.seat))
  })
}
