// A campaign's figures by its rules: how each is now, and why it cannot be set so.
import { own } from '../../../core/own.ts'
import {
  fieldsOf,
  valuesOf,
  withGiven,
  written,
  type Choices,
  type Figure,
  type Figures,
  type Given,
} from './figures.ts'

interface FigureRule<World, Reason> {
  /** As it is, of what was picked. */
  readonly now?: (world: World, given: never) => Readonly<Record<string, unknown>>
  /** Why it cannot be, beside what is none of the game's choices; null: it can. */
  readonly problem?: (world: World, correction: never) => Reason | null
}

/** Whether everything it names is among the game's choices. */
const isListed = <World>(
  figure: Figure,
  choices: Choices<World>,
  world: World,
  correction: Readonly<Record<string, unknown>>,
): boolean => {
  let given: Given = {}
  return fieldsOf(figure).every(([name, field]) => {
    if (field.shape === null) return true
    const texts = written(field, correction[name], given)
    const isFitting = field.inputs(given).every((input, nth) => {
      const values = valuesOf(choices, input, world, given)
      return input.isFree === true || values === null || values.includes(texts[nth] ?? '')
    })
    given = withGiven(given, name, texts)
    return isFitting
  })
}

/** The figures of a campaign by its rules; the crossing: a figure's own rule takes what is of that figure. */
export const figuresBy = <World, Reason>(
  figures: Figures,
  choices: Choices<World>,
  rules: Readonly<Record<string, FigureRule<World, Reason>>>,
) => ({
  /** What is set of a figure, as it is now. */
  now: (world: World, figure: string, given: Given): Readonly<Record<string, unknown>> =>
    own(rules, figure)?.now?.(world, given as never) ?? {},
  problem: (
    world: World,
    correction: { readonly figure: string },
  ): Reason | 'noSuchThing' | null => {
    const figure = own(figures, correction.figure)
    return figure !== undefined && isListed(figure, choices, world, { ...correction })
      ? (own(rules, correction.figure)?.problem?.(world, correction as never) ?? null)
      : 'noSuchThing'
  },
})
