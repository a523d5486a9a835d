// English words of the rounds of an event: pairings, results, standings.
import { counted } from '../../../words/counted.ts'

const count = counted('en')

export const rounds = {
  title: 'Rounds',
  standings: 'Standings',
  pairings: 'Pairings',
  shown: 'What is shown',
  table: (n: number) => `Table ${String(n)}`,
  round: (n: number) => `Round ${String(n)}`,
  pair: (n: number) => `Pair round ${String(n)}`,
  pairHint: 'Equals meet, nobody meets the same opponent twice while that can be avoided.',
  tooFew: (lacking: number) =>
    `Rounds need at least two players; ${lacking === 1 ? 'one is' : 'two are'} missing.`,
  /** Why those on the board are not in. */
  notPaired: {
    away: (n: number) =>
      count(
        n,
        'One could play but is not checked in.',
        (s) => `${s} could play but are not checked in.`,
      ),
    lists: (n: number) =>
      count(
        n,
        'One list is neither legal nor accepted.',
        (s) => `${s} lists are neither legal nor accepted.`,
      ),
    gone: (n: number) => count(n, 'One has gone home.', (s) => `${s} have gone home.`),
  },
  missing: (n: number) => count(n, 'One result missing', (s) => `${s} results missing`),
  unpair: (n: number) => `Take back the pairing of round ${String(n)}`,
  tooMany: (most: number) => `At most ${String(most)} players can be paired here.`,
  takeBack: 'Take it back',
  unpairSure: (n: number) => `The results of round ${String(n)} go with it.`,
  unpaired: (n: number) => `The pairing of round ${String(n)} is taken back.`,
  against: (a: string, b: string) => `${a} against ${b}`,
  bye: (name: string) => `${name} has a bye`,
  result: (a: string, b: string) => `Result of ${a} against ${b}`,
  wins: (name: string) => `${name} won`,
  draw: 'Draw',
  open: 'Not played yet',
  /** A result on which later rounds are built. */
  earlier: {
    title: (n: number) => `Change a result of round ${String(n)}?`,
    from: (result: string) => `So far: ${result}`,
    to: (result: string) => `Then: ${result}`,
    /** From the round that was paired next to the last one. */
    rests: (next: number, last: number) =>
      `${
        next === last
          ? `Round ${String(next)} was paired by it.`
          : `Rounds ${String(next)} to ${String(last)} were paired by it.`
      } Who meets whom there stays; the standings and the rounds to come go by the change.`,
    change: 'Change it all the same',
    leave: 'Leave it',
    changed: (n: number) => `The result of round ${String(n)} is changed.`,
  },
  lost: (name: string) => `${name} lost, figures`,
  fromFile: 'From the file of the battle',
  reading: 'Reading the battle…',
  read: 'The result is taken from the file.',
  whoWas: (a: string, b: string) =>
    `The lists do not tell who was who. Side 1 was ${a}, side 2 was ${b}.`,
  whoLedA: 'Who led side 1?',
  tooBigFile: 'This file is too big for a battle.',
  slowFile: 'Reading this battle takes too long here. Enter the result by hand.',
  wrongFile: 'This is no file of a finished battle of The March of Eagles.',
  before: {
    title: (n: number) => `Before round ${String(n)}`,
    twice: (a: string, b: string) => `${a} and ${b}: one player, or two?`,
    onePlayer: 'One: the newer list counts',
    rivals: 'Both were paired in one round, so these are two players.',
    answerFirst: 'Say first who is one player and who is two: one of them would sit at two tables.',
    leftOut: (n: number) => count(n, 'One is left out', (s) => `${s} are left out`),
    decided: 'Left out by you',
    accept: 'Accept the list',
    accepted: (name: string) => `${name} plays: the list is accepted.`,
    open: 'Open the list',
    pair: (n: number) => count(n, 'Pair one player', (s) => `Pair ${s} players`),
    notIn: (n: number) =>
      count(n, 'One is not in the next round', (s) => `${s} are not in the next round`),
  },
  whoGone: 'Who has gone home?',
  gone: 'Gone home',
  goneMark: 'gone home',
  goneAtTable: (name: string) =>
    `${name} has gone home and sits out from the next round on. The table of this round must still be decided.`,
  back: 'Plays again',
  place: 'Place',
  player: 'Player',
  points: 'Points',
  record: 'Won, drawn, lost',
  short: { record: 'W–D–L', opponents: 'Opponents', casualties: 'Figures' },
}
