// The page of Gloria Mundi a second time: what steps 3 and 4 offer, as the options name it.
import { brigadeTypes } from '@/games/gloria/rules/tables.ts'
import type { Page } from './gloriaPage.ts'

const brigade = [{ kind: 'infantry' }] as const

const ownUnits = (page: Page, area: string) =>
  page.units(area).filter(({ owner, isSortie }) => owner === page.player && !isSortie)

const isOwnCity = (page: Page, area: string): boolean =>
  page.city(area) !== null && page.owner(area) === page.player

/** GM-ECO-03, `buildAt`. */
const builds = (page: Page): readonly string[] =>
  page.areas.flatMap((area) => {
    const { buildAt } = page.world.house
    const isPlace =
      (isOwnCity(page, area) && (buildAt !== 'fortress' || page.isFortress(area))) ||
      (buildAt === 'anywhere' && ownUnits(page, area).length > 0)
    const isFree = !page.isSacked(area) && !page.isLocked(area) && page.enemies(area).length === 0
    return isPlace && isFree && page.hasRoom(area, brigade)
      ? brigadeTypes.map((type) => `build:${area}:${type}`)
      : []
  })

/** GM-ECO-04. */
const combines = (page: Page): readonly string[] =>
  page.areas.flatMap((area) => {
    const brigades = ownUnits(page, area).filter(({ kind }) => kind !== 'army')
    const isPlace = isOwnCity(page, area) && page.isFortress(area) && !page.isLocked(area)
    return isPlace && brigades.length > 1 ? [`combine:${area}`] : []
  })

/** GM-ECO-05, `hireAnywhere`. */
const hires = (page: Page): readonly string[] =>
  page.areas.flatMap((area) => {
    const units = page.units(area)
    const hasSome = units.some(({ owner }) => owner === null)
    const isHis = units.every(({ owner }) => owner === null || owner === page.player)
    const isOpen = page.city(area) === null || page.owner(area) === page.player
    const isLinked = (other: string): boolean => {
      const tags = page.tags(other, area) ?? []
      const isRiver = tags.includes('mealy') || tags.includes('gallowine')
      return !tags.includes('near') && (!isRiver || tags.includes('road'))
    }
    const isNear =
      page.world.house.hireAnywhere === 'yes' ||
      ownUnits(page, area).length > 0 ||
      page.neighbours(area).some((other) => ownUnits(page, other).length > 0 && isLinked(other))
    return hasSome &&
      isHis &&
      isOpen &&
      isNear &&
      !page.isLocked(area) &&
      page.hasRoom(area, brigade)
      ? [`hire:${area}`]
      : []
  })

/** GM-ECO-06, GM-FLEET-01. */
const repairs = (page: Page): readonly string[] =>
  page.areas.flatMap((area) => {
    if (page.isLocked(area)) return []
    const node = page.node(area)
    const isPort = isOwnCity(page, area) && page.city(area)?.port !== null && !page.isSacked(area)
    const kinds = ownUnits(page, area).map(({ kind }) => kind)
    const hasParts = kinds.includes('artillery') && kinds.includes('supply')
    return [
      ...(node.kind === 'land' && page.isSacked(area) && !node.sackedForEver
        ? [`unsack:${area}`]
        : []),
      ...(page.isAdvanced && isPort && hasParts ? [`fleet:${area}`] : []),
    ]
  })

const posts = (page: Page) => page.world.posts.filter(({ owner }) => owner === page.player)

const landOf = (page: Page, area: string): string | null => {
  const node = page.node(area)
  return node.kind === 'outer' ? node.native : null
}

const hasPostIn = (page: Page, people: string): boolean =>
  posts(page).some(({ at }) => landOf(page, at) === people)

const isBeaten = (page: Page, people: string): boolean =>
  page.world.beaten.some((each) => each.people === people)

/** GM-WW-05, GM-WW-07. */
const overseas = (page: Page): readonly string[] => [
  ...posts(page).flatMap(({ at, fort }) => (fort || page.isLocked(at) ? [] : [`fort:${at}`])),
  ...page.world.map.natives.flatMap(({ id, kind }) =>
    kind === 'kingdom' &&
    hasPostIn(page, id) &&
    !isBeaten(page, id) &&
    !page.world.turn.courts.includes(id)
      ? [`court:${id}`]
      : [],
  ),
]

const isBanned = (page: Page, city: string): boolean =>
  page.world.interdicts.some(
    (ban) => ban.city === city || (ban.player !== null && ban.player === page.owner(city)),
  )

/** `powerPay: purse`. */
const asides = (page: Page): readonly string[] =>
  page.areas.flatMap((area) => {
    const power = page.city(area)?.power
    const isPaid = power === 'khan' || power === 'administration'
    const isFree = !page.isSacked(area) && !isBanned(page, area)
    return isPaid && isOwnCity(page, area) && isFree && page.world.taken[area] === undefined
      ? [`aside:${area}`]
      : []
  })

/** GM-ECO-02: everything that step 3 offers, but `done`. Everything costs 50. */
export const pageBuys = (page: Page): readonly string[] => {
  const money = page.world.ledger.reduce(
    (sum, { faction, amount }) => sum + (faction === page.player ? amount : 0),
    0,
  )
  if (money < 50) return []
  return [
    ...builds(page),
    ...combines(page),
    ...hires(page),
    ...repairs(page),
    ...(page.isWorld ? overseas(page) : []),
    ...(page.isAdvanced && page.world.house.powerPay === 'purse' ? asides(page) : []),
  ]
}

/** GM-CITY-09, GM-CITY-25, GM-CITY-40, GM-CITY-52. */
const powers = (page: Page): readonly string[] => {
  const { world, player } = page
  const free = page.areas.filter((area) => !page.isLocked(area))
  const piracies = free.filter(
    (area) =>
      page.coast(area).includes('ocean') &&
      page.units(area).length === 0 &&
      !page.hasMilitia(area) &&
      !page.isSacked(area),
  )
  const raids = free.flatMap((area) =>
    page.city(area) === null
      ? page.enemies(area).flatMap(({ owner, isSortie }) => (isSortie ? [] : [`${owner}>${area}`]))
      : [],
  )
  const founded = free.filter(
    (area) => !page.isFortress(area) && page.isOpen(area) && page.hasRoom(area, brigade),
  )
  const bans =
    world.house.pope === 'player'
      ? world.players.filter((king) => king !== player && !world.out.includes(king))
      : free.filter((area) => page.city(area) !== null && page.city(area)?.power !== 'pope')
  return [
    ...(page.canUse('pirates') ? piracies.map((area) => `piracy:${area}`) : []),
    ...(page.canUse('international')
      ? [...raids.map((raid) => `raid:${raid}`), ...founded.map((area) => `found:${area}`)]
      : []),
    ...(page.canUse('pope') ? bans.map((ban) => `interdict:${ban}`) : []),
    ...(page.canUse('khan') ? ['khan'] : []),
  ]
}

const continentOf = (page: Page, area: string): string | null => {
  const node = page.node(area)
  return node.kind === 'outer' ? node.continent : null
}

/** GM-WW-14. */
const workingPosts = (page: Page, continent: string) =>
  posts(page).filter(
    ({ at }) =>
      continentOf(page, at) === continent &&
      !page.isLocked(at) &&
      page.world.silenced.every(
        ({ by, continent: silent }) => by === page.player || silent !== continent,
      ),
  )

/** GM-WW-09, `plateAttempts`. */
const plates = (page: Page): readonly string[] => {
  const { turn, house, map } = page.world
  const places = map.continents.flatMap(({ id }) => {
    const working = workingPosts(page, id).map(({ at }) => at)
    if (house.plateAttempts === 'post') return working
    return working.length > 0 ? [id] : []
  })
  const thrown = turn.done.filter((each) => each.startsWith('plate:'))
  if (house.plateAttempts === 'player' && thrown.length > 0) return []
  return places.map((place) => `plate:${place}`).filter((option) => !thrown.includes(option))
}

/** GM-WW-03, GM-WW-06, GM-WW-07. */
const colonies = (page: Page): readonly string[] => {
  const { world } = page
  const settlers = world.units.filter(({ owner, kind, isSortie, at }) => {
    const node = page.node(at)
    const isSite = node.kind === 'outer' && node.site && !world.posts.some((post) => post.at === at)
    return owner === page.player && kind !== 'army' && !isSortie && isSite && !page.isLocked(at)
  })
  const peoples = world.map.natives
    .map(({ id }) => id)
    .filter((id) => hasPostIn(page, id) && !isBeaten(page, id))
  const talks = [
    ...peoples.map((id) => `deal:${id}`),
    ...peoples.filter((id) => world.turn.courts.includes(id)).map((id) => `audience:${id}`),
  ]
  return [
    ...settlers.map(({ id }) => `post:${id}`),
    ...talks.filter((option) => !world.turn.done.includes(option)),
    ...plates(page),
  ]
}

const isKingdom = (page: Page, people: string): boolean =>
  page.world.map.natives.some(({ id, kind }) => id === people && kind === 'kingdom')

const continentOfPeople = (page: Page, people: string): string | null => {
  const area = page.areas.find((each) => landOf(page, each) === people)
  return area === undefined ? null : continentOf(page, area)
}

/** GM-WW-08, GM-WW-05, GM-BAT-02: posts that natives may attack for him. */
export const pageNatives = (page: Page, people: string, hasArmy: boolean): readonly string[] =>
  page.world.posts.flatMap(({ at, owner, fort }) => {
    const isFoe = page.isEnemy(owner)
    const isKept = fort && !isKingdom(page, people)
    const garrison = page.units(at).filter((unit) => unit.owner === owner)
    const isStrong = garrison.some(({ kind }) => kind === 'army') && !hasArmy
    return landOf(page, at) === people && isFoe && !isKept && !isStrong && !page.isLocked(at)
      ? [`target:${at}`]
      : []
  })

/** GM-WW-16: whom the army of a kingdom may attack. */
export const pageKingdoms = (page: Page, people: string): readonly string[] => [
  ...pageNatives(page, people, true),
  ...page.world.map.natives.flatMap(({ id }) =>
    id !== people &&
    isKingdom(page, id) &&
    continentOfPeople(page, id) === continentOfPeople(page, people)
      ? [`target:${id}`]
      : [],
  ),
]

/** GM-WW-16. */
const wars = (page: Page): readonly string[] => {
  const { map, turn } = page.world
  if (page.taker('natives') !== page.player) return []
  return map.natives.flatMap(({ id }) => [
    ...(turn.war.includes('deal') || isBeaten(page, id) ? [] : [`war:${id}`]),
    ...(isKingdom(page, id) && !turn.war.includes(id) && pageKingdoms(page, id).length > 0
      ? [`kingdom:${id}`]
      : []),
  ])
}

/** Everything that step 4 offers, but `done`. */
export const pageAgents = (page: Page): readonly string[] => {
  if (!page.isAdvanced) return []
  return [...powers(page), ...(page.isWorld ? [...colonies(page), ...wars(page)] : [])]
}
