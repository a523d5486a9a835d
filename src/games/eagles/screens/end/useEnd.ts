// The end of a battle in figures: everything that the screen, the text and the printed page tell of it.
import { computed, ref } from 'vue'
import { eventsOf } from '@/core/record/log.ts'
import { extremeVolleys, fatesOf, luckOf, turnEndsOf } from '@/games/eagles/rules/index.ts'
import { useBattle } from '@/games/eagles/screens/battle/store/battle.ts'
import type { Conduct } from '../battle/conduct/conduct.ts'

export function useEnd({ play, state }: Conduct) {
  const battle = useBattle()
  const events = computed(() => eventsOf(play.value))
  /** Milliseconds; null until it is known. */
  const played = ref<number | null>(null)
  void battle.timePlayed().then((time) => (played.value = time))

  return {
    events,
    played,
    ends: computed(() => turnEndsOf(play.value)),
    fates: computed(() => fatesOf(state.value, events.value)),
    luck: computed(() => luckOf(state.value.setup, events.value)),
    volleys: computed(() => extremeVolleys(events.value)),
  }
}

export type End = ReturnType<typeof useEnd>
