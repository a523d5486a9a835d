// A list of what is stored, as it is now and after every change, in every tab, while a screen shows it.
import { ref, shallowRef } from 'vue'
import { failureOf, type FailureCode } from '@/storage/index.ts'

type Watching<Card> = (
  tell: (cards: readonly Card[]) => void,
  fail: (cause: unknown) => void,
) => { readonly stop: () => void }

export function watchedList<Card>(watching: Watching<Card>) {
  /** Null until they are known. */
  const cards = shallowRef<readonly Card[] | null>(null)
  const failure = ref<FailureCode | null>(null)
  let watch: ReturnType<typeof watching> | null = null
  let lookers = 0

  function end(): void {
    watch?.stop()
    watch = null
  }

  function again(): void {
    end()
    failure.value = null
    watch = watching(
      (now) => (cards.value = now),
      (cause) => (failure.value = failureOf(cause)),
    )
  }

  /** For one more who looks: each caller calls `stop` once, and the last to go ends the watch. */
  function show(): void {
    lookers += 1
    if (watch === null || failure.value !== null) again()
  }

  function stop(): void {
    lookers -= 1
    if (lookers === 0) end()
  }

  return { cards, failure, show, stop, again }
}
