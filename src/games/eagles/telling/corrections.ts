// Players' overrules in words: "Rankers 20, disordered: no", from the tables of a language.
import type {
  BattalionCorrection,
  Correction,
  Formation,
  Quality,
} from '@/games/eagles/rules/index.ts'
import type { Names } from './names.ts'

type CorrectedFigure = Correction['figure']

export type CorrectionPhrases = {
  readonly [F in CorrectedFigure]: (correction: Correction<F>, names: Names) => string
}

export const phrasedBy =
  (phrases: CorrectionPhrases) =>
  <F extends CorrectedFigure>(correction: Correction<F>, names: Names): string =>
    phrases[correction.figure](correction, names)

export interface CorrectionTables {
  readonly figures: { readonly [K in keyof BattalionCorrection]-?: string }
  readonly values: {
    readonly [
      V in Quality | Formation | `${boolean}` | NonNullable<BattalionCorrection['mustStand']>
    ]: string
  }
}

/** Each figure that was set, and to what. */
export function correctedFigures(
  set: BattalionCorrection,
  { figures, values }: CorrectionTables,
): readonly string[] {
  const names = new Map(Object.entries(figures))
  const words = new Map(Object.entries(values))
  return Object.entries(set).map(([figure, to]) => {
    const value = String(to)
    return `${names.get(figure) ?? figure}: ${words.get(value) ?? value}`
  })
}
