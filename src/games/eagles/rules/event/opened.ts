// Result of opening a file: text, a page, a document, sheets, mails with their parts, or why there is none.
import type { SourceLine } from '../army/text/source.ts'

/** Why a file cannot be opened; the words say what it is and what to ask for. */
export type OpenTrouble =
  'zip' | 'not-text' | 'pdf' | 'old-office' | 'outlook' | 'winmail' | 'rtf' | 'picture'

/** A row is crossed out or hidden as a whole. */
export interface SheetRow extends Pick<SourceLine, 'mark'> {
  readonly cells: readonly string[]
}

export interface OpenedSheet {
  readonly name: string
  readonly isHidden: boolean
  readonly rows: readonly SheetRow[]
}

export type Opened =
  | { readonly kind: 'text' | 'html'; readonly text: string }
  | { readonly kind: 'document'; readonly lines: readonly SourceLine[] }
  | { readonly kind: 'sheets'; readonly sheets: readonly OpenedSheet[] }
  /** One mail, or all of a mailbox. */
  | { readonly kind: 'mails'; readonly mails: readonly MailFile[] }
  | { readonly kind: 'trouble'; readonly trouble: OpenTrouble }

interface MailPart {
  /** The attachment's file name. */
  readonly name: string
  readonly content: Opened
  /** A picture that the page shows. */
  readonly isShown?: true
}

/** A mail as a program saves it: who sent it and when, its own words, and its attachments. */
export interface MailFile {
  /** As the header has it: `Tom Baker <tom@example.org>`. */
  readonly from: string
  readonly replyTo: readonly string[]
  /** As the header has it; empty if there is none. */
  readonly date: string
  /** In words; empty if there is none. */
  readonly subject: string
  /** Its own words as text and as a page: two faces of the same, or empty. */
  readonly text: string
  readonly html: string
  readonly parts: readonly MailPart[]
}
