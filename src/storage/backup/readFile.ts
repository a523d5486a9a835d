// Reader of a backup file, twice as often as it must: once to say what is in it, and once more, thing by thing, to bring it in.
import { ok, refused, type Result } from '@/core/result.ts'
import { loadKinds } from '../kindList.ts'
import type { Backup, Source } from './contents.ts'
import { backupLimits, type BackupLimits, type Header } from './format.ts'
import { listed, type Listed } from './listed.ts'
import { linesOf, type TextEnd } from './pack.ts'
import { RawReader, rawHeader } from './rawFile.ts'
import { BackupReader, type ReadingProblem, type Verdict } from './read.ts'
import type { BattleUnit, Unit } from './unit.ts'

type BackupProblem =
  | { readonly code: 'not-backup' | 'too-big' | 'slow' | 'failed' }
  /** Written by a newer app; the file stays as it is. */
  | { readonly code: 'newer'; readonly appVersion: string }
  /** Cut off, or changed somewhere; or a raw export. `readable` is what can be added as copies; null if nothing. */
  | { readonly code: 'cut-off' | 'damaged' | 'raw'; readonly readable: Backup | null }

export type BackupReading = Result<Backup, BackupProblem>

/** Tells how much is done, 0 to 1. */
export type Progress = (share: number) => void

const problemAt = (end: TextEnd): ReadingProblem | null => {
  if ('rest' in end) return null
  return { code: end.problem === 'too-big' ? 'too-big' : 'other' }
}

/** Everything in the file, some at a time. */
async function* backupUnits(
  { file, how }: Source,
  tell: Progress,
  limits: BackupLimits,
): AsyncGenerator<readonly Unit[], Verdict> {
  const reader = new BackupReader(how === 'held', limits)
  const lines = linesOf(file, tell, limits)
  let next = await lines.next()
  for (; next.done !== true && !reader.isOver; next = await lines.next())
    yield reader.take(next.value)
  if (next.done !== true) await lines.return({ rest: '' })
  else yield reader.end('rest' in next.value ? next.value.rest : '')
  const verdict = reader.verdict()
  const problem = next.done === true ? problemAt(next.value) : null
  return { ...verdict, problem: problem ?? verdict.problem }
}

const noVerdict: Verdict = { header: null, papers: {}, problem: null, isScattered: false }
const notRaw: Verdict = { ...noVerdict, problem: { code: 'other' } }

async function* rawUnits(
  { file, without = [] }: Source,
  tell: Progress,
  limits: BackupLimits,
): AsyncGenerator<readonly Unit[], Verdict> {
  const left = new Set(without)
  let at = -1
  const wanted = (units: readonly Unit[]): readonly Unit[] =>
    units.filter(() => !left.has((at += 1)))
  const reader = new RawReader()
  let header: Header | null = null
  const lines = linesOf(file, tell, limits)
  let next = await lines.next()
  for (; next.done !== true && reader.held <= limits.held; next = await lines.next()) {
    header ??= rawHeader(next.value)
    if (header === null) return notRaw
    yield wanted(reader.take(next.value))
  }
  if (next.done !== true) return { ...noVerdict, problem: { code: 'too-big' } }
  const rest = 'rest' in next.value ? next.value.rest : ''
  header ??= rawHeader(rest)
  if (header === null) return notRaw
  yield wanted(reader.end(rest))
  return { ...noVerdict, header }
}

/** Everything in a source, some at a time; its last word is whether it was sound. */
export async function* unitsIn(
  source: Source,
  tell: Progress = () => undefined,
  limits: BackupLimits = backupLimits,
): AsyncGenerator<readonly Unit[], Verdict> {
  await loadKinds()
  return yield* source.how === 'raw'
    ? rawUnits(source, tell, limits)
    : backupUnits(source, tell, limits)
}

interface Read {
  readonly verdict: Verdict
  readonly units: readonly Listed[]
  readonly source: Source
}

interface Version {
  readonly at: number
  /** The beginnings of its hashes, one after the other: light enough for thousands of battles. */
  readonly chain: string
}

/** Signs of a hash that tell it from others of the same battle. */
const signs = 16

const isBeginning = (one: Version, other: Version): boolean =>
  other.chain.slice(one.chain.length - signs, one.chain.length) === one.chain.slice(-signs)

class Versions {
  private readonly known = new Map<string, Version[]>()

  add({ battle, hashes }: BattleUnit, at: number): void {
    const chain = hashes.map((hash) => hash.slice(0, signs)).join('')
    this.known.set(battle.id, [...(this.known.get(battle.id) ?? []), { at, chain }])
  }

  /** The places of those that are how a longer one of the same battle began, or the same once more. */
  shorter(): ReadonlySet<number> {
    const found = new Set<number>()
    for (const versions of this.known.values()) {
      const longest: Version[] = []
      for (const one of versions.toSorted((a, b) => b.chain.length - a.chain.length))
        if (longest.some((other) => isBeginning(one, other))) found.add(one.at)
        else longest.push(one)
    }
    return found
  }
}

async function list(source: Source, tell: Progress, limits: BackupLimits): Promise<Read> {
  const units: Listed[] = []
  const versions = new Versions()
  const all = unitsIn(source, tell, limits)
  let next = await all.next()
  for (; next.done !== true; next = await all.next())
    for (const unit of next.value) {
      if (source.how === 'raw' && unit.kind === 'battle') versions.add(unit, units.length)
      units.push(listed(unit))
    }
  const without = versions.shorter()
  if (without.size === 0) return { verdict: next.value, units, source }
  return {
    verdict: next.value,
    units: units.filter((_, at) => !without.has(at)),
    source: { ...source, without: [...without] },
  }
}

function readingOf(read: Read): BackupReading {
  const { header, papers, problem } = read.verdict
  const { units, source } = read
  if (problem?.code === 'newer') return refused(problem)
  if (problem?.code === 'too-big') return refused({ code: 'too-big' })
  if (header === null || problem?.code === 'other') return refused({ code: 'not-backup' })
  if (problem === null && source.how !== 'raw') return ok({ header, units, papers, source })
  // What is readable brings no papers along: they may be of another day.
  const readable = units.length === 0 ? null : { header, units, papers: {}, source }
  return refused({ code: problem?.code ?? 'raw', readable })
}

/** Whether another way to read it may say more. */
const isRawPerhaps = ({ header, problem }: Verdict): boolean =>
  header === null && problem?.code === 'other'

/** What is in a file. Nothing of it is kept but the list: a restore reads it again. */
export async function readFile(
  file: Blob,
  tell: Progress = () => undefined,
  limits: BackupLimits = backupLimits,
): Promise<BackupReading> {
  const apart = await list({ file, how: 'apart' }, tell, limits)
  if (isRawPerhaps(apart.verdict)) return readingOf(await list({ file, how: 'raw' }, tell, limits))
  if (!apart.verdict.isScattered) return readingOf(apart)
  const held = await list({ file, how: 'held' }, tell, limits)
  return readingOf(held.verdict.problem?.code === 'too-big' ? apart : held)
}
