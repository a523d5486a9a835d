// English words of running a round: check-in, tables by hand, slips, points and tie-breaks, the clock.
import type {
  ConfirmedHow,
  PairingRefusal,
  ResultPoints,
  ScoringPreset,
  SlipDoubt,
  Strength,
  TieBreak,
} from '@/games/eagles/rules/index.ts'
import { counted } from '../../../words/counted.ts'

const count = counted('en')
const s = (n: number): string => String(n)

const refusals: Readonly<Record<PairingRefusal, string>> = {
  'not-over': 'The last round is not over yet.',
  'too-few': 'At least two players are needed.',
  'too-many': 'There are more players than can be paired here.',
  forbidden:
    'Nobody can be paired without a table that is forbidden: same club or same nation. Turn the ban to “avoid” under “Points and pairing”, then pair again.',
  'two-seats':
    'A player of a match that stays has gone over to another team. Take him out of it, or pair the whole round.',
}

export interface SameOf {
  readonly isSameClub: boolean
  readonly isSameNation: boolean
}
const sameOf = ({ isSameClub, isSameNation }: SameOf): string =>
  isSameClub && isSameNation ? 'same club, same nation' : isSameClub ? 'same club' : 'same nation'

const tieBreaks: Readonly<Record<TieBreak, string>> = {
  boards: 'Board points',
  opponents: 'Opponents’ points',
  opponentsCut: 'Opponents’ points without the weakest',
  beaten: 'Points of those beaten',
  headToHead: 'Points against each other',
  victories: 'Victories',
  casualties: 'Casualties',
  taken: 'Figures taken',
}
const tieBreakHints: Readonly<Record<TieBreak, string>> = {
  boards: 'What all boards of the team have made.',
  opponents: 'What all opponents have made. A bye counts as one who drew every round.',
  opponentsCut: 'The same, the lowest of them left out: one weak opponent does no harm.',
  beaten: 'Points of every opponent beaten, and half of those drawn with.',
  headToHead: 'Only where every two of the equals have met.',
  victories: 'Battles won, byes not counted.',
  casualties: 'Figures the opponents lost, less one’s own.',
  taken: 'Figures the opponents lost.',
}
const strengths: Readonly<Record<Strength, string>> = {
  off: 'May meet',
  soft: 'Avoid',
  hard: 'Never',
}
const presets: Readonly<Record<ScoringPreset | 'own', string>> = {
  two: '2 – 1 – 0',
  three: '3 – 1 – 0',
  twenty: '20 – 0',
  own: 'Own',
}
const doubts: Readonly<Record<SlipDoubt, string>> = {
  'other-round': 'It is of another round.',
  reseated: 'The pairing was changed after its code was made; the two names fit.',
  'other-lists': 'The battle was not played with the lists that count at this desk.',
  'second-slip': 'Another slip of this table says something else.',
  'other-result': 'Another result is entered at this table.',
  unconfirmed: 'The opponent has not confirmed it.',
}

export const roundDesk = {
  menu: 'At the desk',
  settings: 'Points and pairing',
  refusals,
  /** In place of `forbidden` where it is known who. */
  forbiddenWith: (meetings: readonly string[]) =>
    `Not everybody can be paired without a table that is forbidden, such as ${meetings.join(' or ')}. Turn the ban to “avoid” under “Points and pairing”, then pair again.`,
  meeting: (a: string, b: string, same: SameOf) => `${a} against ${b} (${sameOf(same)})`,
  checkIn: {
    title: 'Check-in',
    hint: 'Once you have checked somebody in, only those who are here are paired. A second tap changes nothing.',
    counts: (here: number, of: number) =>
      `${s(here)} of ${s(of)} ${here === 1 ? 'is' : 'are'} here`,
    search: 'Find a player',
    arrive: (name: string) => `${name} is here`,
    mark: 'Is here',
    here: 'Here',
    undo: (name: string) => `${name} is not here`,
    sure: (name: string) => `Take back that ${name} is here?`,
    /** Of a player who has sat at a table: it changes nothing for the next round. */
    seated: (name: string) =>
      `${name} has been paired already and stays in the rounds. For the rounds to come without ${name}, say so under “Standings”, “Who has gone home?”.`,
    takeBack: 'Not here',
    none: 'Nobody of that name.',
    away: 'Not checked in',
  },
  walkIn: {
    title: 'Player without a list',
    hint: 'Plays at once; a list that comes later is asked about.',
    name: 'Name',
    add: 'Add the player',
    unnamed: 'Type a name first.',
    added: (name: string) => `${name} plays.`,
    seat: 'Seat in this round',
    late: (name: string) => `${name} is not in this round yet.`,
    seated: (name: string) => `${name} has a seat in this round.`,
  },
  club: 'Club',
  clubHint: 'For “same club” in the pairing.',
  table: {
    more: (table: number) => `Code, swap, no-show: table ${s(table)}`,
    open: 'Code, swap, no-show',
    code: 'Code of the pairing',
    codeHint:
      'A player scans it with the phone’s camera or in the app: the battle stands ready with both lists, house rules and table, and its end shows a slip for this desk.',
    codeOf: (a: string, b: string) => `Code of ${a} against ${b}`,
    tooLong: 'These lists are too long for one code. Copy the link and send it.',
    swap: 'Swap a player',
    swapWho: 'Who changes seats?',
    swapWith: 'With whom?',
    swapDo: 'Swap',
    swapped: (a: string, b: string) => `${a} and ${b} have changed places.`,
    swapStays: 'This swap cannot be undone any more: one of these tables has gone on.',
    fix: 'Keep this table when the others are paired anew',
    begun: 'A slip is kept here, so this table stays as it is when the others are paired anew.',
    fixed: 'Kept by hand',
    anew: 'Pair the other tables anew',
    paired: 'The other tables are paired anew.',
    noShow: (name: string) => `${name} did not come`,
    neitherCame: 'Neither came',
    doubleLoss: 'Both lose',
    unfought: 'Not fought',
    open2: 'Take the result back',
    met: (rounds: readonly number[]) => `They have met in round ${rounds.join(', ')}.`,
    sameClub: 'Both are of the same club.',
    sameNation: 'Both play the same nation.',
    slips: (n: number) => count(n, 'One slip is kept', (all) => `${all} slips are kept`),
    slip: (won: string, confirmed: string, battle: string) =>
      `${won}, ${confirmed}, battle ${battle}`,
    confirmed: (how: ConfirmedHow, by: string): string =>
      ({
        none: 'not confirmed',
        'same-phone': `confirmed on the same phone by ${by}`,
        'own-phone': `confirmed by ${by} on a phone of their own`,
      })[how],
    bySlip: (confirmed: string) => `Slip: ${confirmed}.`,
  },
  slips: {
    title: 'Take in slips',
    hint: 'Scan the code that a battle shows at its end, or paste its link.',
    scan: 'Scan a slip',
    paste: 'Link or text of a slip',
    take: 'Take it in',
    taken: (round: number, who: string) => `Round ${s(round)}: ${who}. Taken in.`,
    known: (who: string) => `This slip of ${who} was taken in before. Nothing has changed.`,
    nowhere: (a: string, b: string, event: string) =>
      `${a} and ${b} do not meet at this event. The slip is of “${event}”.`,
    noSlip: 'This is no result slip. It is shown at the end of a battle of a round.',
    damaged: 'This slip is damaged or cut off. Scan it again.',
    newer: 'This slip was made by a newer version of the app. Update, then scan it again.',
    doubtful: 'This slip does not quite fit',
    doubts,
    there: (result: string) => `Entered so far: ${result}.`,
    said: (result: string) => `The slip says: ${result}.`,
    anyway: 'Take the result all the same',
    keepOnly: 'Keep the slip, leave the result',
    kept: 'The slip is kept; the result stays as it was.',
    choose: 'Which event?',
    confirm: {
      title: 'A result to confirm',
      at: (event: string, round: number, table: number) =>
        `${event}, round ${s(round)}, table ${s(table)}`,
      lost: (name: string, n: number) =>
        `${name} lost ${count(n, 'one figure', (all) => `${all} figures`)}`,
      battle: (code: string) => `Code of the battle: ${code}`,
      who: 'Who are you?',
      hint: 'Is this how the battle ended? Then say who you are and confirm. If not, set it right on the phone with the battle first.',
      choose: 'Say first who you are.',
      confirm: 'I confirm this result',
      done: (name: string) => `Confirmed by ${name}.`,
      show: 'Scan this code with the phone that has the battle, or show it at the desk.',
      code: 'Code of the confirmation',
    },
    figures: (a: string, lostA: number, b: string, lostB: number) =>
      `${a} lost ${s(lostA)} figures, ${b} ${s(lostB)}`,
  },
  rules: {
    scoring: 'Points',
    presets,
    presetHints: {
      two: 'Victory 2, draw 1, defeat 0, bye 2.',
      three: 'Victory 3, draw 1, defeat 0, bye 3.',
      twenty:
        'By casualties: the winner has 10 and one more for each 5 figures the loser lost more, up to 20; the loser has the rest to 20. A draw is 10, a bye 13.',
      own: 'Points of your own.',
    },
    victory: 'Victory',
    draw: 'Draw',
    defeat: 'Defeat',
    bye: 'Bye',
    doubleLoss: 'Both lose, each (empty: as a defeat)',
    margin: 'More for a clear victory',
    step: 'Figures a point',
    most: 'Points at most',
    shared: 'The loser loses as many',
    tieBreaks: 'Equals are parted by',
    tieBreakHint: 'In this order. Who is equal in all of it shares a place.',
    tieBreakNames: tieBreaks,
    tieBreakHints,
    first: (name: string) => `Move ${name} up`,
    without: (name: string) => `Without ${name}`,
    with: 'Also by',
    bans: 'Who should not meet',
    club: 'Same club',
    nation: 'Same nation',
    strengths,
    banHint:
      '“Avoid” never costs points: of pairings as near in points, the one with the fewest is taken. “Never” comes before everything else.',
    clock: 'Minutes for each side in a battle (empty: no clock)',
    roundMinutes: 'Minutes of a round',
  },
  scoring: (points: string, breaks: readonly string[]) =>
    `${points} ${breaks.length === 0 ? 'Equals share a place.' : `Equals by: ${breaks.join(', then ')}.`}`,
  /** `doubleLoss` null: as a defeat. */
  points: ({ victory, draw, defeat, bye }: ResultPoints, doubleLoss: number | null) =>
    `Victory ${s(victory)}, draw ${s(draw)}, defeat ${s(defeat)}, bye ${s(bye)}${doubleLoss === null ? '' : `, both lose ${s(doubleLoss)}`}.`,
  marginSaid: (step: number, most: number, isShared: boolean) =>
    `For each ${s(step)} figures the loser lost more, one point more for the winner${isShared ? ' and one less for the loser' : ''}, at most ${s(most)}.`,
  clock: {
    title: 'Clock of the round',
    start: 'Start the clock',
    stop: 'Stop the clock',
    goOn: 'Go on',
    more: '5 minutes more',
    reset: 'Set back',
    over: 'Time is up',
  },
  screen: {
    open: 'Pairings on a big screen',
    hint: 'Opens in a window of its own; it follows this desk.',
    none: 'Nothing is paired yet.',
    versus: 'against',
    whole: 'Whole screen',
  },
  save: {
    pairings: 'Save the pairings as a table',
    standings: 'Save the standings as a table',
    round: 'Round',
    table: 'Table',
    first: 'First',
    second: 'Second',
    result: 'Result',
    firstLost: 'First lost',
    secondLost: 'Second lost',
    bye: 'bye',
  },
  mail: {
    title: 'Write to all',
    open: (n: number) => count(n, 'Write to one player', (all) => `Write to ${all} players`),
    hint: 'Each opens in your mail program with its own text, and then counts as answered.',
    subject: (event: string) => `Your list for ${event}`,
    write: (name: string) => `Write to ${name}`,
    noAddress: 'No address is known',
    tooLong:
      'This note is too long for mail programs to take over whole. It is copied when the mail opens: paste it in place of what stands there.',
    done: 'Written',
  },
}
