// Outcome of a table, and who has confirmed it, in a few words.
import { confirmedHow, type RoundSlip, type TableResult } from '@/games/eagles/rules/index.ts'
import { eventsWords } from '@/desk/words/events.ts'

export function outcomeWords(
  { winner, noShow }: Pick<TableResult, 'winner' | 'noShow'>,
  { first, second }: { readonly first: string; readonly second: string },
): string {
  const { rounds, roundDesk } = eventsWords.value
  if (winner === 'draw') return rounds.draw
  if (winner === 'neither')
    return noShow === true ? roundDesk.table.neitherCame : roundDesk.table.doubleLoss
  if (noShow === true) return roundDesk.table.noShow(winner === 'first' ? second : first)
  return rounds.wins(winner === 'first' ? first : second)
}

export function confirmedWords(slip: RoundSlip): string {
  const { confirmedBy, ownPhone, players } = slip
  const by = ownPhone === undefined ? confirmedBy : players[ownPhone]
  return eventsWords.value.roundDesk.table.confirmed(confirmedHow(slip), by)
}

/** With the figures that were counted. */
export function resultWords(
  result: TableResult,
  names: { readonly first: string; readonly second: string },
): string {
  const { firstLost, secondLost } = result
  const lost = [[names.first, firstLost] as const, [names.second, secondLost] as const].flatMap(
    ([name, figures]) =>
      figures === null ? [] : [eventsWords.value.roundDesk.slips.confirm.lost(name, figures)],
  )
  return [outcomeWords(result, names), ...lost].join('; ')
}
