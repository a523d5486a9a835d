// One list as it came in for an event: who sent it, when, its own text, and what could be read of it.
import type { Result } from '../../../../core/result.ts'
import { without } from '../../../../core/without.ts'
import type { Army, Nation } from '../army/model.ts'
import { cleanName } from '../army/text/clean.ts'
import type { FileProblem } from '../army/file/armyFile.ts'
import type { CodeProblem } from '../army/code/sealed.ts'
import type { Decided, Remark, TextRefusal, UnreadLine } from '../army/text/reading.ts'
import type { Beside, BesideKind, LookReason } from '../army/text/source.ts'
import type { Sender } from './mail/playerName.ts'
import type { Opened, OpenTrouble } from './opened.ts'

/** Why there is no list at all; files that are none are told by the caller that opened them. */
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

/** The kinds of older versions; without one, a greeting. */
export const oldKinds = {
  greeting: 'line',
  signature: 'signature',
  header: 'header',
  quoted: 'quoted',
  comment: 'comment',
  remark: 'remark',
  struck: 'struck',
} as const satisfies Readonly<Record<string, BesideKind>>

interface OldAside extends Omit<Beside, 'kind'> {
  readonly kind?: keyof typeof oldKinds
}

/** Lines are those of the submission's own text, from 1. */
export interface ReadList {
  readonly army: Army
  readonly unread: readonly UnreadLine[]
  readonly remarks: readonly Remark[]
  /** Lines in a person's sight that are no part of the list; missing: none. */
  readonly beside?: readonly Beside[]
  /** Why it is to be looked at; missing: at once. */
  readonly because?: readonly LookReason[]
  /** No nation was said, or two. */
  readonly nationUnsaid?: true
  /** The line of each battalion; missing in what was read by an older version. */
  readonly battalionLines?: readonly number[]
  /** What the organiser decided that lines mean; missing: nothing yet. */
  readonly decided?: readonly Decided[]
  /** Lines beside as older versions have stored them. */
  readonly setAside?: readonly OldAside[]
  readonly mailLines?: readonly OldAside[]
}

/** Every line beside a list in its order, whatever version has read it. */
export function besideOf({
  beside = [],
  setAside = [],
  mailLines = [],
}: ReadList): readonly Beside[] {
  const old = [...setAside, ...mailLines].map(({ line, text, kind = 'greeting' }) => ({
    line,
    text,
    kind: oldKinds[kind],
  }))
  return [...beside, ...old].sort((one, other) => one.line - other.line)
}

/** Typed by hand, and so of every version; missing: as the list says. */
export interface TypedOfList {
  readonly nation?: Nation
  readonly army?: string
}

/** The list of an entry with the nation and the name that were typed. */
export function asTyped({ nation, army: name }: TypedOfList, list: ReadList): ReadList {
  if (nation === undefined && name === undefined) return list
  const { army } = list
  return {
    ...(nation === undefined ? list : without(list, 'nationUnsaid')),
    army: { ...army, nation: nation ?? army.nation, name: name ?? army.name },
  }
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
  /** Milliseconds since 1970; null if unknown. */
  readonly sentAt: number | null
  /** Word for word, as far as it is this list's. */
  readonly original: string
  readonly list: Result<ReadList, SubmissionTrouble>
}

const boards = /^[1-9]\d?$/

/** As they were typed; what is no number of a board is none. */
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
  /** Checked in; missing: it was not said. */
  readonly isHere?: true
}

/** What came in, and the name of its file; empty if it was pasted, linked or scanned. */
export type Source = { readonly name: string } & (
  { readonly text: string } | { readonly opened: Opened }
)

/** With each line so far below where it was, and none above the first. */
export function movedBy(list: ReadList, by: number): ReadList {
  const place = (line: number): number => Math.max(1, line + by)
  const move = <T extends { readonly line: number }>(each: T): T => ({
    ...each,
    line: place(each.line),
  })
  const { unread, remarks, beside = [], battalionLines } = list
  return {
    ...list,
    unread: unread.map(move),
    remarks: remarks.map(move),
    beside: beside.map(move),
    ...(battalionLines !== undefined && { battalionLines: battalionLines.map(place) }),
  }
}

export const wholeList = (army: Army): ReadList => ({
  army,
  unread: [],
  remarks: [],
  beside: [],
  because: [],
})
