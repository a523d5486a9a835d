// The kings as people see them: colour and hatching, letter, the player's name beside the king's.
import { umpire } from '@/core/game.ts'
import { factionLooks, type FactionLook } from '@/games/campaign/screens/factionLooks.ts'
import type { GloriaView } from '../rules/index.ts'
import { namesOn, screenWords as words } from './words/screenWords.ts'

const known: Readonly<Record<string, FactionLook>> = {
  fortunoff: { facing: 'blue', letter: 'F' },
  bergdorf: { facing: 'red', letter: 'B' },
  orlon: { facing: 'emerald', letter: 'O' },
  zweibacken: { facing: 'grey', letter: 'Z' },
  salhepatica: { facing: 'violet', letter: 'S' },
  cardor: { facing: 'copper', letter: 'C' },
  'port-evinrude': { facing: 'teal', letter: 'E' },
  'flotsam-and-jestsam': { facing: 'olive', letter: 'J' },
  rio: { facing: 'plum', letter: 'R' },
  'port-salut': { facing: 'white', letter: 'P' },
}

export const lookOf = factionLooks(known)

type Seated = Pick<GloriaView, 'seats' | 'world'>

/** The name of who plays the king; empty where none has been given. */
export const playerOf = ({ seats }: Pick<Seated, 'seats'>, king: string): string =>
  seats.find(({ factions }) => factions.includes(king))?.name ?? ''

/** As in "Give the phone to …". */
export function partyName({ seats, world }: Seated, party: string): string {
  if (party === umpire) {
    const name = seats.find(({ kind }) => kind === 'umpire')?.name ?? ''
    return name === '' ? words.value.umpire : words.value.named(words.value.umpire, name)
  }
  const king = namesOn(world.map).player(party)
  const name = playerOf({ seats }, party)
  return name === '' ? king : words.value.named(king, name)
}
