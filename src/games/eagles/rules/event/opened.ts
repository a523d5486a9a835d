// What whoever opens files hands over: plain text, a page, a sheet, a mail with its parts, or why there is none.

/** Why a file cannot be opened; the words say what it is and what to ask for. */
export type OpenTrouble = 'zip' | 'not-text' | 'pdf' | 'old-office' | 'outlook' | 'rtf' | 'picture'

export type Opened =
  /** `sheet`: rows as lines, cells parted by tabs. */
  | { readonly kind: 'text' | 'html' | 'sheet'; readonly text: string }
  | { readonly kind: 'mail'; readonly mail: MailFile }
  | { readonly kind: 'trouble'; readonly trouble: OpenTrouble }

interface MailPart {
  /** The attachment's file name; empty for the mail's own text. */
  readonly name: string
  readonly content: Opened
}

/** A mail as a program saves it: who sent it and when, its text, and its attachments. */
export interface MailFile {
  /** As the header has it: `Tom Baker <tom@example.org>`. */
  readonly from: string
  /** As the header has it; empty if there is none. */
  readonly date: string
  /** In words; empty if there is none. */
  readonly subject: string
  readonly parts: readonly MailPart[]
}
