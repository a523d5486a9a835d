// Part of a game that is on the screen: a press is painted first, the next moment after it, and nothing stays once hidden.
import { ref, shallowRef, watch } from 'vue'
import type { Conductor, Moment } from './conductor.ts'
import { useHeldPress } from './useHeldPress.ts'

/** Another player has answered meanwhile, and the same question is still open: what is half chosen stays chosen. */
function isSameQuestion(before: Moment, next: Moment): boolean {
  const [one, other] = [before.scene.question, next.scene.question]
  return (
    one !== null &&
    other !== null &&
    before.handTo === null &&
    next.handTo === null &&
    before.answers === next.answers &&
    next.lastToAct !== next.answers &&
    one.kind === other.kind &&
    JSON.stringify(one.wanted) === JSON.stringify(other.wanted)
  )
}

export function useShown({ moment }: Conductor) {
  const { drawNext } = useHeldPress()
  const shown = shallowRef<Moment | null>(moment.value)
  /** Counts the questions that were drawn. */
  const nth = ref(0)

  function draw(next: Moment | null): void {
    const stays = next !== null && shown.value !== null && isSameQuestion(shown.value, next)
    shown.value = next
    if (!stays) nth.value += 1
  }
  watch(
    () => moment.value,
    (next) => {
      // A page that goes out of sight is photographed at once by the phone's list of apps.
      if (next === null || shown.value === null || document.visibilityState === 'hidden') draw(next)
      else drawNext(() => draw(moment.value))
    },
    { flush: 'sync' },
  )
  return { shown, nth }
}
