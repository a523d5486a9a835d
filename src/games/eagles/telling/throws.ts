// Throws and totals as they are written in every language.
import { opponentOf, type Side } from '@/core/conversation.ts'

/** Natural faces as they lie on the table: "6 2 4". */
export const faces = (shown: readonly number[]): string => shown.join(' ')

export const sumOf = (shown: readonly number[]): number =>
  shown.reduce((all, face) => all + face, 0)

/** A number below nothing has a true minus. */
const signed = (n: number): string => (n < 0 ? `−${String(-n)}` : String(n))

/** "4 + 2 = 6", or only the face when nothing is added. */
export const scored = (face: number, score: number): string => {
  const bonus = score - face
  if (bonus === 0) return String(face)
  return `${String(face)} ${bonus > 0 ? '+' : '−'} ${String(Math.abs(bonus))} = ${signed(score)}`
}

/** "4 to 2", the first of two sides before the other. */
export const between = (figures: Readonly<Record<Side, number>>, first: Side, to: string): string =>
  `${String(figures[first])} ${to} ${String(figures[opponentOf(first)])}`
