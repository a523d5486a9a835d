// Typing the dice that were thrown on the table: each key fills the next die; the last one may be corrected.
import { computed, onScopeDispose, shallowRef } from 'vue'

/** Milliseconds in which the last die can still be corrected before the dice are taken. */
export const lastLook = 900

/** `begun` was typed before, and waits for the rest, or to be taken. */
export function useTyping(
  count: () => number,
  take: (faces: readonly number[]) => void,
  begun: readonly number[] = [],
) {
  const typed = shallowRef<readonly number[]>(begun.slice(0, count()))
  const isTaken = shallowRef(false)
  const isFull = computed(() => typed.value.length >= count())
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop(): void {
    clearTimeout(timer)
    timer = undefined
  }
  onScopeDispose(stop)

  /** All dice are there: take them now. */
  function finish(): void {
    if (!isFull.value || isTaken.value) return
    stop()
    isTaken.value = true
    take(typed.value)
  }
  function type(face: number): void {
    if (isFull.value) return
    const faces = [...typed.value, face]
    typed.value = faces
    if (faces.length >= count()) timer = setTimeout(finish, lastLook)
  }
  function takeBack(): void {
    if (isTaken.value) return
    stop()
    typed.value = typed.value.slice(0, -1)
  }
  return { typed, isFull, type, takeBack, finish }
}
