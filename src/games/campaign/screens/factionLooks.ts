// Looks of the factions of a map: colour with hatching, and a letter that no other faction of the map has.
import { own } from '@/core/own.ts'
import type { Facing } from '@/ui/side/hatching.ts'

export interface FactionLook {
  readonly facing: Facing
  readonly letter: string
}

interface Named {
  readonly id: string
  readonly name: string
}

interface Factions {
  readonly factions: readonly Named[]
}

const spare: readonly Facing[] = [
  ...(['blue', 'red', 'grey', 'violet', 'emerald', 'copper', 'teal', 'plum'] as const),
  ...(['white', 'olive', 'yellow', 'brown', 'orange', 'green'] as const),
]

/**
 * Factions that the game knows keep their look; those of an own map take colours in list order. `further`: factions
 * that a map does not list and that may come up all the same. Of none, and of one that no map knows, a plain one.
 */
export function factionLooks(
  known: Readonly<Record<string, FactionLook>>,
  further: readonly string[] = [],
): (map: Factions, faction: string | null) => FactionLook {
  const made = new WeakMap<Factions, ReadonlyMap<string, FactionLook>>()
  const looksOn = (map: Factions): ReadonlyMap<string, FactionLook> => {
    const before = made.get(map)
    if (before !== undefined) return before
    const looks = looksIn([...map.factions, ...further.map((id) => ({ id, name: id }))], known)
    made.set(map, looks)
    return looks
  }
  return (map, faction) =>
    (faction === null ? undefined : looksOn(map).get(faction)) ?? { facing: 'plain', letter: '–' }
}

function looksIn(
  factions: readonly Named[],
  known: Readonly<Record<string, FactionLook>>,
): ReadonlyMap<string, FactionLook> {
  const looks = new Map<string, FactionLook>()
  const isTaken = (letter: string): boolean =>
    [...looks.values()].some((one) => one.letter === letter)
  for (const [place, { id, name }] of factions.entries()) {
    const usual = own(known, id)
    const letters = Array.from(`${name.toUpperCase()}ABCDEFGHIJKLMNOPQRSTUVWXYZ`)
    const letter = letters.find((each) => /[A-Z]/u.test(each) && !isTaken(each)) ?? '?'
    looks.set(
      id,
      usual !== undefined && !isTaken(usual.letter)
        ? usual
        : { facing: spare[place % spare.length] ?? 'plain', letter },
    )
  }
  return looks
}
