// The course of a turn: each phase as tasks, carried out until a question must be answered.
import { hasUmpire, rotated, throwsNext, type FactionId } from '../../campaign/rules/index.ts'
import { nextDelivery, nextFlight } from './asked.ts'
import { attritionOrder, endure, lotOf } from './attrition.ts'
import { forEach, unchanged, type Change } from './change.ts'
import { changed, withoutSheets, type Desk, type DeskDone } from './desk.ts'
import { legalDiplomacy, resolveDiplomacy } from './diplomacy.ts'
import type { DelugeEvent } from './events.ts'
import { performFight } from './fights.ts'
import { collect, deliver } from './income.ts'
import type { DelugeState, DiplomacyLine, Phase, World } from './model.ts'
import { atRest, walkAll, walkTogether } from './movement.ts'
import { carryOutStrategy, closedPaths } from './orders.ts'
import { isOneSheet, isSheetClosed, sheetOf } from './sheets.ts'
import type { Task, TaskOf } from './tasks.ts'
import { endTasks, endTurn, homes } from './turnEnd.ts'
import { boardIn, forceOf, withBookings } from './world.ts'

/** The task carried out; null if it waits for an answer. */
export const perform = (desk: Desk, task: Task): DeskDone | null => {
  switch (task.kind) {
    case 'turn':
      return beginTurn(desk)
    case 'rollOrder':
      return throwsNext(task.groups) === null ? orderSettled(desk, task) : null
    case 'phase':
      return beginPhase(desk, task.phase)
    case 'sheets':
      return isReady(desk, task) ? runSheets(desk, task) : null
    case 'turnsOf':
      return nextInTurn(desk, task)
    case 'deliver':
      return allDelivered(desk) ? deliverAll(desk) : null
    case 'attrition':
      return attrition(desk, task)
    case 'forage':
      return forceOf(desk.world, task.force) === null ? { world: desk } : null
    case 'scouting':
    case 'clock':
      return null
    case 'gifts':
      return giftsArrive(desk)
    case 'homes':
      return homes(desk, task)
    case 'vassal':
      return null
    case 'turnEnd':
      return endTurn(desk)
    case 'flee':
      return fleeReady(desk, task.asked) ? performFight(desk, task) : null
    case 'combat':
    case 'askFlight':
    case 'flight':
    case 'goTo':
    case 'afterFlights':
    case 'node':
    case 'result':
    case 'quick':
    case 'loot':
    case 'retreat':
    case 'occupations':
    case 'captures':
    case 'occupy':
    case 'lootNode':
      return performFight(desk, task)
  }
}

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
export const runSheets = (desk: Desk, task: TaskOf<'sheets'>): DeskDone => {
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

const stateOf = (desk: Desk): DelugeState => ({ ...desk, agenda: [] })

const allDelivered = (desk: Desk): boolean =>
  boardIn(desk.world).factions.every((faction) => nextDelivery(stateOf(desk), faction) === null)

const fleeReady = (desk: Desk, asked: readonly string[]): boolean =>
  boardIn(desk.world).factions.every((faction) => nextFlight(desk, asked, faction) === null)

/** TD-INC-08: deliveries after all factions have collected, in file order. */
const deliverAll = (desk: Desk): DeskDone => {
  const { factions } = boardIn(desk.world)
  const replies = factions.flatMap((faction) => sheetOf(desk.sheets, faction).replies)
  const change = forEach(unchanged(desk.world), replies, deliver)
  return changed({ ...desk, sheets: withoutSheets(desk.sheets, factions) }, change)
}

const attrition = (desk: Desk, { forces }: TaskOf<'attrition'>): DeskDone => {
  const [id, ...rest] = forces
  if (id === undefined) return { world: desk }
  const next: readonly Task[] = [{ kind: 'attrition', forces: rest }]
  const force = forceOf(desk.world, id)
  if (force === null) return { world: desk, next }
  if (lotOf(desk.world, force) === 'forages')
    return { world: desk, next: [{ kind: 'forage', force: id }, ...next] }
  return changed(desk, endure(desk.world, force), next)
}

const giftsArrive = (desk: Desk): DeskDone => {
  const { gifts } = desk.world
  const bookings = gifts.map(({ from, to, amount }) => ({
    faction: to,
    amount,
    reason: 'subsidy' as const,
    rule: 'TD-STR-10' as const,
    about: from,
  }))
  return changed(desk, withBookings({ ...desk.world, gifts: [] }, bookings))
}
