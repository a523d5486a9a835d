// The table of the second engine: everything in the words of the rules page, nothing taken from the first engine.

export type Seat = 'a' | 'b'
export const seats = ['a', 'b'] as const
export const enemyOf = (side: Seat): Seat => (side === 'a' ? 'b' : 'a')

export interface Land {
  readonly id: string
  readonly homeOf: Seat | null
  readonly vp: number
  readonly min: number
  readonly garrison: number
}

/** The fields of a scenario that the rules look at (section 2). */
export interface Rulebook {
  readonly countries: readonly Land[]
  readonly neighbours: readonly (readonly [string, string])[]
  readonly sides: Readonly<
    Record<
      Seat,
      {
        readonly cards: readonly string[]
        readonly armies: number
        readonly inPlay: readonly string[]
        readonly strength: number
      }
    >
  >
  readonly strengthMax: number
  readonly stock: number
  readonly target: number
  readonly enemyInHomeBlocksIt: boolean
}

/** Section 3, as it stands in a set-up. */
export type House = Readonly<Record<string, string | number>>

export type Each<T> = Record<Seat, T>

/** An army: the country it is on, whether it lies, whether it is on the capital. */
export interface Piece {
  at: string
  lies: boolean
  onCapital: boolean
}

export interface Table {
  readonly book: Rulebook
  readonly house: House
  readonly armies: Each<Piece[]>
  readonly dice: Record<string, number>
  readonly strength: Each<number>
  readonly vp: Each<number>
  readonly piles: Each<Set<string>>
  holder: Seat
  /** What happened, a line each; whoever reads it empties it. */
  readonly log: string[]
}

/** One question within a turn; `options` as section 4 has them. */
export interface Asking {
  readonly kind: string
  readonly seat: Seat
  readonly options: readonly string[]
}

/** In the place of an answer: something was put right, so the step is looked at afresh (MP-ASK-05). */
export const afresh = '(afresh)'

export const cardOrder = [
  'move1',
  'move2',
  'recruit',
  'fortify',
  'attack',
  'attack1',
  'strength',
  'score',
]

const postures = ['normal', 'fortified', 'capital', 'capital-fortified']

export const postureOf = ({ lies, onCapital }: Piece): string =>
  onCapital ? (lies ? 'capital-fortified' : 'capital') : lies ? 'fortified' : 'normal'

export const wordOf = (piece: Piece): string => `${piece.at}:${postureOf(piece)}`

export const pieceOf = (word: string): Piece => {
  const [at = '', posture = ''] = word.split(':')
  return { at, lies: posture.endsWith('fortified'), onCapital: posture.startsWith('capital') }
}

export const homeOf = ({ book }: Table, side: Seat): string =>
  book.countries.find((country) => country.homeOf === side)?.id ?? ''

export const byPosture = (one: Piece, other: Piece): number =>
  postures.indexOf(postureOf(one)) - postures.indexOf(postureOf(other))

/** Sorted as section 4 says. */
export const wordsOf = (table: Table, side: Seat): string[] => {
  const order = table.book.countries.map(({ id }) => id)
  return table.armies[side]
    .toSorted((x, y) => order.indexOf(x.at) - order.indexOf(y.at) || byPosture(x, y))
    .map(wordOf)
}

export const on = (table: Table, side: Seat, country: string): Piece[] =>
  table.armies[side].filter(({ at }) => at === country)

/** MP-COMB-05: whether the enemy stands on this side's capital. */
export const isTaken = (table: Table, side: Seat): boolean =>
  table.armies[enemyOf(side)].some(({ onCapital }) => onCapital)

/** MP-CTRL-01 to 03. */
export const holds = (table: Table, side: Seat, country: Land): boolean => {
  if (country.homeOf === side) return !isTaken(table, side)
  if (country.homeOf === enemyOf(side)) return isTaken(table, enemyOf(side))
  return on(table, side, country.id).length > 0 && on(table, enemyOf(side), country.id).length === 0
}

/** MP-SCORE-01, 03, MP-AM-01. */
export const worthOf = (table: Table, side: Seat): number => {
  const { book, house } = table
  if (isTaken(table, side)) return 0
  const isEntered =
    book.enemyInHomeBlocksIt && on(table, enemyOf(side), homeOf(table, side)).length > 0
  if (isEntered && house['blockedHome'] === 'nothing') return 0
  const counted = book.countries.filter(
    (country) => holds(table, side, country) && !(isEntered && country.homeOf === side),
  )
  return counted.reduce((sum, { id }) => sum + (table.dice[id] ?? 0), 1)
}

export const leftInStock = ({ book, vp }: Table): number => book.stock - vp.a - vp.b

/** Different choices of this list, each as words, equal ones once. */
export const distinct = (choices: readonly string[]): string[] => [...new Set(choices)]
