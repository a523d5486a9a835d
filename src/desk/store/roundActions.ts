// Actions on the rounds and on the teams. Each is one transaction, and knows its event even after the screen has gone.
import { without } from '@/core/without.ts'
import {
  cleanName,
  isAway,
  joinedTeam,
  movedMember,
  nextRound,
  pairedAnew,
  teamKey,
  teamNames,
  teamsOf,
  usualDesk,
  withFixed,
  withLatecomer,
  withLeftOut,
  withMatchSeatedAnew,
  withoutRound,
  withResult,
  withRoundAt,
  withRoundBack,
  withSeatsBack,
  withSlip,
  withTeamRenamed,
  type Entrant,
  type Pairing,
  type Round,
  type RoundClock,
  type SlipAtDesk,
  type TableResult,
  type Unpaired,
} from '@/games/eagles/rules/index.ts'
import { changeBoard } from '@/storage/eventsDoor.ts'
import type { Place } from './entryActions.ts'

export const changeRounds = (event: string, next: (rounds: readonly Round[]) => readonly Round[]) =>
  changeBoard(event, ({ rounds }) => ({ rounds: next(rounds), result: undefined }))

type BoardNow = Parameters<Parameters<typeof changeBoard>[1]>[0]

/** Those of the entrants who are still on the board, and not away. */
function presentOf(entrants: readonly Entrant[], { entries, rounds }: BoardNow) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return entrants.filter(({ id }) => {
    const entry = byId.get(id)
    return entry !== undefined && !isAway(entry, entries, rounds)
  })
}

/**
 * Pairs those of the entrants who are here; those left out stay so, with the list that counts now, until a newer
 * one comes. Both in one transaction. Why not, else null.
 */
export const pairNext = (
  event: string,
  entrants: readonly Entrant[],
  leftOut: readonly string[],
  seed: number,
): Promise<Unpaired | null> =>
  changeBoard<Unpaired | null>(event, (board) => {
    const next = nextRound(board.rounds, presentOf(entrants, board), seed, board.desk)
    if (!next.ok) return { result: next.problem }
    const put = board.entries.filter(({ id }) => leftOut.includes(id))
    return { put: put.map(withLeftOut), rounds: next.value, result: null }
  })

/** The open tables of the last round paired anew. Why not, else null. */
export const pairAnew = (
  event: string,
  entrants: readonly Entrant[],
  seed: number,
): Promise<Unpaired | null> =>
  changeBoard<Unpaired | null>(event, (board) => {
    const next = pairedAnew(board.rounds, presentOf(entrants, board), seed, board.desk)
    return next.ok ? { rounds: next.value, result: null } : { result: next.problem }
  })

export const takeBackRound = (event: string, place: number) =>
  changeRounds(event, (rounds) => withoutRound(rounds, place))

export const putRoundBack = (event: string, place: number, round: Round) =>
  changeRounds(event, (rounds) => withRoundBack(rounds, place, round))

/** Takes it back; false: that is not possible any more. */
type Undo = () => Promise<boolean>

/** Others sit in a round, unless another is built on it. null: it was not possible any more. */
export const reseat = (
  event: string,
  place: number,
  next: (rounds: readonly Round[]) => readonly Round[],
): Promise<Undo | null> =>
  changeBoard<Undo | null>(event, ({ rounds }) => {
    const after = place === rounds.length - 1 ? next(rounds) : rounds
    const [from, to] = [rounds[place], after[place]]
    if (from === undefined || to === undefined || from === to) return { result: null }
    const undo = (): Promise<boolean> =>
      changeBoard(event, (board) => {
        const back = withSeatsBack(board.rounds, place, from, to)
        return { rounds: back, result: back !== board.rounds }
      })
    return { rounds: after, result: undo }
  })

/** The table, or the whole match of a board. */
export const fixTable = (event: string, place: number, pairing: Pairing, isFixed: boolean) =>
  changeRounds(event, (rounds) => withFixed(rounds, place, pairing, isFixed))

export const seatLate = (event: string, player: string) =>
  changeRounds(event, (rounds) => withLatecomer(rounds, player))

export const setClock = (event: string, place: number, clock: RoundClock | null) =>
  changeRounds(event, (rounds) =>
    withRoundAt(rounds, place, (round) =>
      clock === null ? without(round, 'clock') : { ...round, clock },
    ),
  )

/** What speaks against the slip now and did not when it was looked at; another table is such a thing, too. */
const isDoubtedAnew = (before: SlipAtDesk, now: SlipAtDesk): boolean =>
  now.place !== before.place ||
  now.pairing.first !== before.pairing.first ||
  now.pairing.second !== before.pairing.second ||
  now.doubts.some((doubt) => !before.doubts.includes(doubt))

/**
 * The slip is kept with its table; `result` null leaves the result as it is. The rounds may have changed since it was
 * looked at: then nothing is kept, and it is returned as `find` sees it now; null: its table is gone.
 */
export const keepSlip = (
  event: string,
  { found, code }: { readonly found: SlipAtDesk; readonly code: string },
  result: TableResult | null,
  find: (rounds: readonly Round[]) => SlipAtDesk | null,
): Promise<'kept' | SlipAtDesk | null> =>
  changeBoard<'kept' | SlipAtDesk | null>(event, ({ rounds }) => {
    const now = find(rounds)
    if (now === null || isDoubtedAnew(found, now)) return { result: now }
    const { place, pairing } = now
    const kept = withSlip(rounds, place, pairing, { code, readAt: Date.now() })
    return {
      rounds: result === null ? kept : withResult(kept, place, pairing, result),
      result: 'kept',
    }
  })

export const joinTeam = ({ event, entry }: Place, name: string) =>
  changeBoard(event, ({ entries }) => ({
    put: joinedTeam(entries, entry, cleanName(name)),
    result: undefined,
  }))

/** A place up (−1) or down in the order of the boards. */
export const moveInTeam = ({ event, entry }: Place, by: -1 | 1) =>
  changeBoard(event, ({ entries }) => ({ put: movedMember(entries, entry, by), result: undefined }))

/** Also in the rounds that it has played. False: another team is called so, or was when it played. */
export const renameTeam = (event: string, key: string, typed: string): Promise<boolean> =>
  changeBoard(event, ({ entries, rounds }) => {
    const name = cleanName(typed)
    const next = teamKey(name)
    if (next === '' || (next !== key && teamNames(entries, rounds).has(next)))
      return { result: false }
    const members = teamsOf(entries).find((team) => team.key === key)?.members ?? []
    return {
      put: members.map((entry) => ({ ...entry, team: name })),
      rounds: withTeamRenamed(rounds, key, name),
      result: true,
    }
  })

/** The match of a board. False: nothing could be seated. */
export const seatMatchAnew = (
  event: string,
  place: number,
  board: Pairing,
  entrants: readonly Entrant[],
): Promise<boolean> =>
  changeBoard(event, (now) => {
    const { rounds, desk = usualDesk } = now
    const next = withMatchSeatedAnew(rounds, place, board, presentOf(entrants, now), desk)
    return { rounds: next, result: next !== rounds }
  })
