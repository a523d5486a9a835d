// Reads the text of a backup: everything in it is sound, or it is refused with the reason and what can still be had.
import * as v from 'valibot'
import { ok, refused, type Result } from '@/core/result.ts'
import { sha256 } from '@/core/record/sha256.ts'
import { whole } from './armyDecoder.ts'
import { readablePart, wholeBackup } from './backup.ts'
import type { Backup } from './contents.ts'
import { backupFormat, dbSchema } from '../versions.ts'
import { backupLimits, backupName, soundRecord, type Header } from './format.ts'
import { parseTame } from './json.ts'
import { readRawFile } from './rawFile.ts'
import { countsOf, noRows, takeRecord, type Rows } from './records.ts'
import { backupTables } from './tables.ts'

export type BackupProblem =
  | { readonly code: 'not-backup' | 'too-big' | 'slow' | 'failed' }
  /** Written by a newer app; the file stays as it is. */
  | { readonly code: 'newer'; readonly appVersion: string }
  /** Cut off, or changed somewhere. `readable` is what can be added as copies; null if nothing. */
  | { readonly code: 'cut-off' | 'damaged'; readonly readable: Backup | null }
  /** A raw export; likewise what can be added of it. */
  | { readonly code: 'raw'; readonly readable: Backup | null }

export type BackupReading = Result<Backup, BackupProblem>

/** Tells how much is read, 0 to 1. */
export type Progress = (share: number) => void

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
    whole(0, backupLimits.records),
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
  records: whole(0, backupLimits.records),
  sha256: v.string(),
})

function readHeader(line: string): Result<Header, BackupProblem> {
  const json = parseTame(line)
  const claim = v.safeParse(claimSchema, json)
  if (!claim.success) return refused({ code: 'not-backup' })
  // The number comes first: what a newer app wrote may look different in every other respect.
  const { appVersion } = claim.output
  if (claim.output.backupFormat > backupFormat) return refused({ code: 'newer', appVersion })
  const header = v.safeParse(headerSchema, json)
  return header.success ? ok(header.output) : refused({ code: 'not-backup' })
}

function takeLine(rows: Rows, line: string): boolean {
  const json = soundRecord(line)
  const record = json === null ? null : v.safeParse(recordSchema, parseTame(json))
  return record?.success === true && takeRecord(rows, record.output)
}

/** Lines of text as they come, each with where it began. Mail programs may have changed the line ends. */
function* linesOf(text: string): Generator<{ line: string; from: number; isWhole: boolean }> {
  let from = 0
  while (from < text.length) {
    const end = text.indexOf('\n', from)
    const isWhole = end >= 0
    yield { line: text.slice(from, isWhole ? end : undefined), from, isWhole }
    from = isWhole ? end + 1 : text.length
  }
}

interface Body {
  readonly rows: Rows
  /** Every record was read and nothing stands behind the last line. */
  isSound: boolean
  lastLine: { readonly line: string; readonly from: number } | null
}

const progressEvery = 500

function readBody(text: string, tell: Progress): Body {
  const body: Body = { rows: noRows(), isSound: true, lastLine: null }
  let number = 0
  for (const { line, from, isWhole } of linesOf(text)) {
    number += 1
    if (number % progressEvery === 0) tell(from / text.length)
    if (number === 1) continue
    if (number > backupLimits.records + 2 || body.lastLine !== null) body.isSound = false
    else if (isWhole && line.startsWith('{"end":')) body.lastLine = { line, from }
    else if (!isWhole || !takeLine(body.rows, line)) body.isSound = false
  }
  return body
}

function isSealed({ rows, lastLine }: Body, header: Header, text: string): boolean {
  if (lastLine === null) return false
  const end = v.safeParse(endSchema, parseTame(lastLine.line))
  if (!end.success) return false
  const counts = countsOf(rows)
  const names = countedNames()
  const asPromised = names.every((name) => counts[name] === (header.counts[name] ?? 0))
  const total = names.reduce((sum, name) => sum + (counts[name] ?? 0), 0)
  return (
    asPromised &&
    end.output.records === total &&
    end.output.sha256 === sha256(text.slice(0, lastLine.from))
  )
}

/** Never throws, once the code of the kinds is there (`loadKinds`). Strict: one wrong character anywhere and the file is not restored as a whole. */
export function readBackup(given: string, tell: Progress = () => undefined): BackupReading {
  const text = given.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const firstEnd = text.indexOf('\n')
  const header = readHeader(firstEnd < 0 ? text : text.slice(0, firstEnd))
  if (!header.ok) {
    const raw = readRawFile(text)
    return raw === null ? header : refused({ code: 'raw', ...raw })
  }
  const body = readBody(text, tell)
  const isWhole = body.isSound && isSealed(body, header.value, text)
  const backup = isWhole ? wholeBackup(header.value, body.rows) : null
  if (backup !== null) return ok(backup)
  // A newer app may have written what this one does not know yet; that is no damage.
  const { appVersion } = header.value
  if (header.value.dbSchema > dbSchema) return refused({ code: 'newer', appVersion })
  const code = body.lastLine === null ? 'cut-off' : 'damaged'
  return refused({ code, readable: readablePart(header.value, body.rows) })
}
