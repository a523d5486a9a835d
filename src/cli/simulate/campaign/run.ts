// Plays a series of campaigns for the command line, and says who won how often and with what.
import { commands } from '@/games/eagles/words/en/commandLine/battles.ts'
import { simulateCampaign as words } from '@/games/campaign/words/commandLine.ts'
import { asksForHelp } from '../../commandLine.ts'
import { harmless, harmlessJson } from '../../harmless.ts'
import type { Ran } from '../ran.ts'
import { readCampaignOrder, type CampaignOrder, type WrongCampaignOrder } from './arguments.ts'
import { delugeField } from './deluge.ts'
import type { Field, MakeField } from './field.ts'
import { gloriaField } from './gloria.ts'
import { playCampaigns, type Tally } from './tally.ts'

/** By the names of the games. */
export const campaignFields: ReadonlyMap<string, MakeField> = new Map([
  ['the-deluge', delugeField],
  ['gloria-mundi', gloriaField],
])

export function simulateCampaign(given: readonly string[], make: MakeField): Ran {
  if (asksForHelp(given)) return { output: words.usage, complaint: '', exitCode: 0 }
  const order = readCampaignOrder(given)
  if (!order.ok) return wrong(order.problem)
  const field = make(order.value.house)
  if (!field.ok) return wrong(field.problem)
  const tally = playCampaigns(field.value, order.value)
  const output = order.value.isJson
    ? `${harmlessJson(asData(field.value, order.value, tally))}\n`
    : report(field.value, order.value, tally)
  return { output, complaint: '', exitCode: 0 }
}

const wrong = (problem: WrongCampaignOrder): Ran => ({
  output: '',
  complaint: `${harmless(complaintAbout(problem))}\n\n${words.usage}`,
  exitCode: 2,
})

function complaintAbout(problem: WrongCampaignOrder): string {
  switch (problem.code) {
    case 'unknown-option':
      return commands.wrongOption['unknown-option'](problem.option)
    case 'too-few-words':
      return commands.wrongOption['too-few-words'](problem.option, problem.wanted)
    case 'no-players':
      return words.wrong['no-players']
    case 'no-number':
      return words.wrong['no-number'](problem.option, problem.least, problem.most)
    case 'left-over':
    case 'no-player':
    case 'no-ruling':
      return words.wrong[problem.code](problem.word)
  }
}

/** The public shape of `--json` (docs/formats-campaign.md). */
const asData = ({ game, house }: Field, { players, games, seed }: CampaignOrder, tally: Tally) => ({
  game,
  house,
  games,
  seed,
  dealt: players,
  ...tally,
})

function report(field: Field, { players, games, seed }: CampaignOrder, tally: Tally): string {
  const names = Object.keys(field.figures)
  const rows = [
    ...tally.factions.map((side) => ({ name: side.id, ...side })),
    ...tally.players.map((side) => ({ name: side.player, ...side })),
  ]
  const lines = [
    words.heading(field.game, players),
    words.played(games, seed),
    '',
    words.columns(names),
    ...rows.map(({ name, alone, first, figures }) =>
      words.row(
        name,
        alone.count,
        first,
        names.map((each) => figures[each] ?? { mean: 0, low: 0, high: 0 }),
      ),
    ),
    '',
    words.note,
  ]
  return `${lines.join('\n')}\n`
}
