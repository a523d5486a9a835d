// Going through a game: where one stands, one telling moment on or back, a turn on or back, playing by itself.
import { computed, onBeforeUnmount, ref, watch } from 'vue'

/** Where one may want to stand. Moments are counted from 0, the beginning. */
export interface Landmarks {
  readonly last: number
  /** The beginning, and every moment that tells something. */
  readonly telling: readonly number[]
  readonly turnStarts: readonly number[]
}

/** Milliseconds between two moments that tell something. */
const pace = 1100

export function useMoments({ last, telling, turnStarts }: Landmarks) {
  const at = ref(last)
  const isPlaying = ref(false)
  let timer: ReturnType<typeof setInterval> | undefined

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
    /** The moment that told something last: this one or one before it. */
    telling: computed(() => before(telling, at.value + 1)),
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
