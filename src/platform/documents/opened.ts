// Result of opening a file: what it turned out to be.
import type { FileKind } from './fileKind.ts'

export type DocumentTrouble = FileKind | 'not-text'

/** Crossed out, hidden, or of another part of the file. */
export type OpenedMark = 'struck' | 'hidden' | 'part'

/** Words crossed out or hidden within a line stand between `~~` and `~~`. */
export interface OpenedLine {
  readonly text: string
  readonly mark?: OpenedMark
}

export interface OpenedSheet {
  readonly name: string
  readonly isHidden: boolean
  readonly rows: readonly { readonly cells: readonly string[]; readonly mark?: OpenedMark }[]
}

export type Opened =
  | { readonly kind: 'text' | 'html'; readonly text: string }
  | { readonly kind: 'document'; readonly lines: readonly OpenedLine[] }
  | { readonly kind: 'sheets'; readonly sheets: readonly OpenedSheet[] }
  /** One mail, or all of a mailbox. */
  | { readonly kind: 'mails'; readonly mails: readonly OpenedMail[] }
  | { readonly kind: 'trouble'; readonly trouble: DocumentTrouble }

/** From, to whom to answer and date are as the headers have them, or empty. */
export interface OpenedMail {
  readonly from: string
  readonly replyTo: readonly string[]
  readonly date: string
  readonly subject: string
  /** Its own words as text and as a page: two faces of the same, or empty. */
  readonly text: string
  readonly html: string
  /** Attachments by their file names, among them pictures that the page shows. */
  readonly parts: readonly { name: string; content: Opened; isShown?: true }[]
}
