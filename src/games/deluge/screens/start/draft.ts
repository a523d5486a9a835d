// The set-up of a campaign while it is being agreed on, as the form has it.
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
  type Seat,
} from '../../rules/index.ts'

type Kind = 'player' | 'away' | 'absent'
export const seatKinds = ['player', 'away', 'absent'] as const satisfies readonly Kind[]

export interface SeatDraft {
  readonly name: string
  readonly kind: Kind
}

export interface Draft {
  readonly map: DelugeMap
  /** By faction; one that is not there is played here, by nobody in particular. */
  readonly seats: Readonly<Record<string, SeatDraft>>
  readonly hasUmpire: boolean
  readonly umpire: string
  readonly houseRules: HouseRules
}

export const draftOn = (map: DelugeMap, before?: Draft): Draft => ({
  seats: {},
  hasUmpire: false,
  umpire: '',
  ...before,
  map,
  houseRules: usualRules(map),
})

const usualRules = (map: DelugeMap): HouseRules =>
  map.id === firstMap.id ? firstHouseRules() : defaultHouseRules

export const readyMaps: readonly DelugeMap[] = [firstMap, defaultMap]

export const factionsIn = ({ map, houseRules }: Draft): readonly string[] =>
  factionsOf(map, houseRules)

export const seatIn = ({ seats }: Draft, faction: string): SeatDraft =>
  seats[faction] ?? { name: '', kind: 'player' }

type DraftProblem = 'onePlayer' | 'awayNeedsUmpire'

export function problemOf(draft: Draft): DraftProblem | null {
  const kinds = factionsIn(draft).map((faction) => seatIn(draft, faction).kind)
  if (kinds.every((kind) => kind === 'absent')) return 'onePlayer'
  return kinds.includes('away') && !draft.hasUmpire ? 'awayNeedsUmpire' : null
}

/** Factions with the same name beside them are one person's. */
function seatsOf(draft: Draft): readonly Seat[] {
  const seats = new Map<string, Seat>()
  for (const faction of factionsIn(draft)) {
    const { name, kind } = seatIn(draft, faction)
    const known = name.trim()
    const key = known === '' || kind === 'absent' ? faction : `${kind} ${known}`
    const before = seats.get(key)
    seats.set(
      key,
      before === undefined
        ? {
            id: faction,
            name: kind === 'absent' ? '' : known,
            factions: [faction],
            kind,
            standing: {},
          }
        : { ...before, factions: [...before.factions, faction] },
    )
  }
  const umpire: readonly Seat[] = draft.hasUmpire
    ? [{ id: 'umpire', name: draft.umpire.trim(), factions: [], kind: 'umpire', standing: {} }]
    : []
  return [...seats.values(), ...umpire]
}

export const setupOf = (draft: Draft): DelugeSetup => ({
  map: draft.map,
  houseRules: draft.houseRules,
  seats: seatsOf(draft),
  scenario: draft.map.id,
})

/** How many rulings are not as usual for this map. */
export const countChanged = ({ map, houseRules }: Draft): number => {
  const usual = usualRules(map)
  return houseRuleKeys.filter((key) => houseRules[key] !== usual[key]).length
}
