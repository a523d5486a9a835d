// ATTACK and ATTACK+1 of the second engine: where, who stands up, what is dropped, and both totals (MP-ATT, MP-COMB).
import {
  afresh,
  byPosture,
  cardOrder,
  distinct,
  enemyOf,
  on,
  isTaken,
  postureOf,
  type Asking,
  type Land,
  type Piece,
  type Seat,
  type Table,
} from './table.ts'

/** MP-COMB-05. */
const isGuarded = (table: Table, attacker: Seat, { homeOf }: Land): boolean =>
  homeOf === enemyOf(attacker) && !isTaken(table, enemyOf(attacker))

/** MP-ATT-01. */
export const targetsFor = (table: Table, side: Seat): Land[] =>
  table.book.countries.filter(
    (country) =>
      on(table, side, country.id).length > 0 &&
      (on(table, enemyOf(side), country.id).length > 0 || isGuarded(table, side, country)),
  )

/** MP-ATT-03, 05. */
const whereTo = (table: Table, side: Seat): string[] => {
  const targets = targetsFor(table, side)
  const upright = targets.filter(({ id }) => on(table, side, id).some(({ lies }) => !lies))
  if (upright.length === 0 && targets.length > 0) return [...targets.map(({ id }) => id), 'decline']
  const offered = table.house['attackChoice'] === 'whereNormal' ? upright : targets
  return offered.map(({ id }) => id)
}

/** MP-ATT-04: every subset of those that lie there, nobody only if somebody stands. */
const whoStandsUp = (table: Table, side: Seat, country: string): string[] => {
  const here = on(table, side, country).toSorted(byPosture)
  const lying = here.filter(({ lies }) => lies)
  const subsets = Array.from({ length: 2 ** lying.length }, (_, bits) =>
    lying.filter((_piece, at) => Math.floor(bits / 2 ** at) % 2 === 1),
  )
  const named = subsets.map((some) => (some.length === 0 ? 'none' : some.map(postureOf).join('+')))
  const isFree = here.some(({ lies }) => !lies)
  return distinct(named.filter((name) => isFree || name !== 'none'))
}

/** MP-ATT-07, 08. */
const whatToDrop = ({ book, piles }: Table, side: Seat, card: string): string[] =>
  card === 'attack1'
    ? cardOrder.filter(
        (each) =>
          book.sides[side].cards.includes(each) &&
          !piles[side].has(each) &&
          each !== 'score' &&
          each !== 'attack1',
      )
    : []

interface Plan {
  readonly country: string
  readonly up: string
  readonly drop: string | null
}

/** MP-ATT-10; an overrule begins again from the target. Null: no attack, and why is told. */
function* planOf(table: Table, side: Seat, card: string): Generator<Asking, Plan | null, string> {
  const ask = function* (
    kind: string,
    options: readonly string[],
  ): Generator<Asking, string, string> {
    return options.length > 1 ? yield { kind, seat: side, options } : (options[0] ?? '')
  }
  for (;;) {
    const places = whereTo(table, side)
    if (places.length === 0) {
      table.log.push(`did.nothing ${side} ${card} no-target MP-ATT-06`)
      return null
    }
    const country = yield* ask('attack.where', places)
    if (country === afresh) continue
    if (country === 'decline') {
      table.log.push(`did.nothing ${side} ${card} declined MP-ATT-05`)
      return null
    }
    const up = yield* ask('attack.stand', whoStandsUp(table, side, country))
    if (up === afresh) continue
    const droppable = whatToDrop(table, side, card)
    const drop = droppable.length === 0 ? null : yield* ask('attack.drop', droppable)
    if (drop === afresh) continue
    return { country, up, drop }
  }
}

export function* attackWith(
  table: Table,
  side: Seat,
  card: string,
): Generator<Asking, void, string> {
  const plan = yield* planOf(table, side, card)
  if (plan === null) return
  const { country, up, drop } = plan
  const standUp = up === 'none' ? [] : up.split('+')
  for (const posture of standUp) {
    const piece = on(table, side, country).find((each) => postureOf(each) === posture)
    if (piece === undefined) throw new Error(`no army ${country}:${posture}`)
    piece.lies = false
  }
  if (standUp.length > 0) table.log.push(`stood.up ${side} ${country} ${up}`)
  if (drop !== null) {
    table.piles[side].add(drop)
    table.log.push(`card.dropped ${side} ${drop}`)
  }
  combat(table, side, country, drop !== null)
}

/** MP-COMB-01 to 09. */
const combat = (table: Table, side: Seat, country: string, hasDropped: boolean): void => {
  const enemy = enemyOf(side)
  const land = table.book.countries.find(({ id }) => id === country)
  if (land === undefined) throw new Error(`no country ${country}`)
  const fighting = on(table, side, country).filter(({ lies }) => !lies)
  const facing = on(table, enemy, country)
  const rearmed =
    table.house['occupierAttacks'] === 'garrisonRearms' &&
    fighting.some(({ onCapital }) => onCapital)
  const attack = table.strength[side] * fighting.length + (hasDropped ? 1 : 0)
  const defence =
    facing.reduce((sum, { lies }) => sum + table.strength[enemy] + (lies ? 1 : 0), 0) +
    (isGuarded(table, side, land) || rearmed ? land.garrison : 0)
  const spared = (piece: Piece): boolean =>
    table.house['heldBackFortified'] === 'survive' && piece.lies
  const lost: Record<Seat, Piece[]> = { a: [], b: [] }
  if (attack >= defence) lost[enemy] = facing
  if (attack <= defence) lost[side] = on(table, side, country).filter((piece) => !spared(piece))
  for (const each of [side, enemy])
    table.armies[each] = table.armies[each].filter((piece) => !lost[each].includes(piece))
  const winner = attack === defence ? 'tie' : attack > defence ? side : enemy
  table.log.push(
    `combat ${side} ${country} ${attack} ${defence} ${winner} ${lost.a.length} ${lost.b.length}`,
  )
  for (const each of [side, enemy])
    if (lost[each].some(({ onCapital }) => onCapital))
      table.log.push(`capital.freed ${each} ${country}`)
  if (winner !== side || land.homeOf !== enemy) return
  if (on(table, side, country).some(({ onCapital }) => onCapital)) return
  const [first] = fighting
  if (first !== undefined) first.onCapital = true
  table.log.push(`capital.occupied ${side} ${country}`)
}
