// Steps 4 and 6 and what follows a battle: whom to lose, where to retire, what to spare, which agent to use.
import { headOf, partOf } from '../../../core/option.ts'
import {
  attritionAt,
  isFortress,
  stepsTo,
  unitOf,
  type GloriaOption,
  type GloriaView,
  type Unit,
} from '../rules/index.ts'
import { isFree } from './buying.ts'
import { isMine } from './targets.ts'

const dearness: Readonly<Record<Unit['kind'], number>> = {
  insurgent: 0,
  supply: 1,
  infantry: 2,
  'light-cavalry': 3,
  'heavy-cavalry': 3,
  artillery: 4,
  army: 6,
}

const least = <T>(list: readonly T[], cost: (each: T) => number): T | null =>
  list.reduce<T | null>(
    (best, each) => (best === null || cost(each) < cost(best) ? each : best),
    null,
  )

export const leastLoss = (
  { world }: GloriaView,
  options: readonly GloriaOption[],
): GloriaOption | null =>
  least(options, (option) => {
    const unit = unitOf(world, partOf(option))
    return unit === null ? 0 : dearness[unit.kind]
  })

/** Into an own fortress, else where it wears least and is near an own city. */
export const refuge = (view: GloriaView, options: readonly GloriaOption[]): GloriaOption | null =>
  least(options, (option) => {
    const area = partOf(option)
    if (isMine(view, area)) return isFortress(view.world, area) ? -2 : -1
    const own = Object.keys(view.world.areas).filter((id) => isMine(view, id))
    const steps = own.map((id) => stepsTo(view.world, id).get(area) ?? 99)
    return attritionAt(view.world, area) + Math.min(99, ...steps)
  })

/** Rio spares all for nothing; a sack costs nothing where there is no city; wagons are cheaper than an army. */
export const bestEscape = (
  view: GloriaView,
  options: readonly GloriaOption[],
): GloriaOption | null => {
  const { world, asked } = view
  if (options.includes('rio')) return 'rio'
  const battle =
    asked?.kind === 'escape' ? world.battles.find(({ id }) => id === asked.battle) : undefined
  const node = world.map.nodes.find(({ id }) => id === battle?.area)
  const isCity = node?.kind === 'land' && node.city !== null
  if (options.includes('sackIt') && !isCity) return 'sackIt'
  return options.find((option) => headOf(option) === 'supply') ?? 'none'
}

export const bestAgent = (
  view: GloriaView,
  options: readonly GloriaOption[],
): GloriaOption | null => {
  const found = options.find((option) => headOf(option) === 'found' && isFree(view, partOf(option)))
  const overseas = ['post', 'plate'].flatMap(
    (head) => options.find((option) => headOf(option) === head) ?? [],
  )
  return found ?? overseas[0] ?? 'done'
}
