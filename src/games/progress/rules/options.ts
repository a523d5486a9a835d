// The one codec of options: what stands in records, and what it means.
import { sides, type Side } from '../../../core/conversation.ts'
import { postureOf, postures, type ArmyWord, type Posture } from './armies.ts'
import { cards, type Card } from './cards.ts'
import { idOf, type Land } from './land.ts'
import type { Way } from './turn/ways.ts'
import type { PromptKind } from './prompts.ts'

type CardOption = Card | 'offer-end' | 'resign'
/** As in `a>n1:normal+fortified`. */
type MoveOption = `${string}>${string}:${string}`
/** As in `fortified+capital-fortified`, or `none`. */
type StandOption = Posture | 'none' | `${Posture}+${string}`
/** A country's id. A scenario names its own, so every short word in lower case may be one. */
type CountryOption = Lowercase<string>

export type ProgressOption =
  | CardOption
  | 'accept'
  | 'decline'
  | 'reveal'
  | Side
  | MoveOption
  | ArmyWord
  | StandOption
  | CountryOption

/** What an option of a question stands for. */
export type Meaning =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'offer-end' | 'resign' | 'accept' | 'decline' | 'reveal' }
  | { readonly kind: 'first'; readonly side: Side }
  | {
      readonly kind: 'move'
      readonly from: string
      readonly goal: string
      readonly armies: readonly Posture[]
    }
  | { readonly kind: 'army'; readonly country: string; readonly posture: Posture }
  | { readonly kind: 'country'; readonly country: string }
  /** No army: `none`. */
  | { readonly kind: 'stand'; readonly armies: readonly Posture[] }

/** The option that stands for a way, within the question that offers it. */
export const optionOf = (land: Land, way: Way): ProgressOption => {
  switch (way.kind) {
    case 'order':
      return way.first
    case 'move':
      return `${idOf(land, way.from)}>${idOf(land, way.goal)}:${joined(way.armies)}`
    case 'fortify':
      return land.words[way.army] ?? 'none'
    case 'attack.where':
    case 'strength':
      return idOf(land, way.place) as CountryOption
    case 'decline':
      return 'decline'
    case 'attack.stand':
      return way.armies.length === 0 ? 'none' : (joined(way.armies) as StandOption)
    case 'attack.drop':
      return way.card
  }
}

const joined = (armies: readonly number[]): string => armies.map(postureOf).join('+')

const postureNamed = (word: string): Posture | null =>
  postures.find((posture) => posture === word) ?? null

const posturesIn = (word: string): readonly Posture[] | null => {
  const found = word.split('+').map(postureNamed)
  return found.includes(null) ? null : found.flatMap((posture) => posture ?? [])
}

/** Null for what no question of this kind could offer. */
export const meaningOf = (kind: PromptKind, option: string): Meaning | null => {
  switch (kind) {
    case 'initiative':
      return null
    case 'card':
      return option === 'offer-end' || option === 'resign' ? { kind: option } : cardMeant(option)
    case 'end.accept':
      return option === 'accept' || option === 'decline' ? { kind: option } : null
    case 'reveal':
      return option === 'reveal' ? { kind: option } : null
    case 'order': {
      const side = sides.find((each) => each === option)
      return side === undefined ? null : { kind: 'first', side }
    }
    case 'move':
      return moveMeant(option)
    case 'fortify':
      return armyMeant(option)
    case 'attack.where':
      return option === 'decline' ? { kind: 'decline' } : { kind: 'country', country: option }
    case 'attack.stand':
      return standMeant(option)
    case 'attack.drop':
      return cardMeant(option)
    case 'strength':
      return { kind: 'country', country: option }
  }
}

const cardMeant = (option: string): Meaning | null => {
  const card = cards.find((each) => each === option)
  return card === undefined ? null : { kind: 'card', card }
}

const moveMeant = (option: string): Meaning | null => {
  const [, from, goal, words] = /^([a-z0-9]+)>([a-z0-9]+):(.+)$/u.exec(option) ?? []
  const armies = words === undefined ? null : posturesIn(words)
  return from === undefined || goal === undefined || armies === null
    ? null
    : { kind: 'move', from, goal, armies }
}

const armyMeant = (option: string): Meaning | null => {
  const [country = '', word = ''] = option.split(':')
  const posture = postureNamed(word)
  return posture === null ? null : { kind: 'army', country, posture }
}

const standMeant = (option: string): Meaning | null => {
  const armies = option === 'none' ? [] : posturesIn(option)
  return armies === null ? null : { kind: 'stand', armies }
}
