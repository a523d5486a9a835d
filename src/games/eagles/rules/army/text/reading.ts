// Result of reading a text: armies, each with its original text and with what could not be read.
import { findProblems } from '../findProblems.ts'
import { problemRules, type Problem, type UnreadReason } from '../problem.ts'
import type { Army, Battalion } from '../model.ts'
import type { Beside, LookReason } from './source.ts'

/** How much text is read at once; a longer line is cut with a remark, more of the others is refused. */
export interface TextBounds {
  readonly characters: number
  readonly lines: number
  readonly lineLength: number
}

export const pastedText: TextBounds = { characters: 200_000, lines: 5_000, lineLength: 500 }

/** Lines are counted from 1. */
export interface UnreadLine {
  readonly line: number
  readonly text: string
  readonly reason: UnreadReason
}

/** What became of a part of the text; the parts of a text follow each other without a gap. */
export interface Span {
  readonly from: number
  readonly to: number
  readonly kind: 'understood' | 'beside' | 'unread'
}

/** A misprint or a cut that changes nothing in the check, but should be told. */
export type Remark =
  /** The line says "3rd Battalion", but it is the 4th of the list. */
  | {
      readonly kind: 'misplaced'
      readonly line: number
      readonly claimed: number
      readonly place: number
    }
  | { readonly kind: 'line-cut'; readonly line: number }

/** The decision on what an unread line means; no battalions: it is not about troops. */
export interface Decided {
  readonly line: number
  readonly text: string
  readonly battalions: readonly Battalion[]
}

export interface ReadArmy {
  readonly army: Army
  /** Its part of the text, word for word, with one kind of line end. */
  readonly source: string
  /** Where its part begins: the number of its first line, from 1. */
  readonly firstLine: number
  readonly unread: readonly UnreadLine[]
  readonly remarks: readonly Remark[]
  /** In sight, in no list. */
  readonly beside: readonly Beside[]
  /** Why it is to be looked at; empty: its verdict holds at once. */
  readonly because: readonly LookReason[]
  /** The line of each battalion. */
  readonly battalionLines: readonly number[]
  /** It is not said whose it is, or it is left open: to be asked. */
  readonly nationUnsaid?: true
}

export type TextRefusal =
  | { readonly code: 'empty' }
  | { readonly code: 'too-long'; readonly characters: number; readonly most: number }
  | { readonly code: 'too-many-lines'; readonly most: number }
  | { readonly code: 'no-army'; readonly unread: readonly UnreadLine[] }

/** Lines that could not be read, as problems. */
export const unreadProblems = (unread: readonly UnreadLine[]): readonly Problem[] =>
  unread.map(({ line, text, reason }) => ({
    code: 'unreadable-line',
    rule: problemRules['unreadable-line'],
    battalion: null,
    line,
    text,
    reason,
  }))

const unsaidProblem: Problem = {
  code: 'nation-unsaid',
  rule: problemRules['nation-unsaid'],
  battalion: null,
}

/** The check of an army that was read: its problems, every line that is told, and whether its nation is to be asked. */
export const checkReading = ({
  army,
  unread,
  nationUnsaid,
}: Pick<ReadArmy, 'army' | 'unread' | 'nationUnsaid'>): readonly Problem[] => [
  ...findProblems(army),
  ...unreadProblems(unread),
  ...(nationUnsaid === true ? [unsaidProblem] : []),
]
