// Points of victory: own points, what is taken off, the standing, and the places at the end.
import type { Fraction } from '../../../core/conversation.ts'
import { fraction, plus, times } from '../../../core/odds/fraction.ts'
import type { FactionId } from '../../campaign/rules/index.ts'
import { nodeIn } from './land.ts'
import type { VictoryTerms } from './map.ts'
import { exactPoints, type ExactPoints, type Standing, type World } from './model.ts'
import { boardIn, factionIn } from './world.ts'
import { meanPoints } from './sharing.ts'

const zero = fraction(0n)
const whole = (n: number): Fraction => fraction(BigInt(n))
const negative = ({ n, d }: Fraction): Fraction => ({ n: -n, d })
const minus = (one: Fraction, other: Fraction): Fraction => plus(one, negative(other))
const atLeastZero = (points: Fraction): Fraction => (points.n < 0n ? zero : points)
/** Of what is not below 0. */
const floor = ({ n, d }: Fraction): Fraction => fraction(n / d)

/** TD-VIC-02: the owner of a node has its points. */
const ownPoints = (world: World, faction: FactionId): Fraction => {
  const { map, faction: dataOf } = boardIn(world)
  const { victory } = dataOf(faction)
  const owner = (node: string): FactionId | null => nodeIn(world, node).owner
  const held = (victory.holds ?? []).filter(({ node }) => owner(node) === faction)
  const fromOf = map.nodes.filter(
    (node) => node.owner === victory.perStartLandOf?.of && owner(node.id) === faction,
  ).length
  const plc = map.nodes.filter((node) => node.plc && owner(node.id) === faction).length
  const out = victory.outOf
  const free = out?.nodes.filter((node) => owner(node) !== out.of).length ?? 0
  const points =
    held.reduce((sum, { vp }) => sum + vp, 0) +
    (victory.tokensKept ?? 0) * factionIn(world, faction).tokensKept +
    (victory.perStartLandOf?.vp ?? 0) * fromOf +
    (victory.perPlc ?? 0) * plc +
    (out?.vp ?? 0) * free
  return plus(whole(points), remaining(world, faction, victory))
}

/** The Commonwealth's: what it began with less a share of each node lost, not below 0; halves are kept (TD-VIC-04). */
const remaining = (world: World, faction: FactionId, { base, lostPlc }: VictoryTerms): Fraction => {
  if (base === undefined) return zero
  if (lostPlc === undefined) return whole(base)
  const { map } = boardIn(world)
  const lost = map.nodes.filter(({ id, plc }) => {
    const { owner } = nodeIn(world, id)
    return plc && owner !== faction && !lostPlc.notLostTo.includes(owner ?? '')
  }).length
  return atLeastZero(minus(whole(base), fraction(BigInt(lost * lostPlc.num), BigInt(lostPlc.den))))
}

type Totals = ReadonlyMap<FactionId, Fraction>

const sharesOf = (world: World, faction: FactionId): NonNullable<VictoryTerms['minus']> =>
  boardIn(world).faction(faction).victory.minus ?? []

/** A share of another's points, rounded down. */
const shareOf = (points: Fraction, num: number, den: number): Fraction =>
  floor(times(points, fraction(BigInt(num), BigInt(den))))

/** TD-VIC-03, `victory`. */
export const totalsFrom = (world: World, own: Totals): Totals => {
  switch (world.house.victory) {
    case 'linear':
      return linear(world, own) ?? base(world, own)
    case 'order':
      return inOrder(world, own)
    case 'base':
      return base(world, own)
  }
}

const pointsIn = (totals: Totals, faction: FactionId): Fraction => totals.get(faction) ?? zero

const reduced = (world: World, own: Totals, of: Totals, faction: FactionId): Fraction => {
  const lost = sharesOf(world, faction).reduce(
    (sum, each) => plus(sum, shareOf(pointsIn(of, each.of), each.num, each.den)),
    zero,
  )
  return atLeastZero(minus(pointsIn(own, faction), lost))
}

const base = (world: World, own: Totals): Totals =>
  new Map([...own.keys()].map((faction) => [faction, reduced(world, own, own, faction)]))

/** Each takes its share of what is settled already; where shares go in a circle, the first in list order begins. */
const inOrder = (world: World, own: Totals): Totals => {
  const settled = new Map<FactionId, Fraction>()
  while (settled.size < own.size) {
    const open = [...own.keys()].filter((faction) => !settled.has(faction))
    const isReady = (faction: FactionId): boolean =>
      sharesOf(world, faction).every(({ of }) => settled.has(of))
    const next = open.find(isReady) ?? open.find((each) => isInCircle(world, each, settled))
    if (next === undefined) break
    settled.set(next, reduced(world, own, new Map([...own, ...settled]), next))
  }
  return settled
}

const isInCircle = (world: World, faction: FactionId, settled: Totals): boolean => {
  const reached = new Set<FactionId>([faction])
  for (const each of reached)
    for (const { of } of sharesOf(world, each)) {
      if (of === faction) return true
      if (!settled.has(of)) reached.add(of)
    }
  return false
}

// Equations of first degree, solved exactly.

type Row = readonly Fraction[]

const inverse = ({ n, d }: Fraction): Fraction => fraction(d, n)
const none = fraction(0n)

/** x with rows · x = right; null where there is no one solution. As many rows as unknowns. */
export const solveLinear = (rows: readonly Row[], right: Row): Row | null => {
  let system: readonly Row[] = rows.map((row, place) => [...row, right[place] ?? none])
  for (let column = 0; column < rows.length; column += 1) {
    const from = system.findIndex((row, place) => place >= column && (row[column]?.n ?? 0n) !== 0n)
    const pivot = system[from]
    if (pivot === undefined) return null
    const scale = inverse(pivot[column] ?? none)
    const unit = pivot.map((each) => times(each, scale))
    system = swapped(system, from, column).map((row, place) =>
      place === column ? unit : lessOf(row, unit, row[column] ?? none),
    )
  }
  return system.map((row) => row.at(-1) ?? none)
}

const swapped = (rows: readonly Row[], one: number, other: number): readonly Row[] =>
  rows.map((row, place) => {
    if (place === one) return rows[other] ?? row
    return place === other ? (rows[one] ?? row) : row
  })

const lessOf = (row: Row, unit: Row, factor: Fraction): Row =>
  row.map((each, place) => plus(each, negative(times(unit[place] ?? none, factor))))

/** All shares at once, exactly; null where they have no one solution. */
const linear = (world: World, own: Totals): Totals | null => {
  const factions = [...own.keys()]
  const rows = factions.map((faction) =>
    factions.map((other) =>
      sharesOf(world, faction)
        .filter(({ of }) => of === other)
        .reduce(
          (sum, { num, den }) => plus(sum, fraction(BigInt(num), BigInt(den))),
          faction === other ? fraction(1n) : zero,
        ),
    ),
  )
  const solved = solveLinear(
    rows,
    factions.map((faction) => pointsIn(own, faction)),
  )
  return solved === null
    ? null
    : new Map(factions.map((faction, place) => [faction, solved[place] ?? zero]))
}

const compared = (points: Fraction): Fraction => atLeastZero(points)

/** Which points of another a faction takes its share of: own ones, or those that were settled before its turn came. */
const basisOf = (
  { house }: World,
  own: Totals,
  totals: Totals,
): ((faction: FactionId, of: FactionId) => Fraction) => {
  const settled = [...totals.keys()]
  return (faction, of) => {
    const isEarlier = house.victory === 'order' && settled.indexOf(of) < settled.indexOf(faction)
    return pointsIn(house.victory === 'linear' || isEarlier ? totals : own, of)
  }
}

/** Every faction's points with what is taken off, in list order. */
export const standings = (world: World): readonly Standing[] => {
  const own: Totals = new Map(
    boardIn(world).factions.map((faction) => [faction, ownPoints(world, faction)]),
  )
  const totals = totalsFrom(world, own)
  const takenFrom = basisOf(world, own, totals)
  return [...own].map(([faction, points]) => ({
    faction,
    own: exactPoints(points),
    minus: sharesOf(world, faction).map((each) => ({
      of: each.of,
      points: exactPoints(
        world.house.victory === 'linear'
          ? times(takenFrom(faction, each.of), fraction(BigInt(each.num), BigInt(each.den)))
          : shareOf(takenFrom(faction, each.of), each.num, each.den),
      ),
    })),
    total: exactPoints(compared(pointsIn(totals, faction))),
  }))
}

/** Hundredths, half up: what is shown of exact points. */
export const hundredths = ({ n, d }: ExactPoints): number => Math.floor((200 * n + d) / (2 * d))

/** TD-VIC-04, 05: the place of each faction, by the mean of its seat; equal points share a place. */
export const placesOf = (world: World): ReadonlyMap<FactionId, number> => {
  const totals = new Map(standings(world).map(({ faction, total }) => [faction, total]))
  const means = new Map<FactionId, Fraction>()
  for (const { factions } of world.seats) {
    const mean = meanPoints(factions.flatMap((faction) => totals.get(faction) ?? []))
    for (const faction of factions) means.set(faction, mean)
  }
  const isMore = (one: Fraction, other: Fraction): boolean => one.n * other.d > other.n * one.d
  const seatMeans = world.seats.flatMap(({ factions: [first] }) =>
    first === undefined ? [] : [means.get(first) ?? zero],
  )
  return new Map(
    [...means].map(([faction, mean]) => [
      faction,
      1 + seatMeans.filter((other) => isMore(other, mean)).length,
    ]),
  )
}
