// Names of battalions and sides that fit into a sentence of any language.
import type { Side } from '@/core/conversation.ts'
import {
  effectiveQuality,
  isDropped,
  oneLower,
  type BattleSetup,
  type BattleState,
  type Character,
  type CheckPurpose,
  type Nation,
  type Quality,
} from '@/games/eagles/rules/index.ts'
import type { Far } from './lengths.ts'

/** A battalion's number in the battle. */
type Id = number

/** What a language makes of it. Nominative and accusative are alike; `of` says whose. */
export interface Names {
  readonly the: (id: Id) => string
  readonly The: (id: Id) => string
  /** "from the British 2nd". */
  readonly from: (id: Id) => string
  /** "to the British 2nd". */
  readonly toward: (id: Id) => string
  /** "with the British 2nd". */
  readonly at: (id: Id) => string
  readonly of: (id: Id) => string
  /** Alone, on a button: "British 2nd". */
  readonly short: (id: Id) => string
  /** "2nd", or its own name. */
  readonly plain: (id: Id) => string
  /** "Drilled"; while it counts lower (ACT-07) "Drilled, now as Green". */
  readonly quality: (id: Id) => string
  /** What it falls to where the Supreme Commander is with another one: "2nd Drilled → Green". */
  readonly drop: (id: Id) => string
  /** "the British". */
  readonly side: (side: Side) => string
  /** "of the British". */
  readonly ofSide: (side: Side) => string
  /** "the Supreme Commander of the British". */
  readonly commander: (side: Side) => string
  /** "British battalion". */
  readonly battalionOf: (side: Side) => string
  /** A distance in inches, in the unit the players use: "8 in", "20 cm". */
  readonly far: Far
  /** "British", on a button or a label. */
  readonly people: (side: Side) => string
  /** Who allows another try at such a check in this battle. */
  readonly helper: (purpose: CheckPurpose) => Character
}

/** What there is to name a battalion by. */
export interface Called {
  readonly side: Side
  /** From 0. */
  readonly place: number
  /** Its own name, with its number; empty if it has none. */
  readonly own: string
  /** Tells the sides apart; null if both are of one nation, or of none that has a name. */
  readonly nation: Exclude<Nation, 'other'> | null
}

export function sidesCalled({ armies: { a, b } }: BattleSetup): (side: Side) => Called['nation'] {
  return (side) => {
    const { nation } = side === 'a' ? a : b
    return a.nation === b.nation || nation === 'other' ? null : nation
  }
}

/** "Royal Scots (7)": counters and rows have only numbers, and two battalions may be of one name. */
const withNumber = (name: string, place: number): string =>
  name === '' ? '' : `${name} (${String(place + 1)})`

export function callIn(state: BattleState): (id: Id) => Called {
  const nationOf = sidesCalled(state.setup)
  return (id) => {
    const battalion = state.battalions[id]
    const side = battalion?.side ?? 'a'
    const place = battalion?.place ?? 0
    const name = state.setup.armies[side].battalions[place]?.name ?? ''
    return { side, place, own: withNumber(name, place), nation: nationOf(side) }
  }
}

interface QualityWords {
  readonly qualities: Readonly<Record<Quality, string>>
  readonly now: Readonly<Record<Quality, string>>
  /** Of a Green, which cannot fall. */
  readonly minus: string
}

/** The only place that says what a battalion is worth in a battle. */
export function qualitiesIn(
  state: BattleState,
  { qualities, now, minus }: QualityWords,
  plain: Names['plain'],
): Pick<Names, 'quality' | 'drop'> {
  return {
    quality: (id) => {
      const battalion = state.battalions[id]
      if (battalion === undefined) return ''
      const { quality: bought, gone } = battalion
      if (gone !== null || !isDropped(state, battalion)) return qualities[bought]
      const counts = bought === 'green' ? minus : now[effectiveQuality(state, battalion)]
      return `${qualities[bought]}, ${counts}`
    },
    drop: (id) => {
      const bought = state.battalions[id]?.quality ?? 'green'
      const falls = bought === 'green' ? '\u00a0−1' : ` →\u00a0${qualities[oneLower(bought)]}`
      return `${plain(id)}\u00a0${qualities[bought]}${falls}`
    },
  }
}

export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** "Side 1" where no nation tells the sides apart. */
export const numberOfSide = (side: Side): string => (side === 'a' ? '1' : '2')
