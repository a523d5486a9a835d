// A look at a list: what stands beside it, or that nothing proves it, until a person has settled it.
import type { Decided } from './reading.ts'
import type { Beside, BesideKind, LookReason } from './source.ts'

/** A list as it was read, with what a person said of the lines beside it. */
export interface Looked {
  /** Missing in what was read by an older version: nothing. */
  readonly beside?: readonly Beside[]
  /** Missing: nothing is to be looked at. */
  readonly because?: readonly LookReason[]
  readonly battalionLines?: readonly number[]
  readonly decided?: readonly Decided[]
}

/** Why to look, and the lines that nobody has settled; none: nothing proves the list. */
export interface Look {
  readonly because: readonly LookReason[]
  readonly lines: readonly Beside[]
}

/** Shown, and no reason to look. */
const uncounted: ReadonlySet<BesideKind> = new Set(['header', 'quoted', 'signature'])

export const countsAsBeside = ({ kind }: Beside): boolean => !uncounted.has(kind)

const isAbout =
  ({ line, text }: Pick<Beside, 'line' | 'text'>) =>
  (decided: Decided): boolean =>
    decided.line === line && decided.text === text

/** A list that nothing proves has no line to decide on: it is settled where its battalions begin, by a word about no text. */
const wholeOf = ({ battalionLines = [] }: Looked): Decided => ({
  line: battalionLines[0] ?? 1,
  text: '',
  battalions: [],
})

const countedOf = ({ beside = [] }: Looked): readonly Beside[] => beside.filter(countsAsBeside)

/** Null: there is nothing to look at, or it is settled. */
export function lookAt(list: Looked): Look | null {
  const { because = [], decided = [] } = list
  if (because.length === 0) return null
  const counted = countedOf(list)
  const lines = counted.filter((line) => !decided.some(isAbout(line)))
  const isSettled =
    counted.length > 0 ? lines.length === 0 : decided.some(isAbout(wholeOf(list)))
  return isSettled ? null : { because, lines }
}

/** These change nothing: every line beside the list that is still open, or the list as a whole. */
export function settle<T extends Looked>(list: T): T {
  const look = lookAt(list)
  if (look === null) return list
  const open =
    look.lines.length > 0
      ? look.lines.map(({ line, text }) => ({ line, text, battalions: [] }))
      : [wholeOf(list)]
  return { ...list, decided: [...(list.decided ?? []), ...open] }
}
