// Numbers and ordinals as a language writes them.
import { numbersIn } from './numbers.ts'
import type { Language } from './spoken.ts'

/** 1 → 1st, 2 → 2nd … by the language's own rules; `endings` are per plural category of its ordinals. */
export function ordinals(
  language: string,
  endings: { readonly [category in Intl.LDMLPluralRule]?: string } & { readonly other: string },
) {
  const rules = new Intl.PluralRules(language, { type: 'ordinal' })
  return (n: number): string => `${String(n)}${endings[rules.select(n)] ?? endings.other}`
}

/** Points as people write them: halves as ½, thousands grouped. */
export function pointsIn(language: Language) {
  const written = numbersIn(language)
  return (points: number): string => {
    const whole = Math.trunc(points)
    if (points === whole) return written(points)
    return whole === 0 ? `${points < 0 ? '-' : ''}½` : `${written(whole)}½`
  }
}
