// Writes that must not be lost: one after the other, tried again when one fails, and no reload before all are stored.
import { computed, ref, shallowRef } from 'vue'
import { failureOf } from '@/storage/index.ts'
import { useMayReload } from './mayReload.ts'

/** Milliseconds before a failed write is tried again; the last one repeats. */
const retryAfter = [1_000, 2_000, 5_000, 10_000] as const

/** `writeFirst` stores what has waited longest and takes it off the list; if it throws, that goes on waiting. */
export function untilStored(isWaiting: () => boolean, writeFirst: () => Promise<void>) {
  const failure = shallowRef<unknown>(null)
  const failures = ref(0)
  let isWriting = false
  let retry: ReturnType<typeof setTimeout> | undefined

  async function flush(): Promise<void> {
    if (isWriting) return
    isWriting = true
    clearTimeout(retry)
    try {
      while (isWaiting()) {
        await writeFirst()
        failure.value = null
        failures.value = 0
      }
    } catch (cause) {
      failure.value = cause
      retry = setTimeout(() => void flush(), retryAfter[failures.value] ?? retryAfter.at(-1))
      failures.value += 1
    }
    isWriting = false
  }

  useMayReload().holdWhile(isWaiting)

  return {
    state: computed(() => {
      if (failure.value !== null) return 'failed'
      return isWaiting() ? 'saving' : 'saved'
    }),
    failures,
    isFull: computed(() => failureOf(failure.value) === 'quota'),
    /** Something new waits. After a failure it goes along with the next try. */
    wake: (): void => {
      if (failure.value === null) void flush()
    },
    retryNow: flush,
  }
}
