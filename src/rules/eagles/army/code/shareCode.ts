// The share code: a whole list in a few characters that a link or a QR code carries (docs/formats.md).
import { ok, refused, type Result } from '../../../core/result.ts'
import { bounds } from '../bounds.ts'
import { budgets, nations, type Army, type Battalion } from '../model.ts'
import { limits } from '../prices.ts'
import { cleanName } from '../text/clean.ts'
import { fromBase64url, toBase64url } from './base64url.ts'
import { putBattalion, takeBattalion } from './battalionBits.ts'
import {
  newBits,
  putBits,
  putFlag,
  putWhole,
  readBits,
  takeBits,
  takeFlag,
  takeWhole,
} from './bits.ts'
import type { BitReader, BitWriter } from './bits.ts'
import { crc32 } from './crc32.ts'
import { fromUtf8, toUtf8 } from './utf8.ts'

/** The first character of every code; decoders of older versions stay for ever. */
const codeVersion = '1'

/** Characters; a longer text is not looked at. */
const mostCharacters = 8_192

const checksumBytes = 4

export type CodeProblem = 'too-long' | 'unknown-version' | 'truncated' | 'damaged'

function putName(writer: BitWriter, name: string): void {
  putFlag(writer, name !== '')
  if (name === '') return
  const bytes = toUtf8(name)
  putWhole(writer, bytes.length)
  for (const byte of bytes) putBits(writer, byte, 8)
}

function payloadOf(army: Army): readonly number[] {
  const writer = newBits()
  putBits(writer, nations.indexOf(army.nation), 4)
  putBits(writer, budgets.indexOf(army.budget), 1)
  putFlag(writer, army.limit === limits.usual)
  if (army.limit !== limits.usual) putWhole(writer, army.limit)
  putName(writer, army.name)
  putWhole(writer, army.battalions.length)
  for (const battalion of army.battalions) {
    putBattalion(writer, battalion)
    putName(writer, battalion.name)
  }
  return writer.bytes
}

function lengthOf(payload: readonly number[]): readonly number[] {
  const writer = newBits()
  putWhole(writer, payload.length)
  return writer.bytes
}

/** Everything of a list but notes and stated points, legal or not. */
export function encodeArmy(army: Army): string {
  const payload = payloadOf(army)
  const body = [...lengthOf(payload), ...payload]
  return codeVersion + toBase64url([...body, ...crc32(body)])
}

/** null: no text of ours. */
function takeName(reader: BitReader): string | null {
  if (!takeFlag(reader)) return ''
  const length = takeWhole(reader)
  if (length > reader.bytes.length) return null
  const text = fromUtf8(Array.from({ length }, () => takeBits(reader, 8)))
  return text === null ? null : cleanName(text)
}

function takeNamed(reader: BitReader, id: number): Battalion | null {
  const battalion = takeBattalion(reader)
  const name = takeName(reader)
  if (battalion === null || name === null) return null
  return { ...battalion, id, name, note: '', statedPoints: null }
}

function takeBattalions(reader: BitReader): readonly Battalion[] | null {
  const count = takeWhole(reader)
  if (count > bounds.battalions) return null
  const battalions: Battalion[] = []
  for (let id = 1; id <= count; id += 1) {
    const battalion = takeNamed(reader, id)
    if (battalion === null) return null
    battalions.push(battalion)
  }
  return battalions
}

function takeArmy(reader: BitReader): Army | null {
  const nation = nations[takeBits(reader, 4)]
  const budget = budgets[takeBits(reader, 1)]
  const limit = takeFlag(reader) ? limits.usual : takeWhole(reader)
  const name = takeName(reader)
  const battalions = takeBattalions(reader)
  if (nation === undefined || budget === undefined || name === null || battalions === null)
    return null
  if (reader.overrun || limit < limits.least || limit > bounds.limit) return null
  return { name, note: '', nation, limit, budget, battalions, statedTotal: null }
}

/** The army of a code; battalions are numbered from 1. Never throws. */
export function decodeArmy(code: string): Result<Army, CodeProblem> {
  if (code.length > mostCharacters) return refused('too-long')
  if (!code.startsWith(codeVersion)) return refused('unknown-version')
  const bytes = fromBase64url(code.slice(1))
  if (bytes === null) return refused('damaged')
  const reader = readBits(bytes)
  const length = takeWhole(reader)
  const start = reader.at / 8
  const end = start + length
  if (reader.overrun || bytes.length < end + checksumBytes) return refused('truncated')
  const sum = crc32(bytes.slice(0, end))
  const isWhole =
    bytes.length === end + checksumBytes && sum.every((byte, n) => byte === bytes[end + n])
  const army = isWhole ? takeArmy(readBits(bytes.slice(start, end))) : null
  return army === null ? refused('damaged') : ok(army)
}
