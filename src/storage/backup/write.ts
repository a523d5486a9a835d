// Writes a backup: thing by thing, battle by battle, so that it may be of any size.
import { hashing } from '@/core/record/sha256.ts'
import { documentTable } from '../documents/document.ts'
import { kindNamed } from '../documents/strangers.ts'
import { backupFormat, backupFormatWithoutDocuments } from '../versions.ts'
import { backupLimits, backupName, printRecord, type End, type Header } from './format.ts'
import { packing } from './pack.ts'
import type { Papers } from './papers.ts'
import { pile, type Pile } from './pile.ts'
import type { Progress } from './readFile.ts'
import type { Batch } from './stored.ts'
import { backupTables } from './tables.ts'
import type { Unit } from './unit.ts'

/** What only the screens know. */
export interface Label {
  readonly appVersion: string
  readonly device: string
  readonly papers: Papers
  /** Also what is in a backup only on wish. */
  readonly whole?: boolean
}

export interface Written {
  /** As people can read it. */
  readonly text: Blob
  /** What is saved: packed, if it is large and the browser can. */
  readonly blob: Blob
  readonly isPacked: boolean
  /** Things and battles that cannot be read here either, and are not in the file. */
  readonly unread: number
}

interface Row {
  readonly table: string
  readonly row: object
}

const under =
  (table: string) =>
  (row: object): Row => ({ table, row })

function rowsIn(unit: Unit): Row[] {
  if (unit.kind === 'battle') {
    const { battle, head, entries } = unit
    return [under('battles')(battle), under('heads')(head), ...entries.map(under('entries'))]
  }
  const { table, parts } = kindNamed(unit.of)
  return [under(table)(unit.row), ...unit.parts.map(under(parts?.table ?? table))]
}

/** All of a thing stands together; a reader that finds it so need hold no more than one. */
function body(papers: Papers) {
  const keyOf = new Map(backupTables().map(({ name, keyOf: key }) => [name, key]))
  const counts = new Map<string, number>()
  const lines = pile()
  function add(table: string, records: readonly string[]): void {
    counts.set(table, (counts.get(table) ?? 0) + records.length)
    for (const line of records) lines.add(`${line}\n`)
  }
  /** False, and nothing is written, if a line of it is longer than any reader takes. */
  function take(unit: Unit): boolean {
    const printed = rowsIn(unit).map(({ table, row }) => {
      const k = keyOf.get(table)?.(row) ?? ''
      return { table, line: printRecord({ t: table, k, v: row }) }
    })
    if (printed.some(({ line }) => line.length > backupLimits.line)) return false
    for (const { table, line } of printed) add(table, [line])
    return true
  }
  function end(): { readonly counts: Header['counts']; readonly lines: Pile } {
    add(
      'papers',
      Object.entries(papers).map(([k, v]) => printRecord({ t: 'papers', k, v })),
    )
    // A file without documents says nothing of them: an older version can read it.
    const named = [...keyOf.keys(), 'papers'].filter(
      (name) => name !== documentTable || counts.has(name),
    )
    return { counts: Object.fromEntries(named.map((name) => [name, counts.get(name) ?? 0])), lines }
  }
  return { take, end }
}

const sum = (counts: Header['counts']): number =>
  Object.values(counts).reduce((all, count) => all + count, 0)

const bytesOf = async (blob: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await blob.arrayBuffer())

/** Behind what was written goes the line that seals it, and all of it is packed. */
async function sealed(
  header: Header,
  pieces: readonly Blob[],
  tell: Progress,
): Promise<Omit<Written, 'unread'>> {
  const above = [new Blob([JSON.stringify(header), '\n']), ...pieces]
  const hash = hashing()
  const packed = packing(above.reduce((size, each) => size + each.size, 0))
  for (const [n, piece] of above.entries()) {
    const bytes = await bytesOf(piece)
    hash.add(bytes)
    await packed?.add(bytes)
    tell(n / above.length)
  }
  const end: End = { end: true, records: sum(header.counts), sha256: hash.hex() }
  const last = new Blob([JSON.stringify(end), '\n'])
  const text = new Blob([...above, last], { type: 'application/json' })
  if (packed === null) return { text, blob: text, isPacked: false }
  await packed.add(await bytesOf(last))
  return { text, blob: await packed.end(), isPacked: true }
}

export async function writeBackup(
  batches: AsyncIterable<Batch> | Iterable<Batch>,
  dbSchema: number,
  { appVersion, device, papers }: Omit<Label, 'whole'>,
  now: Date,
  tell: Progress = () => undefined,
): Promise<Written> {
  const writing = body(papers)
  let unread = 0
  for await (const batch of batches)
    for (const unit of batch) if (unit === null || !writing.take(unit)) unread += 1
  const { counts, lines } = writing.end()
  const header: Header = {
    format: backupName,
    backupFormat: (counts[documentTable] ?? 0) > 0 ? backupFormat : backupFormatWithoutDocuments,
    appVersion,
    dbSchema,
    createdAt: now.toISOString(),
    device,
    counts,
  }
  return { ...(await sealed(header, lines.pieces(), tell)), unread }
}
