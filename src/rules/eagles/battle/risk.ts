// Which of several candidates the dice of RISK-02 pick; they stand in the fixed order, the SC last.

export const countRiskDice = (candidates: number): number => (candidates === 7 ? 2 : 1)

/** The candidate's index; -1: throw again. */
export function pickAtRisk(candidates: number, faces: readonly number[]): number {
  const [first = 1, second = 1] = faces
  if (candidates <= 3) return Math.floor(((first - 1) * candidates) / 6)
  if (candidates <= 6) return first <= candidates ? first - 1 : -1
  const throwOf36 = 6 * (first - 1) + (second - 1)
  return throwOf36 === 35 ? -1 : throwOf36 % 7
}
