// Packing of one battalion into a share code, version 1 (docs/formats.md). Nothing here may ever change.
import { bounds } from '../bounds.ts'
import type { ByteReader, ByteWriter } from './byteStream.ts'
import type { Battalion, CharacterCounts, Quality } from '../model.ts'

/** Frozen: the place in this list is the number in the code. */
const qualityCodes = ['green', 'drilled', 'veteran', 'guards'] as const satisfies readonly Quality[]
const noQuality = 4

/** Frozen as well: the sizes that the short form has. */
const sizes = { least: 16, most: 48, step: 4 } as const

const longForm = 0x80
const namedLong = 0x40
const namedShort = 0x4000

type Packed = Pick<Battalion, 'name' | 'quality' | 'rankers' | 'characters' | 'light' | 'rifles'>

/** What a legal battalion can have fits 16 bits; the short form says nothing about other rules. */
const isShort = ({ quality, rankers, characters: counts }: Packed): boolean =>
  quality !== null &&
  rankers >= sizes.least &&
  rankers <= sizes.most &&
  rankers % sizes.step === 0 &&
  counts.drummer <= 2 &&
  counts.sergeant <= 2 &&
  counts.ensign <= 1 &&
  counts.officer <= 1

const bit = (isSet: boolean, value: number): number => (isSet ? value : 0)

const qualityCode = (quality: Quality | null): number =>
  quality === null ? noQuality : qualityCodes.indexOf(quality)

function writeShort(writer: ByteWriter, battalion: Packed): void {
  const { quality, rankers, characters: counts, light, rifles, name } = battalion
  const bits =
    bit(name !== '', namedShort) |
    (qualityCode(quality) << 12) |
    (((rankers - sizes.least) / sizes.step) << 8) |
    (counts.drummer << 6) |
    (counts.sergeant << 4) |
    (counts.ensign << 3) |
    (counts.officer << 2) |
    bit(light, 2) |
    bit(rifles, 1)
  writer.byte(bits >> 8)
  writer.byte(bits & 255)
}

function writeLong(writer: ByteWriter, battalion: Packed): void {
  const { quality, rankers, characters: counts, light, rifles, name } = battalion
  writer.byte(
    longForm |
      bit(name !== '', namedLong) |
      (qualityCode(quality) << 3) |
      bit(light, 4) |
      bit(rifles, 2),
  )
  for (const figures of [rankers, counts.drummer, counts.sergeant, counts.ensign, counts.officer])
    writer.number(figures)
}

export function writeBattalion(writer: ByteWriter, battalion: Packed): void {
  if (isShort(battalion)) writeShort(writer, battalion)
  else writeLong(writer, battalion)
  if (battalion.name !== '') writer.text(battalion.name)
}

const nameOf = (reader: ByteReader, isNamed: boolean): string => (isNamed ? reader.text() : '')

function readShort(reader: ByteReader, first: number): Packed {
  const bits = (first << 8) | reader.byte()
  const size = (bits >> 8) & 15
  const characters: CharacterCounts = {
    drummer: (bits >> 6) & 3,
    sergeant: (bits >> 4) & 3,
    ensign: (bits >> 3) & 1,
    officer: (bits >> 2) & 1,
  }
  const isPossible = characters.drummer < 3 && characters.sergeant < 3
  const rankers = sizes.least + size * sizes.step
  if (!isPossible || rankers > sizes.most) reader.fail()
  return {
    quality: qualityCodes[(bits >> 12) & 3] ?? null,
    rankers,
    characters,
    light: (bits & 2) !== 0,
    rifles: (bits & 1) !== 0,
    name: nameOf(reader, (bits & namedShort) !== 0),
  }
}

function readLong(reader: ByteReader, first: number): Packed {
  const code = (first >> 3) & 7
  if (code > noQuality || (first & 1) !== 0) reader.fail()
  return {
    quality: qualityCodes[code] ?? null,
    rankers: reader.number(bounds.rankers),
    characters: {
      drummer: reader.number(bounds.characters),
      sergeant: reader.number(bounds.characters),
      ensign: reader.number(bounds.characters),
      officer: reader.number(bounds.characters),
    },
    light: (first & 4) !== 0,
    rifles: (first & 2) !== 0,
    name: nameOf(reader, (first & namedLong) !== 0),
  }
}

export function readBattalion(reader: ByteReader): Packed {
  const first = reader.byte()
  return first & longForm ? readLong(reader, first) : readShort(reader, first)
}
