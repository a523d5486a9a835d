// The things of a kind as the text of a spare file: a head, a line for each row, and an end that counts them.
import { isCount, isObject, isText, type JsonObject } from '@/core/record/json.ts'
import type { Part, Row, Unit } from '../kind.ts'
import { spareFormat } from '../versions.ts'
import { printLine, printLines, readEveryLine } from './lines.ts'

/** A thing as a copy has it, with the stamp of the change it was copied after. */
export interface CopiedUnit extends Unit {
  readonly stamp: number
}

export interface KindCopy {
  /** The highest of all. */
  readonly stamp: number
  readonly units: readonly CopiedUnit[]
}

export interface ReadCopy extends KindCopy {
  /** A file was not written to its end. */
  readonly isTorn: boolean
}

/** All things of a kind, each in a line under the name `line`. */
export const printAll = (name: string, line: string, { stamp, units }: KindCopy): string =>
  printLine({ format: spareFormat, kind: name, stamp }) +
  printLines(units.map(({ row }) => ({ [line]: row }))) +
  printLine({ end: true, [name]: units.length })

/** One thing with its parts. */
export const printUnit = (kind: string, { stamp, row, parts }: CopiedUnit): string =>
  printLine({ format: spareFormat, kind: 'unit', of: kind, stamp }) +
  printLine({ row }) +
  printLines(parts.map((part) => ({ part }))) +
  printLine({ end: true, parts: parts.length })

// As in battleText.ts: the checksums say that the lines are ours.
const isPart = (json: unknown): json is Part => isObject(json) && isText(json['id'])
const isRow = (json: unknown): json is Row => isPart(json) && 'updatedAt' in json

interface ReadLines {
  /** 0 where the head cannot be read. */
  readonly stamp: number
  readonly lines: readonly JsonObject[]
  /** Some cannot be read. */
  readonly isDamaged: boolean
}

/** Each line says by itself what it holds, also behind a damaged one; null if a newer app wrote them. */
function linesIn(text: string): ReadLines | null {
  const [head = null, ...rest] = readEveryLine(text)
  const lines = rest.flatMap((line) => (isObject(line?.value) ? [line.value] : []))
  const isDamaged = head === null || lines.length < rest.length
  if (head === null) return { stamp: 0, lines, isDamaged }
  const { value } = head
  if (!isObject(value) || value['format'] !== spareFormat || !isCount(value['stamp'])) return null
  return { stamp: value['stamp'], lines, isDamaged }
}

const under = (lines: readonly JsonObject[], name: string): unknown[] =>
  lines.flatMap((line) => (Object.hasOwn(line, name) ? [line[name]] : []))

const isEnd = (line: JsonObject | undefined, name: string, count: number): boolean =>
  line?.['end'] === true && line[name] === count

export function readAllText(name: string, line: string, text: string): ReadCopy | null {
  const read = linesIn(text)
  if (read === null) return null
  const { stamp, lines, isDamaged } = read
  const units = under(lines, line)
    .filter(isRow)
    .map((row) => ({ row, parts: [], stamp }))
  return { stamp, units, isTorn: isDamaged || !isEnd(lines.at(-1), name, units.length) }
}

export function readUnitText(text: string): (CopiedUnit & { readonly isTorn: boolean }) | null {
  const read = linesIn(text)
  const row = under(read?.lines ?? [], 'row').find(isRow)
  if (read === null || row === undefined) return null
  const { stamp, lines, isDamaged } = read
  const parts = under(lines, 'part').filter(isPart)
  return { stamp, row, parts, isTorn: isDamaged || !isEnd(lines.at(-1), 'parts', parts.length) }
}
