// Outcomes and what differs in them, as sentences.
import type { BattleOutcome, BattleResult, Doubt } from '@/games/campaign/rules/index.ts'
import { ticketWords as words } from '@/words/tickets.ts'

const sideName = (side: 0 | 1): string =>
  side === 0 ? words.value.outcome.red : words.value.outcome.blue

export function resultLines({ result }: BattleOutcome): readonly string[] {
  const { outcome } = words.value
  const { winner, how, holdsField, lossShare, record } = result
  return [
    winner === 'draw' ? outcome.draw : `${outcome.won(sideName(winner))} ${outcome.how[how]}`,
    ...fieldLine(winner, holdsField),
    ...(lossShare === null ? [] : [outcome.losses(lossShare[0], lossShare[1])]),
    ...(record === null ? [] : [outcome.record(record)]),
  ]
}

/** A winner holds the field as a matter of course. */
const fieldLine = (
  winner: BattleResult['winner'],
  holds: BattleResult['holdsField'],
): readonly string[] =>
  winner === 'draw' && holds !== null ? [words.value.outcome.field(sideName(holds))] : []

export function doubtLine(doubt: Doubt): string {
  const { doubts } = words.value
  switch (doubt.code) {
    case 'overLimit':
      return doubts.overLimit(sideName(doubt.side), doubt.points, doubt.limit)
    case 'otherList':
      return doubts.otherList(sideName(doubt.side))
    case 'otherTurns':
      return doubts.otherTurns(doubt.turns)
    case 'houseRules':
      return doubts.houseRules(doubt.keys.length)
    case 'corrected':
      return doubts.corrected(doubt.count)
    case 'otherTicket':
    case 'otherMoment':
    case 'otherPlacing':
      return doubts[doubt.code]
  }
}
