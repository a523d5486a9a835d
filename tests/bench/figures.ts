// What a bench says: measured figures beside the aims they are held against, in one table.
export interface Figure {
  what: string
  value: number
  unit: string
  /** The highest value that still meets the aim; null for a figure that is only told. */
  atMost: number | null
}

/** The value below which `share` (0 to 1) of the samples lie. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export const median = (samples: readonly number[]): number => percentile(samples, 0.5)

const rounded = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)

function verdict({ value, atMost }: Figure): string {
  if (atMost === null) return ''
  return value <= atMost ? 'met' : 'MISSED'
}

export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`)
  for (const figure of figures) {
    const aim = figure.atMost === null ? '' : `at most ${figure.atMost} ${figure.unit}`
    const value = `${rounded(figure.value).padStart(8)} ${figure.unit}`
    console.log(`  ${figure.what.padEnd(58)} ${value.padEnd(14)} ${aim.padEnd(18)} ${verdict(figure)}`)
  }
}
