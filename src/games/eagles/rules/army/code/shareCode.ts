// The share code: an army as a short text for links and QR codes, documented byte by byte in docs/formats.md.
import type { Result } from '../../../../../core/result.ts'
import { bounds } from '../bounds.ts'
import { cleanName } from '../text/clean.ts'
import { readBattalion, writeBattalion } from './battalionBits.ts'
import { byteWriter, type ByteReader, type ByteWriter } from './byteStream.ts'
import { readSealed, sealed, type CodeProblem } from './sealed.ts'
import type { Army, Battalion } from '../model.ts'
import { nationCodes } from './nationCodes.ts'

/** Frozen: a code without a limit means 200 points, whatever later rules call usual. */
const unsaidLimit = 200
const leastLimit = 8

const flags = { exact: 8, limit: 16, name: 32, unknown: 64 | 128 } as const

export function writeArmy(writer: ByteWriter, army: Army): void {
  const { nation, budget, limit, battalions } = army
  const name = cleanName(army.name)
  writer.byte(
    nationCodes.indexOf(nation) |
      (budget === 'exact' ? flags.exact : 0) |
      (limit === unsaidLimit ? 0 : flags.limit) |
      (name === '' ? 0 : flags.name),
  )
  if (limit !== unsaidLimit) writer.number(limit)
  if (name !== '') writer.text(name)
  writer.number(battalions.length)
  for (const battalion of battalions)
    writeBattalion(writer, { ...battalion, name: cleanName(battalion.name) })
}

/** The army as a code of about 3 characters a battalion, without notes and without what a text stated. */
export function encodeArmy(army: Army): string {
  const content = byteWriter()
  writeArmy(content, army)
  return sealed(content)
}

function battalionAt(reader: ByteReader, id: number): Battalion {
  const { name, quality, rankers, characters, light, rifles } = readBattalion(reader)
  return {
    id,
    name: cleanName(name),
    note: '',
    quality,
    rankers,
    characters,
    light,
    rifles,
    statedPoints: null,
  }
}

export function readArmy(reader: ByteReader): Army {
  const first = reader.byte()
  if (first & flags.unknown) reader.fail()
  const limit = first & flags.limit ? reader.number(bounds.limit) : unsaidLimit
  if (limit < leastLimit) reader.fail()
  const name = first & flags.name ? reader.text() : ''
  const count = reader.number(bounds.battalions)
  return {
    name: cleanName(name),
    note: '',
    nation: nationCodes[first & 7] ?? 'other',
    limit,
    budget: first & flags.exact ? 'exact' : 'atMost',
    battalions: Array.from({ length: count }, (_, index) => battalionAt(reader, index + 1)),
    statedTotal: null,
  }
}

/** Reads a code, whatever spaces and line ends a mail program put into it. */
export const decodeArmy = (text: string): Result<Army, CodeProblem> => readSealed(text, readArmy)
