// English words of the rounds of an event: pairings, results, standings.
import { counted } from '../counted.ts'
import { number } from './figures.ts'

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
  noPlayers: 'Rounds need at least two players whose lists are legal or accepted.',
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
  lost: (name: string) => `${name} lost, figures`,
  lostWrong: (most: number) => `A whole number up to ${number(most)}, or nothing.`,
  fromFile: 'From the file of the battle',
  reading: 'Reading the battle…',
  read: 'The result is taken from the file.',
  whoWas: (a: string, b: string) =>
    `The lists do not tell who was who. Side 1 was ${a}, side 2 was ${b}.`,
  whoLedA: 'Who led side 1?',
  tooBigFile: 'This file is too big for a battle.',
  slowFile: 'Reading this battle takes too long here. Enter the result by hand.',
  wrongFile: 'This is no file of a finished battle of The March of Eagles.',
  gone: 'Gone home',
  goneMark: 'gone home',
  goneAtTable: (name: string) =>
    `${name} has gone home and sits out from the next round on. The table of this round must still be decided.`,
  back: 'Plays again',
  place: 'Place',
  player: 'Player',
  points: 'Points',
  record: 'Won, drawn, lost',
  opponents: 'Opponents’ points',
  casualties: 'Casualties',
  short: { record: 'W–D–L', opponents: 'Opponents', casualties: 'Figures' },
  scoring:
    'Victory 2, draw 1, bye 2. Equals by the points of their opponents, then by figures taken less figures lost.',
}
