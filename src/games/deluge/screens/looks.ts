// The factions as people see them: colour and hatching, letter, the player's name beside the faction's.
import { umpire } from '@/core/game.ts'
import type { Facing } from '@/ui/side/hatching.ts'
import type { DelugeMap, DelugeView } from '../rules/index.ts'
import { namesOn, screenWords as words } from './words/screenWords.ts'

interface FactionLook {
  readonly facing: Facing
  readonly letter: string
}

const known: Readonly<Record<string, FactionLook>> = {
  sweden: { facing: 'blue', letter: 'S' },
  plc: { facing: 'red', letter: 'C' },
  muscovy: { facing: 'grey', letter: 'M' },
  cossacks: { facing: 'violet', letter: 'Z' },
  ottomans: { facing: 'emerald', letter: 'O' },
  crimea: { facing: 'copper', letter: 'K' },
  transylvania: { facing: 'teal', letter: 'T' },
  'moldavia-wallachia': { facing: 'plum', letter: 'W' },
  wallachia: { facing: 'plum', letter: 'W' },
  moldavia: { facing: 'yellow', letter: 'D' },
  brandenburg: { facing: 'white', letter: 'B' },
  hre: { facing: 'olive', letter: 'H' },
}

const spare: readonly Facing[] = [
  ...(['blue', 'red', 'grey', 'violet', 'emerald', 'copper', 'teal', 'plum'] as const),
  ...(['white', 'olive', 'yellow', 'brown', 'orange', 'green'] as const),
]

const looks = new WeakMap<DelugeMap, ReadonlyMap<string, FactionLook>>()

/** Letters are unique within a map; factions of an own map take colours in list order. */
function looksOn(map: DelugeMap): ReadonlyMap<string, FactionLook> {
  const before = looks.get(map)
  if (before !== undefined) return before
  const made = new Map<string, FactionLook>()
  const isTaken = (letter: string): boolean =>
    [...made.values()].some((one) => one.letter === letter)
  const ids = [...map.factions, ...['moldavia', 'wallachia'].map((id) => ({ id, name: id }))]
  for (const [place, { id, name }] of ids.entries()) {
    const own = known[id]
    const letters = Array.from(`${name.toUpperCase()}ABCDEFGHIJKLMNOPQRSTUVWXYZ`)
    made.set(
      id,
      own !== undefined && !isTaken(own.letter)
        ? own
        : {
            facing: spare[place % spare.length] ?? 'plain',
            letter: letters.find((each) => /[A-Z]/u.test(each) && !isTaken(each)) ?? '?',
          },
    )
  }
  looks.set(map, made)
  return made
}

export const lookOf = (map: DelugeMap, faction: string | null): FactionLook =>
  (faction === null ? undefined : looksOn(map).get(faction)) ?? { facing: 'plain', letter: '–' }

type Setup = Pick<DelugeView['setup'], 'map' | 'seats'>

/** The name of who plays the faction; empty where nobody has given one. */
export const playerOf = ({ seats }: Setup, faction: string): string =>
  seats.find(({ factions }) => factions.includes(faction))?.name ?? ''

/** As in "Give the phone to …". */
export function partyName(setup: Setup, party: string): string {
  if (party === umpire) {
    const name = setup.seats.find(({ kind }) => kind === 'umpire')?.name ?? ''
    return name === '' ? words.value.umpire : words.value.named(words.value.umpire, name)
  }
  const faction = namesOn(setup.map).faction(party)
  const name = playerOf(setup, party)
  return name === '' ? faction : words.value.named(faction, name)
}
