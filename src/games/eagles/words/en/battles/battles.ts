// English words of the list of battles and of beginning one.
import type { Phase } from '@/games/eagles/rules/index.ts'
import { counted } from '../../../../../words/counted.ts'
import { houseRuleBoardEn } from '../../../../../words/en/houseRules.ts'
import { houseRules } from './houseRules.ts'
import { ruleChapters } from './ruleChapters.ts'

const count = counted('en')

const phases: Readonly<Record<Phase, string>> = {
  setUp: 'setting up',
  initiative: 'initiative',
  activations: 'activations',
  resolve: 'resolve tests',
  compulsory: 'runs',
  over: 'the end',
}

const list = {
  title: 'Battle',
  underWay: 'Under way',
  others: 'Waiting',
  finished: 'Finished',
  goOn: 'Go on',
  open: (armies: string) => `Open ${armies}`,
  against: 'against',
  both: (a: string, b: string) => `${a} against ${b}`,
  notBegun: 'Setting up',
  turn: (turn: number, of: number | null) =>
    of === null ? `Turn ${String(turn)}` : `Turn ${String(turn)} of ${String(of)}`,
  phases,
  lastPlayed: (when: string) => `Last played ${when}`,
  playedOn: (when: string) => `Played ${when}`,
  wins: (army: string) => `${army} won`,
  draw: 'A draw',
  copy: 'A second version that was found and kept',
  guided: 'First battle, with hints',
  newer: 'Of a newer version',
  newerHint: 'They stay here as they are, and every backup has them. Update the app to open them.',
  newerGame: (when: string) => `A game of a newer version, last played ${when}`,
  saveNewer: 'Save as a file',
  newBattle: 'New battle',
  firstBattle: 'First battle, with hints',
  firstHint: 'Two battalions a side, two turns: the app says what it asks, why, and what is usual.',
  empty: {
    title: 'No battles yet',
    text: 'Take your army to the table: the app asks, you answer and roll. Every step is saved at once.',
  },
  remove: 'Delete',
  removeOf: (armies: string) => `Delete ${armies}`,
  confirm: (armies: string) =>
    `Delete the battle ${armies}? It stays in the bin for 30 days and counts for nothing meanwhile.`,
  confirmOpen: 'It is not finished.',
  removed: 'The battle is in the bin.',
  deleted: (n: number) => count(n, 'One deleted battle', (s) => `${s} deleted battles`),
  takeIn: 'Take in a battle',
  takeInHint: 'From another phone: its file, or the codes it shows',
  history: 'History',
  historyHint: 'Every finished battle counts: for its armies, their luck, each battalion.',
  unreadable: 'The battles on this phone cannot be read just now. Close other tabs and try again.',
}

const start = {
  ticket: {
    title: (id: string) => `For the campaign: ticket ${id}`,
    limit: (side: string, points: number) => `${side}: at most ${points} points.`,
    turns: (turns: number) => count(turns, 'One turn.', (s) => `${s} turns.`),
    placing: (side: string) =>
      `${side} attacks: that side picks its side of the table and says who places first.`,
    lowered: (side: string, n: number) =>
      count(
        n,
        `${side}: one battalion fights a quality lower. Which one?`,
        (s) => `${side}: ${s} battalions fight a quality lower. Which ones?`,
      ),
    traits: {
      fanatics: (side: string) => `${side}: one battalion of fanatics. Which one?`,
      terror: (side: string) => `${side}: one battalion spreads terror. Which one?`,
    },
    traitMeans: {
      fanatics:
        'Until it breaks it passes every attack check without a die. Both sides must agree.',
      terror:
        'Until it breaks, an enemy in contact with it throws each resolve test that it passes once more. Both sides must agree.',
    },
    traitless: 'None: play without',
    without: 'Play it without the campaign',
  },
  title: 'New battle',
  mine: 'Your army',
  theirs: 'The other army',
  players: {
    title: 'Who plays',
    mine: 'Your name',
    theirs: 'Your opponent’s name',
    hint: 'For the history of battles; may stay empty.',
  },
  swap: 'Swap sides',
  swapped: 'The sides are swapped.',
  change: 'Change',
  choose: 'Choose an army',
  playable: 'Not legal, but it can be played. It is marked in the battle.',
  problems: (n: number) => count(n, 'Show the problem', (s) => `Show ${s} problems`),
  problemsOf: (army: string) => `What is not legal in ${army}`,
  table: 'Table',
  ground: {
    legend: 'On the table',
    open: 'Open table',
    kinds: {
      hedge: 'Hedge',
      wall: 'Wall',
      wood: 'Wood',
      hill: 'Hill',
      building: 'Building',
      marsh: 'Marsh',
    },
    hints: {
      unsaid: 'Tick what lies there: only that is asked. Until then everything is.',
      open: 'Nothing about ground or cover is asked.',
      ticked: 'Only what is ticked is asked.',
    },
  },
  tables: { '72x48': '6 × 4 ft', '48x48': '4 × 4 ft' },
  distances: 'Distances',
  clock: 'Clock',
  clocks: (minutes: number) => `${String(minutes)} min`,
  noClock: 'None',
  clockHint: 'Minutes that each side has for the whole battle.',
  begin: 'Begin the battle',
  own: 'On this phone',
  ownSearch: 'Search your armies',
  noneFound: 'No army on this phone matches.',
  more: 'More armies',
  samples: 'Sample armies',
  readIn: 'Scan or paste another army',
  readHint: 'Link, text, file, picture or camera.',
  read: 'Read it',
  take: 'Play with this army',
  takeOne: (army: string) => `Play with ${army}`,
  keep: 'Also put it on my list',
  elsewhere: 'Read something else',
  chosen: 'chosen',
  cannot: {
    battalions: (army: string) =>
      `${army} has no battalion yet. Add one to it, or choose another army.`,
    quality: (army: string, battalion: string) =>
      `${battalion} of ${army} has no quality. Give it one, or choose another army.`,
    rankers: (army: string, battalion: string) =>
      `${battalion} of ${army} has no Rankers that could stand on a table. Put that right, or choose another army.`,
    characters: (army: string, battalion: string) =>
      `${battalion} of ${army} has more characters of a kind than the dice can tell apart. Put that right, or choose another army.`,
    other: 'These two armies cannot be played like this. Choose another army.',
  },
  putRight: 'To the army',
}

const house = {
  board: houseRuleBoardEn,
  title: 'House rules',
  explained: 'Agreed before a battle, then fixed for it.',
  asTheRules: 'Our defaults',
  changed: (n: number) => count(n, 'One changed', (s) => `${s} changed`),
  count: (n: number) => count(n, 'One house rule', (s) => `${s} house rules`),
  countOf: (n: number, of: number) => `${String(n)} of ${String(of)} rules changed`,
  allDefaults: 'All defaults',
  presetNames: {
    letter: 'Booklet by the letter',
    last: 'Your last battle',
  },
  presetHint:
    'By the letter: a roll before shooting, two rolls to attack, one resolve test a turn, any cover halves, the winner tests too.',
  agreed: 'Agreed for this battle',
  agreedNone: 'Our defaults, nothing changed.',
  isNow: (value: string, standard: string) => `${value}. Default: ${standard}.`,
  illegal: (army: string) => `${army} is not legal`,
  line: (parts: readonly string[]) => parts.join(' · '),
}

const round = {
  title: 'Your table',
  at: (event: string, round: number, table: number) =>
    `${event}, round ${String(round)}, table ${String(table)}`,
  against: (first: string, second: string) => `${first} against ${second}`,
  noList: 'no list: choose the army before the battle',
  who: 'Whose phone is this?',
  mine: (name: string) => `${name} plays here`,
  clock: (minutes: number) => `Clock: ${String(minutes)} minutes for each side`,
  hint: 'Lists, house rules and table come from the organiser. At the end the battle shows a slip for the desk.',
  damaged: 'This code of a pairing is damaged or cut off. Scan it again at the desk.',
  newer: 'This pairing was made by a newer version of the app. Update the app, then scan it again.',
  leave: 'Not a battle of this round',
  scan: 'Scan the code of a pairing',
}

export const battles = { list, start, round, house, houseRules, ruleChapters }
