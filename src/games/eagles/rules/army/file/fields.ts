// Reading single fields of foreign JSON: each asks for exactly what it allows; anything else marks the file as wrong.

/** One for each file that is read. Once wrong, the values that came out are of no account. */
export interface Verdict {
  wrong: boolean
}

export type Fields = ReadonlyMap<string, unknown>

function wrong<T>(verdict: Verdict, instead: T): T {
  verdict.wrong = true
  return instead
}

/** Own keys only, into a fresh map: `__proto__` and its like are names without power. */
export function fieldsOf(verdict: Verdict, value: unknown): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return new Map<string, unknown>(Object.entries(value))
  return wrong(verdict, new Map())
}

export function listOf(verdict: Verdict, value: unknown, most: number): readonly unknown[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : wrong(verdict, [])
  return list.length > most ? wrong(verdict, []) : list
}

/** A missing text is empty. */
export function textOf(verdict: Verdict, value: unknown): string {
  if (value === undefined) return ''
  return typeof value === 'string' ? value : wrong(verdict, '')
}

/** A missing flag is off. */
export function flagOf(verdict: Verdict, value: unknown): boolean {
  if (value === undefined) return false
  return typeof value === 'boolean' ? value : wrong(verdict, false)
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0)

/** A whole number from `least` to `most`; minus zero, NaN and fractions are none. */
export function wholeOf(verdict: Verdict, value: unknown, least: number, most: number): number {
  const isWhole = isNumber(value) && Number.isInteger(value) && value >= least && value <= most
  return isWhole ? value : wrong(verdict, least)
}

/** Points from 0, whole or with a half; null if they are missing or null. */
export function pointsOrNull(verdict: Verdict, value: unknown, most: number): number | null {
  if (value === undefined || value === null) return null
  const isPoints = isNumber(value) && Number.isInteger(2 * value) && value >= 0 && value <= most
  return isPoints ? value : wrong(verdict, null)
}

export function oneOf<T extends string>(
  verdict: Verdict,
  values: readonly [T, ...T[]],
  value: unknown,
): T {
  return values.find((one) => one === value) ?? wrong(verdict, values[0])
}
