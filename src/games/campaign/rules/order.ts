// CC-ORDER: the turn order of the factions, rotating, fixed or diced for.
import type { FactionId } from './map/model.ts'

export const turnOrders = ['rotating', 'rolled', 'fixed'] as const
export type TurnOrder = (typeof turnOrders)[number]

/** List order, in turn t (from 1) started at place ((t − 1) mod n) + 1. */
export const rotated = (list: readonly FactionId[], turn: number): readonly FactionId[] => {
  const start = (turn - 1) % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}

/** Groups of factions that stand equal so far, the highest first; settled when each group is one faction. */
export type OrderGroups = readonly (readonly FactionId[])[]

/** The first group that must throw again, each of it 2D6 in list order; null: the order is settled. */
export const throwsNext = (groups: OrderGroups): readonly FactionId[] | null =>
  groups.find((group) => group.length > 1) ?? null

/** The groups after the first equal ones have thrown; `sums` belong to them in their order. */
export const regroup = (groups: OrderGroups, sums: readonly number[]): OrderGroups => {
  const equal = throwsNext(groups)
  if (equal === null) return groups
  const found = new Map<number, FactionId[]>()
  for (const [place, faction] of equal.entries()) {
    const sum = sums[place] ?? 0
    found.set(sum, [...(found.get(sum) ?? []), faction])
  }
  const split = [...found].sort(([one], [other]) => other - one).map(([, group]) => group)
  return groups.flatMap((group) => (group === equal ? split : [group]))
}

/** Throws for the turn order: the sums are those of the group that throws now. */
interface OrderThrows {
  readonly groups: OrderGroups
  readonly sums: readonly number[]
}

export const orderThrower = ({ groups, sums }: OrderThrows): FactionId =>
  throwsNext(groups)?.[sums.length] ?? ''

/** Equal sums throw again among themselves. */
export const afterOrderThrow = ({ groups, sums }: OrderThrows, sum: number): OrderThrows => {
  const thrown = [...sums, sum]
  return thrown.length < (throwsNext(groups)?.length ?? 0)
    ? { groups, sums: thrown }
    : { groups: regroup(groups, thrown), sums: [] }
}
