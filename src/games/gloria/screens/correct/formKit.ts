// What the forms for what a campaign remembers are made of: lists to pick from, texts to type, and what is so now.
import {
  nobody,
  pickedField,
  plainValues,
  typedField,
  type CorrectField,
  type CorrectValues,
  type PickOption,
} from '@/games/campaign/screens/umpire/correctForm.ts'
import type { GloriaView } from '../../rules/index.ts'
import { namesOn, screenWords as words } from '../words/screenWords.ts'
import type { ScreenWords } from '../words/en/index.ts'

type FieldId = keyof ScreenWords['correct']['fields']

/** What was picked or typed, by the fields alone. */
export type Picked = Readonly<Partial<Record<FieldId, string>>>

export interface FigureForm {
  readonly fields: (view: GloriaView, values: CorrectValues) => readonly CorrectField[]
  /** For the rules' own decoder, which refuses what does not fit. */
  readonly made: (picked: Picked, view: GloriaView) => object
}

export const picked = (
  field: FieldId,
  options: readonly PickOption[],
  now?: string,
  of?: string,
): CorrectField => pickedField(field, words.value.correct.fields[field], options, now, of)

export const typed = (field: FieldId, initial?: string, of?: string): CorrectField =>
  typedField(field, words.value.correct.fields[field], initial, of)

export const valuesOf = (values: CorrectValues): Picked => plainValues(values)

export const orNobody = (value: string | undefined): string | null =>
  value === undefined || value === nobody ? null : value

/** Two answers, what is so now first. */
export const yesNo = (
  field: FieldId,
  labels: { readonly yes: string; readonly no: string },
  isSo: boolean,
  of?: string,
): CorrectField =>
  picked(
    field,
    (['yes', 'no'] as const).map((value) => ({ value, label: labels[value] })),
    isSo ? 'yes' : 'no',
    of,
  )

export const kingOptions = ({ world }: GloriaView): readonly PickOption[] =>
  world.players
    .filter((player) => !world.out.includes(player))
    .map((value) => ({ value, label: namesOn(world.map).player(value) }))

export const areaOptions = ({ world }: GloriaView, ids: readonly string[]): readonly PickOption[] =>
  ids.map((value) => ({ value, label: namesOn(world.map).area(value) }))

export const nobodyOption = (): PickOption => ({
  value: nobody,
  label: words.value.correct.nobody,
})

export const unitLabel = ({ world }: GloriaView, id: string): string => {
  const names = namesOn(world.map)
  const unit = world.units.find((each) => each.id === id)
  if (unit === undefined) return id
  const { kind, owner, at } = unit
  const king = owner === null ? words.value.correct.nobody : names.player(owner)
  return `${id}, ${words.value.kinds[kind]}, ${king}, ${names.area(at)}`
}

/** A fleet, or a plate fleet. */
export const pieceOptions = (
  { world }: GloriaView,
  pieces: readonly { readonly id: string; readonly owner: string; readonly at: string }[],
): readonly PickOption[] => {
  const names = namesOn(world.map)
  return pieces.map(({ id, owner, at }) => ({
    value: id,
    label: `${id}, ${names.player(owner)}, ${names.area(at)}`,
  }))
}
