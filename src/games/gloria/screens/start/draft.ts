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
  defaultTables,
  houseRuleKeys,
  withHouseRule,
  type GloriaMap,
  type GloriaSetup,
  type HouseRuleKey,
  type HouseRules,
} from '../../rules/index.ts'
import { firstScenario } from '../guide/hints.ts'

export const seatKinds = ['player', 'away', 'absent'] as const satisfies readonly PlayedKind[]

export interface Draft extends SeatsDraft {
  readonly map: GloriaMap
  /** In list order. */
  readonly kings: readonly string[]
  readonly houseRules: HouseRules
  /** A first game, with its hints. */
  readonly isFirst: boolean
}

const leastKings = 2
const usualKings = ['fortunoff', 'orlon', 'salhepatica', 'port-salut']

export const firstDraft: Draft = {
  ...noSeats,
  map: defaultMap,
  kings: usualKings,
  houseRules: defaultHouseRules,
  isFirst: false,
}

/** The kings who were chosen, as far as the map has them; else its first ones. */
export const draftOn = (map: GloriaMap, before: Draft): Draft => {
  const all = map.factions.map(({ id }) => id)
  const kept = all.filter((id) => before.kings.includes(id))
  return {
    ...before,
    map,
    kings: kept.length < leastKings ? all.slice(0, usualKings.length) : kept,
  }
}

const roundsOfFirst = 3

export const usualRules = ({ isFirst }: Pick<Draft, 'isFirst'>): HouseRules =>
  isFirst ? { ...defaultHouseRules, rounds: roundsOfFirst } : defaultHouseRules

/** A first game is four kings and three rounds on the map of the app; a player who leaves it keeps the names that were written. */
export const withScale = (draft: Draft, value: string): Draft => {
  const isFirst = value === firstScenario
  const houseRules = usualRules({ isFirst })
  if (isFirst) return { ...draft, map: defaultMap, kings: usualKings, houseRules, isFirst }
  const rules = draft.isFirst ? defaultHouseRules : draft.houseRules
  return { ...draft, houseRules: withHouseRule(rules, 'scale', value) ?? rules, isFirst }
}

/** With this king in the game, or out of it; always in list order. */
export const withKing = (draft: Draft, king: string, isIn: boolean): Draft => {
  const kings = draft.map.factions.flatMap(({ id }) =>
    (id === king ? isIn : draft.kings.includes(id)) ? [id] : [],
  )
  return { ...draft, kings }
}

type DraftProblem = 'twoKings' | 'onePlayer' | 'fogNeedsUmpire'

export function problemOf(draft: Draft): DraftProblem | null {
  if (draft.kings.length < leastKings) return 'twoKings'
  const kinds = draft.kings.map((king) => seatIn(draft, king).kind)
  if (kinds.every((kind) => kind === 'absent')) return 'onePlayer'
  const isHidden = draft.houseRules.fog === 'near' && !draft.hasUmpire
  return isHidden && kinds.includes('away') ? 'fogNeedsUmpire' : null
}

/** GM section 6: what only the larger scales ask. */
const fromAdvanced: readonly HouseRuleKey[] = [
  'specials',
  'roadNetwork',
  'powerPay',
  'salhepatica',
  'pope',
]
const fromWorld: readonly HouseRuleKey[] = ['plateAttempts', 'plateCapture']

/** Those that the form asks; scale and seats have fields of their own. */
export const shownRules = ({ houseRules: { scale } }: Draft): readonly HouseRuleKey[] =>
  houseRuleKeys.filter((key) => {
    if (key === 'scale' || key === 'seats') return false
    if (fromAdvanced.includes(key)) return scale !== 'basic'
    return !fromWorld.includes(key) || scale === 'world'
  })

export const setupOf = (draft: Draft): GloriaSetup => ({
  map: draft.map,
  tables: defaultTables,
  houseRules: withHouseRule(draft.houseRules, 'seats', draft.kings.length) ?? draft.houseRules,
  seats: seatsOf(draft, draft.kings),
  scenario: draft.isFirst ? firstScenario : draft.houseRules.scale,
})

/** How many rulings are not as usual. */
export const countChanged = (draft: Draft): number =>
  shownRules(draft).filter((key) => draft.houseRules[key] !== usualRules(draft)[key]).length
