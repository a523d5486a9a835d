// A number that shows how it came about: the engine adds it up from the very steps that are shown.
import type { Effect, Figure, FigureStep } from './conversation.ts'

const apply = {
  add: (sum, value) => sum + value,
  times: (sum, value) => sum * value,
  atLeast: (sum, value) => Math.max(sum, value),
  atMost: (sum, value) => Math.min(sum, value),
  roundHalfUp: (sum, unit) => Math.floor(sum / unit + 0.5) * unit,
  roundUp: (sum, unit) => Math.ceil(sum / unit) * unit,
} satisfies Record<Effect, (sum: number, value: number) => number>

/** The sum after each step, starting from 0. Exact as long as only halves of halves are taken. */
export const runningTotals = (steps: readonly FigureStep[]): readonly number[] => {
  let sum = 0
  return steps.map((step) => (sum = apply[step.effect](sum, step.value)))
}

const totalOf = (steps: readonly FigureStep[]): number => {
  let sum = 0
  for (const step of steps) sum = apply[step.effect](sum, step.value)
  return sum
}

export const figureOf = <Label extends string>(
  label: Label,
  steps: readonly FigureStep<Label>[],
): Figure<Label> => ({ label, steps, total: totalOf(steps) })
