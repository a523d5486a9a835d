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
  type DelugeMap,
  type DelugeSetup,
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

const usualRules = (map: DelugeMap): HouseRules =>
  map.id === firstMap.id ? firstHouseRules() : defaultHouseRules

export const readyMaps: readonly DelugeMap[] = [firstMap, defaultMap]

export const factionsIn = ({ map, houseRules }: Draft): readonly string[] =>
  factionsOf(map, houseRules)

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

/** How many rulings are not as usual for this map. */
export const countChanged = ({ map, houseRules }: Draft): number => {
  const usual = usualRules(map)
  return houseRuleKeys.filter((key) => houseRules[key] !== usual[key]).length
}
