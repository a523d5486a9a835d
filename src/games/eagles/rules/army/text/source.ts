// Lines of a source, and the fates of those that are in no list: the words of containers, reader, board and command line.

/** What a line is, if it is no line of a list. */
export const besideKinds = [
  /** Words around the list. */
  'line',
  /** A title above or between. */
  'title',
  /** Behind the points, in brackets. */
  'remark',
  'comment',
  /** Crossed out. */
  'struck',
  /** Hidden from who looks at the page. */
  'hidden',
  /** Of a hidden sheet. */
  'sheet',
  /** Of an unknown column. */
  'column',
  /** Of another part: a comment in the margin, the mail's own words beside an attachment. */
  'part',
  /** Of a mail program or a chat. */
  'header',
  /** An older mail below. */
  'quoted',
  /** Below `-- `. */
  'signature',
] as const
export type BesideKind = (typeof besideKinds)[number]

/** The last three are shown, and a reason for nothing. */
export const countsBeside = (kind: BesideKind): boolean =>
  kind !== 'header' && kind !== 'quoted' && kind !== 'signature'

/** A line in a person's sight, in no list. Lines are counted from 1. */
export interface Beside {
  readonly line: number
  readonly text: string
  readonly kind: BesideKind
}

/** What its container knows of a line before anybody reads it; missing: a line of the text. */
export type LineMark = Extract<
  BesideKind,
  'comment' | 'struck' | 'hidden' | 'sheet' | 'column' | 'part' | 'header' | 'quoted' | 'signature'
>

/** A line as a container hands it over. Words crossed out within a line stand between `~~` and `~~`. */
export interface SourceLine {
  readonly text: string
  readonly mark?: LineMark
}

/** Why a list is to be looked at, in the order in which they are told. */
export const lookReasons = ['danger', 'beside', 'form', 'points', 'nation', 'face'] as const
export type LookReason = (typeof lookReasons)[number]
