// The engraver's way to draw a hill: rings of short strokes that point away from its top.

interface Hill {
  readonly x: number
  readonly y: number
  /** Half the width and half the height of the innermost ring, in the drawing's units. */
  readonly across: number
  readonly down: number
  readonly rings: number
}

const strokesInFirstRing = 32
/** How much farther out each ring begins. */
const step = 1.26

const at = (value: number): string => value.toFixed(1)

function ring({ x, y, across, down }: Hill, n: number): string {
  const strokes = strokesInFirstRing + n * 6
  const from = step ** n
  const to = from * 1.16
  return Array.from({ length: strokes }, (_, stroke) => {
    const angle = ((stroke + n / 2) / strokes) * 2 * Math.PI
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const point = (scale: number): string =>
      `${at(x + across * scale * cos)} ${at(y + down * scale * sin)}`
    return `M${point(from)}L${point(to)}`
  }).join('')
}

/** The path of a hill. */
export const hachures = (hill: Hill): string =>
  Array.from({ length: hill.rings }, (_, n) => ring(hill, n)).join('')
