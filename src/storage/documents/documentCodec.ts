// Reads rows of documents: what stands around the value always, the value itself only where its version is known.
import * as v from 'valibot'
import { moment, whole } from '../backup/armyDecoder.ts'
import type { Codec, Naming } from '../kind.ts'
import { kindName, type DocumentCodec, type DocumentRow } from './document.ts'

/** Ours are UUIDs; those of a newer version may be of another kind. */
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))

const envelope = v.strictObject({
  kind: v.pipe(v.string(), v.regex(kindName)),
  id,
  owner: v.union([v.literal(''), id]),
  v: whole(1),
  createdAt: moment,
  updatedAt: moment,
  binnedAt: v.nullable(moment),
  value: v.custom<unknown>((value) => value !== undefined),
})

export function readEnvelope(json: unknown): DocumentRow | null {
  const read = v.safeParse(envelope, json)
  return read.success ? read.output : null
}

export function documentCodec(
  name: string,
  version: number,
  inner: DocumentCodec,
): Codec<DocumentRow, DocumentRow> {
  const isKnown = (row: DocumentRow): boolean => row.v <= version
  const decoder = (read: DocumentCodec['decode'], isPart: boolean) => (json: unknown) => {
    const row = readEnvelope(json)
    if (row?.kind !== name || (row.owner !== '') !== isPart) return null
    if (!isKnown(row)) return row
    const value = read(row.value, row.v)
    return value === null ? null : { ...row, v: version, value }
  }
  const renamed = (row: DocumentRow, idOf: Naming): DocumentRow =>
    inner.rename === undefined || !isKnown(row)
      ? row
      : { ...row, value: inner.rename(row.value, idOf) }
  return {
    decode: decoder(inner.decode, false),
    decodePart: decoder(inner.decodePart ?? (() => null), true),
    encode: (row) => row,
    title: (row) => (isKnown(row) ? inner.title(row.value) : ''),
    rename: ({ row, parts }, idOf) => ({
      row: renamed(row, idOf),
      parts: parts.map((part) => renamed(part, idOf)),
    }),
  }
}
