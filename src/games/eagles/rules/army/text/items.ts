// What the lines of a text are, before anybody knows to which army they belong.
import type { Candidate } from './candidate.ts'
import type { Facts } from './facts.ts'
import type { Heading, Totalled } from './heading.ts'
import type { Nation } from '../model.ts'
import type { BesideKind } from './source.ts'
import type { Range, Token } from './tokens.ts'

/** A part of a line. */
export interface Piece {
  readonly line: number
  readonly from: number
  readonly to: number
}

interface Lying {
  readonly pieces: readonly Piece[]
}

export interface BattalionsItem extends Lying {
  readonly kind: 'battalions'
  readonly options: readonly Candidate[]
  /** Marks in front of it or within it that other lines of the list may lack. */
  readonly marks: string
  /** Of one line with others: they stand or fall together. */
  readonly group: number | null
  /** A title above: without it the options are these. */
  readonly title: { readonly piece: Piece; readonly options: readonly Candidate[] } | null
  /** Of a table or of fields: its nation, and whose it is. */
  readonly row: { readonly nation: Nation | null; readonly person: string } | null
}

export type Item =
  | BattalionsItem
  | ({ readonly kind: 'heading'; readonly heading: Heading; readonly group: number | null } & Lying)
  | ({
      readonly kind: 'total'
      readonly total: Totalled
      readonly rest: Text | null
      readonly group: number | null
    } & Lying)
  /** A head of a table, a title of a section, a line that only parts others. */
  | ({ readonly kind: 'understood' } & Lying)
  | Text
  | { readonly kind: 'blank' }

export interface Text extends Lying {
  readonly kind: 'text'
  readonly tokens: readonly Token[]
  /** As it is shown. */
  readonly words: string
  /** Of a container, a remark, a title: what it is is known; null: a line. */
  readonly as: BesideKind | null
  /** Told whatever it holds: a line that asks for the nation, a column. */
  readonly isTold: boolean
  /** An empty box among ticked ones. */
  readonly isBox: boolean
}

export type Fate = 'understood' | 'beside' | 'unread'

/** Facts need to know how far the list is. */
export type FactsOf = (text: Text) => Facts

export const rangeOf = ({ from, to }: Piece): Range => [from, to]
