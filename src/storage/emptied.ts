// Report that the browser has emptied the database: told once, to the listener that passes it on, however late it comes.
import { writeSentinel } from './recovery/sentinel.ts'

export interface Emptied {
  /** While the app was running: what was open is written anew. */
  readonly whileOpen: boolean
  /** Kinds of which nothing is left, in the second copies neither. */
  readonly kinds: readonly string[]
  /** Kinds of which some is missing, in the second copies too. */
  readonly less?: readonly string[]
}

let untold: Emptied | null = null
let listener: ((what: Emptied) => void) | null = null

function deliver(): void {
  if (untold === null || listener === null) return
  listener(untold)
  // Told; else the next start tells it.
  const { kinds, less = [] } = untold
  writeSentinel({ kinds: Object.fromEntries(kinds.map((name) => [name, false])) })
  void import('./recovery/toldShort.ts').then(({ toldShort }) => toldShort([...kinds, ...less]))
  untold = null
}

const all = (...names: readonly (readonly string[] | undefined)[]): readonly string[] => [
  ...new Set(names.flatMap((each) => each ?? [])),
]

export function tellEmptied(what: Emptied): void {
  const { whileOpen, kinds, less = [] } = what
  if (!whileOpen && kinds.length + less.length === 0) return
  const lessNow = all(less, untold?.less)
  untold = {
    whileOpen: whileOpen || untold?.whileOpen === true,
    kinds: all(kinds, untold?.kinds),
    ...(lessNow.length > 0 && { less: lessNow }),
  }
  deliver()
}

/** There is one listener: the message area. */
export function whenEmptied(tell: (what: Emptied) => void): void {
  listener = tell
  deliver()
}
