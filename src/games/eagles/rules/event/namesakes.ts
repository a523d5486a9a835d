// Marks that tell players of one name apart: nation, army, or at last the list itself, beside the name wherever it stands.
import type { Nation } from '../army/model.ts'
import { nameKey, type BoardEntry, type BoardStanding } from './board.ts'

/** NameMark a name that others have too; of these the first that no other player of the name has. */
export type NameMark =
  | { readonly by: 'nation'; readonly nation: Nation }
  | { readonly by: 'army'; readonly name: string }
  | { readonly by: 'fingerprint'; readonly fingerprint: string }
  /** From 1, in the order of the board: there is nothing else to tell them apart. */
  | { readonly by: 'number'; readonly number: number }

interface Row extends Pick<BoardStanding, 'check' | 'fingerprint'> {
  readonly entry: Pick<BoardEntry, 'id' | 'player'>
}

const marksOf = ({ check, fingerprint }: Row): readonly NameMark[] => [
  ...(check === null ? [] : [{ by: 'nation', nation: check.army.nation } as const]),
  ...(check === null || check.army.name === ''
    ? []
    : [{ by: 'army', name: check.army.name } as const]),
  ...(fingerprint === null ? [] : [{ by: 'fingerprint', fingerprint } as const]),
]

const keyOf = (mark: NameMark): string => nameKey(JSON.stringify(mark))

/** By id, for everybody whose name others have too, unknown players among them. */
export function namesakes(rows: readonly Row[]): ReadonlyMap<string, NameMark> {
  const byName = new Map<string, Row[]>()
  for (const row of rows) {
    const key = nameKey(row.entry.player)
    byName.set(key, [...(byName.get(key) ?? []), row])
  }
  const shared = [...byName.values()].filter((alike) => alike.length > 1)
  return new Map(
    shared.flatMap((alike) => {
      const counts = new Map<string, number>()
      for (const key of alike.flatMap(marksOf).map(keyOf))
        counts.set(key, (counts.get(key) ?? 0) + 1)
      return alike.map((row, n): [string, NameMark] => [
        row.entry.id,
        marksOf(row).find((mark) => counts.get(keyOf(mark)) === 1) ?? {
          by: 'number',
          number: n + 1,
        },
      ])
    }),
  )
}

export const isSameNameMark = (one: NameMark | null, other: NameMark | null): boolean =>
  one === other || (one !== null && other !== null && keyOf(one) === keyOf(other))

/** Entries that have the same list, by its mark; only marks that several players share. */
export function duplicates(
  standings: readonly { readonly entry: BoardEntry; readonly fingerprint: string | null }[],
): ReadonlyMap<string, readonly BoardEntry[]> {
  const byMark = new Map<string, BoardEntry[]>()
  for (const { entry, fingerprint: mark } of standings) {
    if (mark === null) continue
    const alike = byMark.get(mark)
    if (alike === undefined) byMark.set(mark, [entry])
    else alike.push(entry)
  }
  return new Map([...byMark].filter(([, alike]) => alike.length > 1))
}
