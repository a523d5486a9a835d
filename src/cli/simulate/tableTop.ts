// The table that the app does not know: a flat field without terrain, on which simulated battalions stand and move.
import type {
  BattalionId,
  BattleEvent,
  BattleSetup,
  TableSize,
} from '@/games/eagles/rules/index.ts'

/** Inches; `y` is counted from side A's edge. */
interface Place {
  readonly x: number
  readonly y: number
}

/** Where everybody stands; changed by `follow` alone. */
export interface TableTop {
  readonly setup: BattleSetup
  readonly places: Map<BattalionId, Place>
  /** How far the running charge carries. */
  charge: number
}

export const tableTopOf = (setup: BattleSetup): TableTop => ({
  setup,
  places: new Map(),
  charge: 0,
})

/** The distance between the two sides' edges (SET-01, SET-04), and how wide they are. */
const depth = 48
const widths: { readonly [T in TableSize]: number } = { '72x48': 72, '48x48': 48 }

/** As near to the centre line as SET-04 allows. */
const deployedAt = depth / 2 - 12

/** Battalions that fight touch each other. */
const contact = 0.5

/** Where a battalion that advances halts before the enemy: in the best range, and clear of MAN-11's 4 in. */
const halt = 5

const nowhere: Place = { x: 0, y: 0 }
const placeOf = ({ places }: TableTop, id: BattalionId): Place => places.get(id) ?? nowhere

const isOfA = ({ setup }: TableTop, id: BattalionId): boolean =>
  id < setup.armies.a.battalions.length

const homeOf = (table: TableTop, id: BattalionId): number => (isOfA(table, id) ? 0 : depth)

const span = (one: Place, other: Place): number => Math.hypot(one.x - other.x, one.y - other.y)

/** Inches, to the quarter. */
export const distanceOf = (table: TableTop, one: BattalionId, other: BattalionId): number =>
  Math.round(4 * span(placeOf(table, one), placeOf(table, other))) / 4

/** Inches to the own edge. */
export const distanceHome = (table: TableTop, id: BattalionId): number =>
  Math.abs(homeOf(table, id) - placeOf(table, id).y)

/** Straight towards `goal`, but never nearer than `gap`. */
function approach(
  table: TableTop,
  id: BattalionId,
  goal: Place,
  inches: number,
  gap: number,
): void {
  const from = placeOf(table, id)
  const way = span(from, goal)
  const part = way === 0 ? 0 : Math.max(0, Math.min(inches, way - gap)) / way
  const [x, y] = [from.x + (goal.x - from.x) * part, from.y + (goal.y - from.y) * part]
  table.places.set(id, { x, y })
}

const retreat = (table: TableTop, id: BattalionId, inches: number): void => {
  const { x } = placeOf(table, id)
  approach(table, id, { x, y: homeOf(table, id) }, inches, 0)
}

/** Side by side along the line, in the order of the list. */
function deploy(table: TableTop, id: BattalionId): void {
  const { armies, table: size } = table.setup
  const { a, b } = armies
  const [nth, of] = isOfA(table, id)
    ? [id, a.battalions.length]
    : [id - a.battalions.length, b.battalions.length]
  const y = Math.abs(homeOf(table, id) - deployedAt)
  table.places.set(id, { x: (widths[size] * (nth + 1)) / (of + 1), y })
}

/** The nearest of those that stand against it; null when none is left. */
export function nearestOf(
  table: TableTop,
  id: BattalionId,
  enemies: readonly BattalionId[],
): BattalionId | null {
  const inOrder = enemies.toSorted((x, y) => distanceOf(table, id, x) - distanceOf(table, id, y))
  return inOrder[0] ?? null
}

function advance(table: TableTop, id: BattalionId, inches: number): void {
  const enemies = [...table.places.keys()].filter((each) => isOfA(table, each) !== isOfA(table, id))
  const nearest = nearestOf(table, id, enemies)
  if (nearest !== null) approach(table, id, placeOf(table, nearest), inches, halt)
}

const touch = (table: TableTop, id: BattalionId, other: BattalionId): void =>
  approach(table, id, placeOf(table, other), depth * 2, contact)

type EventKind = BattleEvent['kind']
type EventOf<K extends EventKind> = Extract<BattleEvent, { readonly kind: K }>

const moving: { readonly [K in EventKind]?: (table: TableTop, event: EventOf<K>) => void } = {
  battalionPlaced: (table, { battalion }) => deploy(table, battalion),
  moved: (table, { battalion, as, limit }) => {
    if (as === 'forward') advance(table, battalion, limit.total)
    if (as === 'back') retreat(table, battalion, limit.total)
  },
  chargeMeasured: (table, { reach }) => {
    table.charge = reach.total
  },
  chargeStopped: (table, { charger, target, because }) => {
    if (because !== 'chargerGone')
      approach(table, charger, placeOf(table, target), table.charge, contact)
  },
  contact: (table, { charger, target }) => touch(table, charger, target),
  fellBack: (table, { battalion, inches }) => retreat(table, battalion, inches),
  followedUp: (table, { battalion, enemy }) => touch(table, battalion, enemy),
  ran: (table, { battalion, inches }) => retreat(table, battalion, inches),
  gone: (table, { battalion }) => {
    table.places.delete(battalion)
  },
}

const move = <K extends EventKind>(table: TableTop, kind: K, event: EventOf<K>): void =>
  moving[kind]?.(table, event)

/** Moves what the event says has moved. */
export const follow = (table: TableTop, event: BattleEvent): void => move(table, event.kind, event)
