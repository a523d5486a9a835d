// What an organiser can do with the rounds. Each is one transaction, and knows its event even after the screen has gone.
import {
  withNextRound,
  withRoundBack,
  withoutRound,
  type Entrant,
  type Round,
} from '@/rules/eagles/index.ts'
import { changeBoard } from '@/storage/eventsDoor.ts'

export const changeRounds = (event: string, next: (rounds: readonly Round[]) => readonly Round[]) =>
  changeBoard(event, ({ rounds }) => ({ rounds: next(rounds), result: undefined }))

export const pairNext = (event: string, entrants: readonly Entrant[], seed: number) =>
  changeRounds(event, (rounds) => withNextRound(rounds, entrants, seed))

export const takeBackRound = (event: string, place: number) =>
  changeRounds(event, (rounds) => withoutRound(rounds, place))

export const putRoundBack = (event: string, place: number, round: Round) =>
  changeRounds(event, (rounds) => withRoundBack(rounds, place, round))
