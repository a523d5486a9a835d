// Money that comes in: start purses, base and extra income, tribute, tokens handed in at home.
import { factsOf, floorOf, type FactionId } from '../../campaign/rules/index.ts'
import { forEach, andThen, unchanged, type Change } from './change.ts'
import {
  changed,
  replied,
  unanswered,
  withoutSheets,
  type Desk,
  type DeskDone,
  type Handlers,
} from './desk.ts'
import { areAllies, bearsEnemyClaim, isLooted, nodeIn, type Ground } from './land.ts'
import type { Force, Reply, World } from './model.ts'
import { sheetOf } from './sheets.ts'
import { tokenValue } from './strategy.ts'
import {
  boardIn,
  factionIn,
  forceOf,
  groundOf,
  withBookings,
  withFaction,
  withForce,
} from './world.ts'

export interface Income {
  /** TD-INC-02 to 04. */
  readonly base: number
  readonly extra: number
  /** TD-INC-06: what goes to the overlord. */
  readonly tribute: number
  readonly overlord: FactionId | null
}

/** What a faction collects from turn 2 on, as things are now. */
export const incomeOf = (ground: Ground, faction: FactionId): Income => {
  const { base } = ground.board.faction(faction)
  const overlord = ground.overlord(faction)
  const earned = ownsHome(ground, faction) || overlord !== null ? base : 0
  const extra = extraOf(ground, faction)
  const tribute = overlord === null ? 0 : floorOf(earned + extra, 4)
  return { base: earned, extra, tribute, overlord }
}

const ownsHome = (ground: Ground, faction: FactionId): boolean =>
  ground.board.homes(faction).some((node) => nodeIn(ground, node).owner === faction)

/** TD-INC-03, 04, 05. */
const extraOf = (ground: Ground, faction: FactionId): number => {
  const { per, rate } = ground.board.faction(faction)
  return rate * (per === 'none' ? 0 : payingNodes(ground, faction, per).length)
}

const payingNodes = (
  ground: Ground,
  faction: FactionId,
  per: 'occupied' | 'plc',
): readonly string[] => {
  const { house } = ground
  return ground.board.map.nodes.flatMap(({ id, owner: startOwner, plc }) => {
    const { owner } = nodeIn(ground, id)
    if (house.lootStopsIncome === 'yes' && isLooted(ground, id)) return []
    if (per === 'occupied') return owner === faction && startOwner !== faction ? [id] : []
    const isOwn =
      owner === faction || (house.plcFriendly === 'allied' && areAllies(ground, faction, owner))
    return plc && isOwn && !bearsEnemyClaim(ground, faction, id) ? [id] : []
  })
}

/** TD-INC-01, 08: faction by faction in file order. */
export const collect = (world: World): Change =>
  forEach(unchanged(world), groundOf(world).board.factions, (now, faction) => {
    const started = now.turn === 1 ? bookStart(now, faction) : unchanged(now)
    const isPaid = now.turn > 1 || now.house.firstIncome === 'yes'
    return isPaid ? andThen(started, (after) => bookIncome(after, faction)) : started
  })

/** TD-INC-01, `swedenStart`. */
export const startPurse = ({ board, house }: Ground, faction: FactionId): number =>
  faction === 'sweden' && house.swedenStart !== 80
    ? house.swedenStart
    : board.faction(faction).start

const bookStart = (world: World, faction: FactionId): Change => {
  const amount = startPurse(groundOf(world), faction)
  return withBookings(world, [{ faction, amount, reason: 'start', rule: 'TD-INC-01', about: null }])
}

const bookIncome = (world: World, faction: FactionId): Change => {
  const { base, extra, tribute, overlord } = incomeOf(groundOf(world), faction)
  const { per } = groundOf(world).board.faction(faction)
  const isPlc = per === 'plc'
  const tributeRule = { reason: 'tribute', rule: 'TD-INC-06' } as const
  return withBookings(world, [
    { faction, amount: base, reason: 'base', rule: 'TD-INC-02', about: null },
    {
      faction,
      amount: extra,
      reason: isPlc ? 'plcNodes' : 'occupied',
      rule: isPlc ? 'TD-INC-04' : 'TD-INC-03',
      about: null,
    },
    { faction, amount: -tribute, about: overlord, ...tributeRule },
    { faction: overlord ?? faction, amount: tribute, about: faction, ...tributeRule },
  ])
}

/** TD-INC-07: the forces of a faction that may hand in tokens, in order. */
const deliveriesOf = (world: World, faction: FactionId): readonly string[] => {
  const { board } = groundOf(world)
  return world.pieces.flatMap((force) => {
    const isHome =
      board.node(force.at).home === faction && nodeIn(world, force.at).owner === faction
    return force.faction === faction && force.loot > 0 && isHome ? [force.id] : []
  })
}

const keepsTokens = (world: World, faction: FactionId): boolean =>
  groundOf(world).board.faction(faction).victory.tokensKept !== undefined

/** What exceeds the tokens carried is left out, kept first. */
const deliver = (world: World, { force: id, sold, kept }: Reply): Change => {
  const force = forceOf(world, id)
  if (force === null) return unchanged(world)
  const { faction, loot } = force
  const reallySold = Math.min(sold, loot)
  const reallyKept = Math.min(kept, loot - reallySold)
  if (reallySold + reallyKept === 0) return unchanged(world)
  const carried = withForce(world, id, { loot: loot - reallySold - reallyKept })
  const stored = withFaction(carried, faction, {
    tokensKept: factionIn(carried, faction).tokensKept + reallyKept,
  })
  const booked = withBookings(stored, [
    {
      faction,
      amount: reallySold * tokenValue,
      reason: 'tokens',
      rule: 'TD-INC-07',
      about: id,
    },
  ])
  const told = { kind: 'delivered', to: [faction], force: id, faction } as const
  return {
    world: booked.world,
    events: [{ ...told, sold: reallySold, kept: reallyKept }, ...booked.events],
  }
}

const nextDelivery = (desk: Desk, faction: FactionId): Force | null =>
  unanswered(desk, faction, deliveriesOf(desk.world, faction))

const delivering = (desk: Desk): readonly FactionId[] =>
  boardIn(desk.world).factions.filter((faction) => nextDelivery(desk, faction) !== null)

/** TD-INC-08: deliveries after all factions have collected, in file order. */
const deliverAll = (desk: Desk): DeskDone => {
  const { factions } = boardIn(desk.world)
  const replies = factions.flatMap((faction) => sheetOf(desk.sheets, faction).replies)
  const change = forEach(unchanged(desk.world), replies, deliver)
  return changed({ ...desk, sheets: withoutSheets(desk.sheets, factions) }, change)
}

export const deliveryHandlers: Handlers<'deliver'> = {
  deliver: {
    perform: (desk) => (delivering(desk).length === 0 ? deliverAll(desk) : null),
    seats: delivering,
    question: (desk, _, party) => {
      const force = nextDelivery(desk, party)
      if (force === null) return null
      const canKeep = keepsTokens(desk.world, party)
      return { kind: 'deliver', force: force.id, loot: force.loot, canKeep }
    },
    take: (desk, task, given, by) => {
      const values = factsOf(given)
      const [sold, kept] = [Number(values['sold']), Number(values['kept'] ?? 0)]
      const force = nextDelivery(desk, by)?.id ?? ''
      return replied(desk, task, by, { force, sold, kept, flees: false })
    },
  },
}
