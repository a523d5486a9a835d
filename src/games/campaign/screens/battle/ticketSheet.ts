// A battle's ticket in words, as cards and pages show it: both camps, figure by figure, and the pieces that fight.
import type { Facing } from '@/ui/side/hatching.ts'

export interface TicketCamp {
  /** As in "Red". */
  readonly letter: string
  readonly does: string
  readonly name: string
  readonly players: string
  readonly look: { readonly facing: Facing; readonly letter: string }
}

export interface TicketSheet {
  readonly place: string
  readonly camps: readonly TicketCamp[]
  readonly rows: readonly { readonly what: string; readonly red: number; readonly blue: number }[]
  readonly remarks: string
  readonly pieces: readonly { readonly id: string; readonly text: string }[]
}

/** Whole items only, for titles of games are short. */
const longestDue = 600

interface Waiting {
  readonly id: string
  readonly place: string
  readonly camps: readonly [readonly string[], readonly string[]]
}

/** What the title of a game says of battles that wait: `T4:minsk:sweden+plc:muscovy`, one after the other. */
export function dueIn(battles: readonly Waiting[]): { readonly due?: string } {
  let due = ''
  for (const { id, place, camps } of battles) {
    const item = [id, place, ...camps.map((camp) => camp.join('+'))].join(':')
    const longer = due === '' ? item : `${due} ${item}`
    if (longer.length <= longestDue) due = longer
  }
  return due === '' ? {} : { due }
}

interface DueBattle {
  readonly id: string
  readonly place: string
  readonly camps: readonly (readonly string[])[]
}

export const readDue = (text: string): readonly DueBattle[] =>
  text.split(' ').flatMap((item) => {
    const [id = '', place = '', red, blue] = item.split(':')
    return red === undefined || blue === undefined
      ? []
      : [{ id, place, camps: [red.split('+'), blue.split('+')] }]
  })
