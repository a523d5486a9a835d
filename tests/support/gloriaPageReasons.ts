// The page of Gloria Mundi a second time: whether a reason why something is not offered is true (section 4, "Why not").
import type { Unit } from '@/games/gloria/rules/model.ts'
import type { Reason } from '@/games/gloria/rules/reasons.ts'
import type { Page } from './gloriaPage.ts'

/** What was asked for: a force on its way over some areas to its goal. */
export interface Wish {
  readonly head: string
  readonly force: readonly Unit[]
  /** Before the goal. */
  readonly via: readonly string[]
  readonly goal: string
}

type Claim = (page: Page, wish: Wish) => boolean

const startOf = ({ force }: Wish): string => force[0]?.at ?? ''

/** The links of the way, where it is known. */
const linksOf = (wish: Wish): readonly (readonly [string, string])[] => {
  const stations = [startOf(wish), ...wish.via, wish.goal]
  return stations.slice(1).map((area, place) => [stations[place] ?? '', area])
}

const onTheWay =
  (test: (page: Page, area: string, wish: Wish) => boolean): Claim =>
  (page, wish) =>
    wish.head === 'road'
      ? page.areas.some((area) => test(page, area, wish))
      : [...wish.via, wish.goal].some((area) => test(page, area, wish))

const onALink =
  (test: (page: Page, tags: readonly string[]) => boolean): Claim =>
  (page, wish) =>
    wish.head === 'road' ||
    linksOf(wish).some(([from, to]) => test(page, page.tags(from, to) ?? []))

const isRiver = (tags: readonly string[]): boolean =>
  tags.includes('mealy') || tags.includes('gallowine')

const isLight = ({ force }: Wish): boolean =>
  force.every(({ kind }) => kind !== 'army' && kind !== 'artillery')

const seasBetween = (page: Page, wish: Wish): readonly string[] =>
  page.coast(startOf(wish)).filter((sea) => page.coast(wish.goal).includes(sea))

const isMealyArea = (page: Page, area: string): boolean =>
  page.neighbours(area).some((other) => page.tags(area, other)?.includes('mealy') === true)

/** Why no way leads there at all. */
const isNotLinked: Claim = (page, wish) => {
  const { head, force, goal } = wish
  if (head === 'road') return true
  if (head === 'sea') return seasBetween(page, wish).length === 0
  if (head === 'river')
    return (
      page.taker('river') !== page.player ||
      !isMealyArea(page, startOf(wish)) ||
      !isMealyArea(page, goal)
    )
  const isCut = linksOf(wish).some(([from, to]) => page.tags(from, to) === null)
  if (head !== 'cavalry') return isCut
  return isCut || goal === startOf(wish) || !force.every(({ kind }) => kind.endsWith('cavalry'))
}

const inside = (page: Page, { goal }: Wish): readonly Unit[] => page.units(goal)

const claims: Readonly<Partial<Record<Reason, Claim>>> = {
  'not-yours': (page, { force }) => force.some(({ owner }) => owner !== page.player),
  acted: (_, { force }) => force.some(({ acted }) => acted),
  locked: (page, wish) =>
    page.isLocked(startOf(wish)) || onTheWay((_, area) => page.isLocked(area))(page, wish),
  'not-linked': isNotLinked,
  'closed-area': (page, wish) =>
    onALink((_, tags) => tags.includes('near'))(page, wish) ||
    onTheWay((_, area) => page.isClosed(area))(page, wish),
  'no-bridge': onALink((_, tags) => isRiver(tags) && !tags.includes('road')),
  'bridges-closed': (page, wish) =>
    isLight(wish) &&
    page.world.bridges !== null &&
    page.taker('river') === page.world.bridges &&
    page.world.bridges !== page.player,
  enemy: onTheWay((page, area) => page.hasEnemy(area)),
  independents: onTheWay((page, area) => page.units(area).some(({ owner }) => owner === null)),
  fortress: (page, { goal }) => page.isFortress(goal),
  'army-needed': (page, { force, goal }) =>
    force.every(({ kind }) => kind !== 'army') &&
    (page.hasMilitia(goal) || page.enemies(goal).some(({ kind }) => kind === 'army')),
  'no-room': onTheWay((page, area, { force }) => !page.hasRoom(area, force, force)),
  ally: (page, { goal }) =>
    [page.owner(goal), ...page.units(goal).map(({ owner }) => owner)].some(
      (owner) => owner !== null && page.areAllied(page.player, owner),
    ),
  'nobody-there': (page, { head, goal }) => head === 'attack' && !page.hasEnemy(goal),
  'must-stop': (page) =>
    page.areas.some((area) => page.city(area) !== null && page.units(area).length === 0),
  'line-closed': (page) =>
    page.holder('citadel') !== null && page.holder('citadel') !== page.player,
  'no-lift': (page, wish) =>
    seasBetween(page, wish).every((sea) =>
      page.lifts(sea).every((port) => port !== wish.goal && port !== startOf(wish)),
    ),
  'not-your-port': (page, wish) =>
    page.city(wish.goal) !== null &&
    seasBetween(page, wish).every((sea) => !page.ports(sea).includes(wish.goal)),
  interdicted: (page, { head }) => head === 'river' && page.holder('river') === null,
  'nobody-inside': (page, wish) => !page.isFortress(wish.goal) || inside(page, wish).length === 0,
  'own-fortress': (page, { goal }) => page.owner(goal) === page.player,
  'army-inside': (page, wish) => inside(page, wish).some(({ kind }) => kind === 'army'),
  'besieged-already': (page, { goal }) => page.world.turn.besieged.includes(goal),
  'no-siege-train': (_, wish) => isLight(wish),
}

/** Unknown reasons are true of nothing. */
export const isTrue = (page: Page, reason: Reason, wish: Wish): boolean =>
  claims[reason]?.(page, wish) ?? false
