// Answers that were sent to the phone that leads, until it is known what became of them.
import type { Saved } from '@/storage/battleDoor.ts'

const settled: Saved = { where: 'both', failure: null }

interface Waiting {
  readonly resolve: () => void
  /** The number of its entry, once it was taken. */
  readonly seq: number | null
}

export function waitingAnswers() {
  const waiting = new Map<number, Waiting>()
  const settle = (n: number): void => {
    waiting.get(n)?.resolve()
    waiting.delete(n)
  }
  return {
    settle,
    until: (n: number): Promise<Saved> =>
      new Promise((resolve) => {
        waiting.set(n, { resolve: () => resolve(settled), seq: null })
      }),
    /** It is entry `seq`, which may still be on its way. */
    becomes: (n: number, seq: number, count: number): void => {
      const one = waiting.get(n)
      if (one !== undefined) waiting.set(n, { ...one, seq })
      if (seq <= count) settle(n)
    },
    /** So many entries are here. */
    came: (count: number): void => {
      for (const [n, { seq }] of [...waiting]) if (seq !== null && seq <= count) settle(n)
    },
    settleAll: (): void => {
      for (const n of [...waiting.keys()]) settle(n)
    },
  }
}

export type WaitingAnswers = ReturnType<typeof waitingAnswers>
