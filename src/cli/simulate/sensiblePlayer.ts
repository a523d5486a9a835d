// A simple sensible player: shoots when in range, charges when the odds are good, reforms, rallies, else advances.
import type { FactValues, FactsWanted } from '@/core/conversation.ts'
import { rollDice, type RollDie } from '@/core/dice/dice.ts'
import type { Policy } from '@/core/game.ts'
import { contestsOf } from '@/core/odds/contest.ts'
import { chanceOfAtLeast, sumOfDice } from '@/core/odds/distribution.ts'
import { asNumber } from '@/core/odds/fraction.ts'
import {
  activationNumber,
  battalionMeant,
  battalionOption,
  countGroups,
  isHalved,
  isOnTable,
  meaningOf,
  nobody,
  type BattalionId,
  type BattalionState,
  type BattleKinds,
  type BattleState,
  type QuestionFrame,
  type QuestionKind,
} from '@/games/eagles/rules/index.ts'
import { distanceHome, distanceOf, nearestOf, type TableTop } from './tableTop.ts'

export const sensiblePlayer =
  (table: TableTop, roll: RollDie): Policy<BattleKinds> =>
  (state, { about, wanted }) => {
    switch (wanted.kind) {
      case 'dice':
        return { kind: 'dice', faces: rollDice(roll, wanted.count, wanted.sides), source: 'app' }
      case 'facts':
        return { kind: 'facts', values: factsOf(wanted, seen(about.at, about, table)) }
      case 'choice': {
        const wished = wish(about.at, about, wanted.options, { state, table })
        return { kind: 'choice', option: offered(wanted.options, wished) }
      }
    }
  }

/** The first option stands for whatever it has no wish about. */
const offered = (options: readonly string[], wished: string | null): string =>
  wished !== null && options.includes(wished) ? wished : (options[0] ?? '')

/** What is asked as it was seen, or else as the form proposes it. */
const factsOf = ({ fields }: FactsWanted, facts: FactValues): FactValues =>
  Object.fromEntries(fields.map((field) => [field.id, facts[field.id] ?? field.default]))

const sum = (faces: readonly number[]): number => faces.reduce((all, face) => all + face, 0)

type Sights = {
  readonly [K in QuestionKind]?: (about: QuestionFrame<K>, table: TableTop) => FactValues
}

/** What the simulated table says about the facts that are asked, and the few decisions among them. */
const sights: Sights = {
  'shoot.facts': ({ battalion, target }, table) => ({
    distance: distanceOf(table, battalion, target),
  }),
  'charge.facts': ({ charger, target }, table) => ({
    distance: distanceOf(table, charger, target),
  }),
  'combat.followUp': () => ({ followUp: 'yes' }),
  'rout.facts': ({ battalion, faces }, table) => ({
    reachedEdge: distanceHome(table, battalion) <= sum(faces) ? 'yes' : 'no',
  }),
}

const seen = <K extends QuestionKind>(
  kind: K,
  about: QuestionFrame<K>,
  table: TableTop,
): FactValues => sights[kind]?.(about, table) ?? {}

// ---- Wishes: what it would choose if it may -----------------------------------------------------------------------

/** A charge is made if it will probably get there, and goes well all in all. */
const goodReach = 0.5
const goodCharge = 0.4

/** Inches; nearer it shoots. Beyond, only the last quarter of the muskets would tell. */
const goodRange = 12

interface Situation {
  readonly state: BattleState
  readonly table: TableTop
}

type Wishes = {
  readonly [K in QuestionKind]?: (
    about: QuestionFrame<K>,
    options: readonly string[],
    situation: Situation,
  ) => string | null
}

/** What it would choose if it may; what is not named here, it takes as it comes. */
const wishes: Wishes = {
  'initiative.first': ({ winner }) => winner,
  'activation.battalion': (_, options, situation) => nearestToTheEnemy(options, situation),
  'activation.kind': ({ battalion }, options, situation) => orderFor(battalion, options, situation),
  'shoot.target': ({ battalion }, options, { table }) => nearestTarget(battalion, options, table),
  'charge.target': ({ battalion }, _, situation) => optionOf(bestCharge(battalion, situation)),
}

const wish = <K extends QuestionKind>(
  kind: K,
  about: QuestionFrame<K>,
  options: readonly string[],
  situation: Situation,
): string | null => wishes[kind]?.(about, options, situation) ?? null

const idIn = (option: string): BattalionId => battalionMeant(option) ?? nobody

const optionOf = (battalion: BattalionId | null): string | null =>
  battalion === null ? null : battalionOption(battalion)

const enemiesOf = ({ state }: Situation, id: BattalionId): readonly BattalionState[] =>
  state.battalions.filter((each) => isOnTable(each) && each.side !== state.battalions[id]?.side)

const idsOf = (battalions: readonly BattalionState[]): readonly BattalionId[] =>
  battalions.map(({ id }) => id)

/** Inches to the nearest enemy. */
function gapBefore(id: BattalionId, situation: Situation): number {
  const nearest = nearestOf(situation.table, id, idsOf(enemiesOf(situation, id)))
  return nearest === null ? Number.POSITIVE_INFINITY : distanceOf(situation.table, id, nearest)
}

/** The fight decides, so those who are in it act first. */
function nearestToTheEnemy(options: readonly string[], situation: Situation): string | null {
  const own = options.filter((option) => battalionMeant(option) !== undefined)
  const gaps = new Map(own.map((option) => [option, gapBefore(idIn(option), situation)]))
  return own.toSorted((x, y) => (gaps.get(x) ?? 0) - (gaps.get(y) ?? 0))[0] ?? null
}

/** The first of these that is allowed. */
function orderFor(id: BattalionId, options: readonly string[], situation: Situation): string {
  const orders = [
    'rally',
    'fightOn',
    ...(bestCharge(id, situation) === null ? [] : ['attack']),
    'reform',
    gapBefore(id, situation) <= goodRange ? 'shoot' : 'forward',
  ]
  return orders.find((order) => options.includes(order)) ?? 'pass'
}

/** `past:3` is never chosen: on a flat field a screen stands before its parent. */
function nearestTarget(
  id: BattalionId,
  options: readonly string[],
  table: TableTop,
): string | null {
  const targets = options.filter((option) => {
    const what = meaningOf(option)?.what
    return what === 'battalion' || what === 'screen'
  })
  const nearest = nearestOf(table, id, targets.map(idIn))
  return targets.find((option) => idIn(option) === nearest) ?? 'hold'
}

function bestCharge(id: BattalionId, situation: Situation): BattalionId | null {
  const { state, table } = situation
  const charger = state.battalions[id]
  if (charger === undefined) return null
  const good = enemiesOf(situation, id)
    .map((enemy) => ({
      enemy: enemy.id,
      odds: chargeOdds(state, charger, enemy, distanceOf(table, id, enemy.id)),
    }))
    .filter(({ odds }) => odds.reach >= goodReach && odds.success >= goodCharge)
    .sort((x, y) => y.odds.success - x.odds.success)
  return good[0]?.enemy ?? null
}

// ---- Odds of a charge: to go, to get there, to win the first round -----------------------------------------------

const contest = contestsOf(6, 1)
const reaches = { line: sumOfDice(2, 6), column: sumOfDice(3, 6) } as const
const chargeBonus = { line: 3, column: 6 } as const

/** CHARGE-01: one check, again with an officer. */
function chanceToGo(state: BattleState, charger: BattalionState): number {
  const bonus = (charger.officer > 0 ? 2 : 0) - (isHalved(charger) ? 1 : 0)
  const faces = Math.min(6, Math.max(0, 7 - activationNumber(state, charger) + bonus))
  const missed = (6 - faces) / 6
  return charger.officer > 0 ? 1 - missed ** 2 : 1 - missed
}

/** COMBAT-01 and COMBAT-02, as far as a player counts them in his head. */
const strengthOf = ({ setup }: BattleState, battalion: BattalionState): number =>
  countGroups(setup.house, battalion) +
  (battalion.officer > 0 ? 3 : 0) +
  battalion.drummer +
  battalion.sergeant +
  battalion.ensign -
  (battalion.disordered ? 2 : 0)

function chanceToWin(state: BattleState, charger: BattalionState, target: BattalionState): number {
  if (target.broken) return 1
  const bonus = chargeBonus[charger.formation]
  const lead = strengthOf(state, charger) + bonus - strengthOf(state, target)
  return contest(lead).winBig / 36
}

interface ChargeOdds {
  readonly reach: number
  /** To go, to reach and to win, all together. */
  readonly success: number
}

function chargeOdds(
  state: BattleState,
  charger: BattalionState,
  target: BattalionState,
  distance: number,
): ChargeOdds {
  const reach = asNumber(chanceOfAtLeast(reaches[charger.formation], distance))
  const success = chanceToGo(state, charger) * reach * chanceToWin(state, charger, target)
  return { reach, success }
}
