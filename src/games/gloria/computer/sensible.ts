// A sensible king: keeps own cities held, buys what the money of the step can do, walks to cities that can be had.
import type { Answer } from '../../../core/conversation.ts'
import type { RollDie } from '../../../core/dice/dice.ts'
import type { Policy, Question } from '../../../core/game.ts'
import { headOf, partOf } from '../../../core/option.ts'
import { leastHarm, randomPolicy } from '../../../core/policies.ts'
import {
  attritionAt,
  isFortress,
  stepsTo,
  unitOf,
  unitsAt,
  type GloriaKinds,
  type GloriaOption,
  type GloriaPrompt,
  type GloriaView,
  type Unit,
} from '../rules/index.ts'
import { wantsColonist } from './colonies.ts'
import { bestMove, bestSiege } from './marching.ts'
import { citiesOnMap, fearFor, isMine } from './targets.ts'

type Choose = (view: GloriaView, options: readonly GloriaOption[]) => GloriaOption | null

/** The first of these that is offered. */
const first =
  (...wishes: readonly GloriaOption[]): Choose =>
  (_, options) =>
    wishes.find((wish) => options.includes(wish)) ?? null

// Steps 4 and 6 and what follows a battle: whom to lose, where to retire, what to spare, which agent to use.

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

const leastLoss = ({ world }: GloriaView, options: readonly GloriaOption[]): GloriaOption | null =>
  least(options, (option) => {
    const unit = unitOf(world, partOf(option))
    return unit === null ? 0 : dearness[unit.kind]
  })

/** Into an own fortress, else where it wears least and is near an own city. */
const refuge = (view: GloriaView, options: readonly GloriaOption[]): GloriaOption | null =>
  least(options, (option) => {
    const area = partOf(option)
    if (isMine(view, area)) return isFortress(view.world, area) ? -2 : -1
    const own = Object.keys(view.world.areas).filter((id) => isMine(view, id))
    const steps = own.map((id) => stepsTo(view.world, id).get(area) ?? 99)
    return attritionAt(view.world, area) + Math.min(99, ...steps)
  })

/** Rio spares all for nothing; a sack costs nothing where there is no city; wagons are cheaper than an army. */
const bestEscape = (view: GloriaView, options: readonly GloriaOption[]): GloriaOption | null => {
  const { world, asked } = view
  if (options.includes('rio')) return 'rio'
  const battle =
    asked?.kind === 'escape' ? world.battles.find(({ id }) => id === asked.battle) : undefined
  const node = world.map.nodes.find(({ id }) => id === battle?.area)
  const isCity = node?.kind === 'land' && node.city !== null
  if (options.includes('sackIt') && !isCity) return 'sackIt'
  return options.find((option) => headOf(option) === 'supply') ?? 'none'
}

const wantsPower = (view: GloriaView): boolean => {
  const { asked, world } = view
  if (asked?.kind !== 'incomeOrPower') return false
  const node = world.map.nodes.find(({ id }) => id === asked.city)
  if (node?.kind !== 'land' || node.city?.power !== 'international') return false
  return citiesOnMap(world).some((area) => isFree(view, area))
}

/** A city of another player or of none, neither a fortress nor held: a brigade founded there takes it. */
const isFree = (view: GloriaView, area: string): boolean => {
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

const bestPurchase = (view: GloriaView, options: readonly GloriaOption[]): GloriaOption | null => {
  let [best, most]: [GloriaOption, number] = ['done', 0]
  for (const option of options) {
    const value = valueOf(view, option)
    if (value > most) [best, most] = [option, value]
  }
  return best
}

/** An army for the price of one, else two, else one. */
const bestRecruits = (_: GloriaView, options: readonly GloriaOption[]): GloriaOption | null =>
  options.find((option) => headOf(option) === 'army') ??
  options.find((option) => option.includes('+')) ??
  options[0] ??
  null

const bestAgent = (view: GloriaView, options: readonly GloriaOption[]): GloriaOption | null => {
  const found = options.find((option) => headOf(option) === 'found' && isFree(view, partOf(option)))
  const overseas = ['post', 'plate'].flatMap(
    (head) => options.find((option) => headOf(option) === head) ?? [],
  )
  return found ?? overseas[0] ?? 'done'
}

/** What is not named here gets the harmless answer. */
const choices: Partial<Record<GloriaPrompt['kind'], Choose>> = {
  incomeOrPower: (view) => (wantsPower(view) ? 'power' : 'income'),
  bridges: first('open'),
  spend: bestPurchase,
  hire: bestRecruits,
  agents: bestAgent,
  move: bestMove,
  battle: first('quick'),
  escape: bestEscape,
  retreat: refuge,
  goAway: refuge,
  surplus: leastLoss,
  siegeWear: leastLoss,
  siege: bestSiege,
  siegeSack: first('no'),
}

/** Brigades that can besiege, an army that besieges better. */
const forms: Partial<Record<GloriaPrompt['kind'], readonly [GloriaOption, GloriaOption]>> = {
  naming: ['siege-guns', 'guard'],
  specials: ['siege-guns', 'guard'],
  degrade: ['artillery', 'artillery'],
  types: ['artillery', 'artillery'],
}

const sensibleAnswer = (view: GloriaView, prompt: Question<GloriaKinds>): Answer<never> | null => {
  const { kind, wanted } = prompt
  if (wanted.kind === 'choice') {
    const option = choices[kind]?.(view, wanted.options) ?? null
    return option === null ? null : { kind: 'choice', option }
  }
  const types = forms[kind]
  return wanted.kind === 'facts' && types !== undefined
    ? { kind: 'facts', values: { first: types[0], second: types[1] } }
    : null
}

/** By chance: the king's dice, and a result that no player throws for. */
export const sensible = (roll: RollDie): Policy<GloriaKinds> => {
  const byChance = randomPolicy(roll)
  return (view, prompt) =>
    sensibleAnswer(view, prompt) ??
    (prompt.kind === 'battle' ? null : leastHarm(view, prompt)) ??
    byChance(view, prompt)
}
