// All armies as the text of a spare file: a head, one line for each army, and an end that counts them.
import { isCount, isObject, isText } from '@/rules/core/record/json.ts'
import type { KeptArmy } from '../keptArmy.ts'
import { spareFormat } from '../versions.ts'
import { printLine, printLines, readLines } from './lines.ts'

export interface SpareArmies {
  readonly stamp: number
  readonly armies: readonly KeptArmy[]
}

export const printArmies = ({ stamp, armies }: SpareArmies): string =>
  printLine({ format: spareFormat, kind: 'armies', stamp }) +
  printLines(armies.map((army) => ({ army }))) +
  printLine({ end: true, armies: armies.length })

// As in battleText.ts: the checksums say that the lines are ours.
const isArmy = (json: unknown): json is KeptArmy =>
  isObject(json) && isText(json['id']) && isObject(json['army'])

export interface ReadArmies extends SpareArmies {
  /** The file was not written to its end. */
  readonly isTorn: boolean
}

/** Null if not even the head can be read, or a newer app wrote it. */
export function readArmiesText(text: string): ReadArmies | null {
  const [head, ...lines] = readLines(text).values
  if (!isObject(head) || head['format'] !== spareFormat || !isCount(head['stamp'])) return null
  const armies = lines.flatMap((line) =>
    isObject(line) && isArmy(line['army']) ? [line['army']] : [],
  )
  const end = lines.at(-1)
  const isWhole = isObject(end) && end['armies'] === armies.length
  return { stamp: head['stamp'], armies, isTorn: !isWhole }
}
