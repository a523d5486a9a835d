// What a file turned out to be, once it was opened.
import type { ForeignKind } from './fileKind.ts'

export type DocumentTrouble = ForeignKind | 'zip' | 'not-text'

export type Opened =
  /** `sheet`: rows as lines, cells parted by tabs. */
  | { readonly kind: 'text' | 'html' | 'sheet'; readonly text: string }
  | { readonly kind: 'mail'; readonly mail: OpenedMail }
  | { readonly kind: 'trouble'; readonly trouble: DocumentTrouble }

export interface OpenedPart {
  /** The attachment's file name; empty for the mail's own text. */
  readonly name: string
  readonly content: Opened
}

export interface OpenedMail {
  /** As the header has it: `Tom Baker <tom@example.org>`. */
  readonly from: string
  /** As the header has it; empty if there is none. */
  readonly date: string
  readonly subject: string
  readonly parts: readonly OpenedPart[]
}
