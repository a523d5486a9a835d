// Numbers and ordinals as a language writes them.

/** 1 → 1st, 2 → 2nd … by the language's own rules; `endings` are per plural category of its ordinals. */
export function ordinals(
  language: string,
  endings: { readonly [category in Intl.LDMLPluralRule]?: string } & { readonly other: string },
) {
  const rules = new Intl.PluralRules(language, { type: 'ordinal' })
  return (n: number): string => `${String(n)}${endings[rules.select(n)] ?? endings.other}`
}

/** Points as people write them: halves as ½, thousands grouped. */
export function pointsIn(language: string) {
  const numbers = new Intl.NumberFormat(language)
  return (points: number): string => {
    const whole = Math.trunc(points)
    if (points === whole) return numbers.format(points)
    return whole === 0 ? `${points < 0 ? '-' : ''}½` : `${numbers.format(whole)}½`
  }
}
