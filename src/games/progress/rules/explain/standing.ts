// Standing of the table, for any viewer: who controls each country and why, stock, and what a SCORE would earn.
import type { Side } from '../../../../core/conversation.ts'
import { boardOf, type ProgressView } from '../game/state.ts'
import type { RuleId } from '../ruleIds.ts'
import { both, type Both } from '../sides.ts'
import { armiesInStock, controllerOf, isOccupied, stockLeft } from '../turn/board.ts'
import { scoreValue } from '../turn/score.ts'

export interface CountryStanding {
  readonly id: string
  readonly homeOf: Side | null
  readonly die: number
  readonly min: number
  readonly controller: Side | null
  /** Why it is controlled so (MP-CTRL). */
  readonly rule: RuleId
  /** Of a home: its capital's garrison defends (MP-COMB-05). Always false for a neutral. */
  readonly hasActiveGarrison: boolean
}

export interface ProgressStanding {
  /** In the scenario's order. */
  readonly countries: readonly CountryStanding[]
  /** VP that no side has yet. */
  readonly stock: number
  readonly armiesInStock: Both<number>
  /** What a SCORE would be worth now, before the stock is looked at. */
  readonly scoreValue: Both<number>
  readonly isCapitalOccupied: Both<boolean>
}

/** Public facts only. */
export const standingOf = (view: ProgressView): ProgressStanding => {
  const board = boardOf(view)
  return {
    countries: view.setup.scenario.countries.map(({ id, homeOf, min }, place) => {
      const controller = controllerOf(board, place)
      return {
        id,
        homeOf,
        die: board.dice[place] ?? 0,
        min,
        controller,
        rule: ruleFor(homeOf, controller),
        hasActiveGarrison: homeOf !== null && !isOccupied(board, homeOf),
      }
    }),
    stock: stockLeft(board),
    armiesInStock: both((side) => armiesInStock(board, side)),
    scoreValue: both((side) => scoreValue(board, side)),
    isCapitalOccupied: both((side) => isOccupied(board, side)),
  }
}

const ruleFor = (homeOf: Side | null, controller: Side | null): RuleId => {
  if (homeOf === null) return 'MP-CTRL-02'
  return homeOf === controller ? 'MP-CTRL-01' : 'MP-CTRL-03'
}
