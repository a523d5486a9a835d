// The corrections an umpire is offered, from the fields of their forms to what the rules read.
import type { CorrectField, CorrectValues } from '@/games/campaign/screens/umpire/correctForm.ts'
import type { DelugeView } from '../../../rules/index.ts'
import { factionForms } from './factionForms.ts'
import { forceForms } from './forceForms.ts'
import { valuesOf, type FigureForm } from './formKit.ts'
import { houseRuleForm } from './houseRuleForm.ts'
import { knownForm } from './knownForm.ts'
import { landForms } from './landForms.ts'

const forms = {
  purse: factionForms.purse,
  kept: factionForms.kept,
  ...landForms,
  relation: factionForms.relation,
  overlord: factionForms.overlord,
  ...forceForms,
  known: knownForm,
  sheet: factionForms.sheet,
  player: factionForms.player,
  houseRule: houseRuleForm,
} as const satisfies Readonly<Record<string, FigureForm>>

export type Figure = keyof typeof forms
export const isFigure = (name: string): name is Figure => Object.hasOwn(forms, name)
const all: readonly Figure[] = Object.keys(forms).filter(isFigure)

export const fieldsOf = (
  view: DelugeView,
  figure: Figure,
  values: CorrectValues,
): readonly CorrectField[] => forms[figure].fields(view, values)

/** Those whose every list has something in it: nothing of forces while there are none. */
export const figuresFor = (view: DelugeView): readonly Figure[] =>
  all.filter((figure) => fieldsOf(view, figure, {}).every(({ options }) => options?.length !== 0))

/** For the rules' own decoder, which refuses what does not fit. */
export const correctionFrom = (view: DelugeView, figure: Figure, values: CorrectValues): unknown =>
  forms[figure].made(valuesOf(values), view)
