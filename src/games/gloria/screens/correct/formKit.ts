// What the forms for what a campaign remembers are made of: lists to pick from, texts to type, and what is so now.
import {
  fieldsLabelled,
  nobody,
  yesOrNo,
  type CorrectField,
  type FigureForm as Form,
  type PickOption,
} from '@/games/campaign/screens/umpire/correctForm.ts'
import { canHoldPost, specialIds, type GloriaView } from '../../rules/index.ts'
import { namesOn, screenWords as words } from '../words/screenWords.ts'
import type { ScreenWords } from '../words/en/index.ts'

type FieldId = keyof ScreenWords['correct']['fields']
export type FigureForm = Form<GloriaView, FieldId>

export const { picked, typed } = fieldsLabelled(() => words.value.correct.fields)

/** Two answers, what is so now first. */
export const yesNo = (
  field: FieldId,
  labels: { readonly yes: string; readonly no: string },
  isSo: boolean,
  of?: string,
): CorrectField => picked(field, yesOrNo(labels), isSo ? 'yes' : 'no', of)

export const playerOptions = (
  { world }: GloriaView,
  players: readonly string[],
): readonly PickOption[] =>
  players.map((value) => ({ value, label: namesOn(world.map).player(value) }))

/** Who is not out. */
export const kingOptions = (view: GloriaView): readonly PickOption[] =>
  playerOptions(
    view,
    view.world.players.filter((player) => !view.world.out.includes(player)),
  )

export const ownerOptions = (view: GloriaView): readonly PickOption[] => [
  ...kingOptions(view),
  nobodyOption(),
]

/** Where there are city powers. */
export const hasPowers = ({ world }: GloriaView): boolean => world.house.scale !== 'basic'

export const areaOptions = ({ world }: GloriaView, ids: readonly string[]): readonly PickOption[] =>
  ids.map((value) => ({ value, label: namesOn(world.map).area(value) }))

/** Where a trading post can be. */
export const siteOptions = (view: GloriaView): readonly PickOption[] =>
  areaOptions(
    view,
    view.world.map.nodes.flatMap(({ id }) => (canHoldPost(view.world, id) ? [id] : [])),
  )

export const nobodyOption = (): PickOption => ({
  value: nobody,
  label: words.value.correct.nobody,
})

export const unitOptions = (
  { world }: GloriaView,
  units: GloriaView['world']['units'],
): readonly PickOption[] => {
  const names = namesOn(world.map)
  return units.map(({ id, kind, owner, at }) => {
    const king = owner === null ? words.value.correct.nobody : names.player(owner)
    return { value: id, label: `${id}, ${words.value.kinds[kind]}, ${king}, ${names.area(at)}` }
  })
}

export const specialOptions = (): readonly PickOption[] =>
  specialIds.map((value) => ({ value, label: words.value.specials[value] ?? value }))

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
