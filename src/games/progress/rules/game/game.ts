// The March of Progress as a game of the house.
import { sides, type Side } from '../../../../core/conversation.ts'
import type { Game, Outcome } from '../../../../core/game.ts'
import { ok } from '../../../../core/result.ts'
import { explainProgress } from '../explain/explain.ts'
import type { Position } from '../setup/position.ts'
import { readSetup, type ProgressSetup } from '../setup/setup.ts'
import { both } from '../sides.ts'
import { ask } from './ask.ts'
import { readCorrection } from './correction.ts'
import type { ProgressKinds } from './kinds.ts'
import { answer } from './play.ts'
import { boardOf, positionOf, seen, type ProgressState } from './state.ts'

/** The position a scenario starts from (MP-SET-01, 02). */
const startOf = ({ scenario }: ProgressSetup): Position => ({
  armies: both((side) => scenario.sides[side].inPlay.map((id) => `${id}:normal` as const)),
  dice: Object.fromEntries(scenario.countries.map(({ id, vp }) => [id, vp])),
  strength: both((side) => scenario.sides[side].strength),
  vp: { a: 0, b: 0 },
  piles: { a: [], b: [] },
})

const open = (setup: ProgressSetup): ProgressState => {
  const initiative = setup.initiative === 'roll' ? null : setup.initiative
  const state: ProgressState = {
    ...(setup.start ?? startOf(setup)),
    setup,
    turn: 1,
    initiative,
    chosen: { a: null, b: null },
    offer: null,
    declined: [],
    quiet: 0,
    resolving: null,
    ended: null,
  }
  // In the order of the page, whatever the set-up has.
  return { ...state, ...positionOf(boardOf(state)) }
}

const outcome = ({ ended, vp, turn }: ProgressState): Outcome<Side> | null =>
  ended === null
    ? null
    : {
        winners: ended.winner === 'tie' ? [] : [ended.winner],
        how: ended.reason,
        figures: { a: { vp: vp.a, turn }, b: { vp: vp.b, turn } },
      }

export const progress: Game<ProgressKinds> = {
  name: 'march-of-progress',
  rulesVersion: 1,
  recordVersion: 2,
  hasSecrets: true,
  readSetup,
  readCorrection,
  seats: () => sides,
  open: (setup) => ok(open(setup)),
  seen,
  ask,
  explain: explainProgress,
  answer,
  outcome,
}
