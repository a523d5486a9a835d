// What a file turned out to be, once it was opened.
import type { ForeignKind } from './fileKind.ts'

export type DocumentTrouble = ForeignKind | 'zip' | 'not-text'

/** Of a line or a row, if it is no plain one: crossed out, hidden, or of another part of the file. */
export type OpenedMark = 'struck' | 'hidden' | 'part'

/** Words crossed out or hidden within a line stand between `~~` and `~~`. */
export interface OpenedLine {
  readonly text: string
  readonly mark?: OpenedMark
}

export interface OpenedRow {
  readonly cells: readonly string[]
  readonly mark?: OpenedMark
}

export interface OpenedSheet {
  readonly name: string
  readonly isHidden: boolean
  readonly rows: readonly OpenedRow[]
}

export type Opened =
  | { readonly kind: 'text' | 'html'; readonly text: string }
  | { readonly kind: 'document'; readonly lines: readonly OpenedLine[] }
  | { readonly kind: 'sheets'; readonly sheets: readonly OpenedSheet[] }
  /** One mail, or all of a mailbox. */
  | { readonly kind: 'mails'; readonly mails: readonly OpenedMail[] }
  | { readonly kind: 'trouble'; readonly trouble: DocumentTrouble }

export interface OpenedPart {
  /** The attachment's file name. */
  readonly name: string
  readonly content: Opened
  /** A picture that the page shows. */
  readonly isShown?: true
}

export interface OpenedMail {
  /** As the header has it: `Tom Baker <tom@example.org>`. */
  readonly from: string
  readonly replyTo: readonly string[]
  /** As the header has it; empty if there is none. */
  readonly date: string
  readonly subject: string
  /** Its own words as text and as a page: two faces of the same, or empty. */
  readonly text: string
  readonly html: string
  readonly parts: readonly OpenedPart[]
}
