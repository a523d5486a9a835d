// The eight action cards, their steps, and sets of cards as bits (MP-GEN-02, MP-TURN-04).
/** Always listed in this order. */
export const cards = [
  'move1',
  'move2',
  'recruit',
  'fortify',
  'attack',
  'attack1',
  'strength',
  'score',
] as const
export type Card = (typeof cards)[number]

export const isCard = (json: unknown): json is Card => cards.some((card) => card === json)

/** Counted from 1, as the sequence of actions has them. */
export const stepNumbers = [1, 2, 3, 4, 5, 6] as const
export type StepNumber = (typeof stepNumbers)[number]
export const lastStep = 6

export const stepOf: Readonly<Record<Card, StepNumber>> = {
  move1: 1,
  move2: 1,
  recruit: 2,
  fortify: 3,
  attack: 4,
  attack1: 4,
  strength: 5,
  score: 6,
}

/** Some of the eight cards, one bit each: a hand, a pile or a side's whole deck. */
export type CardSet = number

export const bitOf: Readonly<Record<Card, CardSet>> = {
  move1: 1,
  move2: 2,
  recruit: 4,
  fortify: 8,
  attack: 16,
  attack1: 32,
  strength: 64,
  score: 128,
}

export const setOf = (list: readonly Card[]): CardSet =>
  list.reduce((set, card) => set | bitOf[card], 0)

export const isIn = (set: CardSet, card: Card): boolean => (set & bitOf[card]) !== 0

const lists: readonly (readonly Card[])[] = Array.from({ length: 256 }, (_, set) =>
  cards.filter((card) => isIn(set, card)),
)

/** In the order of MP-GEN-02. */
export const cardsIn = (set: CardSet): readonly Card[] => lists[set] ?? []
