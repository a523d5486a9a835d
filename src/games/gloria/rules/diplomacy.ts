// Steps 1 and 2: what lasted ends, alliances, income or power.
import { own } from '../../../core/own.ts'
import { optionOf, purseOf, type FactionId, type NodeId } from '../../campaign/rules/index.ts'
import { headOf, partOf } from '../../../core/option.ts'
import { umpire } from '../../../core/game.ts'
import { booked } from './money.ts'
import { choice, done, type Desk, type DeskDone, type Handlers } from './desk.ts'
import type { GloriaEvent } from './events.ts'
import type { World } from './model.ts'
import { offering } from './offering.ts'
import type { GloriaOption } from './options.ts'
import { barred, type Barred } from './reasons.ts'
import type { TaskOf } from './tasks.ts'
import {
  boardIn,
  citiesOf,
  holderOf,
  isAtLeast,
  isInterdicted,
  isSacked,
  takerOf,
  withoutSortie,
} from './world.ts'

const without = <T>(record: Readonly<Record<string, T>>, drops: (value: T) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => !drops(value)))

/** Whatever lasts "till his next step 1" (GM-TURN-04: also when he is out and his place comes). */
export const expired = (world: World, player: FactionId): World => {
  const lasting = withoutSortie(world, player)
  const isHis = ({ by }: { readonly by: FactionId }): boolean => by === player
  return {
    ...lasting,
    taken: without(world.taken, isHis),
    interdicts: world.interdicts.filter((each) => !isHis(each)),
    bridges: world.bridges === player ? null : world.bridges,
    silenced: world.silenced.filter((each) => !isHis(each)),
    beaten: world.beaten.filter((each) => !isHis(each)),
  }
}

type Talk = TaskOf<'diplomacy'>

/** What an own turn remembers of an alliance that ended in its step 1. */
const endOf = (ally: FactionId): string => `end:${ally}`

/** GM-DIP-01. */
const talkOptions = (world: World, { player, offered, ended }: Talk): readonly GloriaOption[] => {
  const owner = holderOf(world, 'diplomacy')
  if (owner === null) return []
  const isOwner = player === owner
  const ends = isOwner ? world.allies : world.allies.includes(player) ? [owner] : []
  const mayOffer = player === world.active
  const others = isOwner ? world.players.filter((each) => !world.out.includes(each)) : [owner]
  const ally = (other: FactionId): FactionId => (isOwner ? other : player)
  // By either side of it: both may be asked in the same step.
  const isEnded = (other: FactionId): boolean =>
    ended.includes(other) || world.turn.done.includes(endOf(ally(other)))
  const offers = others.filter(
    (other) =>
      mayOffer &&
      other !== player &&
      !world.allies.includes(ally(other)) &&
      !offered.includes(other) &&
      !isEnded(other),
  )
  return [
    ...offers.map((other) => `offer:${other}` as const),
    ...ends.map((other) => `end:${other}` as const),
  ]
}

const endAlliance = (desk: Desk, task: Talk, other: FactionId): DeskDone => {
  const { world } = desk
  const owner = holderOf(world, 'diplomacy')
  const ally = task.player === owner ? other : task.player
  const { turn } = world
  return done(
    desk,
    {
      ...world,
      allies: world.allies.filter((each) => each !== ally),
      turn: { ...turn, done: [...turn.done, endOf(ally)] },
    },
    [{ kind: 'allianceEnded', player: task.player, other }],
    [
      { kind: 'rest', parted: [task.player, other, ...world.allies] },
      { ...task, ended: [...task.ended, other] },
    ],
  )
}

/** Powers that are taken instead of income (GM-CITY-01). */
export const isTakable = (world: World, city: NodeId): boolean => {
  const power = boardIn(world).city(city)?.power
  const kind = world.tables.powers.find(({ id }) => id === power)?.kind
  if (!isAtLeast(world, 'advanced') || isInterdicted(world, city)) return false
  if (power === 'diplomacy') return world.house.salhepatica === 'instead'
  if (power === 'natives') return isAtLeast(world, 'world')
  if (world.house.powerPay === 'purse' && (power === 'khan' || power === 'administration'))
    return false
  return kind === 'use' || kind === 'turn'
}

/** GM-ECO-01, GM-CITY-00. */
const incomeOf = (world: World, city: NodeId): number => {
  const perCity = 50
  return boardIn(world).city(city)?.power === 'riches' && holderOf(world, 'riches') !== null
    ? 2 * perCity
    : perCity
}

const earn = (world: World, player: FactionId, city: NodeId): World =>
  booked(world, {
    faction: player,
    amount: incomeOf(world, city),
    reason: 'income',
    rule: 'GM-ECO-01',
    about: city,
  })

const earned = (world: World, player: FactionId, city: NodeId): GloriaEvent => ({
  kind: 'earned',
  player,
  city,
  amount: incomeOf(world, city),
})

/** GM-MIL-01: not in two own turns running. */
const powerProblem = (world: World, player: FactionId, city: NodeId): Barred | null =>
  boardIn(world).city(city)?.power === 'militia' &&
  own(world.sortieRound, player) === world.round - 1
    ? barred('last-turn', 'GM-MIL-01')
    : null

const collect = (desk: Desk, player: FactionId): DeskDone => {
  const cities = citiesOf(desk.world, player).filter((city) => !isSacked(desk.world, city))
  const asked = cities.filter((city) => isTakable(desk.world, city))
  const events: GloriaEvent[] = []
  let { world } = desk
  for (const city of cities.filter((each) => !asked.includes(each))) {
    events.push(earned(world, player, city))
    world = earn(world, player, city)
  }
  const plate = own(world.credits, player) ?? 0
  if (plate > 0) {
    world = booked(world, {
      faction: player,
      amount: plate,
      reason: 'plate',
      rule: 'GM-WW-10',
      about: null,
    })
    world = { ...world, credits: { ...world.credits, [player]: 0 } }
    events.push({ kind: 'earned', player, city: null, amount: plate })
  }
  return done(desk, { ...world, step: 'income' }, events, [
    ...asked.map((city) => ({ kind: 'incomeOrPower', player, city }) as const),
    { kind: 'bridges', player },
  ])
}

export const purse = (world: World, player: FactionId): number => purseOf(world.ledger, player)

export const diplomacyHandlers: Handlers<
  'diplomacy' | 'offer' | 'income' | 'incomeOrPower' | 'bridges'
> = {
  diplomacy: {
    ...offering(talkOptions, 'done'),
    take: (desk, task, given) => {
      const option = optionOf(given)
      const other = partOf(option)
      const again = { ...task, offered: [...task.offered, other] }
      if (option === 'done') return { world: desk }
      if (headOf(option) === 'end') return endAlliance(desk, task, other)
      return done(
        desk,
        desk.world,
        [{ kind: 'offered', to: [task.player, other, umpire], player: task.player, other }],
        [{ kind: 'offer', from: task.player, player: other }, again],
      )
    },
  },
  offer: {
    seats: (_, { player }) => [player],
    question: () => choice(['yes', 'no']),
    take: (desk, { from, player }, given) => {
      const { world } = desk
      if (optionOf(given) === 'no')
        return done(desk, world, [
          { kind: 'declined', to: [from, player, umpire], player, other: from },
        ])
      const ally = from === holderOf(world, 'diplomacy') ? player : from
      return done(desk, { ...world, allies: [...world.allies, ally] }, [
        { kind: 'allied', player: from, other: player },
      ])
    },
  },
  income: { perform: (desk, { player }) => collect(desk, player) },
  incomeOrPower: {
    seats: (_, { player }) => [player],
    question: (world, { player, city }) => {
      const problem = powerProblem(world, player, city)
      return problem === null
        ? choice(['power', 'income'])
        : choice(['income'], [{ option: 'power', ...problem }])
    },
    take: (desk, { player, city }, given) => {
      const { world } = desk
      if (optionOf(given) === 'income')
        return done(desk, earn(world, player, city), [earned(world, player, city)])
      return done(
        desk,
        { ...world, taken: { ...world.taken, [city]: { by: player, used: false } } },
        [{ kind: 'powerTaken', player, area: city }],
      )
    },
  },
  // GM-RIV-01.
  bridges: {
    perform: (desk, { player }) =>
      takerOf(desk.world, 'river') === player ? null : { world: desk },
    seats: (_, { player }) => [player],
    question: () => choice(['close', 'open']),
    take: (desk, { player }, given) => {
      const closed = optionOf(given) === 'close'
      return done(desk, { ...desk.world, bridges: closed ? player : null }, [
        { kind: 'bridges', player, closed },
      ])
    },
  },
}
