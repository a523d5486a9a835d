// The corrections an umpire is offered, from the fields of their forms to what the rules read.
import { correctionsBy } from '@/games/campaign/screens/umpire/correctForm.ts'
import { factionForms } from './factionForms.ts'
import { forceForms } from './forceForms.ts'
import type { FigureForm } from './formKit.ts'
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
const byFigure: Readonly<Record<Figure, FigureForm>> = forms
export const { isFigure, fieldsOf, figuresFor, correctionFrom } = correctionsBy(byFigure)
