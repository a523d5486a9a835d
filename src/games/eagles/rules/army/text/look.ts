// A look at a list: why, and the lines beside it that nobody has settled.
import { counts, decisionOn, isToLookAt, type Decidable } from './decide.ts'
import type { Beside, LookReason } from './source.ts'

/** No lines: nothing proves the list, or it is in no strict form. */
export interface Look {
  readonly because: readonly LookReason[]
  readonly lines: readonly Beside[]
}

/** Null: there is nothing to look at, or it is settled. */
export const lookAt = (list: Decidable): Look | null =>
  isToLookAt(list)
    ? {
        because: list.because ?? [],
        lines: (list.beside ?? []).filter(
          (line) => counts(line) && decisionOn(list, line) === undefined,
        ),
      }
    : null
