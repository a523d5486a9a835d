// Step 3: purchases one by one until done, secret until then; special units of new armies.
import { own } from '../../../core/own.ts'
import { partOf, headOf } from '../../../core/option.ts'
import { umpire } from '../../../core/game.ts'
import { optionOf, type FactionId, type NodeId } from '../../campaign/rules/index.ts'
import { choice, done, twoFields, twoOf, type Desk, type DeskDone, type Handlers } from './desk.ts'
import { purse } from './diplomacy.ts'
import type { GloriaEvent } from './events.ts'
import type { Unit, World } from './model.ts'
import { booked } from './money.ts'
import { hires, priceOf, spendWanted } from './purchases.ts'
import { brigadeTypes, purchaseIds, specialIds, type PurchaseId, type Special } from './tables.ts'
import type { Task } from './tasks.ts'
import {
  isAtLeast,
  isArmy,
  unitsAt,
  unitsOf,
  withArea,
  withNewUnits,
  withUnit,
  withoutUnits,
} from './world.ts'

const specialOf = (name: string): Special => specialIds.find((id) => id === name) ?? 'siege-guns'

/** An army out of brigades that go, with the special units of its player if they have been named for good. */
const withArmy = (
  world: World,
  player: FactionId,
  at: NodeId,
  parts: readonly Unit[],
): { readonly world: World; readonly army: string } => {
  const isGeneral = world.house.specials === 'perPlayer'
  const made = withNewUnits(
    withoutUnits(
      world,
      parts.map(({ id }) => id),
    ),
    [
      {
        kind: 'army',
        owner: player,
        at,
        specials: isGeneral ? (own(world.named, player) ?? null) : null,
        isShown: isGeneral && world.revealed.includes(player),
        came: Math.min(...parts.map(({ came }) => came)),
      },
    ],
  )
  return { world: made, army: `U${world.next.unit}` }
}

/** GM-SPEC-01: the player who makes an army names its two special units. */
const naming = (world: World, player: FactionId, unit: string): readonly Task[] =>
  isAtLeast(world, 'advanced') && world.house.specials === 'perArmy'
    ? [{ kind: 'specials', player, unit }]
    : []

interface Bought {
  readonly world: World
  readonly next: readonly Task[]
}

const plain = (world: World): Bought => ({ world, next: [{ kind: 'surplus', areas: [] }] })

const buy = (world: World, player: FactionId, purchase: PurchaseId, about: string): Bought => {
  switch (purchase) {
    case 'build': {
      const [at = '', type = ''] = about.split(':')
      const kind = brigadeTypes.find((each) => each === type) ?? 'infantry'
      return plain(withNewUnits(world, [{ kind, owner: player, at }]))
    }
    case 'combine': {
      const parts = unitsAt(world, about).filter(
        (unit) => unit.owner === player && !isArmy(unit) && !unit.isSortie,
      )
      const made = withArmy(world, player, about, parts)
      return { world: made.world, next: naming(world, player, made.army) }
    }
    case 'hire':
      return { world, next: [{ kind: 'hire', player, area: about }] }
    case 'unsack':
      return plain(withArea(world, about, { sacked: false }))
    case 'fleet':
      return plain(withFleet(world, player, about))
    case 'fort':
      return plain({
        ...world,
        posts: world.posts.map((post) => (post.at === about ? { ...post, fort: true } : post)),
      })
    case 'court':
      return plain({
        ...world,
        turn: { ...world.turn, courts: [...world.turn.courts, about] },
      })
  }
}

/** GM-FLEET-01: both brigades go. */
const withFleet = (world: World, player: FactionId, at: NodeId): World => {
  const here = unitsAt(world, at).filter(({ owner, isSortie }) => owner === player && !isSortie)
  const parts = (['artillery', 'supply'] as const).flatMap(
    (kind) => here.find((unit) => unit.kind === kind)?.id ?? [],
  )
  const { next } = world
  return {
    ...withoutUnits(world, parts),
    fleets: [
      ...world.fleets,
      { id: `U${next.unit}`, owner: player, at, sailed: false, used: false },
    ],
    next: { ...next, unit: next.unit + 1 },
  }
}

const secretly = (player: FactionId): readonly string[] => [player, umpire]

const bought = (desk: Desk, player: FactionId, option: string): DeskDone => {
  const head = headOf(option)
  const about = partOf(option)
  const again = { kind: 'spend', player } as const
  const purchase = purchaseIds.find((id) => id === head)
  const price = priceOf(desk.world, purchase ?? 'aside')
  const paid = booked(desk.world, {
    faction: player,
    amount: -price,
    reason: purchase ?? 'aside',
    rule: purchase === undefined ? 'GM-CITY-01' : 'GM-ECO-02',
    about,
  })
  const told: GloriaEvent = {
    kind: 'bought',
    to: secretly(player),
    player,
    purchase: purchase ?? 'aside',
    about,
    price,
  }
  if (purchase === undefined)
    return done(
      desk,
      { ...paid, taken: { ...paid.taken, [about]: { by: player, used: false } } },
      [told],
      [again],
    )
  const { world, next } = buy(paid, player, purchase, about)
  return done(desk, world, [told], [...next, again])
}

const isPurchase = (reason: string): reason is PurchaseId | 'aside' =>
  reason === 'aside' || purchaseIds.some((id) => id === reason)

/** GM-ECO-02: what is left is lost; the purchases are told to all. */
const close = (desk: Desk, player: FactionId): DeskDone => {
  const { world } = desk
  const lost = purse(world, player)
  const purchases = world.ledger.flatMap(({ faction, turn, phase, reason, about }) =>
    faction === player && turn === world.round && phase === 'spend' && isPurchase(reason)
      ? [{ purchase: reason, about: about ?? '' }]
      : [],
  )
  const closed = booked(world, {
    faction: player,
    amount: -lost,
    reason: 'lost',
    rule: 'GM-ECO-02',
    about: null,
  })
  const { events } = done(desk, closed, [{ kind: 'spent', player, purchases, lost }])
  return { world: { ...desk, world: closed, shown: null }, events: events ?? [] }
}

export const spendingHandlers: Handlers<'naming' | 'spend' | 'hire' | 'specials'> = {
  /** GM-SPEC-02: at the start all players at once, army by army. */
  naming: {
    perform: (desk) => {
      const { world, naming: given } = desk
      const isDone = world.players.every(
        (player) => toName(world, player) <= (own(given, player)?.length ?? 0),
      )
      if (!isDone) return null
      const named: World = {
        ...world,
        named: Object.fromEntries(
          Object.entries(given).map(([player, list]) => [player, list[0] ?? []]),
        ),
        units: world.units.map((unit) => {
          const place = armiesOf(world, unit.owner ?? '').findIndex(({ id }) => id === unit.id)
          const list = own(given, unit.owner ?? '') ?? []
          const specials = world.house.specials === 'perPlayer' ? list[0] : list[place]
          return place < 0 ? unit : { ...unit, specials: specials ?? null }
        }),
      }
      return { world: { ...desk, world: named, naming: {} } }
    },
    seats: ({ world, naming }) =>
      world.players.filter((player) => toName(world, player) > (own(naming, player)?.length ?? 0)),
    question: () => twoFields(specialIds),
    take: (desk, task, answer, by) => {
      const [first, second] = twoOf(answer)
      const specials = [specialOf(first), specialOf(second)]
      const list = [...(own(desk.naming, by) ?? []), specials]
      const unit = armiesOf(desk.world, by)[list.length - 1]?.id ?? ''
      return {
        world: { ...desk, naming: { ...desk.naming, [by]: list } },
        events: [{ kind: 'named', to: secretly(by), player: by, unit, specials }],
        next: [task],
      }
    },
  },
  spend: {
    seats: (_, { player }) => [player],
    question: (world, { player }) => spendWanted(world, player),
    take: (desk, { player }, given) => {
      const option = optionOf(given)
      return option === 'done' ? close(desk, player) : bought(desk, player, option)
    },
  },
  hire: {
    perform: (desk, task) => {
      const [only, more] = hires(desk.world, task.player, task.area)
      if (more !== undefined) return null
      return only === undefined ? { world: desk } : hired(desk, task.player, task.area, only)
    },
    seats: (_, { player }) => [player],
    question: (world, { player, area }) => choice(hires(world, player, area)),
    take: (desk, { player, area }, given) => hired(desk, player, area, optionOf(given)),
  },
  specials: {
    seats: (_, { player }) => [player],
    question: () => twoFields(specialIds),
    take: (desk, { player, unit }, given) => {
      const [first, second] = twoOf(given)
      const specials = [specialOf(first), specialOf(second)]
      return done(
        desk,
        withUnit(desk.world, unit, { specials }),
        [{ kind: 'named', to: secretly(player), player, unit, specials }],
        [{ kind: 'surplus', areas: [] }],
      )
    },
  },
}

const hired = (desk: Desk, player: FactionId, area: NodeId, option: string): DeskDone => {
  const { world } = desk
  const parts = unitsOf(world, partOf(option).split('+'))
  const surplus: Task = { kind: 'surplus', areas: [area] }
  if (headOf(option) === 'army') {
    const made = withArmy(world, player, area, parts)
    return done(desk, made.world, [], [...naming(world, player, made.army), surplus])
  }
  const own = parts.reduce(
    (now, { id }, place) =>
      withUnit(now, id, { owner: player, came: world.next.came + place, acted: false }),
    world,
  )
  const counted = { ...own, next: { ...own.next, came: own.next.came + parts.length } }
  return done(desk, counted, [], [surplus])
}

const armiesOf = (world: World, player: FactionId): readonly Unit[] =>
  world.units.filter((unit) => unit.owner === player && isArmy(unit))

/** How often a player names two special units before the first round. */
const toName = (world: World, player: FactionId): number => {
  if (!isAtLeast(world, 'advanced')) return 0
  return world.house.specials === 'perPlayer' ? 1 : armiesOf(world, player).length
}
