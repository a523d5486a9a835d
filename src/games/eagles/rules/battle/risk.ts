// Choice among several candidates by the dice of RISK-02; they stand in the fixed order, the SC last.
import type { Person } from './battalion.ts'

export const countRiskDice = (candidates: number): number => (candidates === 7 ? 2 : 1)

/** The candidate's index; -1: throw again. */
export function pickAtRisk(candidates: number, faces: readonly number[]): number {
  const [first = 1, second = 1] = faces
  if (candidates <= 3) return Math.floor(((first - 1) * candidates) / 6)
  if (candidates <= 6) return first <= candidates ? first - 1 : -1
  const throwOf36 = 6 * (first - 1) + (second - 1)
  return throwOf36 === 35 ? -1 : throwOf36 % 7
}

/** One person, or two of a kind, with every throw that picks them; `person` null: throw again. */
export interface RiskRow {
  readonly person: Person | null
  readonly throws: readonly (readonly number[])[]
}

const faces = [1, 2, 3, 4, 5, 6] as const

/** What each throw means, before it is thrown. */
export function riskRows(candidates: readonly Person[]): readonly RiskRow[] {
  const isOneDie = countRiskDice(candidates.length) === 1
  const all = faces.flatMap((face) => (isOneDie ? [[face]] : faces.map((second) => [face, second])))
  const rows = new Map<Person | null, (readonly number[])[]>()
  for (const thrown of all) {
    const person = candidates[pickAtRisk(candidates.length, thrown)] ?? null
    rows.set(person, [...(rows.get(person) ?? []), thrown])
  }
  return [...rows].map(([person, throws]) => ({ person, throws }))
}
