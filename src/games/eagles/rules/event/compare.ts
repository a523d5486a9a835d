// Two versions of a list side by side, battalion by battalion: what stayed, what changed, what came and went.
import { characters, type Army, type Battalion } from '../army/model.ts'

export type BattalionChange =
  | { readonly kind: 'same' | 'changed'; readonly before: number; readonly after: number }
  | { readonly kind: 'added'; readonly after: number }
  | { readonly kind: 'removed'; readonly before: number }

export interface Comparison {
  /** In the order of the newer list; what went stands where it was. Places are 0-based. */
  readonly battalions: readonly BattalionChange[]
  /** Name, nation or the points that the text states. */
  readonly head: readonly ('name' | 'nation')[]
  /** Nothing that matters in play is different. */
  readonly isSame: boolean
}

const essence = ({ quality, rankers, characters: counts, light, rifles }: Battalion): string =>
  [quality, rankers, ...characters.map((kind) => counts[kind]), light, rifles].join(' ')

const keyOf = (battalion: Battalion): string => `${essence(battalion)} ${battalion.name}`

/** Lengths of the longest common subsequences of every pair of tails. */
function commonTails(before: readonly string[], after: readonly string[]): readonly number[][] {
  const table = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  )
  for (let b = before.length - 1; b >= 0; b -= 1)
    for (let a = after.length - 1; a >= 0; a -= 1) {
      const row = table[b] ?? []
      const below = table[b + 1] ?? []
      row[a] =
        before[b] === after[a] ? (below[a + 1] ?? 0) + 1 : Math.max(below[a] ?? 0, row[a + 1] ?? 0)
    }
  return table
}

/** Runs of battalions between two that stayed: paired in order, the rest came or went. */
function gap(before: readonly number[], after: readonly number[]): readonly BattalionChange[] {
  const pairs = Math.min(before.length, after.length)
  return [
    ...before.slice(0, pairs).map((place, n): BattalionChange => ({
      kind: 'changed',
      before: place,
      after: after[n] ?? 0,
    })),
    ...before.slice(pairs).map((place): BattalionChange => ({ kind: 'removed', before: place })),
    ...after.slice(pairs).map((place): BattalionChange => ({ kind: 'added', after: place })),
  ]
}

function changesOf(before: readonly string[], after: readonly string[]): BattalionChange[] {
  const tails = commonTails(before, after)
  const changes: BattalionChange[] = []
  let gone: number[] = []
  let come: number[] = []
  let b = 0
  let a = 0
  while (b < before.length || a < after.length) {
    if (b < before.length && a < after.length && before[b] === after[a]) {
      changes.push(...gap(gone, come), { kind: 'same', before: b, after: a })
      gone = []
      come = []
      b += 1
      a += 1
    } else if (a >= after.length || (tails[b + 1]?.[a] ?? -1) >= (tails[b]?.[a + 1] ?? 0)) {
      gone.push(b)
      b += 1
    } else {
      come.push(a)
      a += 1
    }
  }
  return [...changes, ...gap(gone, come)]
}

export function compareArmies(before: Army, after: Army): Comparison {
  const battalions = changesOf(before.battalions.map(keyOf), after.battalions.map(keyOf))
  const head = (['name', 'nation'] as const).filter((field) => before[field] !== after[field])
  const isSame = before.nation === after.nation && battalions.every(({ kind }) => kind === 'same')
  return { battalions, head, isSame }
}
