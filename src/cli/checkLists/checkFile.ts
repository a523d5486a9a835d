// From one file to the results of its lists. What cannot be read is a result, too; nothing is thrown.
import type { Result } from '@/core/result.ts'
import {
  armyPoints,
  besideOf,
  checkReading,
  decodeFile,
  newArmy,
  readArmies,
  readSource,
  sourceBounds,
  unreadProblems,
  verdictOn,
  wholeList,
  type Army,
  type Beside,
  type ListProblem,
  type LookReason,
  type Nation,
  type Opened,
  type ReadArmy,
  type ReadList,
  type TextRefusal,
  type EventVerdict,
} from '@/games/eagles/rules/index.ts'
import { add } from '@/games/eagles/words/en/lists/add.ts'
import { army as words } from '@/games/eagles/words/en/armies/army.ts'
import { commandLine } from '@/games/eagles/words/en/commandLine/lists.ts'
import { eventProblems } from '@/desk/words/en/problems.ts'
import type { Options } from './arguments.ts'
import type { FileTrouble } from './openFile.ts'

/** The public shape of `--json` (docs/formats.md). */
export interface ListResult {
  readonly file: string
  /** Only with an event: who sent the list, empty if nothing says so. */
  readonly player?: string
  readonly army: string | null
  readonly nation: Nation | null
  readonly points: number | null
  readonly limit: number | null
  /** The total that the text states. */
  readonly statedPoints: number | null
  readonly verdict: EventVerdict
  /** Only with an event; null if nothing could be read. */
  readonly fingerprint?: string | null
  /** Lines around the list that are no part of it. */
  readonly beside: readonly Beside[]
  /** A person should look at the lines beside before the verdict holds. */
  readonly look: boolean
  readonly because: readonly LookReason[]
  readonly problems: readonly {
    readonly code: ListProblem['code']
    readonly rule: string
    /** Counted from 1. */
    readonly battalion: number | null
    readonly message: string
  }[]
}

/** A result, and what only the table tells. */
export interface Checked {
  readonly result: ListResult
  readonly remarks: readonly string[]
}

/** A problem with its sentence. */
export const problemOf = (problem: ListProblem, army: Army): ListResult['problems'][number] => ({
  code: problem.code,
  rule: problem.rule,
  battalion: problem.battalion === null ? null : problem.battalion + 1,
  message: eventProblems.sentence(problem, army),
})

const remarkOf = (remark: ReadArmy['remarks'][number]): string =>
  remark.kind === 'misplaced'
    ? add.remarks.misplaced(remark.line, remark.claimed, remark.place)
    : add.remarks['line-cut'](remark.line)

/** Of the lines of a file, so many are shown in a table. */
const shownLines = 20

const quoted = (beside: readonly Beside[]): string => {
  const shown = beside.slice(0, shownLines).map(({ text }) => `“${text}”`)
  const more = beside.length - shown.length
  return [...shown, ...(more === 0 ? [] : [commandLine.moreLines(more)])].join(' ')
}

/** What the table tells below a list: remarks, what lies beside it, and why it is to be looked at. */
export const remarksOf = (
  { remarks }: Pick<ReadList, 'remarks'>,
  { beside, because, look }: Pick<ListResult, 'beside' | 'because' | 'look'>,
): readonly string[] => [
  ...remarks.map(remarkOf),
  ...(beside.length === 0 ? [] : [commandLine.beside(quoted(beside))]),
  ...(look ? [commandLine.look(because.map((reason) => commandLine.because[reason]))] : []),
]

/** What lies beside a list, and whether that is to be looked at; of what could not all be read, its lines come first. */
export function besideIn(
  list: ReadList,
  verdict: EventVerdict,
): Pick<ListResult, 'beside' | 'because' | 'look'> {
  const because = verdict === 'unreadable' ? [] : (list.because ?? [])
  return { beside: besideOf(list), look: because.length > 0, because }
}

/** Asked, not said. */
export const nationIn = ({ army, nationUnsaid }: ReadList): Nation | null =>
  nationUnsaid === true ? null : army.nation

/** The limit and the house rule of the event, where it sets them. */
const forEvent = (army: Army, { limit, budget }: Options): Army => ({
  ...army,
  limit: limit ?? army.limit,
  budget: budget ?? army.budget,
})

function checked(file: string, read: ReadList, options: Options): Checked {
  const army = forEvent(read.army, options)
  const problems = checkReading({ ...read, army })
  const verdict = verdictOn(problems)
  const around = besideIn(read, verdict)
  return {
    result: {
      file,
      army: army.name === '' ? words.nations[army.nation] : army.name,
      nation: nationIn(read),
      points: armyPoints(army),
      limit: army.limit,
      statedPoints: army.statedTotal,
      verdict,
      ...around,
      problems: problems.map((problem) => problemOf(problem, army)),
    },
    remarks: remarksOf(read, around),
  }
}

type Trouble = keyof (typeof commandLine)['unreadable']

/** Of what is no list. */
export const nothingBeside = { beside: [], look: false, because: [] } as const

const unreadable = (
  file: string,
  { limit }: Pick<Options, 'limit'>,
  problems: ListResult['problems'],
): readonly Checked[] => [
  {
    result: {
      file,
      army: null,
      nation: null,
      points: null,
      limit,
      statedPoints: null,
      verdict: 'unreadable',
      ...nothingBeside,
      problems,
    },
    remarks: [],
  },
]

/** TEXT-01 (docs/formats.md): what cannot be read is told, never passed over. */
export const unreadMessage = (message: string): ListResult['problems'][number] => ({
  code: 'unreadable-line',
  rule: 'TEXT-01',
  battalion: null,
  message,
})

const troubled = (file: string, options: Options, trouble: Trouble): readonly Checked[] =>
  unreadable(file, options, [unreadMessage(commandLine.unreadable[trouble])])

function withoutArmy(file: string, options: Options, refusal: TextRefusal): readonly Checked[] {
  if (refusal.code !== 'no-army' || refusal.unread.length === 0)
    return troubled(file, options, refusal.code)
  const lines = unreadProblems(refusal.unread.slice(0, shownLines)).map((problem) =>
    problemOf(problem, newArmy('other')),
  )
  const more = refusal.unread.length - lines.length
  const rest = more === 0 ? [] : [unreadMessage(commandLine.moreLines(more))]
  return unreadable(file, options, [...lines, ...rest])
}

function checkText(file: string, text: string, options: Options): readonly Checked[] {
  const read = readArmies(text)
  return read.ok
    ? read.value.map((found) => checked(file, found, options))
    : withoutArmy(file, options, read.problem)
}

function checkArmyFile(file: string, text: string, options: Options): readonly Checked[] {
  const decoded = decodeFile(text)
  return decoded.ok
    ? decoded.value.map((army) => checked(file, wholeList(army), options))
    : troubled(file, options, decoded.problem)
}

/** A mail or a sheet is read as the app's desk reads it; whose it is, is no matter here. */
const checkOpened = (file: string, opened: Opened, options: Options): readonly Checked[] =>
  readSource({ name: file, opened }, sourceBounds).flatMap(({ list }) =>
    list.ok ? [checked(file, list.value, options)] : troubled(file, options, list.problem),
  )

/** Every list of a file; `.json` is an army file, any other text is army text. */
export function checkFile(
  file: string,
  opened: Result<Opened, FileTrouble>,
  options: Options,
): readonly Checked[] {
  if (!opened.ok) return troubled(file, options, opened.problem)
  const { value } = opened
  if (value.kind === 'trouble') return troubled(file, options, value.trouble)
  if (value.kind !== 'text') return checkOpened(file, value, options)
  const check = file.toLowerCase().endsWith('.json') ? checkArmyFile : checkText
  return check(file, value.text, options)
}
