// Choice of the messages on the screen: two at most, the newest of a kind, and no news pushes a way back out.
import type { Toast } from './toasts.ts'

const atMost = 2

interface Turns {
  readonly shown: readonly Toast[]
  /** The user needs to see them no longer. */
  readonly over: readonly Toast[]
}

/** The same words with a button are not the same: each button does its own. */
const isSaidAgain = (all: readonly Toast[], { id, text, action }: Toast): boolean =>
  action === undefined && all.some((other) => other.id > id && other.text === text)

/**
 * A problem has a place of its own, and older ones wait behind it until it is closed. News with a button, a way back,
 * goes before news without one, which waits; of plain news only the newest is worth a place.
 */
export function turnsOf(all: readonly Toast[]): Turns {
  const newestFirst = [...all].reverse()
  const problems = newestFirst.filter(({ kind }) => kind === 'problem')
  const news = newestFirst.filter(({ kind }) => kind === 'info')
  const waysBack = news.filter(({ action }) => action !== undefined)
  const plain = news.filter(({ action }) => action === undefined)
  const shown = [...problems.slice(0, 1), ...waysBack, ...plain.slice(0, 1)].slice(0, atMost)
  return {
    shown: all.filter((toast) => shown.includes(toast)),
    over: [
      ...problems.filter((problem) => isSaidAgain(problems, problem)),
      ...waysBack.slice(atMost),
      ...plain.slice(1),
    ],
  }
}
