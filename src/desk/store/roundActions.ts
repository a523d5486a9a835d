// What an organiser can do with the rounds. Each is one transaction, and knows its event even after the screen has gone.
import {
  withLeftOut,
  withNextRound,
  withRoundBack,
  withoutRound,
  type Entrant,
  type Round,
} from '@/games/eagles/rules/index.ts'
import { changeBoard } from '@/storage/eventsDoor.ts'

export const changeRounds = (event: string, next: (rounds: readonly Round[]) => readonly Round[]) =>
  changeBoard(event, ({ rounds }) => ({ rounds: next(rounds), result: undefined }))

/**
 * Pairs those of the entrants who are still on the board; whoever is left out stays so, with the list that counts now,
 * until a newer one comes. Both in one transaction.
 */
export const pairNext = (
  event: string,
  entrants: readonly Entrant[],
  leftOut: readonly string[],
  seed: number,
) =>
  changeBoard(event, ({ entries, rounds }) => {
    const known = new Set(entries.map(({ id }) => id))
    const here = entrants.filter(({ id }) => known.has(id))
    const next = withNextRound(rounds, here, seed)
    const put = next === rounds ? [] : entries.filter(({ id }) => leftOut.includes(id))
    return { put: put.map(withLeftOut), rounds: next, result: undefined }
  })

export const takeBackRound = (event: string, place: number) =>
  changeRounds(event, (rounds) => withoutRound(rounds, place))

export const putRoundBack = (event: string, place: number, round: Round) =>
  changeRounds(event, (rounds) => withRoundBack(rounds, place, round))
