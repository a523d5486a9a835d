// Questions and options in words, from what the view says is open.
import { own } from '@/core/own.ts'
import { opponentOf } from '@/core/conversation.ts'
import {
  meaningOf,
  type Meaning,
  type ProgressPrompt,
  type ProgressView,
  type PromptKind,
} from '../rules/index.ts'
import { lookOf } from './sideLooks.ts'
import { gameWords, namesFor, nameOfCountry } from './speech.ts'
import { screenWords as words } from './words/screenWords.ts'

type Asked = Pick<ProgressPrompt, 'kind' | 'seat'>

/** The open question as a sentence. */
export const askWords = ({ kind, seat }: Asked, view: ProgressView): string => {
  const { question: ask, steps } = words.value
  const side = seat === 'a' || seat === 'b' ? seat : 'a'
  const step = steps[(view.resolving?.step ?? 1) - 1] ?? ''
  switch (kind) {
    case 'card':
      return ask.card(lookOf(view, side).name)
    case 'end.accept':
      return ask['end.accept'](
        view.offer?.by === null ? null : lookOf(view, view.offer?.by ?? opponentOf(side)).name,
      )
    case 'order':
      return ask.order(step)
    case 'move':
      return view.chosen[side] === 'move2' ? ask.move2 : ask.move1
    case 'attack.stand':
      return ask['attack.stand'](nameOfCountry(view, view.resolving?.target ?? ''))
    case 'initiative':
    case 'reveal':
    case 'fortify':
    case 'attack.where':
    case 'attack.drop':
    case 'strength':
      return ask[kind]
  }
}

/** What an option is called; its meaning follows from the question that is open. */
export const optionWords = (code: string, view: ProgressView): string => {
  const meaning = meaningOf(openKind(view), code)
  return meaning === null ? code : meaningWords(meaning, view)
}

const openKind = ({ resolving, offer, chosen }: ProgressView): PromptKind => {
  if (resolving !== null) return resolving.asked.kind
  if (offer !== null) return 'end.accept'
  return chosen.a !== null && chosen.b !== null ? 'reveal' : 'card'
}

function meaningWords(meaning: Meaning, view: ProgressView): string {
  const { option: say } = words.value
  const names = namesFor(view)
  if (meaning.kind === 'decline' && view.resolving !== null) return say.declineAttack
  if (meaning.kind === 'country' && openKind(view) === 'strength')
    return say.strength(names.country(meaning.country), own(view.dice, meaning.country) ?? 0)
  return gameWords.value.option(meaning, names)
}
