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
  'violet',
  'emerald',
  'copper',
  'teal',
  'plum',
  'olive',
  'plain',
] as const
export type Facing = (typeof facings)[number]

const usual = 4
/** Where a second set of sides has the same directions: farther apart. */
const wide = 6

type Draw = (at: number) => string

const every = (from: number, to: number, draw: Draw, gap: number): string =>
  Array.from({ length: Math.ceil((to - from) / gap) }, (_, n) => draw(from + n * gap)).join('')

const upright = (size: number, gap = usual): string =>
  every(3.5, size, (x) => `M${x} 0v${size}`, gap)
const level = (size: number, gap = usual): string => every(3.5, size, (y) => `M0 ${y}h${size}`, gap)
/** From the top left to the bottom right, as far apart as the others when measured across. */
const slantDown = (size: number, gap = usual): string =>
  every(-size + 2, size, (x) => `M${x * 1.25} 0l${size} ${size}`, gap)
const slantUp = (size: number, gap = usual): string =>
  every(2, 2 * size, (x) => `M${x * 1.25} 0l${-size} ${size}`, gap)
/** Dots are lines of no length with round ends. */
const dots = (size: number, gap = usual): string =>
  every(
    2,
    size,
    (y) => every(2 + ((y / 2) % gap === 1 ? 0 : gap / 2), size, (x) => `M${x} ${y}h0`, gap),
    gap,
  )

const hatchings: Readonly<Record<Facing, (size: number) => string>> = {
  red: (size) => upright(size),
  blue: (size) => level(size),
  grey: (size) => upright(size) + level(size),
  green: (size) => slantDown(size),
  white: () => '',
  yellow: (size) => dots(size),
  brown: (size) => slantDown(size) + slantUp(size),
  orange: (size) => slantDown(size) + level(size),
  violet: (size) => slantDown(size, wide),
  emerald: (size) => slantUp(size),
  copper: (size) => slantDown(size, wide) + level(size, wide),
  teal: (size) => dots(size, wide),
  plum: (size) => slantDown(size, wide) + slantUp(size, wide),
  olive: (size) => upright(size) + slantDown(size),
  plain: () => '',
}

/** The path of a facing's hatching on a square of size px. */
export const hatching = (facing: Facing, size: number): string => hatchings[facing](size)
