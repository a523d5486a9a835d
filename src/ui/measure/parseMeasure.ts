// Reads a distance as people type it: 6, 6.5, 6,5, 6½, 6 1/2, with or without a unit.
const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

const number = /^(?:\d{1,4}(?:[.,]\d{0,4})?|[.,]\d{1,4})$/u
const withSign = /^(\d{0,4}) ?([½¼¾])$/u
const withSlash = /^(?:(\d{1,4}) )?([1-3])\/([24])$/u
const unit = /(?:in|cm|["″”]|inch|inches|zoll)\.?$/iu

/** null: this is no distance. */
export function parseMeasure(text: string): number | null {
  const said = text.trim().replace(unit, '').trim()
  if (number.test(said)) return Number(said.replace(',', '.'))
  const sign = withSign.exec(said)
  if (sign !== null) return Number(sign[1] ?? 0) + (fractions[sign[2] ?? ''] ?? 0)
  const slash = withSlash.exec(said)
  if (slash === null) return null
  return Number(slash[1] ?? 0) + Number(slash[2]) / Number(slash[3])
}

/** 6.5 as 6½; anything finer with its decimals. */
export function showMeasure(value: number, decimal: string): string {
  const rounded = Math.round(value * 100) / 100
  const whole = Math.floor(rounded)
  const rest = rounded - whole
  const sign = Object.entries(fractions).find(([, part]) => part === rest)?.[0]
  if (rest === 0) return String(whole)
  if (sign !== undefined) return `${whole === 0 ? '' : String(whole)}${sign}`
  return String(rounded).replace('.', decimal)
}
