// The dice of a question by what they lead to: one throw stands for all that lead to the same, with its weight.
import { outcomeOf } from '../../../../core/odds/contest.ts'
import { tryOf, withRerolls } from '../../../../core/odds/tries.ts'
import { everyThrow } from '../../../../core/enumerate.ts'
import { bandOf } from '../battle/bands.ts'
import { checkTarget, countTriesBehind } from '../battle/checkTarget.ts'
import { deadlyFace, lossOfLoser } from '../battle/combatCosts.ts'
import { diceOrder } from '../battle/combat.ts'
import { bigMargin, combatStrength } from '../battle/combatStrength.ts'
import type { QuestionFrame, QuestionKind, Volley } from '../battle/frames.ts'
import { hitsOfPool } from '../battle/explainVolley.ts'
import type { Person } from '../battle/battalion.ts'
import { battalionOf, theFight } from '../battle/play.ts'
import { countPassing, isPassed } from '../battle/quality.ts'
import { face, sum } from '../battle/question.ts'
import { countRiskDice, pickAtRisk } from '../battle/risk.ts'
import type { BattleState } from '../battle/state.ts'
import { halfOf, rankersLost } from '../battle/strength.ts'
import { hitTarget } from '../battle/volleyDice.ts'
import { isRisky, sergeantsLeft } from '../battle/volleyHits.ts'
import { safeHitsOfPool } from '../battle/volleyOdds.ts'

/** `weight` of all throws lead to the same as these faces do. */
export interface Throw {
  readonly faces: readonly number[]
  readonly weight: bigint
}

const sixFaces = [1, 2, 3, 4, 5, 6] as const

type Meaning = (faces: readonly number[]) => string | number | null

/** Of few dice, by their number: many positions throw the same. */
const fewDice: (readonly Throw[])[] = []
const allThrows = (count: number): readonly Throw[] =>
  (fewDice[count] ??= [...everyThrow(count, 6)].map((faces) => ({ faces, weight: 1n })))

/** Throws of few dice, sorted by what `means` says of each; null: such a throw is thrown again. */
const sorted = (count: number, means: Meaning): readonly Throw[] => merged(allThrows(count), means)

function merged(throws: readonly Throw[], means: Meaning): readonly Throw[] {
  const classes = new Map<string | number, Throw>()
  for (const { faces, weight } of throws) {
    const meaning = means(faces)
    if (meaning === null) continue
    const known = classes.get(meaning)
    classes.set(meaning, { faces: known?.faces ?? faces, weight: (known?.weight ?? 0n) + weight })
  }
  return [...classes.values()]
}

/** Dice that kill or spare: every way they may fall, each once. */
const deadly = (count: number): readonly Throw[] =>
  [...everyThrow(count, 2)].map((fates) => {
    const faces = fates.map((fate) => (fate === 2 ? deadlyFace : 1))
    const dead = BigInt(fates.filter((fate) => fate === 2).length)
    return {
      faces,
      weight: BigInt(7 - deadlyFace) ** dead * BigInt(deadlyFace - 1) ** (BigInt(count) - dead),
    }
  })

/**
 * With all re-rolls of SHOOT-09 in it: so many hits, with a risky one among them (RISK-01) or without. The faces are
 * those that lie there in the end.
 */
function volleyThrows(state: BattleState, volley: Volley, dice: number): readonly Throw[] {
  const { house } = state.setup
  const target = hitTarget(state, volley)
  const miss = sixFaces.find((pips) => !isPassed(house, target, pips)) ?? 1
  const risky = sixFaces.find((pips) => isRisky(state, volley, pips))
  const hit =
    sixFaces.find((pips) => isPassed(house, target, pips) && !isRisky(state, volley, pips)) ?? risky
  const rerolls = sergeantsLeft(battalionOf(state, volley.shooter))
  const all = hitsOfPool(state, volley, dice, rerolls)
  const safe = safeHitsOfPool(state, volley, dice, rerolls)
  return Array.from({ length: dice + 1 }, (_, hits) => {
    const faces = [...filled(hits, hit ?? 6), ...filled(dice - hits, miss)]
    const without = safe[hits] ?? 0n
    return [
      { faces, weight: without },
      { faces: [risky ?? 6, ...faces.slice(1)], weight: (all.weights[hits] ?? 0n) - without },
    ]
  })
    .flat()
    .filter(({ weight }) => weight > 0n)
}

const filled = (count: number, pips: number): readonly number[] =>
  Array.from({ length: count }, () => pips)

/** A check passes or fails in the end, with all re-rolls that are left (GEN-10); its faces: 6 for passed, 1 for failed. */
function checkThrows(state: BattleState, { check }: QuestionFrame<'check.die'>): readonly Throw[] {
  const { house } = state.setup
  const target = checkTarget(state, check)
  const one = tryOf(countPassing(house, target), 6)
  // A sergeant who helps here helps no volley: his re-roll is taken as it comes.
  const { hits, misses } =
    check.purpose === 'shoot' ? one : withRerolls(one, countTriesBehind(state, check))
  return [
    { faces: [6], weight: hits },
    { faces: [1], weight: misses },
  ].filter(({ weight }) => weight > 0n)
}

function combatThrows(state: BattleState, frame: QuestionFrame<'combat.dice'>): readonly Throw[] {
  const fight = theFight(state, frame.fight)
  const order = diceOrder(state, fight)
  const strengthOf = (id: number): number => combatStrength(state, fight, id, frame).total
  const lead = strengthOf(fight.charger) - strengthOf(fight.charged)
  return sorted(2, (faces) => {
    const own = face(faces, order.indexOf(fight.charger))
    const theirs = face(faces, order.indexOf(fight.charged))
    return outcomeOf(lead + own - theirs, bigMargin)
  })
}

/** Whose death a test or a strength tells from another's (COMBAT-02, RES-02, RES-03). */
const rankOf = (person: Person): Person =>
  person === 'drummer' || person === 'sergeant' ? 'drummer' : person

/**
 * CRISK-01: a die for each, in the fixed order. After the last round that is looked at nothing counts but who helps in
 * the test, and whether half are lost: each death spares a Ranker.
 */
function personThrows(
  state: BattleState,
  count: number,
  { candidates, diced, round, fallen }: QuestionFrame<'combat.risk'>,
  isLast: boolean,
): readonly Throw[] {
  const loser = battalionOf(state, round.loser)
  const isShort = !isLast || loser.rankers <= lossOfLoser || candidates.length > lossOfLoser
  const lost = rankersLost(loser) + (round.riskLater ? 0 : lossOfLoser) - fallen.length
  return merged(deadly(count), (faces) => {
    const dead = faces.flatMap((pips, nth) => {
      const person = candidates[diced + nth]
      return pips >= deadlyFace && person !== undefined ? [rankOf(person)] : []
    })
    if (isShort) return dead.join(' ')
    const isHalf = lost - dead.length >= halfOf(loser.original)
    return [...dead.filter((person) => person !== 'drummer'), String(isHalf)].join(' ')
  })
}

/** What of the plan decides which throws are alike. */
interface Looked {
  /** Of a charge, inches. */
  readonly distance: number
  /** The round of a fight that is being fought is the last one that is looked at. */
  readonly isLast: boolean
}

type Thrower<K extends QuestionKind> = (
  state: BattleState,
  frame: QuestionFrame<K>,
  count: number,
  looked: Looked,
) => readonly Throw[]

/** The dice that an order may lead to. */
const throwers: { readonly [K in QuestionKind]?: Thrower<K> } = {
  'check.die': checkThrows,
  'volley.dice': (state, { volley }, count) => volleyThrows(state, volley, count),
  'volley.risk': (_, { candidates }) =>
    sorted(countRiskDice(candidates.length), (faces) => {
      const person = candidates[pickAtRisk(candidates.length, faces)]
      return person === undefined ? null : rankOf(person)
    }),
  'fire.band': (state) => sorted(1, (faces) => bandOf(state.setup.house, face(faces))),
  'combat.dice': combatThrows,
  'combat.risk': (state, frame, count, { isLast }) => personThrows(state, count, frame, isLast),
  'move.dice': (_, __, count) => sorted(count, sum),
  // GEN-08, on open ground.
  'charge.dice': (_, __, count, { distance }) =>
    sorted(count, (faces) => (sum(faces) >= distance ? 'reaches' : 'short')),
  // How far it runs is nothing that is asked of an order.
  'rout.dice': (_, __, count) => [{ faces: filled(count, 1), weight: 1n }],
}

/** Null for a question whose dice no order throws. */
export function throwsOf<K extends QuestionKind>(
  state: BattleState,
  frame: QuestionFrame<K>,
  count: number,
  looked: Looked,
): readonly Throw[] | null {
  const thrower: Thrower<K> | undefined = throwers[frame.at]
  return thrower?.(state, frame, count, looked) ?? null
}
