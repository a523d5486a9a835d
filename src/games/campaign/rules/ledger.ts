// CC-LEDGER: every sum of money with its reason; a purse is nothing but the sum of its entries.
import { once } from '../../../core/once.ts'
import type { FactionId } from './map/model.ts'

export interface LedgerEntry<Reason extends string = string, Phase extends string = string> {
  readonly turn: number
  readonly phase: Phase
  readonly faction: FactionId
  /** Never 0. */
  readonly amount: number
  readonly reason: Reason
  readonly rule: string
  /** The node, piece or faction it is about. */
  readonly about: string | null
}

export type Ledger<E extends LedgerEntry = LedgerEntry> = readonly E[]

const sumsOf = once((ledger: Ledger) => {
  const purses = new Map<FactionId, number>()
  for (const { faction, amount } of ledger) purses.set(faction, (purses.get(faction) ?? 0) + amount)
  return purses
})

export const purseOf = (ledger: Ledger, faction: FactionId): number =>
  sumsOf(ledger).get(faction) ?? 0

/** With the entries that are not 0 added in their order. A purse that would become negative is a fault and throws. */
export const book = <E extends LedgerEntry>(
  ledger: Ledger<E>,
  entries: readonly E[],
): Ledger<E> => {
  const real = entries.filter(({ amount }) => amount !== 0)
  if (real.length === 0) return ledger
  const booked = [...ledger, ...real]
  for (const { faction } of real)
    if (purseOf(booked, faction) < 0) throw new RangeError(`the purse of ${faction} is overdrawn`)
  return booked
}

/** CC-LEDGER: two entries that cancel, the giver's first. */
export const transfer = <E extends LedgerEntry>(entry: E, to: FactionId): readonly [E, E] => [
  { ...entry, amount: -entry.amount, about: to },
  { ...entry, faction: to, about: entry.faction },
]

// CC-ROUND: whole sums; a rounding is applied once, to an exact fraction.

/** Both whole, `d` above 0, `n` at least 0. */
export const halfUp = (n: number, d: number): number => Math.floor((2 * n + d) / (2 * d))

export const floorOf = (n: number, d: number): number => Math.floor(n / d)

export const ceilOf = (n: number, d: number): number => Math.ceil(n / d)
