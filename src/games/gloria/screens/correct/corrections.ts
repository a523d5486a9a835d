// The corrections of a campaign, from the fields of their forms to what the rules read.
import {
  nobody,
  plainValues,
  wholeOf,
  withFirst,
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
  type Correction,
  type GloriaView,
  type HouseRuleKey,
} from '../../rules/index.ts'
import {
  ownedPlace,
  pieceFields,
  pieceNow,
  pieceOptions,
  yesOrNo,
  type PieceField,
} from './pieceOptions.ts'
import { valuesOf } from './formKit.ts'
import { kingForms } from './kingForms.ts'
import { overseasForms } from './overseasForms.ts'
import { powerForms } from './powerForms.ts'
import { turnForms } from './turnForms.ts'
import { unitFields, unitMade, unitNow, unitOptions, type UnitField } from './unitOptions.ts'
import { namesOn, screenWords as words } from '../words/screenWords.ts'
import { mapInPlay } from '../map/placeWords.ts'

const forms = { ...powerForms, ...turnForms, ...overseasForms, ...kingForms }
type FormFigure = keyof typeof forms
const hasForm = (figure: Figure): figure is FormFigure => Object.hasOwn(forms, figure)

export type Figure = Correction['figure']
/** In the order in which they are offered: every one that the rules can set right. */
const offered = {
  money: true,
  owner: true,
  sacked: true,
  unit: true,
  newUnit: true,
  noUnit: true,
  did: true,
  specials: true,
  named: true,
  power: true,
  interdict: true,
  bridges: true,
  sortie: true,
  lastSortie: true,
  turn: true,
  owed: true,
  fleet: true,
  fleetDid: true,
  newFleet: true,
  noFleet: true,
  post: true,
  plate: true,
  newPlate: true,
  noPlate: true,
  credit: true,
  kingdom: true,
  silenced: true,
  beaten: true,
  allied: true,
  seats: true,
  back: true,
  houseRule: true,
} as const satisfies Readonly<Record<Figure, true>>
export const isFigure = (name: string): name is Figure => Object.hasOwn(offered, name)
const figures: readonly Figure[] = Object.keys(offered).filter(isFigure)
type PlainFigure = Exclude<Figure, FormFigure>

/** Those whose every list has something in it: no fleets where there is no sea, nothing of colonies at home. */
export const figuresFor = (view: GloriaView): readonly Figure[] =>
  figures.filter((figure) =>
    fieldsOf(view, figure, {}).every(({ options }) => options?.length !== 0),
  )

type FieldId =
  | PieceField
  | UnitField
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

const fieldIds: Readonly<Record<PlainFigure, readonly FieldId[]>> = {
  money: ['player', 'amount'],
  owner: ['city', 'owner'],
  sacked: ['land', 'sacked'],
  unit: ['unit', 'kind', 'owner', 'area'],
  newUnit: ['kind', 'owner', 'area'],
  noUnit: ['unit'],
  did: ['mover', 'did'],
  specials: ['army', 'first', 'second', 'shown'],
  fleet: ['fleet', 'port'],
  newFleet: ['port'],
  noFleet: ['fleet'],
  newPlate: ['postOf'],
  noPlate: ['plate'],
  post: ['site', 'owner', 'fort'],
  allied: ['ally', 'allied'],
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

const isOfPiece = (field: FieldId): field is PieceField =>
  (pieceFields as readonly string[]).includes(field)

const isOfUnit = (field: FieldId): field is UnitField =>
  (unitFields as readonly string[]).includes(field)

/** Null: it is typed. */
function optionsFor(
  view: GloriaView,
  field: FieldId,
  values: CorrectValues,
): readonly PickOption[] | null {
  if (isOfPiece(field)) return pieceOptions(view, field)
  if (isOfUnit(field)) return unitOptions(view, field)
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
      return yesOrNo(words.value.correct.sacked)
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

/** What each thing has fields of its own for. */
const subjects: readonly FieldId[] = [
  'city',
  'land',
  'unit',
  'fleet',
  'site',
  'ally',
  'mover',
  'army',
]

/** What a thing is now, by field. */
function nowOf(
  view: GloriaView,
  figure: PlainFigure,
  first: (field: FieldId) => string,
): Readonly<Record<string, string>> {
  const { world } = view
  if (figure === 'owner') return { owner: world.areas[first('city')]?.owner ?? nobody }
  if (figure === 'sacked')
    return { sacked: world.areas[first('land')]?.sacked === true ? 'yes' : 'no' }
  const unit = figure === 'unit' ? unitOf(world, first('unit')) : null
  return unit === null
    ? { ...pieceNow(view, figure, first), ...unitNow(view, figure, first) }
    : { kind: unit.kind, owner: unit.owner ?? nobody, area: unit.at }
}

/** Of the thing itself its own things stand first, so that only what is touched changes. */
export const fieldsOf = (
  view: GloriaView,
  figure: Figure,
  values: CorrectValues,
): readonly CorrectField[] => {
  if (hasForm(figure)) return forms[figure].fields(view, values)
  const fields = fieldIds[figure]
  const first = (field: FieldId): string =>
    values[field] ?? optionsFor(view, field, values)?.[0]?.value ?? ''
  const now = nowOf(view, figure, first)
  const subject = fields.find((field) => subjects.includes(field))
  const idOf = (field: FieldId): string => {
    if (field === 'value') return `value:${keyOf(values['key'])}`
    return subject === undefined || field === subject ? field : `${field}:${first(subject)}`
  }
  return fields.map((field) => ({
    // Another thing, or another rule, has fields of its own.
    id: idOf(field),
    label: words.value.correct.fields[field],
    options: withFirst(optionsFor(view, field, values), now[field]),
  }))
}

/** For the rules' own decoder, which refuses what does not fit. */
export function correctionFrom(figure: Figure, given: CorrectValues, view: GloriaView): unknown {
  if (hasForm(figure)) return forms[figure].made(valuesOf(given), view)
  const values = plainValues(given)
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
    case 'did':
    case 'specials':
      return unitMade(figure, values)
    case 'fleet':
      return { figure, fleet: values['fleet'], ...ownedPlace(values['port']) }
    case 'newFleet':
      return { figure, ...ownedPlace(values['port']) }
    case 'noFleet':
      return { figure, fleet: values['fleet'] }
    case 'newPlate':
      return { figure, ...ownedPlace(values['postOf']) }
    case 'noPlate':
      return { figure, plate: values['plate'] }
    case 'post':
      return {
        figure,
        area: values['site'],
        owner,
        fort: values['fort'] === 'yes' && owner !== null,
      }
    case 'allied':
      return { figure, player: values['ally'], allied: values['allied'] === 'yes' }
    case 'houseRule': {
      const key = keyOf(values['key'])
      const known: readonly (string | number)[] = houseRuleTable[key].values
      return { figure, key, value: known.find((each) => String(each) === values['value']) }
    }
  }
}
