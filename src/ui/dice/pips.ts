// Places of the pips of a die, on a face 24 units square.
export const faces = [1, 2, 3, 4, 5, 6] as const
type Face = (typeof faces)[number]

type Spot = readonly [x: number, y: number]

const near = 7
const far = 17
const middle: Spot = [12, 12]
const corners: readonly Spot[] = [
  [near, near],
  [far, near],
  [near, far],
  [far, far],
]
const slope: readonly Spot[] = [
  [near, near],
  [far, far],
]
const columns: readonly Spot[] = [6.4, 12, 17.6].flatMap((y): Spot[] => [
  [7.4, y],
  [16.6, y],
])

const spots: Readonly<Record<Face, readonly Spot[]>> = {
  1: [middle],
  2: slope,
  3: [...slope, middle],
  4: corners,
  5: [...corners, middle],
  6: columns,
}

const radius = 1.9

const pip = ([x, y]: Spot): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`

const paths = new Map<number, string>(faces.map((face) => [face, spots[face].map(pip).join('')]))

/** One path for all pips; empty for what is no face of a die. */
export const pipsOf = (face: number): string => paths.get(face) ?? ''
