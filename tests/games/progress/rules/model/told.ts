// Events of the first engine as the second writes them down: a line each.
import type { ProgressEvent } from '@/games/progress/rules/index.ts'

function lineOf(event: ProgressEvent): string {
  switch (event.kind) {
    case 'initiative.rolled':
      return words(event.kind, event.a, event.b, event.holder)
    case 'turn.began':
      return words(event.kind, event.turn)
    case 'cards.revealed':
      return words(event.kind, event.a, event.b)
    case 'order.set':
      return words(event.kind, event.first, event.by)
    case 'initiative.passed':
      return words(event.kind, event.holder)
    case 'moved':
      return words(
        event.kind,
        event.side,
        event.from,
        event.goal,
        event.armies.join('+'),
        event.stoodUp,
      )
    case 'fortified':
      return words(event.kind, event.side, event.army)
    case 'stood.up':
      return words(event.kind, event.side, event.country, event.armies.join('+'))
    case 'card.dropped':
    case 'discarded':
      return words(event.kind, event.side, event.card)
    case 'combat': {
      const { side, country, attack, defence, winner, destroyed } = event
      const totals = words(attack.total, defence.total)
      return words(event.kind, side, country, totals, winner, destroyed.a, destroyed.b)
    }
    case 'capital.occupied':
    case 'capital.freed':
      return words(event.kind, event.side, event.country)
    case 'strengthened':
      return words(event.kind, event.side, event.country, event.die, event.strength)
    case 'scored':
      return words(event.kind, event.side, event.value, event.gained)
    case 'did.nothing':
      return words(event.kind, event.side, event.card, event.reason, event.rule)
    case 'game.ended':
      return words(event.kind, event.winner, event.reason)
    case 'card.chosen':
    case 'recruited':
    case 'hand.restored':
    case 'end.offered':
    case 'end.declined':
      return words(event.kind, event.side)
    case 'corrected':
      return ''
  }
}

const words = (...parts: readonly (string | number | null)[]): string => parts.map(String).join(' ')

export const linesOf = (events: readonly ProgressEvent[]): readonly string[] =>
  events.map(lineOf).filter((line) => line !== '')
