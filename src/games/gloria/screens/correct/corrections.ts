// The corrections of a campaign: the table of its figures as forms, in words.
import { answerIn } from '@/words/houseRules.ts'
import { keysOf } from '@/core/keys.ts'
import { own } from '@/core/own.ts'
import { noneText, type FigureInput, type Given } from '@/games/campaign/rules/index.ts'
import { correctionForms } from '@/games/campaign/screens/umpire/correctForm.ts'
import { seatsForm } from '@/games/campaign/screens/umpire/newPlayer.ts'
import {
  corrections,
  houseRuleKeys,
  turnLists,
  unitOf,
  type FigureName,
  type GloriaView,
} from '../../rules/index.ts'
import { namesOn, screenWords as words } from '../words/screenWords.ts'

export type Figure = FigureName
const { choices } = corrections
type ChoiceList = keyof typeof choices
type Say = (view: GloriaView, value: string, given: Given) => string

const area: Say = ({ world }, value) => namesOn(world.map).area(value)
const player: Say = ({ world }, value) => namesOn(world.map).player(value)
const people: Say = ({ world }, value) => namesOn(world.map).people(value)

const unit: Say = ({ world }, id) => {
  const { kind = 'army', owner = null, at = '' } = unitOf(world, id) ?? {}
  const { player: king, area: place } = namesOn(world.map)
  const whose = owner === null ? words.value.correct.nobody : king(owner)
  return `${id}, ${words.value.kinds[kind]}, ${whose}, ${place(at)}`
}

/** A fleet, or a plate fleet. */
const piece: Say = (view, id) => {
  const { fleets, plates } = view.world
  const found = [...fleets, ...plates].find((each) => each.id === id)
  return found === undefined
    ? id
    : [id, player(view, found.owner, {}), area(view, found.at, {})].join(', ')
}

/** With the one whose it is. */
const owned =
  (owner: 'portOwner' | 'postOwner'): Say =>
  (view, at) =>
    [
      area(view, at, {}),
      ...choices[owner](view.world, { at }).map((id) => player(view, id, {})),
    ].join(', ')

const says: Readonly<Partial<Record<ChoiceList, Say>>> = {
  king: player,
  namer: player,
  mighty: player,
  militia: player,
  creditor: player,
  ally: player,
  exile: player,
  city: area,
  land: area,
  area,
  powerCity: area,
  amana: area,
  site: area,
  continent: area,
  ban: (view, value) => (view.world.house.pope === 'player' ? player : area)(view, value, {}),
  unit,
  mover: unit,
  army: unit,
  waiting: unit,
  fleet: piece,
  plate: piece,
  port: owned('portOwner'),
  post: owned('postOwner'),
  kingdom: people,
  special: (_, value) => words.value.specials[value] ?? value,
  deed: ({ world }, value, given) => {
    const list = turnLists.find((each) => each === given['of']) ?? 'done'
    return words.value.correct.deed(list, value, namesOn(world.map))
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

function optionLabel(view: GloriaView, { id, from }: FigureInput, value: string, given: Given) {
  const { none, nobody: noKing, values } = words.value.correct
  if (value === noneText) return own<string>(none, id) ?? noKing
  const word = own<Readonly<Record<string, string>>>({ ...values, kind: words.value.kinds }, id)
  const say = typeof from === 'string' ? own<Say>(says, from) : undefined
  return word?.[value] ?? say?.(view, value, given) ?? value
}

const kings = (view: GloriaView) =>
  choices.king(view.world).map((value) => ({ value, label: player(view, value, {}) }))

export const forms = correctionForms({
  ...corrections,
  worldOf: ({ world }: GloriaView) => world,
  offered: keysOf(corrections.figures),
  ownForms: {
    seats: seatsForm<GloriaView>({
      id: 'king',
      factions: kings,
      seats: ({ seats }) => seats,
      turn: ({ world }) => world.round,
      labels: () => {
        const { king: of, name, seated } = words.value.correct.fields
        return { of, name, seated, kinds: words.value.start.kinds }
      },
    }),
  },
  labelOf: ({ id }) => own<string>(words.value.correct.fields, id) ?? id,
  optionLabel,
})
