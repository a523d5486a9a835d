// The set-up of a campaign: the decoder from outside, and the world it opens with.
import type { Refusal } from '../../../core/conversation.ts'
import { isObject, oddKey } from '../../../core/record/json.ts'
import { ok, type Result } from '../../../core/result.ts'
import {
  malformed,
  readAs,
  readMap,
  seatProblem,
  seatsShape,
  text,
  type FactionId,
  type Seat,
} from '../../campaign/rules/index.ts'
import { boardOf, type Board } from './board.ts'
import { pairKey } from './land.ts'
import { readHouseRules, type HouseRules } from './houseRules.ts'
import { delugeMapFields, type DelugeMap, type Relation } from './map.ts'
import { checkDelugeMap } from './mapCheck.ts'
import type { DelugeSetup, FactionState, Force, NodeState, World } from './model.ts'
import { hasPrincipalities } from './principalities.ts'
import { byNumber, freshUnit } from './units.ts'
import { rememberHomes } from './vassals.ts'

/** Strict: a map without errors, every faction with one seat; house rules that are missing take their defaults. */
export const readSetup = (json: unknown): Result<DelugeSetup, Refusal> => {
  if (!isObject(json)) return malformed('')
  const odd = oddKey(json, ['map', 'houseRules', 'seats', 'scenario'])
  if (odd !== null) return malformed(odd)
  const scenario = readAs<string>(text(200), json['scenario'], 'scenario')
  if (!scenario.ok) return scenario
  const map = readMap<DelugeMap>(json['map'], delugeMapFields, 'map')
  if (!map.ok) return map
  const wrong = checkDelugeMap(map.value).find(({ isError }) => isError)
  if (wrong !== undefined) return malformed(`map.${wrong.about}`)
  const house = readHouseRules(json['houseRules'])
  if (!house.ok)
    return malformed(house.problem === '' ? 'houseRules' : `houseRules.${house.problem}`)
  if (!canPlay(map.value, house.value)) return malformed('houseRules.principalities')
  const seats = readAs<readonly Seat[]>(seatsShape, json['seats'], 'seats')
  if (!seats.ok) return seats
  const problem = seatProblem(seats.value, boardOf(map.value, house.value).factions)
  if (problem !== null) return malformed(problem)
  return ok({
    map: map.value,
    houseRules: house.value,
    seats: seats.value,
    scenario: scenario.value,
  })
}

/** The two principalities are there to be joined or parted, and each has its home after it. */
const canPlay = (map: DelugeMap, house: HouseRules): boolean =>
  house.principalities === 'two' ||
  (hasPrincipalities(map) &&
    checkDelugeMap(boardOf(map, house).map).every(({ isError }) => !isError))

/** The factions of a set-up, in list order. */
export const factionsOf = (map: DelugeMap, houseRules: HouseRules): readonly FactionId[] =>
  boardOf(map, houseRules).factions

export const openingWorld = ({ map, houseRules: house, seats }: DelugeSetup): World => {
  const board = boardOf(map, house)
  const pieces = startForces(board)
  const world: World = {
    map,
    house,
    seats,
    turn: 1,
    phase: 'diplomacy',
    order: board.factions,
    active: null,
    nodes: Object.fromEntries(
      board.map.nodes.map(({ id, owner }): [string, NodeState] => [
        id,
        { owner, claim: null, lootedUntil: 0, changed: 0 },
      ]),
    ),
    pieces,
    factions: startFactions(board, pieces),
    relations: Object.fromEntries(
      board.map.relations.flatMap(({ a, b, is }): readonly [string, Relation][] =>
        is === 'neutral' ? [] : [[pairKey(a, b), is]],
      ),
    ),
    ledger: [],
    battles: [],
    holders: {},
    gifts: [],
    untold: [],
    next: { ticket: 1, change: 0 },
    isOver: false,
  }
  return rememberHomes(world)
}

const startFactions = (
  { factions }: Board,
  pieces: readonly Force[],
): Readonly<Record<FactionId, FactionState>> =>
  Object.fromEntries(
    factions.map((id): [string, FactionState] => [
      id,
      {
        overlord: null,
        rebelAfter: null,
        tokensKept: 0,
        raised: pieces.filter(({ faction }) => faction === id).length,
        hadHome: true,
        sight: [],
        knowledge: {},
      },
    ]),
  )

/** Numbered as if raised in file order. */
const startForces = ({ map, factions }: Board): readonly Force[] => {
  const raised = new Map<FactionId, number>()
  return map.start.forces
    .map(({ faction, node, kind, name, intelligence, units }): Force => {
      const count = raised.get(faction) ?? 0
      raised.set(faction, count + 1)
      return {
        id: `F${factions.length * count + factions.indexOf(faction) + 1}`,
        faction,
        name,
        kind,
        intelligence,
        units: units.map((unit) => freshUnit(unit.name, unit.points)),
        loot: 0,
        at: node,
        from: null,
        fledThisTurn: false,
        wonHere: null,
      }
    })
    .sort(byNumber)
}
