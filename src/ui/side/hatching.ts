// The engraver's code for colours, as lines and dots for a square of any size: it stays when the colour goes.
export const facings = [
  'red',
  'blue',
  'grey',
  'green',
  'white',
  'yellow',
  'brown',
  'orange',
  'plain',
] as const
export type Facing = (typeof facings)[number]

const gap = 4

const every = (from: number, to: number, draw: (at: number) => string): string =>
  Array.from({ length: Math.ceil((to - from) / gap) }, (_, n) => draw(from + n * gap)).join('')

const upright = (size: number): string => every(3.5, size, (x) => `M${x} 0v${size}`)
const level = (size: number): string => every(3.5, size, (y) => `M0 ${y}h${size}`)
/** From the top left to the bottom right, as far apart as the others when measured across. */
const slantDown = (size: number): string =>
  every(-size + 2, size, (x) => `M${x * 1.25} 0l${size} ${size}`)
const slantUp = (size: number): string =>
  every(2, 2 * size, (x) => `M${x * 1.25} 0l${-size} ${size}`)
/** Dots are lines of no length with round ends. */
const dots = (size: number): string =>
  every(2, size, (y) => every(2 + ((y / 2) % 4 === 1 ? 0 : 2), size, (x) => `M${x} ${y}h0`))

const hatchings: Readonly<Record<Facing, (size: number) => string>> = {
  red: upright,
  blue: level,
  grey: (size) => upright(size) + level(size),
  green: slantDown,
  white: () => '',
  yellow: dots,
  brown: (size) => slantDown(size) + slantUp(size),
  orange: (size) => slantDown(size) + level(size),
  plain: () => '',
}

/** The path of a facing's hatching on a square of size px. */
export const hatching = (facing: Facing, size: number): string => hatchings[facing](size)
