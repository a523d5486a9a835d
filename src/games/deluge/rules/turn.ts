// The course of a turn: each phase as tasks, carried out until a question must be answered.
import {
  afterOrderThrow,
  facesOf,
  hasUmpire,
  orderThrower,
  rotated,
  throwsNext,
  type FactionId,
} from '../../campaign/rules/index.ts'
import { attritionOrder } from './attrition.ts'
import { unchanged, type Change } from './change.ts'
import { changed, dice, withoutSheets, type Desk, type DeskDone, type Handlers } from './desk.ts'
import { legalDiplomacy, resolveDiplomacy } from './diplomacy.ts'
import type { DelugeEvent } from './events.ts'
import { collect } from './income.ts'
import type { DiplomacyLine, Phase, World } from './model.ts'
import { atRest, walkAll, walkTogether } from './movement.ts'
import { carryOutStrategy, closedPaths } from './orders.ts'
import { isOneSheet, isSheetClosed, sheetOf } from './sheets.ts'
import type { Task, TaskOf } from './tasks.ts'
import { endTasks } from './turnEnd.ts'
import { boardIn, forceOf } from './world.ts'

const phaseTasks: readonly Task[] = [
  { kind: 'phase', phase: 'resources' },
  { kind: 'phase', phase: 'attrition' },
  { kind: 'phase', phase: 'strategy' },
  { kind: 'phase', phase: 'movement' },
  { kind: 'phase', phase: 'combat' },
  { kind: 'phase', phase: 'end' },
]

const beginTurn = (desk: Desk): DeskDone => {
  const { house, turn } = desk.world
  const factions = boardIn(desk.world).factions
  const hasDiplomacy = house.diplomacy !== 'umpire'
  const order = house.turnOrder === 'rotating' ? rotated(factions, turn) : factions
  const world: World = { ...desk.world, phase: 'diplomacy', active: null, battles: [], order }
  const next: readonly Task[] = [
    ...(hasDiplomacy ? [{ kind: 'sheets', phase: 'diplomacy', of: null } as const] : []),
    ...phaseTasks,
  ]
  if (house.turnOrder === 'rolled')
    return {
      world: { ...desk, world },
      next: [{ kind: 'rollOrder', groups: [factions], sums: [] }, ...next],
    }
  return { world: { ...desk, world }, events: [{ kind: 'turnBegan', turn, order }], next }
}

const orderSettled = (desk: Desk, { groups }: TaskOf<'rollOrder'>): DeskDone => {
  const order = groups.flat()
  const { turn } = desk.world
  return {
    world: { ...desk, world: { ...desk.world, order } },
    events: [{ kind: 'turnBegan', turn, order }],
  }
}

const beginPhase = (desk: Desk, phase: TaskOf<'phase'>['phase']): DeskDone => {
  const world: World = { ...desk.world, phase }
  const told: DelugeEvent = { kind: 'phaseBegan', phase }
  const { task, change } = firstTasks({ ...desk, world }, phase)
  return {
    world: { ...desk, world: change.world },
    events: [told, ...change.events],
    next: task,
  }
}

const firstTasks = (
  desk: Desk,
  phase: Phase,
): { readonly task: readonly Task[]; readonly change: Change } => {
  const { world } = desk
  const { house, order } = world
  const inTurn = house.orders === 'inTurn'
  switch (phase) {
    case 'diplomacy':
      return { task: [], change: unchanged(world) }
    case 'resources':
      return { task: [{ kind: 'deliver' }], change: collect(world) }
    case 'attrition':
      return {
        task: [{ kind: 'attrition', forces: attritionOrder(world) }],
        change: unchanged(world),
      }
    case 'strategy':
      return {
        task: inTurn
          ? [{ kind: 'turnsOf', phase, left: order }, { kind: 'gifts' }]
          : [{ kind: 'sheets', phase, of: null }],
        change: unchanged(world),
      }
    case 'movement':
      return movementTasks(desk, inTurn)
    case 'combat':
      return { task: [{ kind: 'combat' }], change: unchanged(world) }
    case 'end':
      return endTasks(world)
  }
}

const movementTasks = (
  desk: Desk,
  inTurn: boolean,
): { readonly task: readonly Task[]; readonly change: Change } => {
  const world = atRest(desk.world)
  if (inTurn)
    return {
      task: [{ kind: 'turnsOf', phase: 'movement', left: world.order }],
      change: unchanged(world),
    }
  if (isOneSheet(world.house))
    return { task: [], change: walkTogether(world, closedPaths(world, desk.sheets)) }
  return { task: [{ kind: 'sheets', phase: 'movement', of: null }], change: unchanged(world) }
}

/** Without an umpire a phase runs as soon as all sheets are closed. */
const isReady = ({ world, sheets }: Desk, { phase, of }: TaskOf<'sheets'>): boolean =>
  !hasUmpire(world.seats) &&
  (of === null ? boardIn(world).factions : [of]).every((faction) =>
    isSheetClosed(phase, world.house, sheetOf(sheets, faction)),
  )

/** The sheets carried out; one that is not closed orders nothing (CC-ABSENT). */
const runSheets = (desk: Desk, task: TaskOf<'sheets'>): DeskDone => {
  const { phase, of } = task
  const { world, sheets } = desk
  const writers = of === null ? world.order : [of]
  const isClosed = (faction: FactionId): boolean =>
    isSheetClosed(phase, world.house, sheetOf(sheets, faction))
  const closed = writers.filter(isClosed)
  const missing = writers.flatMap((faction): readonly DelugeEvent[] =>
    isClosed(faction) ? [] : [{ kind: 'noSheet', to: [faction], faction }],
  )
  const done = carryOut(desk, task, closed)
  const keepsPaths = phase === 'strategy' && isOneSheet(world.house)
  const after = keepsPaths ? sheets : withoutSheets(sheets, writers)
  return {
    world: { ...desk, world: done.world, sheets: after },
    events: [...missing, ...done.events],
    next: done.next,
  }
}

const carryOut = (
  desk: Desk,
  { phase, of }: TaskOf<'sheets'>,
  closed: readonly FactionId[],
): Change & { readonly next: readonly Task[] } => {
  const { world, sheets } = desk
  if (phase === 'diplomacy') {
    const orders = closed.map(
      (faction) =>
        [
          faction,
          legalDiplomacy(world, faction, sheetOf(sheets, faction).diplomacy.lines),
        ] as const,
    )
    const { world: after, events } = resolveDiplomacy(
      world,
      new Map(orders.map(([faction, lines]) => [faction, lines.filter((line) => line !== null)])),
    )
    return { world: after, events: [...orders.flatMap(skipped), ...events], next: [] }
  }
  if (phase === 'strategy') return carryOutStrategy(world, sheets, closed, of === null)
  const written = Object.fromEntries(closed.map((each) => [each, sheetOf(sheets, each)]))
  if (of === null) return { ...walkTogether(world, closedPaths(world, written)), next: [] }
  // What was ended has been walked already.
  const open = closed.flatMap((each) =>
    sheetOf(sheets, each).paths.lines.filter(({ isEnded }) => !isEnded),
  )
  const forces = open.flatMap(({ force }) => forceOf(world, force) ?? [])
  return { ...walkAll(world, open, forces), next: [] }
}

const skipped = ([faction, lines]: readonly [
  FactionId,
  readonly (DiplomacyLine | null)[],
]): readonly DelugeEvent[] =>
  lines.flatMap((line, place): readonly DelugeEvent[] =>
    line === null
      ? [{ kind: 'skipped', to: [faction], line: place + 1, reason: 'noLongerLegal' }]
      : [],
  )

/** TD-SEQ-3, 4 with `orders: inTurn`: one faction after another. */
const nextInTurn = (desk: Desk, { phase, left }: TaskOf<'turnsOf'>): DeskDone => {
  const [active, ...rest] = left
  if (active === undefined) return changed(desk, unchanged({ ...desk.world, active: null }))
  return changed(desk, unchanged({ ...desk.world, active }), [
    { kind: 'sheets', phase, of: active },
    { kind: 'turnsOf', phase, left: rest },
  ])
}

const rollOrder = (desk: Desk, task: TaskOf<'rollOrder'>, faces: readonly number[]): DeskDone => {
  const sum = faces.reduce((all, face) => all + face, 0)
  return {
    world: desk,
    events: [{ kind: 'orderRolled', faction: orderThrower(task), sum }],
    next: [{ kind: 'rollOrder', ...afterOrderThrow(task, sum) }],
  }
}

export const turnHandlers: Handlers<'turn' | 'rollOrder' | 'phase' | 'sheets' | 'turnsOf'> = {
  turn: { perform: beginTurn },
  rollOrder: {
    perform: (desk, task) => (throwsNext(task.groups) === null ? orderSettled(desk, task) : null),
    seats: (_, task) => [orderThrower(task)],
    question: () => dice('order', 6, null, 2),
    take: (desk, task, given) => rollOrder(desk, task, facesOf(given)),
  },
  phase: { perform: (desk, { phase }) => beginPhase(desk, phase) },
  sheets: {
    perform: (desk, task) => (isReady(desk, task) ? runSheets(desk, task) : null),
    seats: ({ world }, { of }) => (of === null ? boardIn(world).factions : [of]),
    question: () => ({ kind: 'sheet' }),
    // The umpire's `run`; what a faction writes is judged by its view.
    take: runSheets,
  },
  turnsOf: { perform: nextInTurn },
}
