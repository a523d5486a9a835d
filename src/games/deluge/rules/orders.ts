// Sheets carried out: strategic orders line by line, gifts, scouting, and paths that are still legal.
import { facesOf, purseOf, type FactionId } from '../../campaign/rules/index.ts'
import type { Change } from './change.ts'
import { changed, dice, type Handlers } from './desk.ts'
import type { DelugeEvent } from './events.ts'
import type { DelugeState, OrderSheet, PathLine, StrategyLine, World } from './model.ts'
import { isLegalPath } from './movement.ts'
import { attemptOf, report } from './scouting.ts'
import { stacksSeenBy } from './seeing.ts'
import { isOneSheet, optionOfLine, sheetOf, strategyChoice, type Orders } from './sheets.ts'
import { applyLine, forceIn, nextForceId, type LineEffect, type Own } from './strategy.ts'
import type { Task } from './tasks.ts'
import { pointsOf } from './units.ts'
import {
  boardIn,
  factionIn,
  forceOf,
  groundOf,
  withBookings,
  withFaction,
  withForcesOf,
} from './world.ts'

export const ownIn = (world: World, faction: FactionId): Own => {
  const { factions } = boardIn(world)
  return {
    faction,
    purse: purseOf(world.ledger, faction),
    forces: world.pieces.filter((force) => force.faction === faction),
    raised: factionIn(world, faction).raised,
    reinforced: [],
    scouted: [],
    place: factions.indexOf(faction),
    places: factions.length,
  }
}

export const ordersIn = (world: World, faction: FactionId): Orders => ({
  ground: groundOf(world),
  own: ownIn(world, faction),
  others: stacksSeenBy(world, faction),
})

interface Carried extends Change {
  readonly next: readonly Task[]
}

/** TD-SEQ-3: in turn order; targets are looked at as they were before any of it. */
export const carryOutStrategy = (
  world: World,
  sheets: DelugeState['sheets'],
  closed: readonly FactionId[],
  isTogether: boolean,
): Carried => {
  let now: Carried = { world, events: [], next: [] }
  for (const faction of closed) {
    const { lines } = sheetOf(sheets, faction).strategy
    now = carryOutLines(world, now, faction, lines)
  }
  return isTogether ? { ...now, next: [...now.next, { kind: 'gifts' }] } : now
}

const carryOutLines = (
  before: World,
  start: Carried,
  faction: FactionId,
  lines: readonly StrategyLine[],
): Carried => {
  const orders = ordersIn(before, faction)
  let { own } = orders
  let { world } = start
  const events: DelugeEvent[] = [...start.events]
  const next: Task[] = [...start.next]
  for (const [place, line] of lines.entries()) {
    const effect = legalEffect(orders, own, line)
    if (effect === null) {
      events.push({ kind: 'skipped', to: [faction], line: place + 1, reason: 'noLongerLegal' })
      continue
    }
    const bookings = effect.entries.map((entry) => ({ ...entry, faction }))
    const booked = withBookings(world, bookings)
    world = booked.world
    events.push(...told(own, line, effect), ...booked.events)
    if (line.kind === 'give')
      world = {
        ...world,
        gifts: [...world.gifts, { from: faction, to: line.to, amount: line.amount }],
      }
    const scouting =
      line.kind === 'scout' || line.kind === 'paidScout' ? forceIn(own, line.force) : null
    if (scouting !== null && (line.kind === 'scout' || line.kind === 'paidScout'))
      next.push({ kind: 'scouting', attempt: attemptOf(before, faction, line, scouting) })
    own = effect.own
  }
  const raised = withFaction(world, faction, { raised: own.raised })
  return { world: withForcesOf(raised, faction, own.forces), events, next }
}

/** Checked against the start of the phase and the lines before; null if it is not legal any more. */
const legalEffect = (orders: Orders, own: Own, line: StrategyLine): LineEffect | null => {
  const isOffered = strategyChoice(orders, own).options.includes(optionOfLine(line))
  return isOffered ? applyLine(own, line) : null
}

const told = (
  own: Own,
  line: StrategyLine,
  { own: after, spent, lost }: LineEffect,
): readonly DelugeEvent[] => {
  const { faction } = own
  const to = [faction]
  switch (line.kind) {
    case 'raise': {
      const points = pointsOf(line.units)
      return [{ kind: 'raised', to, force: nextForceId(own), faction, node: line.node, points }]
    }
    case 'reinforce': {
      const points =
        pointsOf(forceIn(after, line.force)?.units ?? []) -
        pointsOf(forceIn(own, line.force)?.units ?? [])
      return [{ kind: 'reinforced', to, force: line.force, faction, points, tokens: spent }]
    }
    case 'join':
      return [{ kind: 'joined', to, force: line.force, faction, into: line.into }]
    case 'disband':
      return [{ kind: 'disbanded', to, force: line.force, faction, tokens: lost }]
    case 'scout':
    case 'paidScout':
    case 'give':
      return []
  }
}

/** The paths of closed sheets, in the order of the forces; what cannot be walked any more is cut short. */
export const closedPaths = (
  world: World,
  sheets: Readonly<Record<FactionId, OrderSheet>>,
): readonly PathLine[] =>
  world.order.flatMap((faction) => {
    const { paths } = sheetOf(sheets, faction)
    if (!paths.isClosed) return []
    return paths.lines.flatMap((line) => {
      const force = forceOf(world, line.force)
      if (force?.faction !== faction) return []
      return isLegalPath(groundOf(world), force, line.path) ? [line] : []
    })
  })

export const strategyHandlers: Handlers<'scouting' | 'gifts'> = {
  scouting: {
    seats: (_, { attempt }) => [attempt.faction],
    question: (_, { attempt }) => dice('scouting', 6, attempt.force, attempt.dice),
    // With `sheets: one` it is told after the turn.
    take: (desk, { attempt }, given) => {
      const { world } = desk
      const faces = facesOf(given)
      if (!isOneSheet(world.house)) return changed(desk, report(world, attempt, faces))
      const untold = [...world.untold, { attempt, faces }]
      return { world: { ...desk, world: { ...world, untold } } }
    },
  },
  gifts: {
    perform: (desk) => {
      const bookings = desk.world.gifts.map(({ from, to, amount }) => ({
        faction: to,
        amount,
        reason: 'subsidy' as const,
        rule: 'TD-STR-10' as const,
        about: from,
      }))
      return changed(desk, withBookings({ ...desk.world, gifts: [] }, bookings))
    },
  },
}
