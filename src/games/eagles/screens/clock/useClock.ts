// The clock of the battle on the screen: it ticks for whoever must answer, and tells what is left.
import { computed, onBeforeUnmount } from 'vue'
import { sides, type Side } from '@/core/conversation.ts'
import { useBattle } from '@/games/eagles/screens/battle/store/battle.ts'
import { useBattleClock } from '@/games/eagles/screens/battle/store/battleClock.ts'
import { useBattleTime } from '@/games/eagles/screens/battle/store/battleTime.ts'
import { useConduct } from '../battle/conduct/conduct.ts'

const minute = 60_000

export function useClock() {
  const battle = useBattle()
  const clock = useBattleClock()
  const time = useBattleTime()
  const { prompt, state } = useConduct()

  const id = computed(() => battle.id ?? '')
  const minutes = computed(() => clock.clockMinutes(id.value) ?? 0)
  const used = computed(() => time.usedIn(id.value))
  const running = computed((): Side | null => {
    const side = prompt.value?.seat
    return side === 'a' || side === 'b' ? side : null
  })
  const leftOf = (side: Side): number => minutes.value * minute - used.value[side]

  let last = Date.now()
  const tick = (): void => {
    const now = Date.now()
    const isSeen = document.visibilityState === 'visible' && battle.role === 'writer'
    if (isSeen && running.value !== null && state.value.result === null)
      time.spend(id.value, running.value, now - last)
    last = now
  }
  const timer = setInterval(tick, 1000)
  onBeforeUnmount(() => {
    tick()
    clearInterval(timer)
  })

  return {
    minutes,
    used,
    running,
    isPaused: computed(() => used.value.isPaused),
    left: computed(() => sides.map((side) => ({ side, left: leftOf(side) }))),
    pause: (isPaused: boolean): void => time.pause(id.value, isPaused),
    setLeft: (side: Side, left: number): void =>
      time.correct(id.value, side, (minutes.value - left) * minute),
    remove: (): void => clock.wish(id.value, null),
  }
}

export type Clock = ReturnType<typeof useClock>
