// CC-SHEET: a draft of orders, line by line; `done` closes it, `drop:3` takes out its line 3 and all after it.
import { headOf, partOf } from '../../../core/option.ts'

export interface Draft<Line, Pending = never> {
  readonly lines: readonly Line[]
  /** An order that is asked in several steps and is no line yet. */
  readonly pending: Pending | null
  readonly isClosed: boolean
}

/** Options that every sheet has beside its own. Lines are counted from 1. */
export type SheetOption = 'done' | 'reopen' | `drop:${number}`

export const emptyDraft: Draft<never> = { lines: [], pending: null, isClosed: false }

/** `drop` for each line, the last one first, then `done`; of a closed sheet `reopen` alone. */
export const sheetOptions = ({
  lines,
  isClosed,
}: Draft<unknown, unknown>): readonly SheetOption[] =>
  isClosed
    ? ['reopen']
    : [...lines.map((_, line) => `drop:${lines.length - line}` as const), 'done']

/** The draft after one of the options of every sheet; null if the option is the campaign's own. */
export const afterSheetOption = <Line, Pending>(
  draft: Draft<Line, Pending>,
  option: string,
): Draft<Line, Pending> | null => {
  switch (headOf(option)) {
    case 'done':
      return { ...draft, pending: null, isClosed: true }
    case 'reopen':
      return { ...draft, isClosed: false }
    case 'drop':
      return { ...draft, pending: null, lines: draft.lines.slice(0, Number(partOf(option)) - 1) }
    default:
      return null
  }
}

export const withLine = <Line, Pending>(
  draft: Draft<Line, Pending>,
  line: Line,
): Draft<Line, Pending> => ({ ...draft, lines: [...draft.lines, line], pending: null })
