// Forms for forces: where one stands and came from, what it is, its units, a new one, and one taken off the map.
import {
  nobody,
  orNobody,
  shownValue,
  wholeOf,
  type CorrectField,
} from '@/games/campaign/screens/umpire/correctForm.ts'
import { boardOf, freshUnit, readUnitList, type DelugeView } from '../../../rules/index.ts'
import { namesOn, screenWords as words } from '../../words/screenWords.ts'
import {
  factionOptions,
  forceOptions,
  kindOptions,
  listed,
  nodeOptions,
  picked,
  typed,
  yesOrNo,
  type FigureForm,
  type Picked,
} from './formKit.ts'

export const traits = ['at', 'from', 'won', 'kind', 'intelligence', 'loot', 'fled', 'name'] as const
export type Trait = (typeof traits)[number]
const traitOf = (name: string | undefined): Trait => traits.find((each) => each === name) ?? 'at'

const forceOf = (view: DelugeView, id: string) =>
  view.all?.world.pieces.find((force) => force.id === id)

/** Where a way leads from to this place, or nowhere. */
const stepOptions = (view: DelugeView, at: string) => {
  const { graph } = boardOf(view.setup.map, view.setup.houseRules)
  const names = namesOn(view.setup.map)
  return [
    { value: nobody, label: words.value.correct.nowhere },
    ...graph.neighbours(at).map((value) => ({ value, label: names.node(value) })),
  ]
}

function traitField(view: DelugeView, id: string, trait: Trait): CorrectField {
  const force = forceOf(view, id)
  const at = force?.at ?? ''
  switch (trait) {
    case 'at':
      return picked('node', nodeOptions(view), at, id)
    case 'from':
      return picked('from', stepOptions(view, at), force?.from ?? nobody, id)
    case 'won': {
      const isWon = force?.wonHere?.node === at && force.wonHere.turn === view.turn
      return picked('won', yesOrNo(), isWon ? 'yes' : 'no', id)
    }
    case 'kind':
      return picked('forceKind', kindOptions(), force?.kind, id)
    case 'intelligence':
      return typed('intelligence', String(force?.intelligence ?? 0), id)
    case 'loot':
      return typed('tokens', String(force?.loot ?? 0), id)
    case 'fled':
      return picked('fled', yesOrNo(), force?.fledThisTurn === true ? 'yes' : 'no', id)
    case 'name':
      return typed('name', force?.name, id)
  }
}

function madeTrait(view: DelugeView, given: Picked): object {
  const at = forceOf(view, given.force ?? '')?.at
  switch (traitOf(given.trait)) {
    case 'at':
      return { at: given.node }
    case 'from':
      return { from: orNobody(given.from) }
    case 'won':
      return { wonHere: given.won === 'yes' ? { turn: view.turn, node: at } : null }
    case 'kind':
      return { kind: given.forceKind }
    case 'intelligence':
      return { intelligence: wholeOf(given.intelligence) }
    case 'loot':
      return { loot: wholeOf(given.tokens) }
    case 'fled':
      return { fledThisTurn: given.fled === 'yes' }
    case 'name':
      return { name: (given.name ?? '').trim() }
  }
}

/** The force with one unit as it was typed; without points it is gone. */
function madeUnits(view: DelugeView, given: Picked): readonly object[] {
  const unit = { points: wholeOf(given.points), full: wholeOf(given.full) }
  return (forceOf(view, given.force ?? '')?.units ?? []).flatMap((each, place) => {
    if (String(place) !== given.unit) return [each]
    return unit.points === 0 ? [] : [{ ...each, ...unit, lossTokens: wholeOf(given.lossTokens) }]
  })
}

/** At full strength; a list that cannot be read is left to the decoder to refuse. */
const freshUnits = (list: string | undefined): readonly object[] =>
  (readUnitList(list ?? '') ?? []).map(({ name, points }) => freshUnit(name, points))

export const forceForms = {
  force: {
    fields: (view, values) => {
      const force = picked('force', forceOptions(view))
      const id = shownValue(values, force)
      const trait = picked(
        'trait',
        traits.map((value) => ({ value, label: words.value.correct.traits[value] })),
      )
      return [force, trait, traitField(view, id, traitOf(shownValue(values, trait)))]
    },
    made: (given, view) => ({ figure: 'force', force: given.force, set: madeTrait(view, given) }),
  },
  unit: {
    fields: (view, values) => {
      const force = picked('force', forceOptions(view))
      const id = shownValue(values, force)
      const units = forceOf(view, id)?.units ?? []
      const unit = picked(
        'unit',
        units.map(({ name, points }, place) => ({
          value: String(place),
          label: words.value.correct.unit(place + 1, name, points),
        })),
        '0',
        id,
      )
      const place = shownValue(values, unit)
      const { points = 0, full = 0, lossTokens = 0 } = units[Number(place)] ?? {}
      const of = `${id}:${place}`
      return [
        force,
        unit,
        typed('points', String(points), of),
        typed('full', String(full), of),
        typed('lossTokens', String(lossTokens), of),
      ]
    },
    made: (given, view) => ({
      figure: 'force',
      force: given.force,
      set: { units: madeUnits(view, given) },
    }),
  },
  newForce: {
    fields: (view) => [
      picked('faction', factionOptions(view)),
      picked('node', nodeOptions(view)),
      picked('forceKind', kindOptions()),
      listed('list'),
    ],
    made: ({ faction, node, forceKind, list }) => ({
      figure: 'newForce',
      faction,
      at: node,
      set: { kind: forceKind, units: freshUnits(list) },
    }),
  },
  noForce: {
    fields: (view) => [picked('force', forceOptions(view))],
    made: ({ force }) => ({ figure: 'noForce', force }),
  },
} as const satisfies Readonly<Record<string, FigureForm>>
