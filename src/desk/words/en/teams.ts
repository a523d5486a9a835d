// English words of an event of teams: who plays for which, matches and their boards, the table of the teams.
import { counted } from '../../../words/counted.ts'

const count = counted('en')
const s = (n: number): string => String(n)

export const teams = {
  title: 'Teams',
  who: 'Who is paired',
  size: (n: number) => (n === 1 ? 'Players' : `Teams of ${s(n)}`),
  short: (n: number) => `teams of ${s(n)}`,
  inInvitation: (n: number) =>
    `It also says that teams of ${s(n)} play, and how to name team and board with a list.`,
  /** What players are told. */
  invited: (n: number) => [
    `Teams of ${s(n)}, board against board; board 1 is the first`,
    'With each list two lines: “Team: the name” and “Board: the number”',
  ],
  sizeHint: 'Teams are paired and play board against board. All boards together decide the match.',
  sizeStays: 'This stays as it is once a round has been paired.',
  clubHint:
    '“Same club” keeps teams apart whose players are all of one club. “Same nation” does not count between teams.',
  hint: 'The first board stands on top. Who is missing leaves no gap: the others move up, and the last boards are forfeited.',
  none: 'Nobody has a team yet.',
  teamless: (n: number) =>
    count(n, 'One player is in no team', (all) => `${all} players are in no team`),
  teamlessHint: 'Whoever is in no team is not paired.',
  teamOf: (name: string) => `Team of ${name}`,
  noTeam: 'No team',
  newTeam: 'New team …',
  name: 'Name of the team',
  add: 'Add the team',
  taken: (name: string) => `There is a team called ${name} already.`,
  board: (n: number) => `Board ${s(n)}`,
  reserve: 'Reserve',
  down: (name: string) => `Move ${name} down`,
  leave: (name: string) => `Take ${name} out of the team`,
  left: (name: string) => `${name} is in no team.`,
  forfeits: (name: string, here: number, of: number, boards: readonly number[]) =>
    `${name}: ${s(here)} of ${s(of)} here. ${
      boards.length === 1
        ? `Board ${s(boards[0] ?? 0)} is forfeited.`
        : `Boards ${boards.join(', ')} are forfeited.`
    }`,
  incomplete: 'Incomplete teams',
  empty: (names: readonly string[]) => `Nobody is here of: ${names.join(', ')}.`,
  open: 'Open the teams',
  pair: (n: number) => count(n, 'Pair one team', (all) => `Pair ${all} teams`),
  tooFew: (lacking: number) =>
    `Rounds need at least two teams of which somebody can play; ${lacking === 1 ? 'one is' : 'two are'} missing.`,
  match: (n: number) => `Match ${s(n)}`,
  bye: (name: string) => `${name}: bye`,
  score: (first: number, second: number) => `${s(first)} : ${s(second)}`,
  scoreSaid: (a: string, first: number, b: string, second: number) =>
    `Board points: ${a} ${s(first)}, ${b} ${s(second)}`,
  alone: (name: string) => `${name} has no opponent and gets the points of a bye`,
  atTable: (table: number, board: number) => `Table ${s(table)}, board ${s(board)}`,
  /** At a board no player is swapped: teams are, at their match. */
  moreAt: (table: number) => `Code, slips, no-show: table ${s(table)}`,
  openBoard: 'Code, slips, no-show',
  more: (match: number) => `Swap, keep, seat anew: match ${s(match)}`,
  openMatch: 'Swap, keep, seat anew',
  swap: 'Swap a team',
  swapWho: 'Which team changes places?',
  fix: 'Keep this match when the others are paired anew',
  anew: 'Seat this match anew',
  anewHint: 'Both teams sit down as they stand under “Teams” now.',
  seatedAnew: 'The match is seated anew.',
  notSeated: 'Nothing has changed: a team has nobody here, or a player sits at another match.',
  begun: 'This match has begun: its boards stay as they are.',
  standings: 'Standings of the teams',
  players: 'Standings of the players',
  team: 'Team',
  points: 'Match points',
  boardScoring: 'Points of a board',
  matchScoring: 'Points of a match',
  matchOwn: 'For the match as a whole, whatever its boards are worth.',
  decided: 'Whoever has more board points wins the match.',
  shortBoards: 'Boards',
  saveStandings: 'Save the standings of the teams as a table',
  csv: { match: 'Match', board: 'Board', firstTeam: 'First team', secondTeam: 'Second team' },
}
