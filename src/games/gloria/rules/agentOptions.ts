// Options of step 4, and against whom each may be used.
import { own } from '../../../core/own.ts'
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import { sees } from './fog.ts'
import type { Post, Unit, World } from './model.ts'
import type { GloriaOption } from './options.ts'
import { enterProblem } from './passable.ts'
import { hasPostWith } from './purchases.ts'
import type { UnitKind } from './tables.ts'
import {
  areAllied,
  boardIn,
  canUse,
  enemiesAt,
  holderOf,
  isArmy,
  isAtLeast,
  isCity,
  isFortress,
  isLocked,
  isSacked,
  militiaAt,
  unitsAt,
} from './world.ts'

/** GM-WW-14: court 2 silences the posts of all others on a continent. */
const isWorking = (world: World, { at, owner }: Post): boolean =>
  world.silenced.every(
    ({ continent, by }) => by === owner || continent !== boardIn(world).continent(at),
  )

export const workingPosts = (world: World, player: FactionId, continent: string): readonly Post[] =>
  world.posts.filter(
    (post) =>
      post.owner === player &&
      boardIn(world).continent(post.at) === continent &&
      !isLocked(world, post.at) &&
      isWorking(world, post),
  )

/** GM-WW-09, 13: faces at or under it succeed; a 6 never. */
export const plateNumber = (world: World, player: FactionId, continent: string): number => {
  const sureThing = 5
  const isKing = Object.entries(world.kingdoms).some(
    ([people, owner]) => owner === player && boardIn(world).continentOf(people) === continent,
  )
  return isKing ? sureThing : Math.min(sureThing, workingPosts(world, player, continent).length)
}

const isBeaten = (world: World, people: string): boolean =>
  world.beaten.some((each) => each.people === people)

const areasOf = (world: World): readonly NodeId[] => Object.keys(world.areas).sort()

/** GM-CITY-09 (b). */
const piracies = (world: World, player: FactionId): readonly GloriaOption[] =>
  canUse(world, 'pirates', player)
    ? areasOf(world).flatMap((id) =>
        boardIn(world).coast(id).includes('ocean') &&
        unitsAt(world, id).length === 0 &&
        militiaAt(world, player, id) === null &&
        sees(world, player, id) &&
        !isSacked(world, id) &&
        !isLocked(world, id)
          ? [`piracy:${id}` as const]
          : [],
      )
    : []

/** GM-CITY-25: (a) an enemy force in a non-city area, (b) a brigade where the player might enter. */
const internationals = (world: World, player: FactionId): readonly GloriaOption[] => {
  if (!canUse(world, 'international', player)) return []
  const raids = areasOf(world).flatMap((id) => {
    if (isCity(world, id) || isLocked(world, id)) return []
    // GM-MIL-01: militia on a sortie throws no attrition.
    const force = enemiesAt(world, player, id).filter(({ isSortie }) => !isSortie)
    const owners = new Set(force.flatMap(({ owner }) => owner ?? []))
    return [...owners].map((owner) => `raid:${owner}>${id}` as const)
  })
  const places = areasOf(world).filter((id) => mayFound(world, player, id))
  return [...raids, ...places.map((id) => `found:${id}` as const)]
}

const freshBrigade: readonly Pick<Unit, 'id' | 'kind'>[] = [{ id: '', kind: 'infantry' }]

const mayFound = (world: World, player: FactionId, area: NodeId): boolean =>
  !isFortress(world, area) &&
  sees(world, player, area) &&
  enterProblem(world, player, freshBrigade, area) === null

/** GM-CITY-40: one city, with `fog: near` one that is seen, or with `pope: player` one player. */
const interdicts = (world: World, player: FactionId): readonly GloriaOption[] => {
  if (!canUse(world, 'pope', player)) return []
  if (world.house.pope === 'player')
    return world.players.flatMap((other) =>
      other === player || world.out.includes(other) ? [] : [`interdict:${other}` as const],
    )
  const { cities, cityOf } = boardIn(world)
  return cities.flatMap((city) =>
    city === cityOf('pope') || !sees(world, player, city) || isLocked(world, city)
      ? []
      : [`interdict:${city}` as const],
  )
}

/** GM-WW-03. */
const posts = (world: World, player: FactionId): readonly GloriaOption[] =>
  world.units.flatMap((unit) => {
    const area = boardIn(world).area(unit.at)
    const isSite = area.kind === 'outer' && area.site
    return unit.owner === player &&
      !isArmy(unit) &&
      !unit.isSortie &&
      isSite &&
      !isLocked(world, unit.at) &&
      world.posts.every(({ at }) => at !== unit.at)
      ? [`post:${unit.id}` as const]
      : []
  })

/** GM-WW-06, 07. */
const talks = (world: World, player: FactionId): readonly GloriaOption[] => {
  const { done, courts } = world.turn
  return boardIn(world).natives.flatMap(({ id }): readonly GloriaOption[] => {
    if (!hasPostWith(world, player, id) || isBeaten(world, id)) return []
    return [
      ...(done.includes(`deal:${id}`) ? [] : [`deal:${id}` as const]),
      ...(courts.includes(id) && !done.includes(`audience:${id}`)
        ? [`audience:${id}` as const]
        : []),
    ]
  })
}

/** GM-WW-09, `plateAttempts`. */
const plates = (world: World, player: FactionId): readonly GloriaOption[] => {
  const { done } = world.turn
  const { plateAttempts } = world.house
  const isSpent = plateAttempts === 'player' && done.some((each) => each.startsWith('plate:'))
  if (isSpent) return []
  return world.map.continents.flatMap(({ id }): readonly GloriaOption[] => {
    const working = workingPosts(world, player, id)
    if (plateAttempts === 'post')
      return working.flatMap(({ at }) =>
        done.includes(`plate:${at}`) ? [] : [`plate:${at}` as const],
      )
    return working.length === 0 || done.includes(`plate:${id}`) ? [] : [`plate:${id}` as const]
  })
}

/** GM-WW-16: one throw on the deal table, and the army of each kingdom once. */
const wars = (world: World, player: FactionId): readonly GloriaOption[] => {
  const city = boardIn(world).cityOf('natives')
  const isTaken =
    city !== null && holderOf(world, 'natives') === player && own(world.taken, city)?.by === player
  if (!isTaken) return []
  const { war } = world.turn
  const { natives } = boardIn(world)
  return [
    ...(war.includes('deal')
      ? []
      : natives.flatMap(({ id }) => (isBeaten(world, id) ? [] : [`war:${id}` as const]))),
    ...natives.flatMap(({ id, kind }) =>
      kind === 'kingdom' && !war.includes(id) && kingdomTargets(world, player, id).length > 0
        ? [`kingdom:${id}` as const]
        : [],
    ),
  ]
}

export const kingdomTargets = (
  world: World,
  player: FactionId,
  people: string,
): readonly GloriaOption[] => {
  const { natives, continentOf } = boardIn(world)
  const rivals = natives.filter(
    ({ id, kind }) =>
      kind === 'kingdom' && id !== people && continentOf(id) === continentOf(people),
  )
  return [
    ...nativeTargets(world, player, people, ['army']),
    ...rivals.map(({ id }) => `target:${id}` as const),
  ]
}

/** GM-WW-08, WW-05: posts of others, no allies, in that people's land; BAT-02 holds. */
export const nativeTargets = (
  world: World,
  player: FactionId,
  people: string,
  pieces: readonly UnitKind[],
): readonly GloriaOption[] => {
  const isTribe = boardIn(world).natives.some(({ id, kind }) => id === people && kind === 'tribe')
  return world.posts.flatMap(({ at, owner, fort }) => {
    const isTarget =
      boardIn(world).native(at) === people &&
      owner !== player &&
      !areAllied(world, player, owner) &&
      !(isTribe && fort) &&
      sees(world, player, at) &&
      !isLocked(world, at) &&
      (pieces.includes('army') || !garrisonOf(world, at, owner).some(isArmy))
    return isTarget ? [`target:${at}` as const] : []
  })
}

export const garrisonOf = (world: World, at: NodeId, owner: FactionId): readonly Unit[] =>
  unitsAt(world, at).filter((unit) => unit.owner === owner)

/** GM-KHAN-01: one other player's force, not in an unsacked fortress; brigades attack no army. */
export const khanTargets = (
  world: World,
  player: FactionId,
  pieces: readonly UnitKind[],
): readonly GloriaOption[] =>
  boardIn(world).khanLand.flatMap((id) => {
    const force = unitsAt(world, id).filter(({ owner }) => owner !== null && owner !== player)
    const hasMilitia =
      boardIn(world).cityOf('militia') === id && holderOf(world, 'militia') !== null
    const hasArmy = force.some(isArmy) || hasMilitia
    const isTarget =
      force.length > 0 &&
      !isFortress(world, id) &&
      !isLocked(world, id) &&
      (pieces.includes('army') || !hasArmy)
    return isTarget ? [`target:${id}` as const] : []
  })

export const khanSacks = (world: World, player: FactionId): readonly GloriaOption[] =>
  boardIn(world).khanLand.flatMap((id) =>
    isSacked(world, id) ||
    isLocked(world, id) ||
    !sees(world, player, id) ||
    (isFortress(world, id) && unitsAt(world, id).length > 0)
      ? []
      : [`sack:${id}` as const],
  )

export const agentOptions = (world: World, player: FactionId): readonly GloriaOption[] => {
  if (!isAtLeast(world, 'advanced')) return []
  const isWorld = isAtLeast(world, 'world')
  return [
    ...piracies(world, player),
    ...internationals(world, player),
    ...interdicts(world, player),
    ...(canUse(world, 'khan', player) ? (['khan'] as const) : []),
    ...(isWorld
      ? [
          ...posts(world, player),
          ...talks(world, player),
          ...plates(world, player),
          ...wars(world, player),
        ]
      : []),
  ]
}

/** Own posts in the land of a people. */
export const ownPostsWith = (world: World, player: FactionId, people: string): readonly Post[] =>
  world.posts.filter(({ at, owner }) => owner === player && boardIn(world).native(at) === people)
