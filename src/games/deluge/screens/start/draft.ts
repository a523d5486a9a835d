// The set-up of a campaign while it is being agreed on, as the form has it.
import {
  noSeats,
  seatIn,
  seatsOf,
  type PlayedKind,
  type SeatsDraft,
} from '@/games/campaign/screens/start/seatDraft.ts'
import {
  defaultHouseRules,
  defaultMap,
  factionsOf,
  firstHouseRules,
  firstMap,
  houseRuleKeys,
  playerCounts,
  sharedFor,
  type DelugeMap,
  type DelugeSetup,
  type HouseRuleKey,
  type HouseRules,
} from '../../rules/index.ts'

export const seatKinds = ['player', 'away', 'absent'] as const satisfies readonly PlayedKind[]

export interface Draft extends SeatsDraft {
  readonly map: DelugeMap
  readonly houseRules: HouseRules
}

export const draftOn = (map: DelugeMap, before?: Draft): Draft => ({
  ...noSeats,
  ...before,
  map,
  houseRules: usualRules(map),
})

export const usualRules = (map: DelugeMap): HouseRules =>
  map.id === firstMap.id ? firstHouseRules() : defaultHouseRules

export const readyMaps: readonly DelugeMap[] = [firstMap, defaultMap]

export const factionsIn = ({ map, houseRules }: Draft): readonly string[] =>
  factionsOf(map, houseRules)

/** TD-VIC-05: the number of players that the names beside the factions make. */
export const playersOf = (draft: Draft): number =>
  seatsOf(draft, factionsIn(draft)).filter(({ kind }) => kind !== 'umpire').length

export const playerCountsOf = (draft: Draft): readonly number[] => playerCounts(factionsIn(draft))

/** TD-VIC-05: one name beside the factions that go together; names that a smaller number shared are taken away again. */
export function shareAmong(draft: Draft, players: number, nameOf: (nth: number) => string): Draft {
  const factions = factionsIn(draft)
  const seats = { ...draft.seats }
  const most = playerCounts(factions).at(-1) ?? factions.length
  for (const [, ...others] of sharedFor(factions, most))
    for (const faction of others) seats[faction] = { ...seatIn(draft, faction), name: '' }
  for (const [n, group] of sharedFor(factions, players).entries()) {
    const [first = ''] = group
    const { name, kind } = seatIn(draft, first)
    const shared = { name: name.trim() === '' ? nameOf(n + 1) : name, kind }
    for (const faction of group) seats[faction] = shared
  }
  return { ...draft, seats }
}

type DraftProblem = 'onePlayer' | 'awayNeedsUmpire'

export function problemOf(draft: Draft): DraftProblem | null {
  const kinds = factionsIn(draft).map((faction) => seatIn(draft, faction).kind)
  if (kinds.every((kind) => kind === 'absent')) return 'onePlayer'
  return kinds.includes('away') && !draft.hasUmpire ? 'awayNeedsUmpire' : null
}

export const setupOf = (draft: Draft): DelugeSetup => ({
  map: draft.map,
  houseRules: draft.houseRules,
  seats: seatsOf(draft, factionsIn(draft)),
  scenario: draft.map.id,
})

/** The principalities are asked where the map has them; Sweden's purse where there is Sweden. */
export const shownRules = ({ map }: Draft): readonly HouseRuleKey[] => {
  const has = (faction: string): boolean => map.factions.some(({ id }) => id === faction)
  const hasPrincipalities =
    map.nodes.some(({ id }) => id === 'wallachia') &&
    ['transylvania', 'moldavia-wallachia'].every(has)
  return houseRuleKeys.filter(
    (key) =>
      (key !== 'principalities' || hasPrincipalities) && (key !== 'swedenStart' || has('sweden')),
  )
}

/** How many rulings are not as usual for this map. */
export const countChanged = ({ map, houseRules }: Draft): number => {
  const usual = usualRules(map)
  return houseRuleKeys.filter((key) => houseRules[key] !== usual[key]).length
}
