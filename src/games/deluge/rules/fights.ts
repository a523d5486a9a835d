// The combat phase as tasks: flights, tickets, results, losses, loot, retreats, further fights, captures.
import { own } from '../../../core/own.ts'
import { headOf, partOf } from '../../../core/option.ts'
import { faceOf, optionOf, type FactionId, type NodeId } from '../../campaign/rules/index.ts'
import { showCamps, writeTicket } from './battle.ts'
import { contestedNodes, nextFight } from './camps.ts'
import { capture, occupations, occupyOptions } from './capture.ts'
import { unchanged } from './change.ts'
import {
  changed,
  dice,
  ownerOf,
  replied,
  unanswered,
  withoutSheets,
  type Desk,
  type DeskDone,
  type Handlers,
} from './desk.ts'
import type { DelugeEvent } from './events.ts'
import { askedToFlee, flee, flightEnds, foesOfFlight, lookingAround, withSight } from './fleeing.ts'
import { leave } from './leaving.ts'
import { lootNode, nodeLootDice } from './loot.ts'
import type { World } from './model.ts'
import { sheetOf } from './sheets.ts'
import type { Fight, Task, TaskOf } from './tasks.ts'
import { boardIn, forceOf, forcesOf } from './world.ts'

/** TD-CMB-01: the first fights of all nodes together, then node by node, then the land. */
const beginCombat = (desk: Desk): DeskDone => {
  const { world } = desk
  const nodes = contestedNodes(world)
  const fights = nodes.flatMap((node) => nextFight(world, node, []) ?? [])
  return {
    world: desk,
    next: [
      { kind: 'askFlight', fights },
      ...nodes.map((node): Task => ({ kind: 'node', node })),
      { kind: 'occupations' },
    ],
  }
}

/** TD-CMB-04, RET-02: those who might flee see around, or it would tell them more that they are not asked; none is asked twice. */
const askFlight = (desk: Desk, fights: readonly Fight[]): DeskDone => {
  const asked = fights.flatMap((fight) => askedToFlee(desk.world, fight))
  const world = fights
    .flatMap((fight) => lookingAround(desk.world, fight))
    .reduce((now, force) => withSight(now, force.faction, force), desk.world)
  return { world: { ...desk, world }, next: [{ kind: 'flee', fights, asked }] }
}

const deciding = (desk: Desk, task: TaskOf<'flee'>): readonly FactionId[] =>
  boardIn(desk.world).factions.filter((faction) => unanswered(desk, faction, task.asked) !== null)

/** All have answered: Blue's flights, then Red's, node by node; then the tickets. */
const startFlights = (desk: Desk, { fights, asked }: TaskOf<'flee'>): DeskDone => {
  const { factions } = boardIn(desk.world)
  const fleeing = new Set(
    factions.flatMap((faction) =>
      sheetOf(desk.sheets, faction).replies.flatMap(({ force, flees }) =>
        flees && asked.includes(force) ? [force] : [],
      ),
    ),
  )
  const flights = fights.flatMap((fight) =>
    [...fight.blueForces, ...fight.redForces].flatMap((force): readonly Task[] =>
      fleeing.has(force)
        ? [{ kind: 'flight', fight, force, foes: foesOfFlight(desk.world, force) }]
        : [],
    ),
  )
  return {
    world: { ...desk, sheets: withoutSheets(desk.sheets, factions) },
    next: [...flights, ...fights.map((fight): Task => ({ kind: 'afterFlights', fight }))],
  }
}

const toldOf = (fight: Fight): readonly FactionId[] => [...fight.blue, ...fight.red]

const flight = (desk: Desk, { fight, force: id, foes }: TaskOf<'flight'>): DeskDone => {
  const { world } = desk
  const force = forceOf(world, id)
  if (force === null) return { world: desk }
  const ends = flightEnds(world, fight, force)
  const [end] = ends
  const told = toldOf(fight)
  if (end === undefined)
    return {
      world: desk,
      events: [{ kind: 'stayed', to: told, force: id, faction: force.faction, node: fight.node }],
    }
  if (ends.length > 1) return { world: desk, next: [{ kind: 'goTo', force: id, ends, foes, told }] }
  return changed(desk, flee(world, force, end, foes, told))
}

/** A ticket if both camps still have a fighting force here, else the camp that stayed holds the field. */
const afterFlights = (desk: Desk, fight: Fight): DeskDone => {
  const { world } = desk
  const here = (ids: readonly string[]): readonly string[] =>
    ids.filter((id) => forceOf(world, id)?.at === fight.node)
  const left = { blue: here(fight.blueForces), red: here(fight.redForces) }
  if (left.blue.length > 0 && left.red.length > 0)
    return ticketFor(desk, { ...fight, blueForces: left.blue, redForces: left.red })
  const camp = left.blue.length > 0 ? fight.blueCamp : left.red.length > 0 ? fight.redCamp : []
  return {
    world: { ...desk, world: withHolders(world, fight.node, camp) },
    events: [{ kind: 'held', node: fight.node, factions: camp }],
  }
}

const withHolders = (world: World, node: NodeId, camp: readonly FactionId[]): World => ({
  ...world,
  holders: { ...world.holders, [node]: camp },
})

const ticketFor = (desk: Desk, fight: Fight): DeskDone => {
  const of = (ids: readonly string[]): readonly FactionId[] => [
    ...new Set(forcesOf(desk.world, ids).map(({ faction }) => faction)),
  ]
  const inCamp = (camp: readonly FactionId[], ids: readonly string[]): readonly FactionId[] =>
    camp.filter((faction) => of(ids).includes(faction))
  const red = inCamp(fight.red, fight.redForces)
  const blue = inCamp(fight.blue, fight.blueForces)
  const { world, battle } = writeTicket(desk.world, { ...fight, red, blue })
  const events: readonly DelugeEvent[] = [
    { kind: 'contested', battle: battle.id, node: fight.node, red, blue },
    { kind: 'ticketWritten', to: [...red, ...blue], battle: battle.id, ticket: battle.ticket },
  ]
  return { world: { ...desk, world: showCamps(world, battle) }, events }
}

/** The open battle of the node is taken; then further fights, until no two factions here are at war. */
const fightOn = (desk: Desk, node: NodeId): DeskDone => {
  const { world } = desk
  const open = world.battles.find((battle) => battle.node === node && battle.outcome === null)
  const again: Task = { kind: 'node', node }
  if (open !== undefined) return { world: desk, next: [{ kind: 'result', battle: open.id }, again] }
  const fight = nextFight(world, node, own(world.holders, node) ?? [])
  return fight === null
    ? { world: desk }
    : { world: desk, next: [{ kind: 'askFlight', fights: [fight] }, again] }
}

/** TD-CAP-01: one after the other, each answer counts for the next; who can do nothing is not asked. */
const captures = (desk: Desk, { left }: TaskOf<'captures'>): DeskDone => {
  const [first, ...rest] = left
  if (first === undefined) return { world: desk }
  const next: Task = { kind: 'captures', left: rest }
  return occupyOptions(desk.world, first.faction, first.node).length > 1
    ? { world: desk, next: [{ kind: 'occupy', ...first }, next] }
    : changed(desk, unchanged(desk.world), [next])
}

const goTo = (
  desk: Desk,
  { force: id, ends, foes, told }: TaskOf<'goTo'>,
  node: string,
): DeskDone => {
  const { world } = desk
  const force = forceOf(world, id)
  const end = ends.find((each) => each.node === node)
  if (force === null || end === undefined) return { world: desk }
  return changed(
    desk,
    foes === null
      ? leave(world, 'retreated', force, end, told)
      : flee(world, force, end, foes, told),
  )
}

const occupy = (desk: Desk, { node, faction }: TaskOf<'occupy'>, option: string): DeskDone => {
  const { world } = desk
  switch (headOf(option)) {
    case 'capture':
      return changed(desk, capture(world, faction, node, faction))
    case 'captureFor':
      return changed(desk, capture(world, faction, node, partOf(option)))
    case 'loot':
      return { world: desk, next: [{ kind: 'lootNode', node, faction, thrown: [] }] }
    default:
      return { world: desk }
  }
}

export const fightHandlers: Handlers<
  | 'combat'
  | 'askFlight'
  | 'flee'
  | 'flight'
  | 'goTo'
  | 'afterFlights'
  | 'node'
  | 'occupations'
  | 'captures'
  | 'occupy'
  | 'lootNode'
> = {
  combat: { perform: beginCombat },
  askFlight: { perform: (desk, { fights }) => askFlight(desk, fights) },
  flee: {
    perform: (desk, task) => (deciding(desk, task).length === 0 ? startFlights(desk, task) : null),
    seats: deciding,
    question: (desk, task, party) => {
      const force = unanswered(desk, party, task.asked)
      return force === null ? null : { kind: 'flee', force: force.id, node: force.at }
    },
    take: (desk, task, given, by) =>
      replied(desk, task, by, {
        force: unanswered(desk, by, task.asked)?.id ?? '',
        sold: 0,
        kept: 0,
        flees: optionOf(given) === 'flee',
      }),
  },
  flight: { perform: flight },
  goTo: {
    perform: (desk, { force }) => (forceOf(desk.world, force) === null ? { world: desk } : null),
    seats: (desk, { force }) => ownerOf(desk, force),
    question: (_, { force, ends }) => ({ kind: 'retreat', force, ends }),
    take: (desk, task, given) => goTo(desk, task, partOf(optionOf(given))),
  },
  afterFlights: { perform: (desk, { fight }) => afterFlights(desk, fight) },
  node: { perform: (desk, { node }) => fightOn(desk, node) },
  occupations: {
    perform: (desk) => ({
      world: desk,
      next: [{ kind: 'captures', left: occupations(desk.world) }],
    }),
  },
  captures: { perform: captures },
  occupy: {
    seats: (_, { faction }) => [faction],
    question: ({ world }, { faction, node }) => ({
      kind: 'occupy',
      node,
      options: occupyOptions(world, faction, node),
    }),
    take: (desk, task, given) => occupy(desk, task, optionOf(given)),
  },
  lootNode: {
    perform: (desk, { node, faction, thrown }) =>
      thrown.length < nodeLootDice(desk.world, faction).length
        ? null
        : changed(desk, lootNode(desk.world, node, faction, thrown)),
    seats: (_, { faction }) => [faction],
    question: ({ world }, { node, faction, thrown }) => {
      const purpose = (['lootTurns', 'lootTokens'] as const)[thrown.length] ?? 'extraLoot'
      return dice(purpose, nodeLootDice(world, faction)[thrown.length] ?? 3, node)
    },
    take: (desk, task, given) => ({
      world: desk,
      next: [{ ...task, thrown: [...task.thrown, faceOf(given)] }],
    }),
  },
}
