// The corrections an umpire is offered, from the fields of their forms to what the rules read.
import {
  nobody,
  wholeOf,
  type CorrectValues,
  type PickOption,
} from '@/games/campaign/screens/umpire/correctForm.ts'
import { factionsOf, type DelugeView } from '../../rules/index.ts'
import { namesOn, screenWords as words } from '../words/screenWords.ts'

export const figures = [
  'purse',
  'owner',
  'looted',
  'relation',
  'at',
  'noForce',
  'sheet',
  'player',
] as const
export type Figure = (typeof figures)[number]

type CorrectField =
  'faction' | 'other' | 'node' | 'owner' | 'amount' | 'until' | 'is' | 'force' | 'name' | 'kind'

export const fieldsOf: Readonly<Record<Figure, readonly CorrectField[]>> = {
  purse: ['faction', 'amount'],
  owner: ['node', 'owner'],
  looted: ['node', 'until'],
  relation: ['faction', 'other', 'is'],
  at: ['force', 'node'],
  noForce: ['force'],
  sheet: ['faction'],
  player: ['faction', 'name', 'kind'],
}

/** Null: it is typed. */
export function optionsFor(view: DelugeView, field: CorrectField): readonly PickOption[] | null {
  const names = namesOn(view.setup.map)
  const factions = factionsOf(view.setup.map, view.setup.houseRules).map((value) => ({
    value,
    label: names.faction(value),
  }))
  switch (field) {
    case 'faction':
      return factions
    case 'other':
      return factions.toReversed()
    case 'owner':
      return [...factions, { value: nobody, label: words.value.map.nobody }]
    case 'node':
      return view.setup.map.nodes.map(({ id }) => ({ value: id, label: names.node(id) }))
    case 'force':
      return (view.all?.world.pieces ?? []).map(({ id, faction, at }) => ({
        value: id,
        label: `${id}, ${names.faction(faction)}, ${names.node(at)}`,
      }))
    case 'is':
      return (['war', 'neutral', 'ally'] as const).map((value) => ({
        value,
        label: words.value.tables.relations[value],
      }))
    case 'kind':
      return (['player', 'away', 'absent'] as const).map((value) => ({
        value,
        label: words.value.start.kinds[value],
      }))
    case 'amount':
    case 'until':
    case 'name':
      return null
  }
}

/** A seat with its faction's player replaced; whoever leads several gives up this one only. */
function withPlayer(view: DelugeView, { faction = '', name = '', kind = 'player' }: CorrectValues) {
  const seats = view.all?.world.seats ?? []
  const left = seats.flatMap((seat) => {
    const factions = seat.factions.filter((each) => each !== faction)
    return factions.length === 0 && seat.factions.length > 0 ? [] : [{ ...seat, factions }]
  })
  const ids = left.map(({ id }) => id)
  const id = ids.includes(faction) ? `${faction}-${String(view.turn)}` : faction
  return [...left, { id, name: name.trim(), factions: [faction], kind, standing: {} }]
}

/** For the rules' own decoder, which refuses what does not fit. */
export function correctionFrom(view: DelugeView, figure: Figure, values: CorrectValues): unknown {
  const { faction, node, force } = values
  switch (figure) {
    case 'purse':
      return { figure, faction, amount: wholeOf(values['amount']) }
    case 'owner':
      return { figure, node, owner: values['owner'] === nobody ? null : values['owner'] }
    case 'looted':
      return { figure, node, until: wholeOf(values['until']) }
    case 'relation':
      return { figure, one: faction, other: values['other'], is: values['is'] }
    case 'at':
      return { figure: 'force', force, set: { at: node } }
    case 'noForce':
      return { figure, force }
    case 'sheet':
      return { figure, faction }
    case 'player':
      return { figure: 'seats', seats: withPlayer(view, values) }
  }
}
