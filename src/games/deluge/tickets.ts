// The tickets of The Deluge as the way to the table reads them; on another phone, over the default map.
import { resume } from '@/core/record/resume.ts'
import { knownOnce } from '@/games/campaign/rules/index.ts'
import { readDue } from '@/games/campaign/screens/battle/ticketSheet.ts'
import type { TicketReader } from '../module.ts'
import { defaultMap, deluge, delugeTerms, enteredFrom } from './rules/index.ts'
import { campsOf, figuresOf } from './screens/battle/ticketSheet.ts'
import { namesOn, optionOn } from './screens/words/screenWords.ts'

const names = () => namesOn(defaultMap)

export const delugeTickets: TicketReader = {
  terms: delugeTerms,
  sheet: (ticket) => {
    const [red, blue] = ticket.sides
    const players = (_: readonly string[], side: number): string =>
      (ticket.sides[side]?.seats ?? []).filter(Boolean).join(', ')
    return {
      place: names().node(ticket.place),
      camps: campsOf(defaultMap, [red.factions, blue.factions], players),
      ...figuresOf(ticket),
    }
  },
  due: (text) =>
    readDue(text).map(({ id, place, camps }) => ({
      id,
      place: names().node(place),
      camps: camps.map((camp) => names().factions(camp)),
    })),
  result: (result) => optionOn(defaultMap, enteredFrom(result).how),
  taken: (record, id) => {
    const { play } = resume(deluge, record)
    const outcome = knownOnce(
      play,
      ({ world }) => world.battles.find((battle) => battle.id === id)?.outcome?.how ?? null,
    )
    return outcome === null ? null : optionOn(defaultMap, outcome)
  },
}
