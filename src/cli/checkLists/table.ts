// The results of check-lists as a table for people, harmless in any terminal.
import { commandLine as words } from '@/games/eagles/words/en/commandLine/lists.ts'
import { problems as problemWords } from '@/games/eagles/words/en/armies/problems.ts'
import { harmless } from '../harmless.ts'
import type { Checked } from './checkFile.ts'

const widest = 32

/** Columns a text takes; wide and narrow signs are counted alike. */
const widthOf = (text: string): number => Array.from(text).length

function short(text: string): string {
  const signs = Array.from(harmless(text))
  return signs.length <= widest ? signs.join('') : `${signs.slice(0, widest - 1).join('')}…`
}

const points = (value: number | null): string => (value === null ? '–' : problemWords.number(value))

interface Row {
  readonly cells: readonly string[]
  readonly notes: readonly string[]
}

const rowOf = ({ result, remarks }: Checked): Row => ({
  cells: [
    ...(result.player === undefined ? [] : [short(words.player(result.player))]),
    short(result.army ?? '–'),
    result.nation ?? '–',
    points(result.points),
    points(result.limit),
    result.look
      ? words.verdictToLook(words.verdicts[result.verdict])
      : words.verdicts[result.verdict],
  ],
  notes: [...result.problems.map(({ message }) => message), ...remarks].map(harmless),
})

const { heading } = words
const headingRow = (isEvent: boolean): Row => ({
  cells: [
    ...(isEvent ? [words.headingPlayer] : []),
    heading.army,
    heading.nation,
    heading.points,
    heading.limit,
    heading.verdict,
  ],
  notes: [],
})

/** Points and limit stand under each other by their last digit: the third and the second cell from the right. */
const isRightAligned = (column: number, columns: number): boolean =>
  column === columns - 3 || column === columns - 2

function lineOf(cells: readonly string[], widths: readonly number[]): string {
  const padded = cells.map((cell, column) => {
    const blank = ' '.repeat((widths[column] ?? 0) - widthOf(cell))
    return isRightAligned(column, cells.length) ? blank + cell : cell + blank
  })
  return padded.join('  ').trimEnd()
}

function byFile(checked: readonly Checked[]): ReadonlyMap<string, readonly Checked[]> {
  const files = new Map<string, Checked[]>()
  for (const each of checked) {
    const { file } = each.result
    const lists = files.get(file)
    if (lists === undefined) files.set(file, [each])
    else lists.push(each)
  }
  return files
}

function sumOf(checked: readonly Checked[]): string {
  const count = (verdict: string): number =>
    checked.filter(({ result }) => result.verdict === verdict).length
  return words.sum(
    checked.length,
    count('legal'),
    count('illegal'),
    count('unreadable'),
    count('late'),
    checked.filter(({ result }) => result.look).length,
  )
}

/** One row a list, under the name of its file; below it, indented, all there is to say. */
export function tableOf(checked: readonly Checked[]): string {
  const files = [...byFile(checked)].map(([file, lists]) => ({ file, rows: lists.map(rowOf) }))
  const head = headingRow(checked.some(({ result }) => result.player !== undefined))
  const rows = [head, ...files.flatMap(({ rows: lists }) => lists)]
  const widths = head.cells.map((_, column) =>
    rows.reduce((most, { cells }) => Math.max(most, widthOf(cells[column] ?? '')), 0),
  )
  const blocks = files.map(({ file, rows: lists }) => [
    '',
    harmless(file),
    ...lists.flatMap(({ cells, notes }) => [
      `  ${lineOf(cells, widths)}`,
      ...notes.map((note) => `    - ${note}`),
    ]),
  ])
  return [`  ${lineOf(head.cells, widths)}`, ...blocks.flat(), '', sumOf(checked), ''].join('\n')
}
