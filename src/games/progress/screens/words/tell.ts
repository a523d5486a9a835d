// Sentences for the events of The March of Progress, in the language that is spoken now.
import type { Side } from '@/core/conversation.ts'
import { language } from '@/words/index.ts'
import type { ProgressEvent, ProgressView } from '../rules/index.ts'
import { progressWords as words } from './progressWords.ts'

type Told = Pick<ProgressView, 'setup'>

export const nameOfCountry = ({ setup }: Told, id: string): string => {
  const country = setup.scenario.countries.find((each) => each.id === id)
  return country === undefined ? id : country.name[language.value]
}

/** Empty where another event tells it, or the screen shows it. */
export function tellEvent(event: ProgressEvent, view: Told): string {
  const { event: say, sides, cards } = words.value
  const country = (id: string): string => nameOfCountry(view, id)
  switch (event.kind) {
    case 'initiative.rolled':
      return say.rolled(event.a, event.b, event.holder && sides[event.holder])
    case 'turn.began':
    case 'discarded':
      return ''
    case 'card.chosen':
      return say.chosen(sides[event.side])
    case 'cards.revealed':
      return say.revealed(cards[event.a], cards[event.b])
    case 'order.set':
      return say.order(sides[event.first])
    case 'initiative.passed':
      return say.passed(sides[event.holder])
    case 'moved':
      return say.moved(
        sides[event.side],
        event.armies.length,
        country(event.from),
        country(event.goal),
        event.stoodUp,
      )
    case 'recruited':
      return say.recruited(sides[event.side])
    case 'fortified': {
      const [at = '', posture = ''] = event.army.split(':')
      return say.fortified(sides[event.side], country(at), posture.startsWith('capital'))
    }
    case 'stood.up':
      return say.stood(sides[event.side], event.armies.length, country(event.country))
    case 'card.dropped':
      return say.dropped(sides[event.side], cards[event.card])
    case 'combat':
      return tellCombat(event, country(event.country))
    case 'capital.occupied':
      return say.occupied(sides[event.side], country(event.country))
    case 'capital.freed':
      return say.freed(country(event.country))
    case 'strengthened':
      return say.strengthened(sides[event.side], country(event.country), event.die, event.strength)
    case 'scored':
      return say.scored(sides[event.side], event.gained, event.value)
    case 'hand.restored':
      return say.restored(sides[event.side])
    case 'did.nothing':
      return say.idle(sides[event.side], cards[event.card], event.reason)
    case 'end.offered':
      return say.offered(event.side && sides[event.side])
    case 'end.declined':
      return say.declined(sides[event.side])
    case 'game.ended':
      return say.ended(event.winner === 'tie' ? null : sides[event.winner], event.reason)
    case 'corrected':
      return tellCorrection(event, country)
  }
}

type Combat = Extract<ProgressEvent, { kind: 'combat' }>

/** What became of it, without the totals. */
export function tellOutcome({ winner, destroyed }: Combat): string {
  const { event: say, sides } = words.value
  if (winner === 'tie') return say.equal(destroyed.a + destroyed.b)
  const loser: Side = winner === 'a' ? 'b' : 'a'
  return say.lost(sides[loser], destroyed[loser])
}

const tellCombat = (combat: Combat, country: string): string => {
  const { event: say, sides } = words.value
  const fought = say.combat(sides[combat.side], country, combat.attack.total, combat.defence.total)
  return `${fought} ${tellOutcome(combat)}`
}

type Corrected = Extract<ProgressEvent, { kind: 'corrected' }>

const tellCorrection = ({ field, of, is }: Corrected, country: (id: string) => string): string => {
  const { event: say, sides } = words.value
  const named = (id: string): string => (id === 'a' || id === 'b' ? sides[id] : id)
  const whose = of === null ? '' : field === 'dice' ? country(of) : named(of)
  const what = whose === '' ? say.fields[field] : `${whose}, ${say.fields[field]}`
  if (typeof is === 'number') return say.corrected(what, String(is))
  if (typeof is === 'string') return say.corrected(what, named(is))
  return say.corrected(what, is.length === 0 ? say.empty : String(is.length))
}
