// The form for what a faction knows of a force of another one: one fact with its date, or that it is not known.
import { own } from '@/core/own.ts'
import {
  nobody,
  shownValue,
  wholeOf,
  type CorrectField,
  type PickOption,
} from '@/games/campaign/screens/umpire/correctForm.ts'
import { freshUnit, readUnitList, viewSeenBy, type DelugeView } from '../../../rules/index.ts'
import { namesOn, screenWords as words } from '../../words/screenWords.ts'
import {
  factionOptions,
  kindOptions,
  listed,
  nodeOptions,
  picked,
  typed,
  type FigureForm,
  type Picked,
} from './formKit.ts'

export const facts = ['at', 'kind', 'units', 'strongest', 'nothing'] as const
type Fact = (typeof facts)[number]
const factOf = (name: string | undefined): Fact => facts.find((each) => each === name) ?? 'at'

const knownTo = (view: DelugeView, faction: string) =>
  own(view.all?.world.factions ?? {}, faction)?.knowledge ?? {}

/** Forces of all others, those that are gone but remembered behind them. */
function foeOptions(view: DelugeView, faction: string): readonly PickOption[] {
  const names = namesOn(view.setup.map)
  const pieces = view.all?.world.pieces ?? []
  const ids = pieces.map(({ id }) => id)
  const gone = Object.entries(knownTo(view, faction)).filter(([id]) => !ids.includes(id))
  return [
    ...pieces.filter((force) => force.faction !== faction),
    ...gone.map(([id, known]) => ({ id, faction: known.faction?.value ?? null })),
  ].map((force) => ({ value: force.id, label: `${force.id}, ${names.faction(force.faction)}` }))
}

const isInSight = (view: DelugeView, faction: string, force: string): boolean =>
  viewSeenBy(view, faction)?.own?.others.some(({ id }) => id === force) === true

function valueFields(
  view: DelugeView,
  faction: string,
  force: string,
  fact: Fact,
): readonly CorrectField[] {
  if (fact === 'nothing') return []
  const known = knownTo(view, faction)[force] ?? {}
  const of = `${faction}:${force}:${fact}`
  const turns = Array.from({ length: view.turn }, (_, before) => String(view.turn - before))
  const turn = picked(
    'turn',
    turns.map((value) => ({ value, label: words.value.map.turnTag(Number(value)) })),
    String(known[fact]?.turn ?? view.turn),
    of,
  )
  switch (fact) {
    case 'at':
      return [picked('node', nodeOptions(view), known.at?.value, of), turn]
    case 'kind': {
      const unknown = { value: nobody, label: words.value.map.kinds.unknown }
      return [picked('forceKind', [...kindOptions(), unknown], known.kind?.value, of), turn]
    }
    case 'units':
      return [typed('count', String(known.units?.value ?? ''), of), turn]
    case 'strongest': {
      const list = known.strongest?.value.map(({ name, points }) =>
        `${String(points)} ${name}`.trim(),
      )
      return [listed('strongest', list?.join('; '), of), turn]
    }
  }
}

/** A unit without a name is called as in a force; null: not to be read. */
const namedUnits = (list: string) =>
  readUnitList(list)?.map((unit) => {
    const { name, points } = freshUnit(unit.name, unit.points)
    return { name, points }
  }) ?? null

function madeFacts(view: DelugeView, { faction = '', foe = '', fact, ...given }: Picked): object {
  const turn = wholeOf(given.turn)
  const { count = '', strongest = '' } = given
  switch (factOf(fact)) {
    case 'at':
      return { at: { value: given.node, turn } }
    case 'kind':
      return { kind: given.forceKind === nobody ? null : { value: given.forceKind, turn } }
    case 'units':
      return { units: count.trim() === '' ? null : { value: wholeOf(count), turn } }
    case 'strongest':
      return {
        strongest: strongest.trim() === '' ? null : { value: namedUnits(strongest), turn },
      }
    case 'nothing': {
      const figures = { kind: null, units: null, strongest: null }
      // That a force in sight is there cannot be forgotten.
      return isInSight(view, faction, foe) ? figures : { at: null, ...figures }
    }
  }
}

export const knownForm: FigureForm = {
  fields: (view, values) => {
    const faction = picked('faction', factionOptions(view))
    const who = shownValue(values, faction)
    const foe = picked('foe', foeOptions(view, who), undefined, who)
    const fact = picked(
      'fact',
      facts.map((value) => ({ value, label: words.value.correct.facts[value] })),
    )
    const what = factOf(shownValue(values, fact))
    return [faction, foe, fact, ...valueFields(view, who, shownValue(values, foe), what)]
  },
  made: (given, view) => ({
    figure: 'known',
    faction: given.faction,
    force: given.foe,
    set: madeFacts(view, given),
  }),
}
