// The corrections of a campaign, from the fields of their forms to what the rules read.
import {
  nobody,
  wholeOf,
  type CorrectField,
  type CorrectValues,
  type PickOption,
} from '@/games/campaign/screens/umpire/correctForm.ts'
import {
  houseRuleKeys,
  houseRuleTable,
  settledRules,
  unitKinds,
  unitOf,
  type GloriaView,
  type HouseRuleKey,
} from '../../rules/index.ts'
import { namesOn, screenWords as words } from '../words/screenWords.ts'
import { mapInPlay } from '../map/placeWords.ts'

export const figures = [
  'money',
  'owner',
  'sacked',
  'unit',
  'newUnit',
  'noUnit',
  'houseRule',
] as const
export type Figure = (typeof figures)[number]

type FieldId =
  | 'player'
  | 'amount'
  | 'city'
  | 'land'
  | 'area'
  | 'owner'
  | 'sacked'
  | 'unit'
  | 'kind'
  | 'key'
  | 'value'

const fieldIds: Readonly<Record<Figure, readonly FieldId[]>> = {
  money: ['player', 'amount'],
  owner: ['city', 'owner'],
  sacked: ['land', 'sacked'],
  unit: ['unit', 'kind', 'owner', 'area'],
  newUnit: ['kind', 'owner', 'area'],
  noUnit: ['unit'],
  houseRule: ['key', 'value'],
}

const openKeys = houseRuleKeys.filter((key) => !settledRules.includes(key))
const keyOf = (name: string | undefined): HouseRuleKey =>
  openKeys.find((key) => key === name) ?? 'rounds'

const ruleOptions = ({ world }: GloriaView, name: string | undefined): readonly PickOption[] => {
  const key = keyOf(name)
  const labels: Readonly<Record<string, string>> = words.value.houseRules[key].values
  const values: readonly (string | number)[] = houseRuleTable[key].values
  const now = world.house[key]
  // What is in force stands first, so that nothing is changed by an untouched field.
  return [now, ...values.filter((value) => value !== now)].map((value) => ({
    value: String(value),
    label: labels[String(value)] ?? String(value),
  }))
}

const ownersOf = ({ world }: GloriaView): readonly PickOption[] =>
  world.players
    .filter((player) => !world.out.includes(player))
    .map((value) => ({ value, label: namesOn(world.map).player(value) }))

/** Null: it is typed. */
function optionsFor(
  view: GloriaView,
  field: FieldId,
  values: CorrectValues,
): readonly PickOption[] | null {
  const { world } = view
  const names = namesOn(world.map)
  const nodes = mapInPlay(world).nodes.filter(({ kind }) => kind === 'land' || kind === 'outer')
  const areas = (ids: readonly string[]): readonly PickOption[] =>
    ids.map((value) => ({ value, label: names.area(value) }))
  switch (field) {
    case 'player':
      return ownersOf(view)
    case 'owner':
      return [...ownersOf(view), { value: nobody, label: words.value.correct.nobody }]
    case 'area':
      return areas(nodes.map(({ id }) => id))
    case 'city':
      return areas(
        nodes.flatMap((node) => (node.kind === 'land' && node.city !== null ? [node.id] : [])),
      )
    case 'land':
      return areas(
        nodes.flatMap((node) => (node.kind === 'land' && !node.sackedForEver ? [node.id] : [])),
      )
    case 'sacked':
      return (['yes', 'no'] as const).map((value) => ({
        value,
        label: words.value.correct.sacked[value],
      }))
    case 'unit':
      return world.units
        .filter(({ isSortie }) => !isSortie)
        .map(({ id, kind, owner, at }) => ({
          value: id,
          label: `${id}, ${words.value.kinds[kind]}, ${owner === null ? words.value.correct.nobody : names.player(owner)}, ${names.area(at)}`,
        }))
    case 'kind':
      return unitKinds.map((value) => ({ value, label: words.value.kinds[value] }))
    case 'key':
      return openKeys.map((value) => ({ value, label: words.value.houseRules[value].ask }))
    case 'value':
      return ruleOptions(view, values['key'])
    case 'amount':
      return null
  }
}

/** Of a unit its own things stand first, so that only what is touched changes. */
const withFirst = (
  options: readonly PickOption[] | null,
  first: string | undefined,
): readonly PickOption[] | null => {
  const found = options?.find(({ value }) => value === first)
  return options === null || found === undefined
    ? options
    : [found, ...options.filter((option) => option !== found)]
}

export const fieldsOf = (
  view: GloriaView,
  figure: Figure,
  values: CorrectValues,
): readonly CorrectField[] => {
  const { world } = view
  const id = values['unit'] ?? optionsFor(view, 'unit', values)?.[0]?.value ?? ''
  const unit = figure === 'unit' ? unitOf(world, id) : null
  const now: Readonly<Partial<Record<FieldId, string>>> =
    unit === null ? {} : { kind: unit.kind, owner: unit.owner ?? nobody, area: unit.at }
  return fieldIds[figure].map((field) => ({
    // Another unit, or another rule, has fields of its own.
    id:
      field === 'value'
        ? `value:${keyOf(values['key'])}`
        : unit === null || field === 'unit'
          ? field
          : `${field}:${id}`,
    label: words.value.correct.fields[field],
    options: withFirst(optionsFor(view, field, values), now[field]),
  }))
}

const plain = (values: CorrectValues): CorrectValues =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id.split(':')[0] ?? id, value]))

/** For the rules' own decoder, which refuses what does not fit. */
export function correctionFrom(figure: Figure, given: CorrectValues): unknown {
  const values = plain(given)
  const { player, city, land, area, unit, kind } = values
  const owner = values['owner'] === nobody ? null : values['owner']
  switch (figure) {
    case 'money':
      return { figure, player, amount: wholeOf(values['amount']) }
    case 'owner':
      return { figure, area: city, owner }
    case 'sacked':
      return { figure, area: land, sacked: values['sacked'] === 'yes' }
    case 'unit':
      return { figure, unit, kind, owner, at: area }
    case 'newUnit':
      return { figure, kind, owner, at: area }
    case 'noUnit':
      return { figure, unit }
    case 'houseRule': {
      const key = keyOf(values['key'])
      const known: readonly (string | number)[] = houseRuleTable[key].values
      return { figure, key, value: known.find((each) => String(each) === values['value']) }
    }
  }
}
