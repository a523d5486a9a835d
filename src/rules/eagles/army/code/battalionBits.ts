// One battalion in bits: two bytes if it stands in the price table, a longer form for anything else.
import { bounds } from '../bounds.ts'
import { characters, qualities, type Battalion, type CharacterCounts } from '../model.ts'
import { characterTable, isLegalSize, sizes } from '../prices.ts'
import { putBits, putFlag, putWhole, takeBits, takeFlag, takeWhole } from './bits.ts'
import type { BitReader, BitWriter } from './bits.ts'

/** What of a battalion a code carries; names are written by the caller. */
export type CodedBattalion = Pick<
  Battalion,
  'quality' | 'rankers' | 'characters' | 'light' | 'rifles'
>

/** 0 line, 1 Light, 2 Light with rifles; rifles without Light need the longer form. */
const troopsBits = ({ light, rifles }: CodedBattalion): number => (rifles ? 2 : light ? 1 : 0)

/** Bits of each character's count in the short form: 0 to 3, 0 to 3, 0 or 1, 0 or 1. */
const countBits = { drummer: 2, sergeant: 2, ensign: 1, officer: 1 } as const

const isUsual = ({
  quality,
  rankers,
  characters: counts,
  light,
  rifles,
}: CodedBattalion): boolean =>
  quality !== null &&
  isLegalSize(rankers) &&
  characters.every((kind) => counts[kind] <= characterTable[kind].most) &&
  (light || !rifles)

/** null has the number after the last quality. */
const qualityNumber = ({ quality }: CodedBattalion): number =>
  quality === null ? qualities.length : qualities.indexOf(quality)

function putUsual(writer: BitWriter, battalion: CodedBattalion): void {
  putBits(writer, qualityNumber(battalion), 2)
  putBits(writer, (battalion.rankers - sizes.least) / sizes.step, 4)
  for (const kind of characters) putBits(writer, battalion.characters[kind], countBits[kind])
  putBits(writer, troopsBits(battalion), 2)
}

function putOdd(writer: BitWriter, battalion: CodedBattalion): void {
  putBits(writer, qualityNumber(battalion), 3)
  putWhole(writer, battalion.rankers)
  for (const kind of characters) putWhole(writer, battalion.characters[kind])
  putFlag(writer, battalion.light)
  putFlag(writer, battalion.rifles)
}

export function putBattalion(writer: BitWriter, battalion: CodedBattalion): void {
  const usual = isUsual(battalion)
  putFlag(writer, usual)
  if (usual) putUsual(writer, battalion)
  else putOdd(writer, battalion)
}

const counts = (count: (kind: keyof CharacterCounts) => number): CharacterCounts => ({
  drummer: count('drummer'),
  sergeant: count('sergeant'),
  ensign: count('ensign'),
  officer: count('officer'),
})

function takeUsual(reader: BitReader): CodedBattalion {
  const quality = qualities[takeBits(reader, 2)] ?? null
  const rankers = sizes.least + sizes.step * takeBits(reader, 4)
  const carried = counts((kind) => takeBits(reader, countBits[kind]))
  const troops = takeBits(reader, 2)
  return { quality, rankers, characters: carried, light: troops > 0, rifles: troops === 2 }
}

function takeOdd(reader: BitReader): CodedBattalion {
  const quality = qualities[takeBits(reader, 3)] ?? null
  const rankers = takeWhole(reader)
  const carried = counts(() => takeWhole(reader))
  return {
    quality,
    rankers,
    characters: carried,
    light: takeFlag(reader),
    rifles: takeFlag(reader),
  }
}

/** null if the figures are beyond what the app keeps: then the code is damaged, or no code of ours. */
export function takeBattalion(reader: BitReader): CodedBattalion | null {
  const battalion = takeFlag(reader) ? takeUsual(reader) : takeOdd(reader)
  const isKept =
    battalion.rankers <= bounds.rankers &&
    characters.every((kind) => battalion.characters[kind] <= bounds.characters)
  return isKept ? battalion : null
}
