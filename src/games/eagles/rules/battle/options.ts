// The options and fields of a battle's questions: the one place that writes and reads their strings.
import { headOf, partOf, type HeadOf } from '../../../../core/option.ts'
import { sides, type Side } from '../../../../core/conversation.ts'
import { formations, type BattalionId } from './battalion.ts'
import { covers } from './fight.ts'
import { activationKinds, metSides, type TargetOption } from './frames.ts'

/** Options that are a single word. */
const words = [
  ...sides,
  ...activationKinds,
  ...formations,
  ...covers,
  ...metSides,
  'goOn',
  'separate',
  'hold',
  'reroll',
  'leave',
  'all',
  'fire',
  'nobody',
  'no',
  'yes',
  'beyond',
  'reaches',
  'short',
  'miss',
] as const
export type OptionWord = (typeof words)[number]

/** Battalions by their number in the battle; `past`: the body beyond its own screen. Dice are counted from 0. */
export type BattleOption =
  OptionWord | TargetOption | `commander:${Side}` | `die:${number}` | `upTo:${number}`

type OptionMeaning =
  | { readonly what: 'battalion' | 'screen' | 'past'; readonly battalion: BattalionId }
  | { readonly what: 'commander'; readonly side: Side }
  | { readonly what: 'die'; readonly die: number }
  /** A range of SHOOT-04 by its end in inches. */
  | { readonly what: 'upTo'; readonly inches: number }
  | { readonly what: 'word'; readonly word: OptionWord }

export const battalionOption = (id: BattalionId) => `battalion:${id}` as const
export const screenOption = (id: BattalionId) => `screen:${id}` as const
export const pastOption = (id: BattalionId) => `past:${id}` as const
export const commanderOption = (side: Side) => `commander:${side}` as const
export const dieOption = (die: number) => `die:${die}` as const
export const upToOption = (inches: number) => `upTo:${inches}` as const

/** Every option that was read once: a battle reads the same few again and again. */
const known = new Map<string, OptionMeaning>(words.map((word) => [word, { what: 'word', word }]))
/** More than any battle offers; what comes from outside fills no memory. */
const mostKnown = 2_000

/** Null for what no question of a battle ever offers. */
export function meaningOf(option: string): OptionMeaning | null {
  const before = known.get(option)
  if (before !== undefined) return before
  const meaning = parse(option)
  if (meaning !== null && known.size < mostKnown) known.set(option, meaning)
  return meaning
}

function parse(option: string): OptionMeaning | null {
  const what = headOf(option)
  if (what === 'commander') {
    const side = sides.find((each) => each === partOf(option))
    return side === undefined ? null : { what, side }
  }
  const number = numberIn(option)
  if (number === null) return null
  if (what === 'die') return { what, die: number }
  if (what === 'upTo') return { what, inches: number }
  return what === 'battalion' || what === 'screen' || what === 'past'
    ? { what, battalion: number }
    : null
}

const numberIn = (option: string): number | null => {
  const part = partOf(option)
  return /^(?:0|[1-9]\d{0,5})$/u.test(part) ? Number(part) : null
}

export const isBattleOption = (option: string): option is BattleOption => meaningOf(option) !== null

/** The battalion an option means, its screen's too; `undefined` for every other option. */
export const battalionMeant = (option: string): BattalionId | undefined => {
  const meaning = meaningOf(option)
  return meaning !== null && 'battalion' in meaning ? meaning.battalion : undefined
}

// ---- Fields ----------------------------------------------------------------------------------------------------

/** Fields for one battalion each: friends passed, friends who see a run, screens in the way; how each deploys. */
export const fieldFamilies = ['passed', 'saw', 'screen', 'formed', 'skirmishers'] as const
export type FieldFamily = (typeof fieldFamilies)[number]

export type BattleField =
  | 'formation'
  | 'screen'
  | 'slowed'
  | 'difficult'
  | 'obstacles'
  | 'distance'
  | 'groups'
  | 'cover'
  | 'held'
  | 'met'
  | 'fire'
  | 'uphill'
  | 'followUp'
  | 'reachedEdge'
  | `${FieldFamily}:${number}`

/** The heads of all fields: what a table of their words is made of. */
export type FieldHead = HeadOf<BattleField>

export const passedField = (id: BattalionId) => `passed:${id}` as const
export const sawField = (id: BattalionId) => `saw:${id}` as const
export const screenField = (id: BattalionId) => `screen:${id}` as const
export const formedField = (id: BattalionId) => `formed:${id}` as const
export const skirmishersField = (id: BattalionId) => `skirmishers:${id}` as const

export interface FamilyField {
  readonly family: FieldFamily
  readonly battalion: BattalionId
}

/** Null for a field that is not one of a family. */
export function familyFieldOf(field: string): FamilyField | null {
  const family = fieldFamilies.find((each) => each === headOf(field))
  const battalion = numberIn(field)
  return family === undefined || battalion === null ? null : { family, battalion }
}
