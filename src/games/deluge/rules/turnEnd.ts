// The end of a turn: scouting told late, claims that mature, lost homes, the next turn or the last.
import { faceOf, optionOf } from '../../campaign/rules/index.ts'
import { matureClaims } from './capture.ts'
import { andThen, forEach, unchanged, type Change } from './change.ts'
import { changed, dice, type Desk, type DeskDone, type Handlers } from './desk.ts'
import type { DelugeEvent } from './events.ts'
import type { World } from './model.ts'
import { report } from './scouting.ts'
import { noteSightings } from './seeing.ts'
import type { Task, TaskOf } from './tasks.ts'
import { captorOf, hasLostHome, rememberHomes, submit } from './vassals.ts'
import { factionIn, groundOf, withFaction } from './world.ts'

/** TD-CAP-05, 06, then VAS-01: in file order, one after the other. */
export const endTasks = (
  world: World,
): { readonly task: readonly Task[]; readonly change: Change } => {
  const { factions } = groundOf(world).board
  const blind = factions.reduce((now, faction) => withFaction(now, faction, { sight: [] }), world)
  const told = forEach(unchanged({ ...blind, untold: [] }), world.untold, (now, each) =>
    report(now, each.attempt, each.faces),
  )
  return {
    task: [{ kind: 'homes', left: factions }, { kind: 'turnEnd' }],
    change: andThen(told, (now) => matureClaims({ ...now, holders: {} })),
  }
}

const homes = (desk: Desk, { left }: TaskOf<'homes'>): DeskDone => {
  const [faction, ...rest] = left
  if (faction === undefined) return { world: desk }
  const { world } = desk
  const next: readonly Task[] = [{ kind: 'homes', left: rest }]
  if (factionIn(world, faction).overlord !== null || !hasLostHome(world, faction))
    return { world: desk, next }
  const captor = captorOf(world, faction)
  const lost: DelugeEvent = { kind: 'homeLost', faction, captor }
  if (captor === null) return { world: desk, events: [lost, { kind: 'foughtOn', faction }], next }
  return { world: desk, events: [lost], next: [{ kind: 'vassal', faction, captor }, ...next] }
}

const endTurn = (desk: Desk): DeskDone => {
  const { turn, house } = desk.world
  const world = rememberHomes(noteSightings(desk.world))
  const ended: DelugeEvent = { kind: 'turnEnded', turn }
  if (turn >= house.turns)
    return {
      world: { ...desk, world: { ...world, isOver: true } },
      events: [ended, { kind: 'campaignEnded', turns: turn }],
    }
  return {
    world: { ...desk, world: { ...world, turn: turn + 1 } },
    events: [ended],
    next: [{ kind: 'turn' }],
  }
}

export const endHandlers: Handlers<'homes' | 'vassal' | 'clock' | 'turnEnd'> = {
  homes: { perform: homes },
  vassal: {
    seats: (_, { faction }) => [faction],
    question: (_, { captor }) => ({ kind: 'vassal', captor }),
    take: (desk, { faction, captor }, given) =>
      optionOf(given) === 'vassal'
        ? changed(desk, submit(desk.world, faction, captor), [{ kind: 'clock', faction }])
        : { world: desk, events: [{ kind: 'foughtOn', faction }] },
  },
  // TD-VAS-04.
  clock: {
    seats: (_, { faction }) => [faction],
    question: () => dice('clock', 6, null),
    take: (desk, { faction }, given) => {
      const rebelAfter = desk.world.turn + faceOf(given)
      return {
        world: { ...desk, world: withFaction(desk.world, faction, { rebelAfter }) },
        events: [{ kind: 'clock', to: [faction], faction, rebelAfter }],
      }
    },
  },
  turnEnd: { perform: endTurn },
}
