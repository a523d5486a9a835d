// Dice of a volley as they lie: face by face, or told by what they did (SHOOT-08, RISK-01).
import type { DiceTally, DiceWanted } from '../../../../core/conversation.ts'
import type { Tally, Volley } from './frames.ts'
import { battalionOf } from './play.ts'
import { rulesOf, type BattleState } from './state.ts'
import { peopleOf } from './strength.ts'
import { isRisky, missesOf, riskyFacesOf } from './volleyHits.ts'
import { hitTarget } from './volleyDice.ts'
import { countPassing } from './quality.ts'

/** With a tally no face is known, and `faces` is empty. */
export interface Fallen {
  readonly faces: readonly number[]
  readonly tally: Tally | null
}

export const facesKnown = (faces: readonly number[]): Fallen => ({ faces, tally: null })
export const facesUnknown = (tally: Tally): Fallen => ({ faces: [], tally })

interface Outcome {
  readonly hits: number
  readonly misses: number
  /** RISK-01: a hit that puts a person at risk. */
  readonly natural: boolean
}

export function outcomeOf(state: BattleState, volley: Volley, { faces, tally }: Fallen): Outcome {
  const { dice, hits, six } = tally ?? tallyOfFaces(state, volley, faces)
  return { hits, misses: dice - hits, natural: six }
}

export const tallyOfFaces = (
  state: BattleState,
  volley: Volley,
  faces: readonly number[],
): Tally => ({
  dice: faces.length,
  hits: faces.length - missesOf(state, volley, faces).length,
  six: faces.some((pips) => isRisky(state, volley, pips)),
})

/** What is thrown again replaces misses, never hits. */
export const withMore = (before: Tally, again: Tally): Tally => ({
  dice: before.dice,
  hits: before.hits + again.hits,
  six: before.six || again.six,
})

/** Version 2 of the rules. A six among them is asked where a person could fall, and where not every hit is one. */
export const tallyWanted = (state: BattleState, volley: Volley): DiceWanted['tally'] | null =>
  rulesOf(state.setup) === 1 ? null : { asksSix: doesSixMatter(state, volley) }

function doesSixMatter(state: BattleState, volley: Volley): boolean {
  const risky = riskyFacesOf(state, volley).length
  const hitting = countPassing(state.setup.house, hitTarget(state, volley))
  const isAtRisk = peopleOf(state, battalionOf(state, volley.target)).length > 0
  return isAtRisk && risky > 0 && risky < hitting
}

/** Where it was not asked, every hit is a six, or none of them matters. */
export function tallyOf(
  state: BattleState,
  volley: Volley,
  dice: number,
  { hits, six }: DiceTally,
): Tally {
  const risky = riskyFacesOf(state, volley).length
  const isEvery = risky > 0 && risky === countPassing(state.setup.house, hitTarget(state, volley))
  return { dice, hits, six: six ?? (isEvery && hits > 0) }
}
