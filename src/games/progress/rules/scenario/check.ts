// Playability of a scenario (section 2): every fault with the field it is in, and what may be said beside it.
import { sides, type Side } from '../../../../core/conversation.ts'
import { refused, type Result } from '../../../../core/result.ts'
import type { Fault } from './fault.ts'
import type { BothLanguages, Country, Scenario } from './scenario.ts'
import { readShape } from './shape.ts'

/** For JSON from outside: a file, a code, a set-up. The first fault is named, and nothing is taken. */
export const readScenario = (json: unknown): Result<Scenario, Fault> => {
  const scenario = readShape(json)
  if (!scenario.ok) return scenario
  const [fault] = scenarioFaults(scenario.value)
  return fault === undefined ? scenario : refused(fault)
}

export const scenarioBounds = {
  name: 40,
  id: 60,
  neutrals: { min: 1, max: 4 },
  vp: { min: 0, max: 6 },
  homeGarrison: { min: 1, max: 9 },
  armies: { min: 1, max: 6 },
  strength: { min: 1, max: 6 },
  target: { min: 1, max: 99 },
  stock: { max: 199 },
} as const

/** Every fault of a scenario that has the right shape, in the order of its fields; none: it may be played. */
export const scenarioFaults = (scenario: Scenario): readonly Fault[] => [
  ...idFaults(scenario),
  ...nameFaults(scenario.name, 'name'),
  ...scenario.countries.flatMap((country, at) => countryFaults(scenario, country, at)),
  ...homeFaults(scenario),
  ...neighbourFaults(scenario),
  ...sides.flatMap((side) => sideFaults(scenario, side)),
  ...figureFaults(scenario),
]

const within = (
  value: number,
  path: string,
  { min, max }: { readonly min: number; readonly max: number },
): readonly Fault[] => {
  if (value < min) return [{ path, reason: 'too-small', about: min }]
  return value > max ? [{ path, reason: 'too-large', about: max }] : []
}

const idFaults = ({ id }: Scenario): readonly Fault[] => {
  if (id.trim() === '') return [{ path: 'id', reason: 'empty' }]
  return id.length > scenarioBounds.id
    ? [{ path: 'id', reason: 'too-long', about: scenarioBounds.id }]
    : []
}

const nameFaults = (name: BothLanguages, path: string): readonly Fault[] =>
  (['en', 'de'] as const).flatMap((language): readonly Fault[] => {
    const at = `${path}.${language}`
    if (name[language].trim() === '') return [{ path: at, reason: 'empty' }]
    return name[language].length > scenarioBounds.name
      ? [{ path: at, reason: 'too-long', about: scenarioBounds.name }]
      : []
  })

const idPattern = /^[a-z][a-z0-9]{0,11}$/u

const countryFaults = (
  { countries }: Scenario,
  { id, homeOf, name, vp, min, garrison }: Country,
  at: number,
): readonly Fault[] => {
  const path = `countries.${at}`
  const garrisons = homeOf === null ? { min: 0, max: 0 } : scenarioBounds.homeGarrison
  return [
    ...(idPattern.test(id) && id !== 'decline'
      ? []
      : [{ path: `${path}.id`, reason: 'bad-id', about: id.slice(0, 40) } as const]),
    ...(countries.findIndex((other) => other.id === id) < at
      ? [{ path: `${path}.id`, reason: 'twice', about: id } as const]
      : []),
    ...nameFaults(name, `${path}.name`),
    ...within(vp, `${path}.vp`, scenarioBounds.vp),
    ...within(min, `${path}.min`, { min: 0, max: Math.max(0, vp) }),
    ...within(garrison, `${path}.garrison`, garrisons),
  ]
}

const homeFaults = ({ countries }: Scenario): readonly Fault[] => {
  const neutrals = countries.filter(({ homeOf }) => homeOf === null).length
  const { min, max } = scenarioBounds.neutrals
  return [
    ...sides
      .filter((side) => countries.filter(({ homeOf }) => homeOf === side).length !== 1)
      .map((side): Fault => ({ path: 'countries', reason: 'home-count', about: side })),
    ...(neutrals < min || neutrals > max
      ? [{ path: 'countries', reason: 'neutral-count', about: neutrals } as const]
      : []),
  ]
}

const neighbourFaults = ({ countries, neighbours }: Scenario): readonly Fault[] => {
  const known = new Set(countries.map(({ id }) => id))
  const key = ([one, two]: readonly [string, string]): string =>
    one < two ? `${one} ${two}` : `${two} ${one}`
  const faults = neighbours.flatMap((pair, at): readonly Fault[] => {
    const path = `neighbours.${at}`
    const stranger = pair.find((id) => !known.has(id))
    if (stranger !== undefined)
      return [{ path, reason: 'unknown-country', about: stranger.slice(0, 40) }]
    if (pair[0] === pair[1]) return [{ path, reason: 'own-neighbour', about: pair[0] }]
    return neighbours.findIndex((other) => key(other) === key(pair)) < at
      ? [{ path, reason: 'twice' }]
      : []
  })
  if (faults.length > 0) return faults
  const alone = countries.find(({ id }) => neighbours.every((pair) => !pair.includes(id)))
  if (alone !== undefined) return [{ path: 'neighbours', reason: 'no-neighbour', about: alone.id }]
  return isConnected(countries, neighbours) ? [] : [{ path: 'neighbours', reason: 'not-connected' }]
}

const isConnected = (
  countries: readonly Country[],
  neighbours: Scenario['neighbours'],
): boolean => {
  const reached = new Set(countries.slice(0, 1).map(({ id }) => id))
  for (let round = 1; round < countries.length; round += 1)
    for (const [one, two] of neighbours) {
      if (reached.has(one)) reached.add(two)
      if (reached.has(two)) reached.add(one)
    }
  return countries.every(({ id }) => reached.has(id))
}

const sideFaults = (scenario: Scenario, side: Side): readonly Fault[] => {
  const { cards, armies, inPlay, strength } = scenario.sides[side]
  const path = `sides.${side}`
  return [
    ...cards.flatMap((card, at): readonly Fault[] =>
      cards.indexOf(card) < at
        ? [{ path: `${path}.cards.${at}`, reason: 'twice', about: card }]
        : [],
    ),
    ...(cards.includes('score')
      ? []
      : [{ path: `${path}.cards`, reason: 'no-score-card' } as const]),
    ...(cards.some((card) => card !== 'score')
      ? []
      : [{ path: `${path}.cards`, reason: 'too-few-cards' } as const]),
    ...within(armies, `${path}.armies`, scenarioBounds.armies),
    ...(inPlay.length > armies
      ? [{ path: `${path}.inPlay`, reason: 'too-many-armies', about: armies } as const]
      : []),
    ...inPlay.flatMap((id, at): readonly Fault[] =>
      scenario.countries.some((country) => country.id === id)
        ? []
        : [{ path: `${path}.inPlay.${at}`, reason: 'unknown-country', about: id.slice(0, 40) }],
    ),
    ...within(strength, `${path}.strength`, { min: 1, max: scenario.strengthMax }),
  ]
}

const figureFaults = ({ strengthMax, target, stock }: Scenario): readonly Fault[] => {
  // With less it could run out with neither side at the target, and the game would never end.
  const least = 2 * target - 1
  return [
    ...within(strengthMax, 'strengthMax', scenarioBounds.strength),
    ...within(target, 'target', scenarioBounds.target),
    ...(stock < least ? [{ path: 'stock', reason: 'stock-too-small', about: least } as const] : []),
    ...within(stock, 'stock', { min: Number.MIN_SAFE_INTEGER, max: scenarioBounds.stock.max }),
  ]
}

/** What the settings mean for the end (MP-END-03), for the editor. */
export type ScenarioNote = 'tie-at-target' | 'one-reaches-target'

export const scenarioNotes = ({ target, stock }: Scenario): readonly ScenarioNote[] => [
  stock >= 2 * target ? 'tie-at-target' : 'one-reaches-target',
]
