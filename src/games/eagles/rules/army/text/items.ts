// Lines of an enumeration, by the label that they begin with: "c)", "D.", a bullet.
import type { Line } from './lines.ts'

const label = /^[ \t>]*(?:([a-z])[).]|([-–—•·▪◦●*✓✔]))(?=\s)/iu

/** Whether `line` goes on with the enumeration of `above`: the next letter, or the same bullet right below. */
export function isNextItem(text: string, above: Line, line: Line): boolean {
  const labelOf = ({ from, to }: Line) => label.exec(text.slice(from, to))
  const [, letter = '', bullet] = labelOf(line) ?? []
  const [, before = '', same] = labelOf(above) ?? []
  if (bullet !== undefined) return bullet === same && line.number === above.number + 1
  return letter !== '' && letter.charCodeAt(0) === before.charCodeAt(0) + 1
}
