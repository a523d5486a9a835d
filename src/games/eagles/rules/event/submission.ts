// One list as it came in for an event: who sent it, when, its own text, and what could be read of it.
import type { Result } from '../../../../core/result.ts'
import type { Army } from '../army/model.ts'
import { cleanName } from '../army/text/clean.ts'
import type { FileProblem } from '../army/file/armyFile.ts'
import type { CodeProblem } from '../army/code/sealed.ts'
import type { Decided, Remark, SetAside, TextRefusal, UnreadLine } from '../army/text/reading.ts'
import type { Beside, LookReason } from '../army/text/source.ts'
import type { Sender } from './mail/playerName.ts'
import type { Opened, OpenTrouble } from './opened.ts'

/** Why there is no list at all; files that are none are told by whoever opened them. */
export type SubmissionTrouble =
  | TextRefusal['code']
  | CodeProblem
  | FileProblem
  | OpenTrouble
  | 'bad-picture'
  | 'no-code'
  | 'no-reader'
  | 'slow'
  /** Came without one. */
  | 'no-list'
  | 'failed'

export interface ReadList {
  readonly army: Army
  readonly unread: readonly UnreadLine[]
  readonly remarks: readonly Remark[]
  /** Lines around the list that are no part of it: greetings and the like. Told, never passed over. */
  readonly setAside: readonly SetAside[]
  /** Lines of the mail or the chat itself: headers, farewells, signatures, the mail that is answered. */
  readonly mailLines?: readonly SetAside[]
  /** The line of each battalion; missing in what was read by an older version. */
  readonly battalionLines?: readonly number[]
  /** Lines in sight that are no part of the list; missing in what was read by an older version. */
  readonly beside?: readonly Beside[]
  /** Why a person must look at it; missing: nothing to look at. */
  readonly because?: readonly LookReason[]
  /** No nation was named, or more than one. */
  readonly nationUnsaid?: true
  /** What the organiser decided that unread lines mean; missing: nothing yet. */
  readonly decided?: readonly Decided[]
}

/** For which team a player plays, as far as anybody has said so. */
export interface OfTeam {
  /** Missing: none is known. */
  readonly team?: string
  /** In the team, from 1; missing: behind those who have one. */
  readonly board?: number
}

/** Of anything that says it, only this. */
export const teamIn = ({ team, board }: OfTeam): OfTeam => ({
  ...(team !== undefined && { team }),
  ...(board !== undefined && { board }),
})

export interface Submission extends Sender, OfTeam {
  /** Milliseconds since 1970; null if nobody can tell. */
  readonly sentAt: number | null
  /** Word for word, as far as it is this list's. */
  readonly original: string
  readonly list: Result<ReadList, SubmissionTrouble>
}

const boards = /^[1-9]\d?$/

/** As somebody has typed them; what is no number of a board is none. */
export function ofTeam(team: string, board: string): OfTeam {
  const name = cleanName(team)
  return {
    ...(name !== '' && { team: name }),
    ...(boards.test(board.trim()) && { board: Number(board) }),
  }
}

/** What is said of a player beside the list. */
export interface OnTheDay extends OfTeam {
  /** Missing: none is known. */
  readonly club?: string
  /** Checked in; missing: nobody has said so. */
  readonly isHere?: true
}

/** What came in, and the name of its file; empty if it was pasted, linked or scanned. */
export type Source = { readonly name: string } & (
  { readonly text: string } | { readonly opened: Opened }
)

/** With each line so far below where it was. */
export function movedBy(list: ReadList, by: number): ReadList {
  const move = <T extends { readonly line: number }>(each: T): T => ({
    ...each,
    line: each.line + by,
  })
  return {
    ...list,
    unread: list.unread.map(move),
    remarks: list.remarks.map(move),
    setAside: list.setAside.map(move),
    ...(list.mailLines === undefined ? {} : { mailLines: list.mailLines.map(move) }),
    ...(list.battalionLines === undefined
      ? {}
      : { battalionLines: list.battalionLines.map((line) => line + by) }),
  }
}

export const wholeList = (army: Army): ReadList => ({
  army,
  unread: [],
  remarks: [],
  setAside: [],
})
