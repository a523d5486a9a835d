// What the forms for corrections of The Deluge are made of: lists to pick from, texts to type, and what is picked now.
import {
  nobody,
  pickedField,
  plainValues,
  typedField,
  type CorrectField,
  type CorrectValues,
  type PickOption,
} from '@/games/campaign/screens/umpire/correctForm.ts'
import { factionsOf, forceKinds, relationKinds, type DelugeView } from '../../../rules/index.ts'
import { namesOn, screenWords as words } from '../../words/screenWords.ts'
import type { ScreenWords } from '../../words/en/index.ts'

type FieldId = keyof ScreenWords['correct']['fields']

/** What was picked or typed, by the fields alone. */
export type Picked = Readonly<Partial<Record<FieldId, string>>>

export interface FigureForm {
  readonly fields: (view: DelugeView, values: CorrectValues) => readonly CorrectField[]
  /** For the rules' own decoder, which refuses what does not fit. */
  readonly made: (picked: Picked, view: DelugeView) => unknown
}

const longestList = 2000

export const picked = (
  field: FieldId,
  options: readonly PickOption[],
  now?: string,
  of?: string,
): CorrectField => pickedField(field, words.value.correct.fields[field], options, now, of)

export const typed = (field: FieldId, initial?: string, of?: string): CorrectField =>
  typedField(field, words.value.correct.fields[field], initial, of)

/** A list of units: so long that the longest one that can be read fits. */
export const listed = (field: FieldId, initial = '', of = ''): CorrectField => ({
  ...typed(field, initial, of),
  longest: longestList,
})

export const valuesOf = (values: CorrectValues): Picked => plainValues(values)

export const orNobody = (value: string | undefined): string | null =>
  value === undefined || value === nobody ? null : value

export const factionOptions = ({ setup }: DelugeView): readonly PickOption[] =>
  factionsOf(setup.map, setup.houseRules).map((value) => ({
    value,
    label: namesOn(setup.map).faction(value),
  }))

export const nodeOptions = ({ setup }: DelugeView): readonly PickOption[] =>
  setup.map.nodes.map(({ id }) => ({ value: id, label: namesOn(setup.map).node(id) }))

export const ownerOptions = (view: DelugeView): readonly PickOption[] => [
  ...factionOptions(view),
  { value: nobody, label: words.value.map.nobody },
]

export const forceOptions = (view: DelugeView): readonly PickOption[] => {
  const names = namesOn(view.setup.map)
  return (view.all?.world.pieces ?? []).map(({ id, faction, at }) => ({
    value: id,
    label: `${id}, ${names.faction(faction)}, ${names.node(at)}`,
  }))
}

export const kindOptions = (): readonly PickOption[] =>
  forceKinds.map((value) => ({ value, label: words.value.map.kinds[value] }))

export const relationOptions = (): readonly PickOption[] =>
  relationKinds.map((value) => ({ value, label: words.value.tables.relations[value] }))

export const yesOrNo = (): readonly PickOption[] =>
  (['yes', 'no'] as const).map((value) => ({ value, label: words.value.correct.is[value] }))
