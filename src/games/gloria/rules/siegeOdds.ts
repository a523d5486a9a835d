// The exact odds of a whole siege: until it is taken, empty, or no longer possible.
import type { Fraction } from '../../../core/conversation.ts'
import { fraction } from '../../../core/odds/fraction.ts'
import { countedFace } from './siegeFaces.ts'
import { rowOf, type SiegeRow } from './tables.ts'

/** Who stands before the walls: armies, brigades of artillery, other brigades. */
export interface Besiegers {
  readonly armies: number
  readonly artillery: number
  readonly others: number
  /** While an army of theirs has siege guns. */
  readonly hasGuns: boolean
}

/** Who is inside: a player's brigades, and independents. */
interface Besieged {
  readonly brigades: number
  readonly independents: number
}

interface Stand {
  readonly outside: Besiegers
  readonly inside: Besieged
}

const zero = fraction(0n, 1n)
const one = fraction(1n, 1n)
const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d)
const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n)

/**
 * Where the besieger may choose they give a brigade before an army, and keep an artillery brigade to the last; an army
 * breaks into one and another brigade.
 */
const worn = ({ armies, artillery, others, hasGuns }: Besiegers): Besiegers => {
  if (others > 0) return { armies, artillery, others: others - 1, hasGuns }
  if (artillery > 0) return { armies, artillery: artillery - 1, others, hasGuns }
  return armies > 0
    ? {
        armies: armies - 1,
        artillery: artillery + 1,
        others: others + 1,
        // Of two units besieging one is an army at most.
        hasGuns: false,
      }
    : { armies, artillery, others, hasGuns }
}

/** A player's brigade becomes an independent, an independent goes. */
const wornInside = ({ brigades, independents }: Besieged): Besieged =>
  brigades > 0
    ? { brigades: brigades - 1, independents: independents + 1 }
    : { brigades, independents: independents - 1 }

const repeat = <T>(count: number, change: (now: T) => T, start: T): T =>
  Array.from({ length: count }).reduce<T>((now) => change(now), start)

const afterRow = ({ outside, inside }: Stand, row: SiegeRow): Stand => ({
  outside: repeat(row.besieger, worn, outside),
  inside: repeat(row.insideDegraded ?? 0, wornInside, inside),
})

const keyOf = ({ outside, inside }: Stand): string =>
  [
    outside.armies,
    outside.artillery,
    outside.others,
    Number(outside.hasGuns),
    inside.brigades,
    inside.independents,
  ].join()

/** The chance that the fortress is taken or emptied in the end, if no player helps and the besieger goes on. */
export const wholeSiege = (
  table: readonly SiegeRow[],
  outside: Besiegers,
  inside: Besieged,
): Fraction => {
  const known = new Map<string, Fraction>()
  const chance = (stand: Stand): Fraction => {
    const { outside: force, inside: held } = stand
    // A besieger with no unit left to go on with gains nothing by an empty fortress.
    if (force.armies + force.artillery === 0) return zero
    if (held.brigades + held.independents <= 0) return one
    const key = keyOf(stand)
    const before = known.get(key)
    if (before !== undefined) return before
    const faces = [1, 2, 3, 4, 5, 6]
    let [won, stays] = [zero, 0n]
    for (const face of faces) {
      const row = rowOf(table, countedFace(face, force.hasGuns))
      if (row.taken) won = plus(won, one)
      else {
        const next = afterRow(stand, row)
        if (keyOf(next) === key) stays += 1n
        else won = plus(won, chance(next))
      }
    }
    const sum = over(won, fraction(BigInt(faces.length) - stays, 1n))
    known.set(key, sum)
    return sum
  }
  return chance({ outside, inside })
}
