// Time that news stays: long enough to read it and to reach its button, and for ever while the user does.
import { onBeforeUnmount, watch, type Ref } from 'vue'
import { hideToast, type Toast } from './toasts.ts'

const least = 6_000 // ms

const readingTime = ({ text, action }: Toast): number =>
  Math.max(least, 3_000 + text.length * 60) + (action === undefined ? 0 : 4_000)

export function useToastTimes(shown: Readonly<Ref<readonly Toast[]>>) {
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  let isHeld = false

  function stop(): void {
    for (const timer of timers.values()) clearTimeout(timer)
    timers.clear()
  }

  /** The time of what waits begins anew when it is its turn. */
  function run(): void {
    const running = new Set(shown.value.map(({ id }) => id))
    for (const [id, timer] of timers)
      if (!running.has(id)) {
        clearTimeout(timer)
        timers.delete(id)
      }
    if (isHeld) return
    for (const toast of shown.value)
      if (toast.kind === 'info' && !timers.has(toast.id))
        timers.set(
          toast.id,
          setTimeout(() => hideToast(toast.id), readingTime(toast)),
        )
  }

  function hold(): void {
    isHeld = true
    stop()
  }
  function release(): void {
    isHeld = false
    run()
  }

  watch(shown, run, { immediate: true })
  onBeforeUnmount(stop)
  return { hold, release }
}
