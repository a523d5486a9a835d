// What the sensible player would choose, if it may: the nearest enemy, the best charge, order before all.
import {
  battalionMeant,
  battalionOption,
  isOnTable,
  meaningOf,
  nobody,
  type BattalionId,
  type BattalionState,
  type BattleState,
  type QuestionFrame,
  type QuestionKind,
} from '@/games/eagles/rules/index.ts'
import { chargeOdds } from './chargeOdds.ts'
import { distanceOf, nearestOf, type TableTop } from './tableTop.ts'

/** A charge is made if it will probably get there, and goes well all in all. */
const goodReach = 0.5
const goodCharge = 0.4

/** Inches; nearer it shoots. Beyond, only the last quarter of the muskets would tell. */
const goodRange = 12

export interface Situation {
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

export const wish = <K extends QuestionKind>(
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
