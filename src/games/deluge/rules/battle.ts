// Battles: tickets, the tables of results and losses, and what each camp learns of the other.
import {
  halfUp,
  noEntries,
  seatOf,
  ticketFormat,
  type FactionId,
  type Ticket,
  type TicketSide,
} from '../../campaign/rules/index.ts'
import { forEach, type Change } from './change.ts'
import { isLooted } from './land.ts'
import type { Battle, EnteredResult, Force, ResultWord, World } from './model.ts'
import { withKnowledge } from './seeing.ts'
import type { Fight } from './tasks.ts'
import { afterLosses, lossesOf, lossTokensOf, pointsOf } from './units.ts'
import { forcesOf, withForce } from './world.ts'

/** TD-LOSS-01: what each side loses, in percent. */
const lossTable: Readonly<Record<ResultWord, { readonly red: number; readonly blue: number }>> = {
  blueBreaks: { red: 10, blue: 75 },
  blueLosesOnPoints: { red: 25, blue: 50 },
  redLosesOnPoints: { red: 50, blue: 25 },
  redBreaks: { red: 75, blue: 10 },
  draw: { red: 25, blue: 25 },
}

export const quickSides = 10

/** TD-LOSS-01: the result of a face of the D10. */
export const resultOfFace = (face: number): ResultWord => {
  if (face <= 2) return 'blueBreaks'
  if (face <= 5) return 'blueLosesOnPoints'
  return face <= 8 ? 'redLosesOnPoints' : 'redBreaks'
}

const mostEdge = 3

/** `quickEdge`: what is added to the D10 in favour of the stronger camp. */
export const edgeOf = (red: number, blue: number, rule: 'no' | 'yes'): number => {
  const smaller = Math.min(red, blue)
  if (rule === 'no') return 0
  const edge = Math.min(mostEdge, Math.floor((4 * (Math.max(red, blue) - smaller)) / smaller))
  return red > blue && edge > 0 ? -edge : edge
}

export const shifted = (face: number, edge: number): number =>
  Math.min(quickSides, Math.max(1, face + edge))

export const winnerOf = (how: ResultWord): 'red' | 'blue' | null => {
  switch (how) {
    case 'blueBreaks':
    case 'blueLosesOnPoints':
      return 'red'
    case 'redBreaks':
    case 'redLosesOnPoints':
      return 'blue'
    case 'draw':
      return null
  }
}

const leastTablePoints = 8
const mostTablePoints = 200

/** `scale`: points on the table for each camp. */
export const tablePoints = (
  red: number,
  blue: number,
  scale: World['house']['scale'],
): readonly [number, number] => {
  const [, factor] = scale.split(':')
  const most = Math.max(red, blue)
  const of = (points: number): number =>
    factor === undefined ? halfUp(mostTablePoints * points, most) : Number(factor) * points
  return [Math.max(leastTablePoints, of(red)), Math.max(leastTablePoints, of(blue))]
}

/** TD-CMB-06: written once; its number is never used twice. */
export const writeTicket = (
  world: World,
  fight: Fight,
): { readonly world: World; readonly battle: Battle } => {
  const id = `T${world.next.ticket}`
  const red = forcesOf(world, fight.redForces)
  const blue = forcesOf(world, fight.blueForces)
  const points = tablePoints(campPoints(red), campPoints(blue), world.house.scale)
  const ticket: Ticket = {
    format: ticketFormat,
    version: 1,
    id,
    campaign: 'the-deluge',
    code: '',
    turn: world.turn,
    place: fight.node,
    ground: isLooted(world, fight.node) ? ['looted'] : [],
    sides: [sideOf(world, fight.red, red, points[0]), sideOf(world, fight.blue, blue, points[1])],
    attacker: 0,
    deadline: null,
    rules: 'other',
    limits: ['loserLeaves'],
  }
  const battle: Battle = {
    id,
    node: fight.node,
    ticket,
    red: fight.red,
    blue: fight.blue,
    redCamp: fight.redCamp,
    blueCamp: fight.blueCamp,
    redForces: fight.redForces,
    blueForces: fight.blueForces,
    entries: noEntries,
    outcome: null,
  }
  const next = { ...world.next, ticket: world.next.ticket + 1 }
  return { world: { ...world, next, battles: [...world.battles, battle] }, battle }
}

const campPoints = (forces: readonly Force[]): number =>
  forces.reduce((sum, { units }) => sum + pointsOf(units), 0)

const sideOf = (
  { seats }: World,
  factions: readonly FactionId[],
  forces: readonly Force[],
  table: number,
): TicketSide => ({
  factions,
  seats: [...new Set(factions.flatMap((faction) => seatOf(seats, faction)?.name ?? []))],
  pieces: forces.map(({ id, name, kind, units }) => ({
    id,
    label: name,
    strength: pointsOf(units),
    notes: [
      `kind:${kind}`,
      ...units.map((unit) => `unit:${unit.name}:${unit.points}:${unit.lossTokens}`),
    ],
  })),
  strength: campPoints(forces),
  tablePoints: table,
  extras: [],
  handicaps: handicapsOf(forces),
})

/** Section 4: for every 2 loss tokens of the camp one battalion a quality lower; per force its tired units. */
const handicapsOf = (forces: readonly Force[]): readonly string[] => {
  const tokens = forces.reduce((sum, { units }) => sum + lossTokensOf(units), 0)
  const tired = forces.filter(({ units }) => lossTokensOf(units) > 0)
  const dropped = droppedBattalions(tokens)
  return [
    ...tired.map(({ id, units }) => `lossTokens:${id}:${lossTokensOf(units)}`),
    ...(dropped === 0 ? [] : [`dropped:${dropped}`]),
  ]
}

export const droppedBattalions = (tokens: number): number => Math.floor(tokens / 2)

/** TD-CMB-11: each camp sees the other's fighting forces wholly, but for intelligence and loot. */
export const showCamps = (world: World, battle: Battle): World => {
  const sides = [
    [battle.red, battle.blueForces],
    [battle.blue, battle.redForces],
  ] as const
  let now = world
  for (const [factions, ids] of sides)
    for (const faction of factions)
      for (const foe of forcesOf(world, ids))
        now = withKnowledge(now, faction, foe.id, {
          faction: foe.faction,
          at: foe.at,
          kind: foe.kind,
          units: foe.units.length,
          strongest: foe.units
            .map(({ name, points }) => ({ name, points }))
            .sort((one, other) => other.points - one.points),
        })
  return now
}

/** What each side loses in percent: by the table of results, or by the figures of the table (`losses: table`). */
export const percents = (
  { house }: World,
  how: ResultWord,
  shares: EnteredResult['shares'],
): { readonly red: number; readonly blue: number } => {
  if (house.losses !== 'table' || shares === null) return lossTable[how]
  const [red, blue] = shares
  return { red: percentOf(red), blue: percentOf(blue) }
}

/** `losses: table`: half of those who are missing come back. */
const percentOf = ({ missing, start }: NonNullable<EnteredResult['shares']>[number]): number =>
  halfUp(50 * Math.min(missing, start), Math.max(1, start))

/** TD-LOSS-02, 03: every fighting force loses its share; who has no unit left is still there, empty, for its loot. */
export const sufferLosses = (
  world: World,
  forces: readonly string[],
  percent: number,
  told: readonly FactionId[],
): Change =>
  forEach({ world, events: [] }, forcesOf(world, forces), (now, { id, faction, units }) => {
    const points = lossesOf(pointsOf(units), percent)
    return {
      world: withForce(now, id, { units: afterLosses(units, points) }),
      events: [{ kind: 'losses', to: [...told], force: id, faction, points }],
    }
  })
