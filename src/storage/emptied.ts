// The browser has emptied the database: told once, to whoever is there to say it, however late they come.
import { writeSentinel } from './recovery/sentinel.ts'

export interface Emptied {
  /** While the app was running: what was open is written anew. */
  readonly whileOpen: boolean
  /** Kinds of which nothing is left, in the second copies neither. */
  readonly kinds: readonly string[]
}

let untold: Emptied | null = null
let listener: ((what: Emptied) => void) | null = null

function deliver(): void {
  if (untold === null || listener === null) return
  listener(untold)
  // Told; else the next start tells it.
  const toldOf = Object.fromEntries(untold.kinds.map((name) => [name, false]))
  writeSentinel({ kinds: toldOf })
  untold = null
}

export function tellEmptied(what: Emptied): void {
  if (!what.whileOpen && what.kinds.length === 0) return
  untold = {
    whileOpen: what.whileOpen || untold?.whileOpen === true,
    kinds: [...new Set([...what.kinds, ...(untold?.kinds ?? [])])],
  }
  deliver()
}

/** There is one listener: the message area. */
export function whenEmptied(tell: (what: Emptied) => void): void {
  listener = tell
  deliver()
}
