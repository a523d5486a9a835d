// The browser has emptied the database: told once, to whoever is there to say it, however late they come.
import { writeSentinel } from './recovery/sentinel.ts'

export interface Emptied {
  /** While the app was running: what was open is written anew. */
  readonly whileOpen: boolean
  /** There were events. They have no second copy. */
  readonly events: boolean
}

let untold: Emptied | null = null
let listener: ((what: Emptied) => void) | null = null

function deliver(): void {
  if (untold === null || listener === null) return
  listener(untold)
  if (untold.events) writeSentinel({ events: false }) // told; else the next start tells it
  untold = null
}

export function tellEmptied(what: Emptied): void {
  if (!what.whileOpen && !what.events) return
  untold = {
    whileOpen: what.whileOpen || untold?.whileOpen === true,
    events: what.events || untold?.events === true,
  }
  deliver()
}

/** There is one listener: the message area. */
export function whenEmptied(tell: (what: Emptied) => void): void {
  listener = tell
  deliver()
}
