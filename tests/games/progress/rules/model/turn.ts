// The six steps of a turn as the rules page tells them: a coroutine that asks, and goes on with the answer.
import { attackWith, targetsFor } from './attack.ts'
import {
  afresh,
  byPosture,
  distinct,
  enemyOf,
  holds,
  homeOf,
  isTaken,
  leftInStock,
  on,
  postureOf,
  seats,
  wordOf,
  worthOf,
  type Asking,
  type Each,
  type Piece,
  type Seat,
  type Table,
} from './table.ts'

export type Acting = Generator<Asking, void, string>

const steps: readonly (readonly string[])[] = [
  ['move1', 'move2'],
  ['recruit'],
  ['fortify'],
  ['attack', 'attack1'],
  ['strength'],
  ['score'],
]

/** MP-TURN-04, 05: from the reveal to the discards. */
export function* playTurn(table: Table, cards: Each<string>): Acting {
  for (const [nth, step] of steps.entries()) {
    const acting = seats.filter((side) => step.includes(cards[side]))
    const [alone] = acting
    if (alone === undefined) continue
    const order = acting.length === 2 ? yield* orderOf(table, cards, nth + 1) : [alone]
    for (const side of order) yield* act(table, side, cards[side])
  }
  for (const side of seats) {
    if (cards[side] === 'score') continue
    table.piles[side].add(cards[side])
    table.log.push(`discarded ${side} ${cards[side]}`)
  }
}

/** MP-INI-01 to 04. */
function* orderOf(
  table: Table,
  cards: Each<string>,
  step: number,
): Generator<Asking, readonly Seat[], string> {
  let first: Seat = table.holder
  while (isOrderOpen(table, cards, step)) {
    const by: Seat = table.holder
    const given = yield { kind: 'order', seat: by, options: ['a', 'b'] }
    if (given === afresh) continue
    first = given === 'a' ? 'a' : 'b'
    table.log.push(`order.set ${first} ${by}`)
    return passed(table, cards, step, first)
  }
  first = table.holder
  return passed(table, cards, step, first)
}

const passed = (table: Table, cards: Each<string>, step: number, first: Seat): readonly Seat[] => {
  const canBoth = seats.every((side) => countWays(table, side, cards[side]) > 0)
  if ((step === 1 || step === 4) && (table.house['initiativeFlip'] === 'always' || canBoth)) {
    table.holder = enemyOf(table.holder)
    table.log.push(`initiative.passed ${table.holder}`)
  }
  return [first, enemyOf(first)]
}

const isOrderOpen = (table: Table, cards: Each<string>, step: number): boolean => {
  if (step === 2) return false
  const isAlways = table.house['orderAsked'] === 'always'
  const counts = seats.map((side) => countWays(table, side, cards[side]))
  if (isAlways) return counts.every((count) => count >= 1)
  if (step === 6) return leftInStock(table) < worthOf(table, 'a') + worthOf(table, 'b')
  return counts.every((count) => count >= (step === 4 ? 1 : 2))
}

const countWays = (table: Table, side: Seat, card: string): number => {
  if (card === 'move1' || card === 'move2') return movesOf(table, side, card).length
  if (card === 'fortify') return distinct(standing(table, side).map(wordOf)).length
  if (card === 'strength') return yielding(table, side).length
  if (card === 'attack' || card === 'attack1') return targetsFor(table, side).length
  return 1
}

function* act(table: Table, side: Seat, card: string): Acting {
  if (card === 'move1' || card === 'move2') yield* moveWith(table, side, card)
  else if (card === 'recruit') recruit(table, side)
  else if (card === 'fortify') yield* fortify(table, side)
  else if (card === 'strength') yield* strengthen(table, side)
  else if (card === 'score') scoreNow(table, side)
  else yield* attackWith(table, side, card)
}

/** MP-TURN-08: null for no way at all; with one nobody is asked. */
function* oneOf(
  kind: string,
  seat: Seat,
  waysNow: () => readonly string[],
): Generator<Asking, string | null, string> {
  for (;;) {
    const options = waysNow()
    const [only] = options
    if (only === undefined) return null
    if (options.length === 1) return only
    const given = yield { kind, seat, options }
    if (given !== afresh) return given
  }
}

const nothing = (table: Table, side: Seat, card: string, reason: string, rule: string): void => {
  table.log.push(`did.nothing ${side} ${card} ${reason} ${rule}`)
}

/** MP-MOVE-01, 02: every party that may set out, and every goal. */
const movesOf = (table: Table, side: Seat, card: string): string[] => {
  const found: string[] = []
  for (const { id: from } of table.book.countries) {
    const here = on(table, side, from).toSorted(byPosture)
    const parties: Piece[][] = here.map((piece) => [piece])
    if (card === 'move2')
      for (const [at, one] of here.entries())
        for (const other of here.slice(at + 1)) parties.push([one, other])
    for (const [one, two] of table.book.neighbours)
      for (const [start, goal] of [
        [one, two],
        [two, one],
      ])
        if (start === from)
          found.push(...parties.map((party) => `${from}>${goal}:${party.map(postureOf).join('+')}`))
  }
  return distinct(found)
}

function* moveWith(table: Table, side: Seat, card: string): Acting {
  const way = yield* oneOf('move', side, () => movesOf(table, side, card))
  if (way === null) {
    nothing(table, side, card, 'no-army', 'MP-MOVE-03')
    return
  }
  const [route = '', party = ''] = way.split(':')
  const [from = '', goal = ''] = route.split('>')
  let stoodUp = 0
  let freed = false
  for (const posture of party.split('+')) {
    const piece = on(table, side, from).find((each) => postureOf(each) === posture)
    if (piece === undefined) throw new Error(`no army ${from}:${posture}`)
    if (piece.lies) stoodUp += 1
    if (piece.onCapital) freed = true
    Object.assign(piece, { at: goal, lies: false, onCapital: false })
  }
  table.log.push(`moved ${side} ${from} ${goal} ${party} ${stoodUp}`)
  if (freed) table.log.push(`capital.freed ${side} ${from}`)
}

/** MP-REC-01, 02. */
const recruit = (table: Table, side: Seat): void => {
  if (table.armies[side].length === table.book.sides[side].armies) {
    nothing(table, side, 'recruit', 'no-stock', 'MP-REC-02')
    return
  }
  if (isTaken(table, side)) {
    nothing(table, side, 'recruit', 'capital-occupied', 'MP-REC-02')
    return
  }
  table.armies[side].push({ at: homeOf(table, side), lies: false, onCapital: false })
  table.log.push(`recruited ${side}`)
}

const standing = (table: Table, side: Seat): Piece[] =>
  table.armies[side].filter(({ lies }) => !lies)

/** MP-FORT-01, 02. */
function* fortify(table: Table, side: Seat): Acting {
  const way = yield* oneOf('fortify', side, () => distinct(standing(table, side).map(wordOf)))
  if (way === null) {
    const reason = table.armies[side].length === 0 ? 'no-army' : 'all-fortified'
    nothing(table, side, 'fortify', reason, 'MP-FORT-02')
    return
  }
  const piece = standing(table, side).find((each) => wordOf(each) === way)
  if (piece === undefined) throw new Error(`no army ${way}`)
  piece.lies = true
  table.log.push(`fortified ${side} ${wordOf(piece)}`)
}

const isAtMost = ({ house, strength, book }: Table, side: Seat): boolean =>
  house['strengthAtSix'] === 'nothing' && strength[side] === book.strengthMax

/** MP-STR-01, 04, MP-AM-02. */
const yielding = (table: Table, side: Seat): string[] =>
  isAtMost(table, side)
    ? []
    : table.book.countries
        .filter(
          (country) => holds(table, side, country) && (table.dice[country.id] ?? 0) > country.min,
        )
        .map(({ id }) => id)

function* strengthen(table: Table, side: Seat): Acting {
  const way = yield* oneOf('strength', side, () => yielding(table, side))
  if (way === null) {
    if (isAtMost(table, side)) nothing(table, side, 'strength', 'strength-at-most', 'MP-STR-03')
    else nothing(table, side, 'strength', 'no-die', 'MP-STR-02')
    return
  }
  table.dice[way] = (table.dice[way] ?? 0) - 1
  // MP-STR-03: at the most the die falls all the same.
  if (table.strength[side] < table.book.strengthMax) table.strength[side] += 1
  table.log.push(`strengthened ${side} ${way} ${table.dice[way]} ${table.strength[side]}`)
}

/** MP-SCORE-01, 04, 05. */
const scoreNow = (table: Table, side: Seat): void => {
  const value = worthOf(table, side)
  const gained = value > leftInStock(table) ? leftInStock(table) : value
  table.vp[side] += gained
  table.piles[side].clear()
  table.log.push(`scored ${side} ${value} ${gained}`, `hand.restored ${side}`)
}
