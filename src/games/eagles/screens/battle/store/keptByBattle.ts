// Something small about battles that is no part of their records, by their ids. Kept in localStorage at once.
import { useKept } from '../../../../../app/kept.ts'
import { keptEntries } from '../../../../../app/keptEntries.ts'

/** Older battles are over; what is forgotten of them is worth no space. */
const mostBattles = 60

function entriesIn<T>(text: string, read: (json: unknown) => T | null): readonly [string, T][] {
  return [...keptEntries(text)].flatMap(([battle, json]): [string, T][] => {
    const value = read(json)
    return value === null ? [] : [[battle, value]]
  })
}

/** `read` gives null for whatever is not as it should be; that is forgotten. */
export function keptByBattle<T>(key: string, read: (json: unknown) => T | null) {
  const kept = useKept<Readonly<Record<string, T>>>(
    key,
    {},
    {
      serializer: {
        read: (text) => Object.fromEntries(entriesIn(text, read)),
        write: JSON.stringify,
      },
      writeDefaults: false,
      flush: 'sync', // a reload right afterwards must not lose it
      shallow: true,
    },
  )
  const of = (battle: string): T | null => kept.value[battle] ?? null

  /** The newest battle stands last; null forgets it. */
  function set(battle: string, value: T | null): void {
    if (value === null && of(battle) === null) return
    const others = Object.entries(kept.value).filter(([id]) => id !== battle)
    const own = value === null ? [] : [[battle, value] as const]
    kept.value = Object.fromEntries([...others.slice(1 - mostBattles), ...own])
  }

  /** From a backup, for the battles that came back with new ids. */
  function takeFrom(text: string, newIds: ReadonlyMap<string, string>): void {
    for (const [old, value] of entriesIn(text, read)) {
      const id = newIds.get(old)
      if (id !== undefined) set(id, value)
    }
  }

  return { of, set, takeFrom }
}
