// A check of any kind: its die, its re-rolls one by one, and how the battle goes on (ACT-02, GEN-10).
import type { DiceSource } from '../../../../core/conversation.ts'
import { figureOf } from '../../../../core/figure.ts'
import { tryOf, withRerolls, type Try } from '../../../../core/odds/tries.ts'
import {
  checkBonus,
  checkTarget,
  countTriesBehind,
  countTriesLeft,
  helperOf,
} from './checkTarget.ts'
import type { Check, CheckPurpose, Frame, QuestionFrame, ResolveCause } from './frames.ts'
import { battalionOf, change, push, tell, type Play } from './play.ts'
import { countPassing, isPassed } from './quality.ts'
import { choice, dice, face } from './question.ts'
import { hasCommander } from './roster.ts'
import type { BattalionId } from './battalion.ts'
import { explanation, oddsOfPassing } from './explaining.ts'
import { add, type BattleExplanation, type BattleFigure } from './labels.ts'
import { rulesOf, type BattleState } from './state.ts'
import { rerollBarOf } from './strength.ts'
import { isFanatic, isThrownAgain } from './traits.ts'

interface Wanted {
  readonly purpose: CheckPurpose
  readonly battalion: BattalionId
  readonly cause?: ResolveCause
  readonly passed?: Frame
  readonly failed?: Frame
}

/** SC-03: what his battalion passes without a die; the house check of `shootActivation` is not among it. */
const spared: readonly CheckPurpose[] = [
  'manoeuvre',
  'reform',
  'nerve',
  'attack',
  'rally',
  'resolve',
]

export function startCheck(play: Play, wanted: Wanted): void {
  const check: Check = {
    purpose: wanted.purpose,
    battalion: wanted.battalion,
    cause: wanted.cause ?? null,
    thrown: 0,
    passed: wanted.passed ?? null,
    failed: wanted.failed ?? null,
  }
  const { purpose, battalion, cause, passed } = check
  const isSpared =
    spared.includes(purpose) && hasCommander(play.state, battalionOf(play.state, battalion))
  if (isSpared) tell(play, { kind: 'checkSpared', purpose, cause, battalion })
  else if (isFanatic(play.state, check))
    tell(play, { kind: 'traitActed', trait: 'fanatics', purpose, battalion })
  else {
    push(play, { at: 'check.die', check })
    return
  }
  settle(play, passed)
}

const owner = (state: BattleState, { check }: { readonly check: Check }) =>
  battalionOf(state, check.battalion).side

const neededFigure = (needed: number): BattleFigure =>
  figureOf('checkNeeded', [add('quality', needed, 'GEN-01')])

function explainTries(state: BattleState, check: Check, rerolls: number): BattleExplanation {
  const target = checkTarget(state, check)
  const one = tryOf(countPassing(state.setup.house, target), 6)
  const all = isThrownAgain(state, check) ? passedTwice(one, rerolls) : withRerolls(one, rerolls)
  return explanation(
    [neededFigure(target.needed), checkBonus(state, check)],
    [oddsOfPassing(all.hits, all.of)],
  )
}

/** Two passes running, or a re-roll after the first of the two that fails. */
function passedTwice({ hits, of }: Try, rerolls: number): Try {
  const both: Try = { hits: hits * hits, misses: of * of - hits * hits, of: of * of }
  if (rerolls === 0) return both
  const later = withRerolls({ hits, misses: of - hits, of }, rerolls - 1)
  return {
    hits: both.hits * later.of + both.misses * later.hits,
    misses: both.misses * later.misses,
    of: both.of * later.of,
  }
}

export const explainCheck = (
  state: BattleState,
  { check }: QuestionFrame<'check.die'>,
): BattleExplanation => explainTries(state, check, countTriesBehind(state, check))

/** GEN-10: the odds if the failed die is thrown again, and again as long as anybody may. */
const explainReroll = (
  state: BattleState,
  { check }: QuestionFrame<'check.reroll'>,
): BattleExplanation => explainTries(state, check, countTriesLeft(state, check) - 1)

export const checkDie = dice<QuestionFrame<'check.die'>>({
  seat: owner,
  count: () => 1,
  explain: explainCheck,
  take: (play, { check }, { faces, source }) => {
    const thrown = face(faces)
    const passed = tellRoll(play, check, thrown, source)
    const next = { ...check, thrown: check.thrown + 1 }
    if (passed && isThrownAgain(play.state, check)) throwAgain(play, check)
    else if (passed) settle(play, check.passed)
    else if (countTriesLeft(play.state, next) > 0)
      push(play, { at: 'check.reroll', check: next, face: thrown })
    else {
      if (check.thrown === 0) tellRerollBar(play, check)
      fail(play, check)
    }
  },
})

function throwAgain(play: Play, check: Check): void {
  const { purpose, battalion } = check
  tell(play, { kind: 'traitActed', trait: 'terror', purpose, battalion })
  push(play, { at: 'check.die', check: { ...check, again: true } })
}

/** The second roll of an attack has no re-roll that anybody could miss (`bravery`). */
function tellRerollBar(play: Play, { purpose, battalion: id }: Check): void {
  const { setup } = play.state
  const { house } = setup
  if (rulesOf(setup) === 1) return // what was played by them is told as it was
  if (purpose === 'attack' && house.bravery === 'secondRoll') return
  const helper = helperOf(house, purpose)
  const because = rerollBarOf(play.state, battalionOf(play.state, id), helper)
  if (because !== null) tell(play, { kind: 'rerollBarred', battalion: id, helper, because })
}

/** GEN-10: it may be declined. */
export const checkReroll = choice<QuestionFrame<'check.reroll'>>({
  seat: owner,
  offer: () => ({ options: ['reroll', 'leave'], unavailable: [] }),
  explain: explainReroll,
  take: (play, { check }, chosen) => {
    if (chosen === 'leave') {
      fail(play, check)
      return
    }
    if (check.purpose === 'shoot') change(play, check.battalion).sergeantsSpent++
    push(play, { at: 'check.die', check })
  },
})

function tellRoll(play: Play, check: Check, thrown: number, source: DiceSource): boolean {
  const { house } = play.state.setup
  const target = checkTarget(play.state, check)
  const passed = isPassed(house, target, thrown)
  tell(play, {
    kind: 'checkRolled',
    purpose: check.purpose,
    cause: check.cause,
    battalion: check.battalion,
    face: thrown,
    score: thrown + target.bonus,
    needed: target.needed,
    passed,
    chance: { n: countPassing(house, target), d: 6 },
    reroll: check.thrown,
    source,
  })
  return passed
}

const settle = (play: Play, next: Frame | null): void => {
  if (next !== null) push(play, next)
}

/** ACT-02: nothing happens, the battalion counts as activated. */
function fail(play: Play, { purpose, cause, battalion, failed }: Check): void {
  tell(play, { kind: 'checkFailed', purpose, cause, battalion })
  settle(play, failed)
}
