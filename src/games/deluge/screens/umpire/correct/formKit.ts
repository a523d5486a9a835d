// What the forms for corrections of The Deluge are made of: lists to pick from, texts to type, and what is picked now.
import {
  fieldsLabelled,
  nobody,
  yesOrNo as yesOrNoIn,
  type CorrectField,
  type FigureForm as Form,
  type Picked as PickedOf,
  type PickOption,
} from '@/games/campaign/screens/umpire/correctForm.ts'
import { factionsOf, forceKinds, relationKinds, type DelugeView } from '../../../rules/index.ts'
import { namesOn, screenWords as words } from '../../words/screenWords.ts'
import type { ScreenWords } from '../../words/en/index.ts'

type FieldId = keyof ScreenWords['correct']['fields']
export type Picked = PickedOf<FieldId>
export type FigureForm = Form<DelugeView, FieldId>

const longestList = 2000

export const { picked, typed } = fieldsLabelled(() => words.value.correct.fields)

/** A list of units: so long that the longest one that can be read fits. */
export const listed = (field: FieldId, initial = '', of = ''): CorrectField => ({
  ...typed(field, initial, of),
  longest: longestList,
})

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

export const yesOrNo = (): readonly PickOption[] => yesOrNoIn(words.value.correct.is)
