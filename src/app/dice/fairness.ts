// Unevenness of counts of dice, and how often fair dice are as uneven: the figures behind the fairness page.

/** How often each face came, 1 to 6 in order. */
export type FaceCounts = readonly [number, number, number, number, number, number]

export const noFaces: FaceCounts = [0, 0, 0, 0, 0, 0]

export const total = (counts: FaceCounts): number => counts.reduce((sum, count) => sum + count, 0)

export const sumOf = ([a, b, c, d, e, f]: FaceCounts, more: FaceCounts): FaceCounts => [
  a + more[0],
  b + more[1],
  c + more[2],
  d + more[3],
  e + more[4],
  f + more[5],
]

/** χ² with five degrees of freedom: 0 is perfectly even. */
export function chiSquare(counts: FaceCounts): number {
  const expected = total(counts) / counts.length
  if (expected === 0) return 0
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** 1 − erf, good to seven digits (Abramowitz and Stegun 7.1.26). */
function errorTail(x: number): number {
  const t = 1 / (1 + 0.3275911 * x)
  const steps = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592]
  return steps.reduce((sum, step) => (sum + step) * t, 0) * Math.exp(-x * x)
}

/** The share of fair dice that are at least this uneven: the tail of χ² with five degrees of freedom, in closed form. */
export function tailOf(chi: number): number {
  const density = Math.sqrt((2 * chi) / Math.PI) * Math.exp(-chi / 2) * (1 + chi / 3)
  return Math.min(1, errorTail(Math.sqrt(chi / 2)) + density)
}

/** Where .05, .01 and .001 of fair dice lie above. */
const limits = { odd: 11.07, rare: 15.09, veryRare: 20.52 } as const

type Verdict = 'few' | 'usual' | 'odd' | 'rare' | 'veryRare'

/** Below five of each face χ² says nothing. */
const fewest = 30

export interface Fairness {
  readonly verdict: Verdict
  readonly chi: number
  /** Fair dice are at least this uneven one time in so many. */
  readonly oneIn: number
}

function verdictOn(count: number, chi: number): Verdict {
  if (count < fewest) return 'few'
  if (chi < limits.odd) return 'usual'
  if (chi < limits.rare) return 'odd'
  return chi < limits.veryRare ? 'rare' : 'veryRare'
}

export function fairnessOf(counts: FaceCounts): Fairness {
  const chi = chiSquare(counts)
  return { verdict: verdictOn(total(counts), chi), chi, oneIn: 1 / tailOf(chi) }
}
