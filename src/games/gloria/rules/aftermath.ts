// After a battle: retreat, moving in, escapes, degrading, surplus (GM-BAT-05 to 11).
import { optionOf, type FactionId } from '../../campaign/rules/index.ts'
import { headOf, partOf } from '../../../core/option.ts'
import { choice, done, type Desk, type DeskDone, type Handlers } from './desk.ts'
import type { GloriaEvent } from './events.ts'
import type { Battle, Camp, Unit, World } from './model.ts'
import type { GloriaOption } from './options.ts'
import { sackArea } from './standing.ts'
import type { Task } from './tasks.ts'
import {
  battleIn,
  canUse,
  holderOf,
  inOrder,
  isSacked,
  placed,
  takerOf,
  unitsOf,
  withBattle,
  withNewUnits,
  withoutUnits,
  withUse,
} from './world.ts'

type Side = 'attacker' | 'defender'

const sides: readonly Side[] = ['attacker', 'defender']

const winnerOf = ({ outcome }: Battle): Side | null => {
  if (outcome === 'attackerWins') return 'attacker'
  return outcome === 'defenderWins' ? 'defender' : null
}

/** Those that fought and can be degraded: militia on a sortie never is. */
const fighters = (world: World, { units }: Camp): readonly Unit[] =>
  unitsOf(world, units).filter(({ isSortie, owner }) => !isSortie && owner !== null)

const escapesOf = (battle: Battle, side: Side): readonly Task[] =>
  battle[side].players.map(
    (player) => ({ kind: 'escape', battle: battle.id, side, player }) as const,
  )

const afterTasks = (battle: Battle): readonly Task[] => {
  const first = winnerOf(battle) === 'attacker' ? 'attacker' : 'defender'
  const second = first === 'attacker' ? 'defender' : 'attacker'
  return [
    ...escapesOf(battle, first),
    ...escapesOf(battle, second),
    { kind: 'settled', battle: battle.id },
  ]
}

/** GM-BAT-05, 1 and 2. The attackers stand in the area before the beaten side looks for a way out. */
const won = (desk: Desk, battle: Battle, told: GloriaEvent): DeskDone => {
  const { attacker, defender, area, post } = battle
  const beaten = unitsOf(desk.world, defender.units)
  const militia = beaten.filter(({ isSortie }) => isSortie).map(({ id }) => id)
  const [chooser = ''] = attacker.players
  const moved = placed(withoutUnits(desk.world, militia), attacker.units, area)
  const world: World =
    post === null ? moved : { ...moved, posts: moved.posts.filter(({ at }) => at !== post) }
  const lost = post === null ? [] : desk.world.posts.filter(({ at }) => at === post)
  const retreats = inOrder(desk.world, defender.players).map((player): Task => ({
    kind: 'retreat',
    player,
    units: beaten.flatMap(({ id, owner, isSortie }) => (owner === player && !isSortie ? [id] : [])),
    from: area,
    chooser,
  }))
  return done(
    desk,
    world,
    [told, ...lost.map(({ owner }) => ({ kind: 'postLost', player: owner, area }) as const)],
    [...retreats, { kind: 'moveIn', battle: battle.id }, ...afterTasks(battle)],
  )
}

const held = (desk: Desk, battle: Battle, told: GloriaEvent): DeskDone => {
  const { attacker, from } = battle
  const stays: readonly Task[] =
    from === null || attacker.units.length === 0
      ? []
      : [{ kind: 'stand', area: from, units: attacker.units }]
  return done(desk, desk.world, [told], [...stays, ...afterTasks(battle)])
}

/** GM-CITY-14: magazines; his force won with a supply brigade. */
const hasMagazines = (world: World, battle: Battle, side: Side, player: FactionId): boolean =>
  winnerOf(battle) === side &&
  holderOf(world, 'natives') === player &&
  fighters(world, battle[side]).some(({ owner, kind }) => owner === player && kind === 'supply')

/** Those of a side that would be degraded. */
const wearable = (world: World, battle: Battle, side: Side): readonly Unit[] =>
  fighters(world, battle[side]).filter(
    ({ id, owner }) =>
      !battle.spared.includes(id) && !hasMagazines(world, battle, side, owner ?? ''),
  )

/** GM-BAT-09 to 11. */
const escapeOptions = (
  world: World,
  battle: Battle,
  side: Side,
  player: FactionId,
): readonly GloriaOption[] => {
  const units = wearable(world, battle, side)
  const winner = winnerOf(battle)
  const isRouted = battle.isRout && winner !== null && winner !== side
  const supplies = isRouted
    ? []
    : units.filter(({ owner, kind }) => owner === player && kind === 'supply' && units.length > 1)
  const isChooser = battle[side].players[0] === player
  const maySack = isChooser && winner === side && units.length > 0 && !isSacked(world, battle.area)
  const mayRule =
    canUse(world, 'administration', player) && units.some(({ owner }) => owner === player)
  return [
    ...supplies.map(({ id }) => `supply:${id}` as const),
    ...(maySack ? (['sackIt'] as const) : []),
    ...(mayRule ? (['rio'] as const) : []),
  ]
}

const spare = (world: World, battle: Battle, units: readonly Unit[]): World =>
  withBattle(world, battle.id, {
    spared: [...battle.spared, ...units.map(({ id }) => id)],
  })

const escape = (
  desk: Desk,
  battle: Battle,
  side: Side,
  player: FactionId,
  option: string,
): DeskDone => {
  const units = wearable(desk.world, battle, side)
  switch (headOf(option)) {
    case 'supply': {
      const id = partOf(option)
      const given = units.find((unit) => unit.id === id)
      const told: GloriaEvent = {
        kind: 'given',
        area: given?.at ?? '',
        unit: id,
        what: 'supply',
        player,
      }
      return done(desk, withoutUnits(spare(desk.world, battle, units), [id]), [
        { kind: 'escaped', player, how: 'supply' },
        told,
      ])
    }
    case 'sackIt': {
      const { world, events, next } = sackArea(spare(desk.world, battle, units), battle.area)
      return done(desk, world, [{ kind: 'escaped', player, how: 'sack' }, ...events], next)
    }
    case 'rio': {
      const own = units.filter(({ owner }) => owner === player)
      return done(desk, withUse(spare(desk.world, battle, own), 'administration'), [
        { kind: 'escaped', player, how: 'rio' },
      ])
    }
    default:
      return { world: desk }
  }
}

/** A side has one escape at most: what another of it has chosen spares all, or him at least. */
const isEscaped = (world: World, battle: Battle, side: Side): boolean =>
  unitsOf(world, battle[side].units).some(({ id }) => battle.spared.includes(id))

const settled = (desk: Desk, battle: Battle): DeskDone => {
  const { world } = desk
  const first = winnerOf(battle) === 'attacker' ? sides : [...sides].reverse()
  const worn = first.flatMap((side) => wearable(world, battle, side))
  const magazines = sides.flatMap((side) =>
    battle[side].players.flatMap((player): readonly GloriaEvent[] =>
      hasMagazines(world, battle, side, player) ? [{ kind: 'escaped', player, how: 'orlon' }] : [],
    ),
  )
  return done(desk, withBattle(world, battle.id, { state: 'fought' }), magazines, [
    { kind: 'degrade', units: worn.map(({ id }) => id) },
    { kind: 'surplus', areas: [] },
    { kind: 'rest' },
    { kind: 'owed', fighters: [...battle.attacker.units, ...battle.defender.units] },
  ])
}

/** GM-MIL-01: the militia moves in. */
const moveIn = (desk: Desk, battle: Battle): DeskDone => {
  const { attacker, area } = battle
  const [player = ''] = attacker.players
  // GM-CITY-02: while the battle was parked the power may have been lost, and the sortie with it.
  const isSortie =
    attacker.guests.some(({ label }) => label === 'sortie') &&
    takerOf(desk.world, 'militia') === player
  const world = isSortie ? withSortie(desk.world, player, area) : desk.world
  if (attacker.units.length === 0 && !isSortie) return { world: desk }
  return done(
    desk,
    world,
    [{ kind: 'movedIn', player, area, units: attacker.units }],
    [{ kind: 'stand', area, units: attacker.units }],
  )
}

export const withSortie = (world: World, player: FactionId, at: string): World =>
  withNewUnits(
    world,
    (['army', 'infantry'] as const).map((kind) => ({
      kind,
      owner: player,
      at,
      acted: true,
      isSortie: true,
      specials: [],
      isShown: true,
    })),
  )

export const aftermathHandlers: Handlers<'aftermath' | 'moveIn' | 'escape' | 'settled'> = {
  aftermath: {
    perform: (desk, { battle: id }) => {
      const battle = battleIn(desk.world, id)
      if (battle === null || battle.outcome === null) return { world: desk }
      const told: GloriaEvent = {
        kind: 'fought',
        area: battle.area,
        battle: id,
        how: battle.outcome,
        attackers: battle.attacker.players,
        defenders: battle.defender.players,
      }
      const open: Desk = { ...desk, world: withBattle(desk.world, id, { state: 'open' }) }
      return battle.outcome === 'attackerWins' ? won(open, battle, told) : held(open, battle, told)
    },
  },
  moveIn: {
    perform: (desk, { battle: id }) => {
      const battle = battleIn(desk.world, id)
      return battle === null ? { world: desk } : moveIn(desk, battle)
    },
  },
  escape: {
    perform: (desk, { battle: id, side, player }) => {
      const battle = battleIn(desk.world, id)
      if (battle === null || isEscaped(desk.world, battle, side)) return { world: desk }
      return escapeOptions(desk.world, battle, side, player).length === 0 ? { world: desk } : null
    },
    seats: (_, { player }) => [player],
    question: (world, { battle: id, side, player }) => {
      const battle = battleIn(world, id)
      return choice([
        ...(battle === null ? [] : escapeOptions(world, battle, side, player)),
        'none',
      ])
    },
    take: (desk, { battle: id, side, player }, given) => {
      const battle = battleIn(desk.world, id)
      return battle === null ? { world: desk } : escape(desk, battle, side, player, optionOf(given))
    },
  },
  settled: {
    perform: (desk, { battle: id }) => {
      const battle = battleIn(desk.world, id)
      return battle === null ? { world: desk } : settled(desk, battle)
    },
  },
}
