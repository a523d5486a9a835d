// Order sheets: what a draft may still say, and what it says so far; made from nothing but what the faction may know.
import {
  emptyDraft,
  sheetOptions,
  type FactionId,
  type NodeId,
  type SheetOption,
} from '../../campaign/rules/index.ts'
import { own } from '../../../core/own.ts'
import type { Unavailable } from '../../../core/conversation.ts'
import type { HouseRules } from './houseRules.ts'
import {
  areAtWar,
  bearsEnemyClaim,
  hostileNodes,
  landClass,
  nodeIn,
  type Ground,
  type Stack,
} from './land.ts'
import type { Force, OrderSheet, Phase, StrategyLine } from './model.ts'
import { applyLine, paidScout, smallestForce, type Own } from './strategy.ts'
import { supplyOf } from './supply.ts'
import { canMerge } from './units.ts'

export const emptySheet: OrderSheet = {
  diplomacy: emptyDraft,
  strategy: emptyDraft,
  paths: emptyDraft,
  replies: [],
}

/** What a faction writes; it has written nothing where there is none. */
export const sheetOf = (
  sheets: Readonly<Record<FactionId, OrderSheet>>,
  faction: FactionId,
): OrderSheet => own(sheets, faction) ?? emptySheet

/** What a faction's orders are judged by; the same from its view as from the whole state. */
export interface Orders {
  readonly ground: Ground
  /** Its own forces and money at the start of the phase. */
  readonly own: Own
  /** Forces of others that it sees. */
  readonly others: readonly Stack[]
}

export type StrategyOption =
  | `raise:${string}`
  | `reinforce:${string}`
  | `scout:${string}`
  | `paidScout:${string}`
  | `give:${string}`
  | `join:${string}`
  | `disband:${string}`

export type OrderReason =
  | 'poor'
  | 'notOwned'
  | 'claimed'
  | 'hostile'
  | 'notFriendly'
  | 'noSupply'
  | 'reinforcedAlready'
  | 'tooFar'

export interface StrategyChoice {
  readonly options: readonly StrategyOption[]
  readonly unavailable: readonly Unavailable<StrategyOption, OrderReason>[]
}

/** `one`: the sheet of movement is handed in together with that of strategy. */
export const isOneSheet = ({ sheets, orders }: HouseRules): boolean =>
  sheets === 'one' && orders === 'secret'

export type OpenPart = 'diplomacy' | 'strategy' | 'paths'

/** Which part of the sheet is written now, closed or not. */
export const openPart = (phase: Phase, house: HouseRules, sheet: OrderSheet): OpenPart => {
  if (phase === 'diplomacy') return 'diplomacy'
  if (phase === 'movement') return 'paths'
  return isOneSheet(house) && sheet.strategy.isClosed ? 'paths' : 'strategy'
}

export const isSheetClosed = (phase: Phase, house: HouseRules, sheet: OrderSheet): boolean =>
  sheet[openPart(phase, house, sheet)].isClosed

/** `drop` and `done`, or `reopen`; where paths are carried out at once, what is done cannot be dropped. */
export const optionsOfSheet = (
  house: HouseRules,
  part: OpenPart,
  sheet: OrderSheet,
): readonly SheetOption[] => {
  const options = sheetOptions(sheet[part])
  if (part !== 'paths' || house.orders !== 'inTurn') return options
  const done = sheet.paths.lines.findLastIndex(({ isEnded }) => isEnded) + 1
  return options.filter(
    (option) => !option.startsWith('drop:') || Number(option.slice('drop:'.length)) > done,
  )
}

/** Own forces and money as the lines of a draft leave them; a line that is not possible is passed over. */
export const afterLines = (own: Own, lines: readonly StrategyLine[]): Own =>
  lines.reduce((now, line) => applyLine(now, line)?.own ?? now, own)

/** The options that a strategic line began with. */
export const optionOfLine = (line: StrategyLine): StrategyOption => {
  switch (line.kind) {
    case 'raise':
      return `raise:${line.node}`
    case 'reinforce':
      return `reinforce:${line.force}`
    case 'scout':
    case 'paidScout':
      return `${line.kind}:${line.force}>${line.target}`
    case 'give':
      return `give:${line.to}`
    case 'join':
      return `join:${line.force}>${line.into}`
    case 'disband':
      return `disband:${line.force}`
  }
}

/** Everything the faction may order next, its own things being as `own` says. */
export const strategyChoice = ({ ground, others }: Orders, own: Own): StrategyChoice => {
  const hostile = hostileNodes(ground, own.faction, others)
  const raises = ground.board
    .homes(own.faction)
    .map((node) => ({ node, reason: whyNotRaise(ground, own, hostile, node) }))
  const reinforcements = reinforceable(ground, own, others)
  return {
    options: [
      ...raises.flatMap(({ node, reason }) => (reason === null ? [`raise:${node}` as const] : [])),
      ...reinforcements.flatMap(({ id, reason }) =>
        reason === null ? [`reinforce:${id}` as const] : [],
      ),
      ...scouts(ground, own, others),
      ...gifts(ground, own),
      ...joins(own),
      ...own.forces.map(({ id }) => `disband:${id}` as const),
    ],
    unavailable: [
      ...raises.flatMap(({ node, reason }) =>
        reason === null ? [] : [{ option: `raise:${node}` as const, reason, rule: 'TD-STR-01' }],
      ),
      ...reinforcements.flatMap(({ id, reason }) =>
        reason === null ? [] : [{ option: `reinforce:${id}` as const, reason, rule: 'TD-STR-03' }],
      ),
    ],
  }
}

/** TD-STR-01. */
const whyNotRaise = (
  ground: Ground,
  { faction, purse }: Own,
  hostile: ReadonlySet<NodeId>,
  node: NodeId,
): OrderReason | null => {
  const { owner } = nodeIn(ground, node)
  const overlord = ground.overlord(faction)
  if (owner === null || (owner !== faction && owner !== overlord)) return 'notOwned'
  if (bearsEnemyClaim(ground, faction, node)) return 'claimed'
  if (hostile.has(node)) return 'hostile'
  return purse < smallestForce ? 'poor' : null
}

/** TD-STR-03. */
const reinforceable = (
  ground: Ground,
  own: Own,
  others: readonly Stack[],
): readonly { readonly id: string; readonly reason: OrderReason | null }[] => {
  if (own.forces.length === 0) return []
  const supply = supplyOf(ground, own.faction, others)
  return own.forces.map((force) => {
    const { id, at } = force
    if (own.reinforced.includes(id)) return { id, reason: 'reinforcedAlready' }
    if (landClass(ground, own.faction, at) !== 'friendly') return { id, reason: 'notFriendly' }
    if (!supply.reaches(at)) return { id, reason: 'noSupply' }
    const isPossible = own.purse > 0 || force.loot > 0 || canMergeAny(force.units)
    return { id, reason: isPossible ? null : 'poor' }
  })
}

const canMergeAny = (units: Force['units']): boolean =>
  units.some((_, a) => units.some((__, b) => canMerge(units, a, b)))

/** TD-STR-04: pairs of places, counted from 0. */
export const mergesOf = (units: Force['units']): readonly (readonly [number, number])[] =>
  units.flatMap((_, a) =>
    units.flatMap((__, b) => (canMerge(units, a, b) ? [[a, b] as const] : [])),
  )

/** TD-STR-07. */
const scouts = (ground: Ground, own: Own, others: readonly Stack[]): readonly StrategyOption[] =>
  own.forces.flatMap((force) => {
    const attempts = own.scouted.filter((each) => each.force === force.id).length
    if (attempts >= ground.house.scoutsPerForce) return []
    return targetsOf(ground, own, others, force).flatMap((target): readonly StrategyOption[] => [
      ...(force.intelligence > 0 ? [`scout:${force.id}>${target}` as const] : []),
      ...(own.purse >= paidScout.price ? [`paidScout:${force.id}>${target}` as const] : []),
    ])
  })

const targetsOf = (
  ground: Ground,
  { faction, scouted }: Own,
  others: readonly Stack[],
  { at }: Force,
): readonly string[] => {
  const near = ground.board.graph.nextTo(at)
  const targets =
    ground.house.presence === 'scouted'
      ? near
      : others.flatMap((stack) =>
          near.includes(stack.at) && areAtWar(ground, faction, stack.faction) ? [stack.id] : [],
        )
  return targets.filter((target) => !scouted.some((each) => each.target === target))
}

/** TD-STR-10. */
const gifts = (ground: Ground, { faction, purse }: Own): readonly StrategyOption[] => {
  if (purse === 0) return []
  return giftTakers(ground, faction).map((to) => `give:${to}` as const)
}

const giftTakers = (ground: Ground, faction: FactionId): readonly FactionId[] => {
  const { board, house } = ground
  switch (house.subsidies) {
    case 'none':
      return []
    case 'all':
      return board.factions.filter((to) => to !== faction && !areAtWar(ground, faction, to))
    case 'listed':
      return board.faction(faction).canSubsidise
  }
}

/** TD-STR-11. */
const joins = ({ forces }: Own): readonly StrategyOption[] =>
  forces.flatMap(({ id, at }) =>
    forces.flatMap((into) =>
      into.id !== id && into.at === at ? [`join:${id}>${into.id}` as const] : [],
    ),
  )
