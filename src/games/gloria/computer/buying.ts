// Steps 2 and 3: income or a power, and the purchase that is worth most.
import { headOf, partOf } from '../../../core/option.ts'
import { unitsAt, type GloriaOption, type GloriaView } from '../rules/index.ts'
import { wantsColonist } from './colonies.ts'
import { citiesOnMap, fearFor, isMine } from './targets.ts'

export const wantsPower = (view: GloriaView): boolean => {
  const { asked, world } = view
  if (asked?.kind !== 'incomeOrPower') return false
  const node = world.map.nodes.find(({ id }) => id === asked.city)
  if (node?.kind !== 'land' || node.city?.power !== 'international') return false
  return citiesOnMap(world).some((area) => isFree(view, area))
}

/** Another's or nobody's city, neither a fortress nor held: a brigade founded there takes it. */
export const isFree = (view: GloriaView, area: string): boolean => {
  const node = view.world.map.nodes.find(({ id }) => id === area)
  const isOpen =
    node?.kind === 'land' &&
    (node.city?.fortress === false || view.world.areas[area]?.sacked === true)
  return isOpen && !isMine(view, area) && unitsAt(view.world, area).length === 0
}

const notWanted = -1
/** Between a brigade for a city that is safe and one for a city that is not. */
const wagons = 3.4

const valueOf = (view: GloriaView, option: GloriaOption): number => {
  const { world, seenBy } = view
  const [area = '', type] = partOf(option).split(':')
  const here = unitsAt(world, area)
  const own = here.filter(({ owner }) => owner === seenBy)
  const isLast = world.round >= world.house.rounds
  switch (headOf(option)) {
    case 'unsack':
      return isMine(view, area) ? 8 : notWanted
    case 'hire':
      return here.filter(({ owner }) => owner === null).length > 1 ? 6 : isMine(view, area) ? 5 : 2
    case 'combine':
      return isLast ? 6 : 3.5
    case 'build':
      if (type === 'supply') return wantsColonist(view, area) ? wagons : notWanted
      return type === 'artillery' ? 3 + fearFor(view, area, own) : notWanted
    default:
      return notWanted
  }
}

export const bestPurchase = (
  view: GloriaView,
  options: readonly GloriaOption[],
): GloriaOption | null => {
  let [best, most]: [GloriaOption, number] = ['done', 0]
  for (const option of options) {
    const value = valueOf(view, option)
    if (value > most) [best, most] = [option, value]
  }
  return best
}

/** An army for the price of one, else two, else one. */
export const bestRecruits = (
  _: GloriaView,
  options: readonly GloriaOption[],
): GloriaOption | null =>
  options.find((option) => headOf(option) === 'army') ??
  options.find((option) => option.includes('+')) ??
  options[0] ??
  null
