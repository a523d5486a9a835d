// The clock of the battle on the screen: it runs for the player who must answer, and tells what is left.
import { computed, onBeforeUnmount, watch } from 'vue'
import { sides, type Side } from '@/core/conversation.ts'
import { useBattle } from '@/games/eagles/screens/battle/store/battle.ts'
import { useBattleClock } from '@/games/eagles/screens/battle/store/battleClock.ts'
import { useBattleTime } from '@/games/eagles/screens/battle/store/battleTime.ts'
import { useConduct } from '../battle/conduct/conduct.ts'

const minute = 60_000

/** `isStill`: something lies over the question, and no player can answer it. */
export function useClock(isStill: () => boolean) {
  const battle = useBattle()
  const clock = useBattleClock()
  const time = useBattleTime()
  const { prompt } = useConduct()

  const id = computed(() => battle.id ?? '')
  const minutes = computed(() => clock.clockMinutes(id.value) ?? 0)
  const used = computed(() => time.usedIn(id.value))
  const running = computed((): Side | null => {
    const side = isStill() ? undefined : prompt.value?.seat
    return side === 'a' || side === 'b' ? side : null
  })
  const leftOf = (side: Side): number => minutes.value * minute - used.value[side]

  /** The battle that is left may be closed already; a tab that only reads along leaves the clock to the tab that plays. */
  let kept: string | null = null
  function keepOn(): void {
    if (battle.role === 'reader') kept = null
    if (battle.role !== 'writer') return
    kept = id.value
    time.run(kept, running.value, Date.now())
  }
  watch([running, () => battle.role], keepOn, { immediate: true })
  const timer = setInterval(keepOn, 1000)
  onBeforeUnmount(() => {
    clearInterval(timer)
    if (kept !== null) time.run(kept, null, Date.now())
  })

  return {
    minutes,
    used,
    running,
    isPaused: computed(() => used.value.isPaused),
    left: computed(() => sides.map((side) => ({ side, left: leftOf(side) }))),
    pause: (isPaused: boolean): void => {
      time.pause(id.value, isPaused, Date.now())
      keepOn()
    },
    setLeft: (side: Side, left: number): void =>
      time.correct(id.value, side, (minutes.value - left) * minute),
    remove: (): void => clock.wish(id.value, null),
  }
}

export type Clock = ReturnType<typeof useClock>
