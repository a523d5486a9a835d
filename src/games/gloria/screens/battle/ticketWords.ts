// The parts of a ticket in words: its pieces by their labels, the ground, special units that may stand in.
import { own } from '@/core/own.ts'
import type { Ticket } from '@/games/campaign/rules/index.ts'
import type { GloriaMap } from '../../rules/index.ts'
import { namesOn, screenWords as words } from '../words/screenWords.ts'

/** `rio:army`, or the name of what is no king's before the kind; an independent has its kind alone. */
export function pieceWords(map: GloriaMap, label: string): string {
  const { kinds, contest } = words.value
  const [owner = '', kind] = label.split(':')
  const said: Readonly<Record<string, string>> = kinds
  if (kind === undefined) return own(said, owner) ?? owner
  const guests: Readonly<Record<string, string>> = contest.guests
  return `${own(guests, owner) ?? namesOn(map).player(owner)}: ${own(said, kind) ?? kind}`
}

export function remarksOf({ ground, sides }: Ticket): string {
  const { contest, specials } = words.value
  const grounds: Readonly<Record<string, string>> = contest.grounds
  const known: Readonly<Record<string, string>> = specials
  return [
    ...ground.map((code) => own(grounds, code) ?? code),
    ...sides.flatMap(({ extras }, side) =>
      extras.length === 0
        ? []
        : [
            contest.extras(
              side === 0 ? contest.red : contest.blue,
              extras.map((each) => own(known, each) ?? each).join(', '),
            ),
          ],
    ),
    contest.turns,
  ].join(' ')
}
