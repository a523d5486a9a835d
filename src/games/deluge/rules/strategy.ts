// Strategic orders as they change a faction's own forces and purse: the same for a draft on paper and when it is run.
import { ceilOf, type FactionId } from '../../campaign/rules/index.ts'
import type { DelugeEntry, Force, ReinforcePoints, StrategyLine, Unit } from './model.ts'
import { byNumber, canMerge, freshUnit, merged, pointsOf, split } from './units.ts'

/** TD-STR-01. */
export const smallestForce = 22
export const tokenValue = 10
/** TD-STR-07. */
export const paidScout = { price: 5, dice: 2 } as const

/** What a faction has of its own while a draft is worked through. */
export interface Own {
  readonly faction: FactionId
  readonly purse: number
  /** In the order of their numbers. */
  readonly forces: readonly Force[]
  readonly raised: number
  /** Forces reinforced this turn. */
  readonly reinforced: readonly string[]
  /** Scout attempts this turn: the scouting force and the target of each. */
  readonly scouted: readonly { readonly force: string; readonly target: string }[]
  /** Places and count of the campaign's factions, for the numbers of new forces. */
  readonly place: number
  readonly places: number
}

/** What a line did beside changing forces. */
export interface LineEffect {
  readonly own: Own
  readonly entries: readonly Pick<DelugeEntry, 'amount' | 'reason' | 'rule' | 'about'>[]
  /** Tokens spent (TD-STR-06) and lost (TD-STR-11). */
  readonly spent: number
  readonly lost: number
}

const plain = (own: Own): LineEffect => ({ own, entries: [], spent: 0, lost: 0 })

export const forceIn = (own: Own, id: string): Force | null =>
  own.forces.find((force) => force.id === id) ?? null

/** The number that the next force of the faction will have. */
export const nextForceId = ({ raised, place, places }: Own): string =>
  `F${places * raised + place + 1}`

const replaced = (own: Own, force: Force): Own => ({
  ...own,
  forces: own.forces.map((each) => (each.id === force.id ? force : each)),
})

const without = (own: Own, id: string): Own => ({
  ...own,
  forces: own.forces.filter((force) => force.id !== id),
})

/** The line carried out on the faction's own things; null if it is not legal as they are now (what land allows apart). */
export const applyLine = (own: Own, line: StrategyLine): LineEffect | null => {
  switch (line.kind) {
    case 'raise':
      return raise(own, line)
    case 'reinforce':
      return reinforce(own, line)
    case 'scout':
    case 'paidScout':
      return scout(own, line)
    case 'give':
      return line.amount > own.purse ? null : give(own, line.to, line.amount)
    case 'join':
      return join(own, line.force, line.into)
    case 'disband': {
      const force = forceIn(own, line.force)
      return force === null ? null : { ...plain(without(own, force.id)), lost: force.loot }
    }
  }
}

const raise = (own: Own, line: Extract<StrategyLine, { kind: 'raise' }>): LineEffect | null => {
  const price = pointsOf(line.units)
  if (price > own.purse || price < smallestForce) return null
  const id = nextForceId(own)
  const force: Force = {
    id,
    faction: own.faction,
    name: line.name,
    kind: line.force,
    intelligence: line.intelligence,
    units: line.units.map(({ name, points }) => freshUnit(name, points)),
    loot: 0,
    at: line.node,
    from: null,
    fledThisTurn: false,
    wonHere: null,
  }
  return {
    ...plain({
      ...own,
      purse: own.purse - price,
      raised: own.raised + 1,
      forces: [...own.forces, force].sort(byNumber),
    }),
    entries: [{ amount: -price, reason: 'raise', rule: 'TD-STR-01', about: id }],
  }
}

/** The units after the merges of a reinforcement; null if one of them is not possible. */
export const afterMerges = (
  units: readonly Unit[],
  merges: readonly (readonly [number, number])[],
): readonly Unit[] | null => {
  let now = units
  for (const [a, b] of merges) {
    if (!canMerge(now, a, b)) return null
    now = merged(now, a, b)
  }
  return now
}

export const damaged = (units: readonly Unit[]): readonly number[] =>
  units.flatMap(({ points, full }, place) => (points < full ? [place] : []))

/** TD-STR-03, 06: what tokens and purse do not cover is left out, point by point from the last field backwards. */
export const affordable = (wish: ReinforcePoints, purse: number): ReinforcePoints => {
  const asked = wish.newUnits === 0 ? 0 : wish.newPoints
  let left = purse + tokenValue * wish.tokens
  const back = wish.back.map((points) => {
    const paid = Math.min(points, left)
    left -= paid
    return paid
  })
  const newPoints = Math.min(asked, left)
  return { ...wish, back, newPoints, newUnits: Math.min(wish.newUnits, newPoints) }
}

const priceOf = ({ back, newPoints }: ReinforcePoints): number =>
  back.reduce((sum, each) => sum + each, 0) + newPoints

/** TD-STR-06: so many tokens count, and so much the purse pays. */
export const payment = (
  price: number,
  tokens: number,
): { readonly tokens: number; readonly purse: number } => {
  const counted = Math.min(tokens, ceilOf(price, tokenValue))
  return { tokens: counted, purse: Math.max(0, price - tokenValue * counted) }
}

const reinforce = (
  own: Own,
  line: Extract<StrategyLine, { kind: 'reinforce' }>,
): LineEffect | null => {
  const force = forceIn(own, line.force)
  if (force === null || own.reinforced.includes(force.id)) return null
  const units = afterMerges(force.units, line.merges)
  if (units === null) return null
  const points = line.points === null ? null : affordable(inHand(line.points, force), own.purse)
  if (points === null || priceOf(points) === 0)
    return line.merges.length === 0 ? null : plain(done(own, { ...force, units }))
  const paid = payment(priceOf(points), points.tokens)
  const after: Force = withPoints({ ...force, units, loot: force.loot - paid.tokens }, points)
  const next = done({ ...own, purse: own.purse - paid.purse }, after)
  return {
    ...plain(next),
    entries: [{ amount: -paid.purse, reason: 'reinforce', rule: 'TD-STR-03', about: force.id }],
    spent: paid.tokens,
  }
}

/** No more tokens than the force carries. */
const inHand = (wish: ReinforcePoints, { loot }: Force): ReinforcePoints => ({
  ...wish,
  tokens: Math.min(wish.tokens, loot),
})

const done = (own: Own, force: Force): Own => ({
  ...replaced(own, force),
  reinforced: [...own.reinforced, force.id],
})

const withPoints = (
  force: Force,
  { back, newUnits, newPoints, upgrade }: ReinforcePoints,
): Force => {
  const places = damaged(force.units)
  const mended = force.units.map((unit, place) => {
    const more = back[places.indexOf(place)]
    return more === undefined ? unit : { ...unit, points: Math.min(unit.full, unit.points + more) }
  })
  const added = split(newPoints, newUnits).map((points) => freshUnit('', points))
  const units = [...mended, ...added]
  // TD-STR-05.
  const kind = upgrade && pointsOf(units) >= smallestForce ? 'task' : force.kind
  return { ...force, units, kind }
}

const scout = (
  own: Own,
  { kind, force, target }: Extract<StrategyLine, { kind: 'scout' | 'paidScout' }>,
): LineEffect | null => {
  const price = kind === 'paidScout' ? paidScout.price : 0
  const scouting = forceIn(own, force)
  if (scouting === null || price > own.purse) return null
  if (kind === 'scout' && scouting.intelligence === 0) return null
  const next = { ...own, purse: own.purse - price, scouted: [...own.scouted, { force, target }] }
  return {
    ...plain(next),
    entries: [{ amount: -price, reason: 'paidScout', rule: 'TD-STR-07', about: force }],
  }
}

/** TD-STR-10: the giver's entry; the other one is booked when it arrives. */
const give = (own: Own, to: FactionId, amount: number): LineEffect => ({
  ...plain({ ...own, purse: own.purse - amount }),
  entries: [{ amount: -amount, reason: 'subsidy', rule: 'TD-STR-10', about: to }],
})

/** TD-STR-11. */
const join = (own: Own, id: string, into: string): LineEffect | null => {
  const [force, other] = [forceIn(own, id), forceIn(own, into)]
  if (force === null || other === null || force.at !== other.at || id === into) return null
  const joint: Force = {
    ...other,
    kind: [force.kind, other.kind].includes('task') ? 'task' : 'skirmish',
    intelligence: Math.max(force.intelligence, other.intelligence),
    units: [...other.units, ...force.units],
    loot: other.loot + force.loot,
  }
  return plain(replaced(without(own, id), joint))
}
