// The corrections an umpire is offered: the table of a campaign's figures as forms, in words.
import { keysOf } from '@/core/keys.ts'
import { own } from '@/core/own.ts'
import { noneText, type FigureInput, type Given } from '@/games/campaign/rules/index.ts'
import {
  correctField,
  correctionForms,
  shownValue,
  type OwnForm,
} from '@/games/campaign/screens/umpire/correctForm.ts'
import { seatsForm } from '@/games/campaign/screens/umpire/newPlayer.ts'
import { answerIn } from '@/words/houseRules.ts'
import { corrections, houseRuleKeys, type DelugeView, type FigureName } from '../../rules/index.ts'
import { namesOn, screenWords as words } from '../words/screenWords.ts'

export type Figure = FigureName | 'unit'
const { choices } = corrections
type ChoiceList = keyof typeof choices
type Say = (view: DelugeView, value: string, given: Given) => string

const faction: Say = ({ setup }, value) => namesOn(setup.map).faction(value)
const node: Say = ({ setup }, value) => namesOn(setup.map).node(value)
const forceOf = ({ all }: DelugeView, id: string | undefined) =>
  all?.world.pieces.find((force) => force.id === id)

const force: Say = (view, id) => {
  const found = forceOf(view, id)
  return [id, faction(view, found?.faction ?? '', {}), node(view, found?.at ?? '', {})].join(', ')
}

const says: Readonly<Partial<Record<ChoiceList, Say>>> = {
  faction,
  rival: faction,
  node,
  step: node,
  force,
  won: () => words.value.correct.is.yes,
  past: (_, value) => words.value.map.turnTag(Number(value)),
  // One that is gone is of whom it was known to be.
  foe: (view, id, given) => {
    const known = own(view.all?.world.factions ?? {}, given['faction'] ?? '')?.knowledge[id]
    const owner = forceOf(view, id)?.faction ?? known?.faction?.value ?? null
    return `${id}, ${namesOn(view.setup.map).faction(owner)}`
  },
  houseRule: (_, value) => {
    const key = houseRuleKeys.find((each) => each === value)
    return key === undefined ? value : words.value.houseRules[key].ask
  },
  houseRuleValue: (_, value, given) => {
    const key = houseRuleKeys.find((each) => each === given['key'])
    return key === undefined ? value : answerIn(words.value.houseRules[key], value)
  },
}

function optionLabel(view: DelugeView, { id, from }: FigureInput, value: string, given: Given) {
  const { correct, map, tables } = words.value
  const none = { from: correct.nowhere, won: correct.is.no, forceKind: map.kinds.unknown }
  if (value === noneText) return own<string>(none, id) ?? map.nobody
  const { traits: trait, facts: fact, is: fled } = correct
  const values = { trait, fact, fled, forceKind: map.kinds, is: tables.relations }
  const word = own<Readonly<Record<string, string>>>(values, id)
  const say = typeof from === 'string' ? own<Say>(says, from) : undefined
  return word?.[value] ?? say?.(view, value, given) ?? value
}

const listed = (view: DelugeView, list: 'faction' | 'force') =>
  (view.all === null ? [] : choices[list](view.all.world)).map((value) => ({
    value,
    label: says[list]?.(view, value, {}) ?? value,
  }))

/** One unit of a force; without points it is gone. */
const unitForm: OwnForm<DelugeView> = {
  fields: (view, values) => {
    const { fields, unit: label } = words.value.correct
    const piece = correctField({ id: 'force' }, fields.force, listed(view, 'force'))
    const id = shownValue(values, piece)
    const units = forceOf(view, id)?.units ?? []
    const options = units.map(({ name, points }, place) => ({
      value: String(place),
      label: label(place + 1, name, points),
    }))
    const unit = correctField({ id: 'unit' }, fields.unit, options, { of: id })
    const place = shownValue(values, unit)
    const now = units[Number(place)]
    const figure = (field: 'points' | 'full' | 'lossTokens') => {
      const value = String(now?.[field] ?? 0)
      const is = { now: { value, label: value }, of: `${id}:${place}` }
      return correctField({ id: field }, fields[field], null, is)
    }
    return [piece, unit, figure('points'), figure('full'), figure('lossTokens')]
  },
  made: (picked, view) => {
    const [points, full, lossTokens] = ['points', 'full', 'lossTokens'].map((field) =>
      Number(picked[field]),
    )
    const units = forceOf(view, picked['force'])?.units.flatMap((each, place) => {
      if (String(place) !== picked['unit']) return [each]
      return points === 0 ? [] : [{ ...each, points, full, lossTokens }]
    })
    return { figure: 'force', force: picked['force'], set: { units } }
  },
}

export const forms = correctionForms({
  ...corrections,
  worldOf: ({ all }: DelugeView) => all?.world ?? null,
  // Its units beside the force itself.
  offered: keysOf(corrections.figures).flatMap((name): readonly Figure[] =>
    name === 'force' ? [name, 'unit'] : [name],
  ),
  ownForms: {
    unit: unitForm,
    seats: seatsForm<DelugeView>({
      id: 'faction',
      factions: (view) => listed(view, 'faction'),
      seats: ({ all }) => all?.world.seats ?? [],
      turn: ({ turn }) => turn,
      labels: () => {
        const { faction: of, name, seated } = words.value.correct.fields
        return { of, name, seated, kinds: words.value.start.kinds }
      },
    }),
  },
  labelOf: ({ id }) => own<string>(words.value.correct.fields, id) ?? id,
  optionLabel,
})
