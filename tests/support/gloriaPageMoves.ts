// The page of Gloria Mundi a second time: every move, attack and siege of steps 5 and 7, as the options name them.
import type { Unit } from '@/games/gloria/rules/model.ts'
import type { Page } from './gloriaPage.ts'

const named = (force: readonly Unit[]): string => force.map(({ id }) => id).join('+')

/** GM-MOV-01, GM-BAT-01. */
const steps = (page: Page, force: readonly Unit[], from: string): readonly string[] =>
  page.areas.flatMap((goal) => {
    if (!page.isPassable(force, from, goal)) return []
    if (page.mayAttack(force, goal)) return [`attack:${named(force)}>${goal}`]
    return page.mayEnter(force, goal) ? [`move:${named(force)}>${goal}`] : []
  })

/** GM-CAV-01. */
const rides = (page: Page, force: readonly Unit[], from: string): readonly string[] => {
  const areRiders = force.every(({ kind }) => kind.endsWith('cavalry'))
  if (!areRiders) return []
  return page.neighbours(from).flatMap((via) => {
    const isFree = page.units(via).every(({ owner }) => page.isOurs(owner))
    if (!page.isPassable(force, from, via) || !page.isOpen(via) || !isFree) return []
    return page.neighbours(via).flatMap((goal) => {
      if (goal === from || !page.isPassable(force, via, goal)) return []
      const attacks = page.mayAttack(force, goal) && page.mayEnter(force, via)
      return attacks || page.mayEnter(force, goal) ? [`cavalry:${named(force)}>${via}>${goal}`] : []
    })
  })
}

/** GM-ROAD-01 to 04, GM-CITY-50, over the links of one network of roads. */
const drives = (
  page: Page,
  force: readonly Unit[],
  from: string,
  isRoad: (one: string, other: string) => boolean,
): readonly string[] => {
  const lord = page.holder('citadel')
  const isShut = (area: string): boolean => {
    const node = page.node(area)
    const isLine = node.kind === 'land' && node.sackedForEver
    return isLine && lord !== null && lord !== page.player
  }
  const mustStop = (area: string): boolean =>
    area !== from && page.city(area) !== null && page.units(area).length === 0
  const found = new Set<string>()
  const seen = new Set([from])
  let edge = [from]
  for (let links = 1; edge.length > 0; links += 1) {
    const reached: string[] = []
    for (const here of edge.filter((area) => !mustStop(area) && !isShut(area)))
      for (const goal of page.neighbours(here)) {
        if (!isRoad(here, goal) || goal === from || isShut(goal)) continue
        if (!page.isPassable(force, here, goal)) continue
        if (here !== from && page.mayAttack(force, goal) && page.mayEnter(force, here))
          found.add(`road:${named(force)}>${here}>${goal}`)
        const isFree = page.units(goal).every(({ owner }) => owner !== null)
        if (seen.has(goal) || !page.isOpen(goal) || !isFree) continue
        seen.add(goal)
        reached.push(goal)
        // The next area is an ordinary move.
        if (links > 1 && page.mayEnter(force, goal)) found.add(`road:${named(force)}>${goal}`)
      }
    edge = reached
  }
  return [...found]
}

const roads = (page: Page, force: readonly Unit[], from: string): readonly string[] => {
  const { house, map } = page.world
  if (house.roadNetwork === 'joined')
    return drives(
      page,
      force,
      from,
      (one, other) => page.tags(one, other)?.includes('road') === true,
    )
  const isNext = (road: readonly string[], one: string, other: string): boolean =>
    road.some((area, place) => area === one && [road[place - 1], road[place + 1]].includes(other))
  return map.roads.flatMap((road) =>
    drives(page, force, from, (one, other) => isNext(road, one, other)),
  )
}

/** GM-RIV-01 to 03. */
const rows = (page: Page, force: readonly Unit[], from: string): readonly string[] => {
  const isRiver = (area: string): boolean =>
    page.neighbours(area).some((other) => page.tags(area, other)?.includes('mealy') === true)
  if (page.taker('river') !== page.player || !isRiver(from)) return []
  const isBarred = (area: string): boolean =>
    area !== from &&
    (page.hasMilitia(area) ||
      page.enemies(area).some(({ kind }) => kind === 'army' || kind === 'artillery'))
  const seen = new Set([from])
  const found: string[] = []
  let edge = [from]
  for (let links = 1; edge.length > 0; links += 1) {
    const reached: string[] = []
    for (const here of edge.filter((area) => !isBarred(area)))
      for (const goal of page.neighbours(here)) {
        if (seen.has(goal) || !isRiver(goal) || !page.isPassable(force, here, goal)) continue
        seen.add(goal)
        reached.push(goal)
        if (links > 1 && (page.mayAttack(force, goal) || page.mayEnter(force, goal)))
          found.push(`river:${named(force)}>${goal}`)
      }
    edge = reached
  }
  return found
}

/** GM-SEA-01 to 03. */
const sails = (page: Page, unit: Unit): readonly string[] =>
  page.coast(unit.at).flatMap((sea) =>
    page.lifts(sea).flatMap((lift) =>
      page.areas.flatMap((goal) => {
        const isCarried = unit.at === lift || goal === lift
        const isShore = goal !== unit.at && page.coast(goal).includes(sea)
        const isHaven = page.city(goal) === null || page.ports(sea).includes(goal)
        return isCarried && isShore && isHaven && page.mayEnter([unit], goal)
          ? [`sea:${unit.id}>${goal}:${lift}`]
          : []
      }),
    ),
  )

/** GM-DIP-02: attacks of one unit of Salhepatica's owner and one of an ally. */
const jointAttacks = (page: Page): readonly string[] => {
  const { player, world } = page
  if (page.holder('diplomacy') !== player) return []
  const ready = world.units.filter(
    ({ acted, isSortie, at }) => !acted && !isSortie && !page.isLocked(at),
  )
  return ready.flatMap((own) =>
    ready.flatMap((other) => {
      const isPair =
        own.owner === player &&
        other.owner !== null &&
        other.at === own.at &&
        page.areAllied(player, other.owner)
      return isPair
        ? steps(page, [own, other], own.at).filter((option) => option.startsWith('attack'))
        : []
    }),
  )
}

/** GM-FLEET-02, GM-WW-10, GM-MIL-01. */
const others = (page: Page): readonly string[] => {
  const { world, player } = page
  const fleets = world.fleets.flatMap(({ id, owner, at, sailed }) =>
    owner !== player || sailed || page.isLocked(at)
      ? []
      : page
          .ports(page.city(at)?.port ?? '')
          .flatMap((port) => (port === at || page.isLocked(port) ? [] : [`sail:${id}>${port}`])),
  )
  const plates = world.plates.flatMap(({ id, owner, at }) =>
    owner !== player || page.isClosed(at) || world.turn.done.includes(`ship:${id}`)
      ? []
      : page.coast(at).flatMap((sea) => page.lifts(sea).map((port) => `ship:${id}>${port}`)),
  )
  const militia = [{ kind: 'army' }, { kind: 'infantry' }] as const
  const sorties = page.areas.flatMap((area) => {
    const node = page.node(area)
    const isTarget = page.canUse('militia') && node.kind === 'land' && node.amana
    const isPossible =
      page.mayAttack(militia, area) || (page.isOpen(area) && page.hasRoom(area, militia))
    return isTarget && isPossible ? [`sortie:${area}`] : []
  })
  return [...fleets, ...plates, ...sorties]
}

/** GM-UNIT-05. */
const breaks = (page: Page): readonly string[] =>
  page
    .forces(({ kind, acted }) => kind === 'army' && !acted)
    .flatMap(([army, more]) => {
      const two = [{ kind: 'infantry' }, { kind: 'infantry' }] as const
      return army !== undefined && more === undefined && page.hasRoom(army.at, two, [army])
        ? [`break:${army.id}`]
        : []
    })

/** Everything that step 5 offers, but results and `done`. */
export const pageMoves = (page: Page): readonly string[] => {
  const forces = page.forces(({ acted }) => !acted)
  const near = forces.flatMap((force) => steps(page, force, force[0]?.at ?? ''))
  if (!page.isAdvanced) return [...near, ...breaks(page)]
  const far = forces.flatMap((force) => {
    const [first, more] = force
    if (first === undefined) return []
    return [
      ...rides(page, force, first.at),
      ...roads(page, force, first.at),
      ...rows(page, force, first.at),
      ...(more === undefined ? sails(page, first) : []),
    ]
  })
  return [...near, ...far, ...jointAttacks(page), ...others(page), ...breaks(page)]
}

/** GM-SIEGE-01, GM-FORT-01 to 04, `siegeAfterMove`. */
export const pageSieges = (page: Page): readonly string[] => {
  const { house, turn } = page.world
  const mayAct = ({ acted, moved }: Unit): boolean =>
    !acted || (house.siegeAfterMove === 'yes' && moved)
  return page.forces(mayAct).flatMap((force) => {
    const from = force[0]?.at ?? ''
    const hasTrain = force.some(({ kind }) => kind === 'army' || kind === 'artillery')
    return page.areas.flatMap((area) => {
      const inside = page.units(area)
      const owner = page.owner(area)
      const isTarget =
        page.isFortress(area) &&
        owner !== page.player &&
        !(owner !== null && page.areAllied(page.player, owner)) &&
        inside.length > 0 &&
        inside.every((unit) => unit.kind !== 'army') &&
        inside.every((unit) => unit.owner === null || page.isEnemy(unit.owner)) &&
        !turn.besieged.includes(area) &&
        !page.isLocked(area)
      return isTarget && hasTrain && page.isPassable(force, from, area)
        ? [`besiege:${named(force)}>${area}`]
        : []
    })
  })
}
