// Reads the lines of a backup as they come: everything is sound, or it is refused with the reason and what can still be had.
import * as v from 'valibot'
import { hashing } from '@/core/record/sha256.ts'
import { whole } from './armyDecoder.ts'
import { backupFormat, dbSchema } from '../versions.ts'
import {
  backupLimits,
  backupName,
  soundRecord,
  type BackupLimits,
  type BackupRecord,
  type Header,
} from './format.ts'
import { Gathering } from './gathering.ts'
import { parseTame } from './json.ts'
import { longestPaper, paperKeys, type PaperKey, type Papers } from './papers.ts'
import { backupTables } from './tables.ts'
import type { Unit } from './unit.ts'

/** `cut-off` and `damaged`: what was given of it can be added as copies. `other`: no backup, but it may be a raw export. */
export type ReadingProblem =
  | { readonly code: 'other' | 'too-big' | 'cut-off' | 'damaged' }
  /** Written by a newer app; the file stays as it is. */
  | { readonly code: 'newer'; readonly appVersion: string }

export interface Verdict {
  /** Null where not even that could be read. */
  readonly header: Header | null
  readonly papers: Papers
  /** Null: every line is sound, and it is all there. */
  readonly problem: ReadingProblem | null
  /** The records are in an order in which nothing with parts is complete before the end. */
  readonly isScattered: boolean
}

const short = v.pipe(v.string(), v.maxLength(200))
const countedNames = (): string[] => [...backupTables().map(({ name }) => name), 'papers']

const headerSchema = v.strictObject({
  format: v.literal(backupName),
  backupFormat: whole(1, backupFormat),
  appVersion: short,
  dbSchema: whole(1),
  createdAt: v.pipe(short, v.isoTimestamp()),
  device: short,
  counts: v.record(
    v.pipe(
      v.string(),
      v.check((name) => countedNames().includes(name)),
    ),
    whole(0),
  ),
})
const claimSchema = v.object({
  format: v.literal(backupName),
  backupFormat: whole(1),
  appVersion: v.optional(short, ''),
})
const recordSchema = v.strictObject({ t: v.string(), k: v.string(), v: v.unknown() })
const endSchema = v.strictObject({
  end: v.literal(true),
  records: whole(0),
  sha256: v.string(),
})

function readHeader(line: string): Header | ReadingProblem {
  const json = parseTame(line)
  const claim = v.safeParse(claimSchema, json)
  if (!claim.success) return { code: 'other' }
  // The number comes first: what a newer app wrote may look different in every other respect.
  const { appVersion } = claim.output
  if (claim.output.backupFormat > backupFormat) return { code: 'newer', appVersion }
  const header = v.safeParse(headerSchema, json)
  return header.success ? header.output : { code: 'other' }
}

function recordIn(line: string): BackupRecord | null {
  const json = soundRecord(line)
  const record = json === null ? null : v.safeParse(recordSchema, parseTame(json))
  return record?.success === true ? record.output : null
}

/** The records of a file, each where it belongs. */
class Records {
  readonly papers = new Map<PaperKey, string>()
  readonly gathered: Gathering
  private readonly tables = new Map(backupTables().map((table) => [table.name, table]))
  private readonly counts = new Map<string, number>()

  constructor(holdsThings: boolean) {
    this.gathered = new Gathering(holdsThings)
  }

  /** False if it is none that this app writes. */
  take(line: string): boolean {
    const record = recordIn(line)
    if (record === null) return false
    const { t, k, v: json } = record
    const isTaken = t === 'papers' ? this.takePaper(k, json) : this.takeRow(record, line.length)
    if (isTaken) this.counts.set(t, (this.counts.get(t) ?? 0) + 1)
    return isTaken
  }

  isAsPromised({ counts }: Header, total: number): boolean {
    const all = [...this.counts.values()].reduce((sum, count) => sum + count, 0)
    const isAsCounted = (name: string): boolean =>
      (this.counts.get(name) ?? 0) === (counts[name] ?? 0)
    return all === total && countedNames().every(isAsCounted)
  }

  private takePaper(k: string, value: unknown): boolean {
    const key = paperKeys.find((one) => one === k)
    if (key === undefined || this.papers.has(key)) return false
    if (typeof value !== 'string' || value.length > longestPaper) return false
    this.papers.set(key, value)
    return true
  }

  private takeRow({ t, k, v: json }: BackupRecord, length: number): boolean {
    const table = this.tables.get(t)
    const row = table?.read(json) ?? null
    if (table === undefined || row === null || table.keyOf(row) !== k) return false
    return this.gathered.take(table, k, row, length)
  }
}

const encoder = new TextEncoder()

/**
 * Never throws, once the code of the kinds is there (`loadKinds`). Strict: one wrong character anywhere and the file is not
 * restored as a whole. Line ends are `\n`.
 */
export class BackupReader {
  private readonly limits: BackupLimits
  private readonly records: Records
  /** Of everything above the last line. */
  private readonly hash = hashing()
  private header: Header | null = null
  private problem: ReadingProblem | null = null
  private isSound = true
  private lastLine: string | null = null
  private given = 0

  constructor(holdsThings: boolean, limits: BackupLimits = backupLimits) {
    this.records = new Records(holdsThings)
    this.limits = limits
  }

  /** It need not be read on. */
  get isOver(): boolean {
    return this.problem !== null
  }

  /** Takes whole lines, each with its end; gives the things and battles that are complete with them. */
  take(lines: string): readonly Unit[] {
    const isOpen = this.lastLine === null
    let above = lines.length
    let from = 0
    for (let end = lines.indexOf('\n'); end >= 0; end = lines.indexOf('\n', from)) {
      if (this.takeLine(lines.slice(from, end))) above = from
      from = end + 1
    }
    if (isOpen) this.hash.add(encoder.encode(lines.slice(0, above)))
    return this.give(this.records.gathered.ripe())
  }

  /** Takes what stands behind the last line end; gives whatever is left. */
  end(rest: string): readonly Unit[] {
    if (this.header === null && this.problem === null) this.takeHeader(rest)
    else if (rest !== '') this.isSound = false
    return this.give(this.records.gathered.rest())
  }

  /** Once, at the end. */
  verdict(): Verdict {
    const { header, problem, records } = this
    return {
      header,
      papers: Object.fromEntries(records.papers),
      problem: problem ?? (header === null ? { code: 'other' } : this.problemOf(header)),
      isScattered: records.gathered.isScattered,
    }
  }

  private takeHeader(line: string): void {
    const read = readHeader(line)
    if ('code' in read) this.problem = read
    else this.header = read
  }

  /** Whether it is the last one. */
  private takeLine(line: string): boolean {
    if (this.problem !== null) return false
    if (this.header === null) this.takeHeader(line)
    else if (this.lastLine !== null) this.isSound = false
    else if (line.startsWith('{"end":')) {
      this.lastLine = line
      return true
    } else if (!this.records.take(line)) this.isSound = false
    return false
  }

  private give(units: readonly Unit[]): readonly Unit[] {
    const { units: most, held } = this.limits
    this.given += units.length
    if (this.given > most || this.records.gathered.held > held) this.problem ??= { code: 'too-big' }
    return this.problem === null ? units : []
  }

  private isSealed(header: Header): boolean {
    const end = this.lastLine === null ? null : v.safeParse(endSchema, parseTame(this.lastLine))
    if (end?.success !== true) return false
    const { records, sha256 } = end.output
    return this.records.isAsPromised(header, records) && sha256 === this.hash.hex()
  }

  private problemOf(header: Header): ReadingProblem | null {
    if (this.isSound && this.records.gathered.isWhole && this.isSealed(header)) return null
    // A newer app may have written what this one does not know yet; that is no damage.
    const { dbSchema: schema, appVersion } = header
    if (schema > dbSchema) return { code: 'newer', appVersion }
    return { code: this.lastLine === null ? 'cut-off' : 'damaged' }
  }
}
