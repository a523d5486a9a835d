// Going through a battle: where one stands, one telling entry on or back, a turn on or back, playing by itself.
import { computed, onBeforeUnmount, ref, watch } from 'vue'
import type { Piece } from '@/rules/eagles/index.ts'
import type { BattlePlay } from '@/stores/battle.ts'
import { landmarksIn } from './landmarks.ts'

/** Milliseconds between two moments that tell something. */
const pace = 1100

export function useMoments(moments: readonly BattlePlay[], isTold: (piece: Piece) => boolean) {
  const last = moments.length - 1
  const at = ref(last)
  const isPlaying = ref(false)
  let timer: ReturnType<typeof setInterval> | undefined

  const { byEntry, telling, turnStarts } = landmarksIn(moments, isTold)
  const turnAt = (moment: number): number => moments[moment]?.now.state.turn ?? 0
  const after = (list: readonly number[]): number => list.find((each) => each > at.value) ?? last
  const before = (list: readonly number[], moment = at.value): number =>
    list.findLast((each) => each < moment) ?? 0

  function go(moment: number): void {
    at.value = Math.min(last, Math.max(0, Math.round(moment)))
  }
  function pause(): void {
    clearInterval(timer)
    isPlaying.value = false
  }
  /** By hand: then it no longer plays by itself. */
  function goTo(moment: number): void {
    pause()
    go(moment)
  }
  function play(): void {
    if (at.value === last) at.value = 0
    isPlaying.value = true
    timer = setInterval(() => go(after(telling)), pace)
  }
  watch(at, (moment) => {
    if (moment === last) pause()
  })
  onBeforeUnmount(pause)

  return {
    at,
    last,
    isPlaying,
    turnStarts,
    turnAt,
    /** What was told last, at this moment or before it; nothing at the beginning. */
    told: computed(() => byEntry.get(before(telling, at.value + 1)) ?? []),
    play,
    pause,
    next: (): void => goTo(after(telling)),
    previous: (): void => goTo(before(telling)),
    nextTurn: (): void => goTo(after(turnStarts)),
    previousTurn: (): void => goTo(before(turnStarts)),
    goTo,
  }
}

export type Moments = ReturnType<typeof useMoments>
