// English words of the organiser's desk: events, the board of lists, rounds.
import { bounds, limits as points, type Separator } from '@/games/eagles/rules/index.ts'
import { counted } from '../../../words/counted.ts'
import { limits } from './limits.ts'
import { adding } from './adding.ts'
import { eventProblems } from './problems.ts'
import { roundDesk } from './roundDesk.ts'
import { rounds } from './rounds.ts'
import { teams } from './teams.ts'
import { number } from '../../../games/eagles/words/en/armies/figures.ts'
import { troubles } from './troubles.ts'

const count = counted('en')
const lists = (n: number): string => count(n, 'one list', (s) => `${s} lists`)

const list = {
  title: 'Events',
  add: 'New event',
  newName: 'New event',
  empty: {
    title: 'No events yet',
    text: 'An event checks every list that you are sent: all at once, on this device, without a network.',
  },
  lead: (n: number, limits: string) =>
    `${n === 0 ? 'No lists yet' : count(n, 'One list', (s) => `${s} lists`)}, ${limits}`,
  actionsFor: (name: string) => `More for ${name}`,
  edit: 'Change the event',
  duplicate: 'Duplicate',
  copyOf: (name: string) => `${name} (copy)`,
  saveFile: 'Save a file of the event',
  remove: 'Delete',
  confirm: (name: string, n: number) =>
    `Delete ${name} with ${n === 0 ? 'no lists' : lists(n)} for good? This cannot be undone.`,
  removed: 'The event is deleted.',
  openFile: 'Open an event file',
  notAnEvent: 'This file holds no event, or something in it is not as it should be.',
  unreadable: 'The events cannot be read just now. Close other tabs of this app and try again.',
  missing: 'There is no such event here. It may have been deleted.',
}

const form = {
  name: 'Name',
  date: 'Day',
  place: 'Place',
  limit: 'Points limit',
  limitWrong: `A whole number from ${points.least} to ${number(bounds.limit)}; an even one if it must be met exactly.`,
  budget: 'Points',
  nations: 'Nations allowed',
  caps: 'Limits of this event',
  capsHint: 'Leave a field empty for no limit.',
  mostBattalions: 'Battalions at most',
  mostGuards: 'Guards battalions at most',
  mostGreen: 'Green battalions at most',
  wrong: (least: number, most: number, isOptional: boolean) =>
    isOptional
      ? `A whole number up to ${number(most)}, or nothing.`
      : `A whole number from ${least} to ${number(most)}.`,
  light: 'Light battalions are allowed',
  deadline: 'Lists must be in by',
  zone: 'Time zone',
  deadlineHint: (shown: string) => `That is ${shown} on this device.`,
  note: 'Note to the players',
  houseRules: 'House rules of the battles',
  changedRules: (n: number) =>
    n === 0
      ? 'Our defaults'
      : count(n, 'One differs from our defaults', (s) => `${s} differ from our defaults`),
  done: 'To the board',
}

interface Formats {
  readonly separator: Separator
  readonly decimal: string
}
const formats: Formats = { separator: ',', decimal: '.' }

const board = {
  addLists: 'Add lists',
  print: 'Print',
  more: 'More',
  counts: {
    legal: 'legal',
    change: 'to change',
    look: 'look',
    unreadable: 'not read',
    changed: 'changed since',
  },
  onlyThese: 'show only these',
  states: {
    look: 'Look at it',
    legal: 'Legal',
    accepted: 'Accepted',
    changed: 'Changed since checked',
    illegal: 'Not legal',
    unreadable: 'Unreadable',
    late: 'Late',
  },
  write: (known: number, unknown: number) => {
    const players = count(known, 'Write to one player', (s) => `Write to ${s} players`)
    const lists = count(unknown, '1 list of nobody known', (s) => `${s} lists of nobody known`)
    if (unknown === 0) return players
    return known === 0 ? lists : `${players}, ${lists}`
  },
  unread: (n: number) => count(n, 'One cannot be read', (s) => `${s} cannot be read`),
  settleThese: 'Yours to settle',
  settleAll: (n: number) =>
    count(n, 'Settle the one to look at', (s) => `Settle all ${s} to look at`),
  settleAllTitle: 'Do these change anything?',
  settleAllHint: 'Every line that stands beside a list. Open a list where one does.',
  settledAll: (n: number) => count(n, 'One list is settled.', (s) => `${s} lists are settled.`),
  search: 'Search players and armies',
  searchHint: 'Name, nation or fingerprint',
  clear: 'Clear the search',
  filter: 'Show',
  filters: {
    all: 'All lists',
    change: 'To change',
    look: 'To look at',
    answered: 'Answered',
    open: 'Not answered yet',
    changed: 'Changed since checked',
    legal: 'Legal or accepted',
    unreadable: 'Unreadable',
    alike: 'Same list twice',
    asked: 'One player or two',
  },
  sort: 'Order',
  sorts: { state: 'To do first', player: 'Player', points: 'Points', nation: 'Nation' },
  none: 'No list matches.',
  noneYet: 'No lists yet. Drop files here, paste a mail, or scan codes.',
  noneYetTouch: 'No lists yet. Choose files, paste a mail, or scan codes.',
  drop: 'Drop the files here',
  unknownPlayer: 'Player unknown',
  left: (n: number, shown: string) => (n === 0 ? 'Nothing left' : `${shown} left`),
  moreProblems: (n: number) => count(n, 'And one more.', (s) => `And ${s} more.`),
  answered: 'answered',
  alike: (who: string) => `The same list as ${who}.`,
  sameName: 'Two of this name or address. One player, or two?',
  version: (n: number) => `version ${String(n)}`,
  heading: {
    player: 'Player',
    email: 'E-mail',
    army: 'Army',
    nation: 'Nation',
    battalions: 'Battalions',
    points: 'Points',
    verdict: 'Verdict',
    why: 'What is wrong, or left',
    code: 'Code',
  },
  rounds: 'Rounds and standings',
  csv: 'Save the board as a table',
  table: {
    legend: 'Between the columns',
    separators: { ',': 'Comma', ';': 'Semi\u00adcolon', '\t': 'Tab' },
    hint: 'Which one a table program expects goes by its language. If all stands in one column, take another.',
    save: 'Save the table',
    formats,
  },
  allLists: 'Save all lists as one file',
  share: 'Invite players',
}

const entry = {
  list: 'The list',
  player: 'Player',
  saveName: 'Save the name',
  sameName: (name: string) =>
    `Another list is from ${name} too, or from this address. Is it the same player?`,
  onePlayer: 'The same: a newer version',
  twoPlayers: 'Two players',
  accept: 'Accept',
  acceptAnyway: 'Accept all the same',
  acceptNote: 'Note',
  acceptReason: 'Why is it accepted?',
  accepted: (note: string) => (note === '' ? 'Accepted.' : `Accepted: ${note}`),
  unaccept: 'Take the acceptance back',
  next: 'Next player',
  reply: 'Reply to the player',
  replyLanguage: 'Language of the reply',
  copy: 'Copy a note to the player',
  copied: 'The note is copied.',
  notCopied: 'Copying is not allowed here. Select the text and copy it yourself.',
  share: 'Share',
  answered: 'Answered',
  versions: 'Versions',
  version: (n: number, when: string) => `Version ${String(n)}, read ${when}`,
  change: { same: 'unchanged', changed: 'changed', added: 'new', removed: 'gone' },
  was: (before: string) => `was ${before}`,
  headName: 'The name of the army changed.',
  headNation: 'The nation changed.',
  sameList: 'The same list again.',
  original: 'As it came',
  readAnew: 'Read the text anew',
  readAnewHint:
    'After an update the app may read more. What it reads becomes a version of its own; your decisions stay.',
  isReadAnew: 'It is read anew: see the versions.',
  notReadAnew: 'The text is no single list for the reader of today. All stays as it was.',
  ask: (name: string) => `Ask ${name}`,
  byHand: 'by hand',
  nation: 'Nation',
  nationOfList: 'As the list says',
  whichNation: 'Which nation?',
  army: 'Name of the army',
  sentAt: (when: string) => `Sent ${when}`,
  notDated: 'Nobody knows when it was sent; it counts as in time.',
  inTime: 'It came in time all the same',
  from: (file: string) => `From ${file}`,
  fingerprint: 'Fingerprint',
  remove: 'Remove from the board',
  seated: 'This player has been paired, so the list stays: the rounds and the standings need it.',
  rivals: (name: string) =>
    `Both lists of ${name} were paired in the same round, so these are two players.`,
  removed: (name: string) => `${name} is off the board.`,
  total: 'Total',
}

const invite = {
  title: 'Invite players',
  hint: 'Who opens this has the limits of the event in the app, and their army is checked against it while they build.',
  link: 'Copy the link',
  copied: 'The link is copied.',
  code: (name: string) => `Code of ${name}`,
  found: 'An event',
  take: 'Take it to my events',
  limits: 'Limits',
  allNations: 'Any nation',
  nations: (names: string) => `Nations: ${names}`,
  points: (points: string, isExact: boolean) =>
    isExact ? `Exactly ${points} points` : `Up to ${points} points`,
  most: {
    mostBattalions: (n: number) =>
      count(n, 'At most one battalion', (s) => `At most ${s} battalions`),
    mostGuards: (n: number) =>
      n === 0
        ? 'No Guards battalion'
        : count(n, 'At most one Guards battalion', (s) => `At most ${s} Guards battalions`),
    mostGreen: (n: number) =>
      n === 0
        ? 'No Green battalion'
        : count(n, 'At most one Green battalion', (s) => `At most ${s} Green battalions`),
  },
  noLight: 'No Light battalion',
  deadline: (when: string) => `Lists by ${when}`,
  houseRules: 'House rules',
  noHouseRules: 'All battles by our defaults.',
  scan: 'Scan to check your army against this event',
  checkAgainst: 'Check it against an event',
  noEvent: 'No event',
  fits: 'This army may play at the event.',
  damaged: 'This code of an event is damaged or cut off. Ask for it again.',
  newer: 'This event was made by a newer version of the app. Update the app, then open it again.',
}

const paper = {
  what: 'What to print',
  kinds: {
    pack: 'Event',
    board: 'Board',
    lists: 'All lists',
    pairings: 'Pairings',
    codes: 'Table codes',
    standings: 'Standings',
  },
  page: 'The pages as they print',
  nothing: 'There is nothing to print yet.',
  checked: (when: string) => `Checked ${when}`,
}

export const events = {
  troubles,
  list,
  form,
  limits,
  board,
  adding,
  entry,
  invite,
  paper,
  rounds,
  roundDesk,
  teams,
  problems: eventProblems,
}
