// Logistic regression without a constant: weights that make the chance to win of what the figures say.
import type { Sample } from './selfPlay.ts'

/** Keeps weights small that the games say little about. */
const ridge = 5
const rounds = 12

/** By Newton's method; it settles after a few rounds. */
export const weightsFor = (samples: readonly Sample[], count: number): readonly number[] => {
  const weights = new Float64Array(count)
  for (let round = 0; round < rounds; round += 1) {
    const { slope, curve } = slopeAt(samples, weights)
    const step = solveSystem(curve, slope)
    for (let at = 0; at < count; at += 1) weights[at] = (weights[at] ?? 0) + (step[at] ?? 0)
  }
  return [...weights]
}

/** How the likelihood rises, and how that changes, at these weights. */
const slopeAt = (samples: readonly Sample[], weights: Float64Array) => {
  const count = weights.length
  const slope = weights.map((weight) => -ridge * weight)
  const curve = Array.from({ length: count }, (_, at) => {
    const line = new Float64Array(count)
    line[at] = ridge
    return line
  })
  for (const { figures, result } of samples) {
    let sum = 0
    for (let at = 0; at < count; at += 1) sum += (weights[at] ?? 0) * (figures[at] ?? 0)
    const chance = 1 / (1 + Math.exp(-sum))
    const spread = chance * (1 - chance)
    for (let at = 0; at < count; at += 1) {
      const figure = figures[at] ?? 0
      if (figure === 0) continue
      slope[at] = (slope[at] ?? 0) + (result - chance) * figure
      const line = curve[at]
      if (line === undefined) continue
      const factor = spread * figure
      for (let other = 0; other < count; other += 1)
        line[other] = (line[other] ?? 0) + factor * (figures[other] ?? 0)
    }
  }
  return { slope, curve }
}

/** Gauss with the largest pivot first. */
const solveSystem = (matrix: readonly Float64Array[], right: Float64Array): Float64Array => {
  const lines = matrix.map((line, at) => Float64Array.from([...line, right[at] ?? 0]))
  const count = lines.length
  for (let column = 0; column < count; column += 1) {
    let best = column
    for (let row = column + 1; row < count; row += 1)
      if (Math.abs(lines[row]?.[column] ?? 0) > Math.abs(lines[best]?.[column] ?? 0)) best = row
    const [one, other] = [lines[column], lines[best]]
    if (one === undefined || other === undefined) continue
    lines[column] = other
    lines[best] = one
    for (const [row, line] of lines.entries()) {
      if (row === column) continue
      const times = (line[column] ?? 0) / (other[column] ?? 1)
      for (let at = column; at <= count; at += 1)
        line[at] = (line[at] ?? 0) - times * (other[at] ?? 0)
    }
  }
  return Float64Array.from(lines, (line, at) => (line[count] ?? 0) / (line[at] ?? 1))
}
