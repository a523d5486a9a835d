// Army text, read, and said again in a few words.
import { expect } from 'vitest'
import { readArmies, type Battalion, type ReadArmy } from '@/games/eagles/rules/index.ts'
import { valueOf } from './results.ts'

export const read = (text: string): readonly ReadArmy[] => valueOf(readArmies(text))

/** The only army of a text. */
export function readOne(text: string): ReadArmy {
  const [first, ...others] = read(text)
  expect(others).toEqual([])
  if (first === undefined) throw new Error('no army')
  return first
}

/** "95th: veteran 32, 2 drummers, officer, light, rifles = 94" */
export function brief({
  name,
  quality,
  rankers,
  characters,
  light,
  rifles,
  statedPoints,
}: Battalion): string {
  const counted = Object.entries(characters)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => (count === 1 ? kind : `${count} ${kind}s`))
  const marks = [light ? 'light' : '', rifles ? 'rifles' : ''].filter((mark) => mark !== '')
  const what = [`${quality ?? 'none'} ${rankers}`, ...counted, ...marks].join(', ')
  return `${name === '' ? '' : `${name}: `}${what}${statedPoints === null ? '' : ` = ${statedPoints}`}`
}

/** What one line, in a British army, is understood as; a place of its own is not claimed. */
export function line(text: string): string | null {
  const { army, unread } = readOne(`British\n${text}`)
  expect(army.battalions.length + unread.length).toBe(1)
  return army.battalions[0] === undefined ? null : brief(army.battalions[0])
}
