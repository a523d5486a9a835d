// English words about the app itself.
import { listWith } from '../lists.ts'

const inList = listWith('and')

export const about = {
  title: 'About',
  what: 'Aide-de-Camp keeps your armies and battles on this phone and works without a network.',
  rulesNote: (games: readonly string[]) =>
    `Made for players of ${inList(games)}. The rules are told in our own words.`,
  leaves: 'What leaves this phone: nothing',
  why: 'There is no account, no counting of visits and no server that would take anything. The app fetches only its own files from the address where you opened it. What you share, print or save is yours to hand on.',
  games: 'The games',
  game: (title: string, designer: string, year: number) =>
    `${title} is a game by ${designer} (${String(year)}).`,
  publishers: (names: readonly string[]) => `Published by ${inList(names)}.`,
  unofficial: 'Not official: made by players, with drawings and words of its own.',
  source: 'Source code',
  sourceAt: (licence: string) => `Free to use and to change under the ${licence} licence:`,
  noSource: (licence: string) =>
    `Free to use and to change under the ${licence} licence. This copy names no address for its source; ask whoever runs it.`,
  works: 'Made with the work of others',
  thanks: 'Thank you to everybody who made these and gave them away.',
  licence: (name: string) => `${name} licence`,
  notice: (name: string) => `Notice of ${name}`,
  missing:
    'The licences could not be read. They come with the app; with a network they appear here.',
}
