// The page of Gloria Mundi a second time: where the beaten retire to, where the besieged go away to, whom the Khan reaches.
import type { Unit } from '@/games/gloria/rules/model.ts'
import type { Page } from './gloriaPage.ts'

/** GM-BAT-08: of the player's units, out of the area of a battle. */
export const pageRetreats = (page: Page, force: readonly Unit[], from: string) => {
  const open = page.areas.filter((area) => {
    const isOwn = page.city(area) === null || page.owner(area) === page.player
    const isFree = !page.isClosed(area) && page.enemies(area).length === 0
    return page.isPassable(force, from, area) && isFree && isOwn
  })
  const roomy = open.filter((area) => page.hasRoom(area, force))
  return roomy.length > 0 ? roomy : open
}

/** GM-SIEGE-04: of the player's brigade, out of a fortress that falls. */
export const pageRefuges = (page: Page, unit: Unit, fortress: string) => {
  const fits = (area: string): boolean =>
    !page.isClosed(area) && page.enemies(area).length === 0 && page.hasRoom(area, [unit])
  const cities = page.areas.filter(
    (area) =>
      area !== fortress &&
      page.city(area) !== null &&
      page.owner(area) === page.player &&
      fits(area),
  )
  if (cities.length > 0) return cities
  return page.areas.filter((area) => {
    const [here, there] = [page.node(fortress), page.node(area)]
    const isNear = here.kind === 'land' && there.kind === 'land' && here.region === there.region
    const owner = page.city(area) === null ? null : page.owner(area)
    const isOpen = owner === null || owner === page.player
    return isNear && isOpen && page.isPassable([unit], fortress, area) && fits(area)
  })
}

/** GM-KHAN-01: areas within three steps of the Wastes, the first of them from the Wastes. */
const khanLand = (page: Page): readonly string[] => {
  let found = page.areas.filter((area) => page.node(area).kind === 'wastes')
  for (let step = 1; step <= 3; step += 1)
    found = [
      ...new Set([
        ...found,
        ...found.flatMap((area) =>
          page.neighbours(area).filter((other) => page.node(other).kind === 'land'),
        ),
      ]),
    ]
  return found.filter((area) => page.node(area).kind === 'land')
}

export const pageKhan = (page: Page, hasArmy: boolean) => {
  const areas = khanLand(page).filter((area) => !page.isLocked(area))
  const isOther = ({ owner }: Unit): boolean => owner !== null && owner !== page.player
  const isHome = (area: string): boolean =>
    page.city(area)?.power === 'militia' && page.holder('militia') !== null
  return {
    targets: areas.filter((area) => {
      const force = page.units(area).filter(isOther)
      const hasEnemyArmy = force.some(({ kind }) => kind === 'army') || isHome(area)
      return force.length > 0 && !page.isFortress(area) && (hasArmy || !hasEnemyArmy)
    }),
    sacks: areas.filter((area) => {
      const isManned = page.isFortress(area) && page.units(area).length > 0
      return !page.isSacked(area) && !isManned
    }),
  }
}
