// What a bench says: measured figures beside the aims they are held against, in one table.
import * as v from 'valibot'

const aimSchema = v.object({ words: v.picklist(['at most', 'at least']), bound: v.number() })
type Aim = v.InferOutput<typeof aimSchema>

const figureSchema = v.object({
  what: v.string(),
  value: v.number(),
  unit: v.string(),
  /** Left out for a figure that is only told. */
  aim: v.exactOptional(aimSchema),
})
export type Figure = v.InferOutput<typeof figureSchema>

/** The figures that another process has told in JSON. */
export const readFigures = (json: string): Figure[] =>
  v.parse(v.array(figureSchema), JSON.parse(json))

export const atMost = (bound: number): Aim => ({ words: 'at most', bound })
export const atLeast = (bound: number): Aim => ({ words: 'at least', bound })

/** The value below which `share` (0 to 1) of the samples lie. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export const median = (samples: readonly number[]): number => percentile(samples, 0.5)

const isMet = (value: number, { words, bound }: Aim): boolean =>
  words === 'at most' ? value <= bound : value >= bound

function rounded(value: number): string {
  if (value !== 0 && Math.abs(value) < 0.1) return value.toPrecision(2)
  return value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2)
}

function line({ what, value, unit, aim }: Figure): string {
  const told = `  ${what.padEnd(60)} ${rounded(value).padStart(8)} ${unit.padEnd(4)}`
  if (aim === undefined) return told.trimEnd()
  const wanted = `${aim.words} ${aim.bound} ${unit}`
  return `${told} ${wanted.padEnd(18)} ${isMet(value, aim) ? 'met' : 'MISSED'}`
}

export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`)
  for (const figure of figures) console.log(line(figure))
}
