// The combat phase as tasks: flights, tickets, results, losses, loot, retreats, further fights, captures.
import { own } from '../../../core/own.ts'
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import { showCamps, writeTicket } from './battle.ts'
import { contestedNodes, nextFight } from './camps.ts'
import { occupations, occupyOptions } from './capture.ts'
import { unchanged } from './change.ts'
import { changed, withoutSheets, type Desk, type DeskDone } from './desk.ts'
import type { DelugeEvent } from './events.ts'
import { askedToFlee, flee, flightEnds, foesOfFlight, lookingAround, withSight } from './fleeing.ts'
import { lootNode, nodeLootDice } from './loot.ts'
import type { World } from './model.ts'
import { loot, retreat, takeResult } from './outcome.ts'
import { sheetOf } from './sheets.ts'
import type { Fight, Task, TaskOf } from './tasks.ts'
import { boardIn, forceOf, forcesOf } from './world.ts'

/** The task carried out; null if it waits for an answer. */
export const performFight = (desk: Desk, task: Task): DeskDone | null => {
  const { world } = desk
  switch (task.kind) {
    case 'combat':
      return beginCombat(desk)
    case 'askFlight':
      return askFlight(desk, task.fights)
    case 'flee':
      return startFlights(desk, task)
    case 'flight':
      return flight(desk, task)
    case 'goTo':
      return forceOf(world, task.force) === null ? { world: desk } : null
    case 'afterFlights':
      return afterFlights(desk, task.fight)
    case 'node':
      return fightOn(desk, task.node)
    case 'result':
      return takeResult(desk, task.battle)
    case 'loot':
      return loot(desk, task)
    case 'retreat':
      return retreat(desk, task)
    case 'occupations':
      return { world: desk, next: [{ kind: 'captures', left: occupations(world) }] }
    case 'captures':
      return captures(desk, task)
    case 'lootNode':
      return task.thrown.length < nodeLootDice(world, task.faction).length
        ? null
        : changed(desk, lootNode(world, task.node, task.faction, task.thrown))
    case 'turn':
    case 'rollOrder':
    case 'phase':
    case 'sheets':
    case 'deliver':
    case 'attrition':
    case 'forage':
    case 'scouting':
    case 'gifts':
    case 'turnsOf':
    case 'quick':
    case 'occupy':
    case 'homes':
    case 'vassal':
    case 'clock':
    case 'turnEnd':
      return null
  }
}

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

/** TD-CMB-04, RET-02: who might flee sees around, or it would tell him more that he is not asked; nobody is asked twice. */
const askFlight = (desk: Desk, fights: readonly Fight[]): DeskDone => {
  const asked = fights.flatMap((fight) => askedToFlee(desk.world, fight))
  const world = fights
    .flatMap((fight) => lookingAround(desk.world, fight))
    .reduce((now, force) => withSight(now, force.faction, force), desk.world)
  return { world: { ...desk, world }, next: [{ kind: 'flee', fights, asked }] }
}

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

/** A ticket if both camps still have a fighting force here, else whoever stayed holds the field. */
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
