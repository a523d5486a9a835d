// Tickets of Gloria Mundi: strengths in table units, points for The March of Eagles, ground, special units.
import {
  halfUp,
  seatOf,
  type Ticket,
  type TicketPiece,
  type TicketSide,
} from '../../campaign/rules/index.ts'
import type { Battle, Camp, Unit, World } from './model.ts'
import type { UnitKind } from './tables.ts'
import { boardIn, isCity, isSacked, unitsOf } from './world.ts'

const tableUnits = ({ tables }: World, kind: UnitKind): number =>
  tables.units.find(({ id }) => id === kind)?.tableUnits ?? 0

/** GM section 5: half up (200 × table units ÷ 24), `pointsPerArmy`. */
export const tablePoints = (world: World, strength: number): number =>
  halfUp(world.house.pointsPerArmy * strength, tableUnits(world, 'army'))

const piecesOf = (
  world: World,
  units: readonly Unit[],
  { guests }: Camp,
): readonly TicketPiece[] => [
  ...units.map(({ id, kind, owner }) => ({
    id,
    label: owner === null ? kind : `${owner}:${kind}`,
    strength: tableUnits(world, kind),
    notes: [],
  })),
  ...guests.flatMap(({ label, kinds }) =>
    kinds.map((kind, place) => ({
      id: `${label}-${place + 1}`,
      label: `${label}:${kind}`,
      strength: tableUnits(world, kind),
      notes: [],
    })),
  ),
]

const sideOf = (world: World, camp: Camp): TicketSide => {
  const units = unitsOf(world, camp.units)
  const pieces = piecesOf(world, units, camp)
  const strength = pieces.reduce((sum, piece) => sum + piece.strength, 0)
  return {
    factions: camp.players,
    seats: [...new Set(camp.players.map((player) => seatOf(world.seats, player)?.id ?? player))],
    pieces,
    strength,
    tablePoints: tablePoints(world, strength),
    extras: units.flatMap(({ specials }) => specials ?? []),
    handicaps: [],
  }
}

/** What the map says of the place: `bridge` where the attack crosses a river on its last link. */
const groundOf = (world: World, area: string, from: string | null): readonly string[] => {
  const link = from === null ? null : boardIn(world).graph.link(from, area)
  const isRiver = link !== null && (link.tags.includes('mealy') || link.tags.includes('gallowine'))
  return [
    ...(isSacked(world, area) ? ['sacked'] : []),
    ...(isCity(world, area) ? ['city'] : []),
    ...(isRiver ? ['bridge'] : []),
  ]
}

const battleTurns = 8

/** CC-TICKET-01: written once, when the battle is due. */
export const ticketOf = (
  world: World,
  {
    id,
    area,
    from,
    attacker,
    defender,
  }: Pick<Battle, 'id' | 'area' | 'from' | 'attacker' | 'defender'>,
): Ticket => ({
  format: 'aide-de-camp/ticket',
  version: 1,
  id,
  campaign: 'gloria-mundi',
  code: '',
  turn: world.round,
  place: area,
  ground: groundOf(world, area, from),
  sides: [sideOf(world, attacker), sideOf(world, defender)],
  attacker: 0,
  deadline: null,
  rules: 'march-of-eagles',
  limits: [`${battleTurns} turns`, 'budget: atMost'],
})

/** Quick result: 4 for an army, 1 for a brigade, Grenzers and militia as what they are. */
const quickStrength = (world: World, { units, guests }: Camp): number => {
  const [army, brigade] = [4, 1]
  const kinds = [
    ...unitsOf(world, units),
    ...guests.flatMap(({ kinds: list }) => list.map((kind) => ({ kind }))),
  ]
  return kinds.reduce((sum, { kind }) => sum + (kind === 'army' ? army : brigade), 0)
}

/** Each side a D6 and its strength, the defender 1 more; equal: the defender. */
export const quickWinner = (
  world: World,
  { attacker, defender }: Pick<Battle, 'attacker' | 'defender'>,
  faces: readonly [number, number],
): 'attackerWins' | 'defenderWins' =>
  faces[0] + quickStrength(world, attacker) > faces[1] + quickStrength(world, defender) + 1
    ? 'attackerWins'
    : 'defenderWins'
