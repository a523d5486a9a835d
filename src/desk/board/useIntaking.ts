// Lists on their way onto the board, whichever way they came: one after the other, and a word when they are there.
import { ref, shallowRef } from 'vue'
import { words } from '@/words/index.ts'
import { takeInText, takingIn, type TakenInCount } from '@/desk/store/eventBoard.ts'
import { showToast } from '@/ui/toast/toasts.ts'
import { takenWords } from './takenWords.ts'

interface Progress {
  readonly done: number
  readonly of: number
}
type Say = (done: number) => void

/** What comes during a reading waits its turn: a code or a file that was taken is never dropped. */
function readings() {
  /** Of all that waits; null: nothing is being read. */
  const progress = shallowRef<Progress | null>(null)
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  async function read<T>(of: number, work: (say: Say) => Promise<T>): Promise<T> {
    const before = progress.value?.done ?? 0
    const say = (done: number): void => {
      if (progress.value !== null) progress.value = { ...progress.value, done: before + done }
    }
    try {
      return await work(say)
    } finally {
      waiting -= 1
      say(of)
      if (waiting === 0) progress.value = null
    }
  }

  function add<T>(of: number, work: (say: Say) => Promise<T>): Promise<T> {
    const { done, of: all } = progress.value ?? { done: 0, of: 0 }
    progress.value = { done, of: all + of }
    waiting += 1
    const reading = last.then(() => read(of, work))
    last = reading.catch(() => undefined)
    return reading
  }
  return { progress, add }
}

export function useIntaking(event: () => string) {
  const { progress, add } = readings()
  /** What has no date of its own came after the deadline. */
  const areLate = ref(false)

  /** Done when it is stored, perhaps only after it was tried again. */
  const takeIn = (of: number, work: (say: Say) => Promise<TakenInCount>): Promise<void> =>
    new Promise((resolve) => {
      const tell = (count: TakenInCount): void => {
        showToast({ text: takenWords(count) })
        resolve()
      }
      const offerAgain = (): void => {
        const { notDone: text, retry: label } = words.value.app.saving
        showToast({ text, kind: 'problem', action: { label, run: begin } })
      }
      const begin = (): void => void add(of, work).then(tell, offerAgain)
      begin()
    })

  return {
    progress,
    areLate,
    text(text: string): Promise<void> {
      const [id, late] = [event(), areLate.value]
      return takeIn(1, () => takeInText(id, text, late))
    },
    files(files: readonly File[]): Promise<void> {
      const [id, late] = [event(), areLate.value]
      return takeIn(files.length, takingIn(id, files, late))
    },
  }
}

export type Intaking = ReturnType<typeof useIntaking>
