// The factions as people see them: colour and hatching, letter, the player's name beside the faction's.
import { umpire } from '@/core/game.ts'
import { factionLooks, type FactionLook } from '@/games/campaign/screens/factionLooks.ts'
import type { DelugeView } from '../rules/index.ts'
import { namesOn, screenWords as words } from './words/screenWords.ts'

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

export const lookOf = factionLooks(known, ['moldavia', 'wallachia'])

type Setup = Pick<DelugeView['setup'], 'map' | 'seats'>

/** The name of who plays the faction; empty where none has been given. */
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
