// The tickets of Gloria Mundi as the way to the table reads them; on another phone, over the default map.
import { resume } from '@/core/record/resume.ts'
import { knownOnce } from '@/games/campaign/rules/index.ts'
import { readDue } from '@/games/campaign/screens/battle/ticketSheet.ts'
import type { TicketReader } from '../module.ts'
import { defaultMap, gloria, gloriaTerms, type ResultWord } from './rules/index.ts'
import { sheetOf } from './screens/battle/ticketSheet.ts'
import { namesOn, wordsOn } from './screens/words/screenWords.ts'

const names = () => namesOn(defaultMap)
const said = (how: ResultWord): string => wordsOn(defaultMap).option(how)

export const gloriaTickets: TicketReader = {
  terms: gloriaTerms,
  sheet: (ticket) => sheetOf(defaultMap, ticket, () => ''),
  due: (text) =>
    readDue(text).map(({ id, place, camps }) => ({
      id,
      place: names().area(place),
      camps: camps.map((camp) => names().players(camp)),
    })),
  result: ({ winner }) =>
    said(winner === 'draw' ? 'drawn' : winner === 0 ? 'attackerWins' : 'defenderWins'),
  taken: (record, id) => {
    const { play } = resume(gloria, record)
    const outcome = knownOnce(
      play,
      ({ world }) => world.battles.find((battle) => battle.id === id)?.outcome ?? null,
    )
    return outcome === null ? null : said(outcome)
  },
}
