// The next round, Swiss: whom the criteria of docs/decisions/0016 pair. The lot is an argument.
import { seededDice } from '../../../../../core/dice/seeded.ts'
import { nameKey } from '../board.ts'
import { bansBroken, criteriaFor, packed, type Player } from './criteria.ts'
import { usualDesk, type DeskRules } from './deskRules.ts'
import { floatsOf } from './floats.ts'
import { bestPartners } from './matching.ts'
import { hasBegun, type Entrant, type Pairing, type Round } from './rounds.ts'
import { wasFought } from './scoring.ts'
import { standings } from './standings.ts'

/** By lot, the same for the same seed. */
function shuffled<T>(list: readonly T[], seed: number): readonly T[] {
  const roll = seededDice(seed)
  const all = [...list]
  for (let n = all.length - 1; n > 0; n -= 1) {
    const other = roll(n + 1) - 1
    const held = all[n]
    const taken = all[other]
    if (held === undefined || taken === undefined) continue
    all[n] = taken
    all[other] = held
  }
  return all
}

/** Whom each has met; who did not come has met no opponent. */
export function opponentsOf(rounds: readonly Round[]): ReadonlyMap<string, ReadonlySet<string>> {
  const met = new Map<string, Set<string>>()
  const note = (one: string, other: string): void => {
    met.set(one, (met.get(one) ?? new Set()).add(other))
  }
  for (const { first, second, result } of rounds.flatMap(({ pairings }) => pairings)) {
    if (second === null || (result !== null && !wasFought(result))) continue
    note(first, second)
    note(second, first)
  }
  return met
}

export const isPresent = ({ hasDropped }: Entrant): boolean => !hasDropped

export const partiesOf = ({ club, nation }: Entrant): Pick<Player, 'club' | 'nation'> => ({
  club: nameKey(club ?? ''),
  nation: nation ?? '',
})

interface Wanted {
  readonly rules: DeskRules
  readonly fixed: readonly Pairing[]
}

/** Who is still there and has no table yet, the best first, equals by lot. */
function playersFor(
  entrants: readonly Entrant[],
  rounds: readonly Round[],
  seed: number,
  { rules, fixed }: Wanted,
): readonly Player[] {
  const made = standings(shuffled(entrants, seed), rounds, rules)
  const rows = new Map(made.map((row, n) => [row.id, { ...row, fromBelow: made.length - 1 - n }]))
  const met = opponentsOf(rounds)
  const floats = floatsOf(entrants, rounds, rules)
  const seated = new Set(fixed.flatMap(({ first, second }) => [first, second]))
  const pointsOf = (id: string): number => rows.get(id)?.points ?? 0
  const drawn = [...shuffled(entrants.filter(isPresent), seed)]
    .filter(({ id }) => !seated.has(id))
    .sort((one, other) => pointsOf(other.id) - pointsOf(one.id))
  return drawn.map((entrant, n) => {
    const { id } = entrant
    const points = pointsOf(id)
    const equals = drawn.filter((other) => pointsOf(other.id) === points)
    return {
      id,
      points,
      lot: n - drawn.findIndex((other) => pointsOf(other.id) === points),
      ofEqual: equals.length,
      met: met.get(id) ?? new Set(),
      byes: rows.get(id)?.byes ?? 0,
      fromBelow: rows.get(id)?.fromBelow ?? 0,
      hasFloated: floats.get(id) ?? { up: false, down: false },
      ...partiesOf(entrant),
    }
  })
}

/** Players of one round at most: what is tested, and what a phone can pair while the organiser waits. */
export const mostPaired = 512

/** More players than can be paired. */
export const isTooMuchToPair = (entrants: readonly Entrant[]): boolean =>
  entrants.filter(isPresent).length > mostPaired

/**
 * The pairings of the next round, the best by the criteria in their order; the one that sits out stands last. The same for
 * the same seed. Only for what is not too much to pair. Tables that are fixed stand first, as they are.
 */
export function pairRound(
  entrants: readonly Entrant[],
  rounds: readonly Round[],
  seed: number,
  { rules = usualDesk, fixed = [] }: Partial<Wanted> = {},
): Round {
  const players = playersFor(entrants, rounds, seed, { rules, fixed })
  const seats = players.length + (players.length % 2)
  const criteria = packed(criteriaFor(players, rules.bans))
  const partners = bestPartners(seats, (one, other) =>
    criteria.map(({ of }) => of(players[one], players[other])),
  )
  const pairings = players.flatMap(({ id }, n) => {
    const partner = partners[n] ?? -1
    return partner < n ? [] : [{ first: id, second: players[partner]?.id ?? null, result: null }]
  })
  const isFought = ({ second }: { second: string | null }): boolean => second !== null
  const all = [...fixed, ...pairings]
  return { pairings: [...all.filter(isFought), ...all.filter((one) => !isFought(one))] }
}

/** Tables that no ban allows; what was made by hand or is fought is as it is. */
export const forbiddenTables = (
  { pairings }: Round,
  entrants: readonly Entrant[],
  { bans }: DeskRules,
): readonly Pairing[] => {
  const byId = new Map(entrants.map((each) => [each.id, partiesOf(each)]))
  return pairings.filter((pairing) => {
    const [one, other] = [byId.get(pairing.first), byId.get(pairing.second ?? '')]
    const isGiven = pairing.isFixed === true || hasBegun(pairing)
    if (isGiven || one === undefined || other === undefined) return false
    return bansBroken(bans, 'hard', one, other) > 0
  })
}
