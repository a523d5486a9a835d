// The set-up of a campaign: the decoder from outside, and the world it opens with.
import type { Refusal } from '../../../core/conversation.ts'
import { isObject, oddKey } from '../../../core/record/json.ts'
import { ok, type Result } from '../../../core/result.ts'
import {
  malformed,
  publicSeat,
  readAs,
  readMap,
  seatProblem,
  seatsShape,
  text,
  type FactionId,
  type MapProblem,
  type Seat,
} from '../../campaign/rules/index.ts'
import { readHouseRules } from './houseRules.ts'
import { checkGloriaMap, gloriaMapFields, type GloriaMap } from './map.ts'
import type { AreaState, GloriaSetup, Unit, World } from './model.ts'
import { readTables, type UnitKind } from './tables.ts'
import { freshTurn, withNewUnits } from './world.ts'

/** The kings that play: those of the seats, in list order (`seats`). */
export const playersOf = (map: GloriaMap, seats: readonly Seat[]): readonly FactionId[] => {
  const taken = new Set(seats.flatMap(({ factions }) => factions))
  return map.factions.flatMap(({ id }) => (taken.has(id) ? [id] : []))
}

const checked = (setup: GloriaSetup): Result<GloriaSetup, Refusal> => {
  const { map, houseRules, seats } = setup
  const players = playersOf(map, seats)
  const problem = seatProblem(seats, players)
  if (problem !== null) return malformed(problem)
  return players.length === Math.min(houseRules.seats, map.factions.length)
    ? ok(setup)
    : malformed('houseRules.seats')
}

/** Within the file: the node or king a problem is about, or else its nodes as a whole. */
const pathOf = ({ nodes, factions }: GloriaMap, { about, code }: MapProblem): string => {
  const isOfKing = code === 'noStart' || code === 'startTwice' || code === 'factionTwice'
  const list: readonly { readonly id: string }[] = isOfKing ? factions : nodes
  const place = code.endsWith('Count') ? -1 : list.findIndex(({ id }) => id === about)
  const where = isOfKing ? 'map.factions' : 'map.nodes'
  return place < 0 ? where : `${where}.${place}`
}

/**
 * Strict: a map without errors, whole tables, so many kings in the seats as the rule `seats` says; house rules that
 * are missing take their defaults.
 */
export const readSetup = (json: unknown): Result<GloriaSetup, Refusal> => {
  if (!isObject(json)) return malformed('')
  const odd = oddKey(json, ['map', 'tables', 'houseRules', 'seats', 'scenario'])
  if (odd !== null) return malformed(odd)
  const scenario = readAs<string>(text(200), json['scenario'], 'scenario')
  if (!scenario.ok) return scenario
  const map = readMap<GloriaMap>(json['map'], gloriaMapFields, 'map')
  if (!map.ok) return map
  const wrong = checkGloriaMap(map.value).find(({ isError }) => isError)
  if (wrong !== undefined) return malformed(pathOf(map.value, wrong))
  const tables = readTables(json['tables'], 'tables')
  if (!tables.ok) return tables
  const house = readHouseRules(json['houseRules'])
  if (!house.ok)
    return malformed(house.problem === '' ? 'houseRules' : `houseRules.${house.problem}`)
  const seats = readAs<readonly Seat[]>(seatsShape, json['seats'], 'seats')
  if (!seats.ok) return seats
  return checked({
    map: map.value,
    tables: tables.value,
    houseRules: house.value,
    seats: seats.value,
    scenario: scenario.value,
  })
}

type Start = Pick<Unit, 'kind' | 'owner' | 'at'>

/** GM-UNIT-06, `start`, `seats`: kings who do not play leave two independents in their fortress. */
const startUnits = (
  { map, houseRules }: GloriaSetup,
  players: readonly FactionId[],
): readonly Start[] => {
  const { start } = houseRules
  const kinds: readonly UnitKind[] =
    start === 'army' ? ['army'] : start === 'brigades' ? ['infantry', 'artillery'] : []
  const isPlayed = (id: FactionId): boolean => players.includes(id)
  const owned = map.factions.flatMap(({ id, start: at }) =>
    isPlayed(id) ? kinds.map((kind) => ({ kind, owner: id, at })) : [],
  )
  const lonely = map.factions
    .flatMap(({ id, start: at }) => (isPlayed(id) ? [] : [at]))
    .sort()
    .flatMap((at) =>
      (['infantry', 'artillery'] as const).map((kind) => ({ kind, owner: null, at })),
    )
  return [...owned, ...lonely]
}

export const openingWorld = (setup: GloriaSetup): World => {
  const { map, tables, houseRules: house, seats } = setup
  const players = playersOf(map, seats)
  const starts = new Map(map.factions.map(({ id, start }) => [start, id]))
  const areas = map.nodes.map(({ id, ...node }): [string, AreaState] => {
    const king = starts.get(id)
    const owner = king !== undefined && players.includes(king) ? king : null
    return [id, { owner, sacked: 'sackedForEver' in node && node.sackedForEver }]
  })
  const world: World = {
    map,
    tables,
    house,
    seats: seats.map(publicSeat),
    round: 1,
    step: 'opening',
    order: map.factions.map(({ id }) => id),
    active: null,
    players,
    out: [],
    areas: Object.fromEntries(areas),
    units: [],
    fleets: [],
    plates: [],
    posts: [],
    kingdoms: {},
    taken: {},
    interdicts: [],
    bridges: null,
    sortieRound: {},
    silenced: [],
    beaten: [],
    allies: [],
    named: {},
    revealed: [],
    ledger: [],
    credits: {},
    turn: freshTurn,
    owed: [],
    battles: [],
    next: { unit: 1, ticket: 1, came: 1 },
    isOver: false,
    winners: [],
  }
  return withNewUnits(world, startUnits(setup, players))
}
