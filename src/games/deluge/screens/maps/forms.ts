// Forms of a place and of a faction of The Deluge: its purse, its points, its forces, its relations.
import {
  fieldsOf,
  neverEmpty,
  ofMap,
  oneOf,
  rowsOf,
  within,
  type Setting,
} from '@/games/campaign/screens/mapEditor/mapFields.ts'
import type { FormField, PlainField } from '@/games/campaign/screens/mapEditor/mapCampaign.ts'
import { mapWords } from '@/games/campaign/screens/words/mapWords.ts'
import { isBetween, nameShape, nodeFields } from '@/games/campaign/rules/index.ts'
import {
  delugeMapFields,
  forceFields,
  mostForces,
  readUnitList,
  relationKinds,
  type DelugeMap,
  type Relation,
} from '../../rules/index.ts'
import { editorWords as words } from './editorWords.ts'
import { nameOfNode, others, victoryForm } from './victoryForm.ts'

type Faction = DelugeMap['factions'][number]
type Field = FormField<DelugeMap>

export const nodeForm = (map: DelugeMap, node: DelugeMap['nodes'][number]): readonly Field[] => {
  const { place } = mapWords.value
  return fieldsOf<DelugeMap>({
    fields: { ...nodeFields, ...delugeMapFields.node },
    now: node,
    set: oneOf(ofMap(), 'nodes', node.id),
    labels: { ...place, ...words.value },
    nones: { owner: place.nobody, home: words.value.noHome },
    lists: { factions: map.factions },
  })
}

const withRelation = (one: string, other: string, is: Relation) => (map: DelugeMap) => {
  const isThere = map.relations.some((each) => isBetween(each, one, other))
  const changed = map.relations.flatMap((each) =>
    !isBetween(each, one, other) ? [each] : is === 'neutral' ? [] : [{ ...each, is }],
  )
  return {
    ...map,
    relations: isThere || is === 'neutral' ? changed : [...changed, { a: one, b: other, is }],
  }
}

const relations = (map: DelugeMap, { id }: Faction): readonly Field[] => {
  const { faction } = words.value
  return others(map, id).map((other) => ({
    kind: 'choice',
    key: `relation ${other.id}`,
    label: faction.relation(other.name),
    value: map.relations.find((each) => isBetween(each, id, other.id))?.is ?? 'neutral',
    options: relationKinds.map((value) => ({ value, label: faction.relations[value] })),
    set: (text) =>
      withRelation(id, other.id, relationKinds.find((each) => each === text) ?? 'neutral'),
  }))
}

type Force = DelugeMap['start']['forces'][number]
const longestList = 2_000

const printed = (units: Force['units']): string =>
  units.map(({ name, points }) => `${points} ${name}`.trim()).join('; ')

/** As the rules read it from orders. */
const unitsField = ({ units }: Force, set: Setting<DelugeMap>): PlainField<DelugeMap> => {
  const { units: label, unitsHint: hint, noUnits } = words.value.forces
  const value = printed(units)
  return {
    kind: 'text',
    key: 'units',
    label,
    hint,
    isLong: true,
    value,
    most: longestList,
    refuse: (text) => (readUnitList(text) === null ? noUnits : null),
    set: (text) =>
      set('units', (before) => (text === value ? before : (readUnitList(text) ?? before))),
  }
}

/** In its capital, or another place that is its own; a first unit to be told from there. */
const freshForce = ({ nodes }: DelugeMap, faction: string): Force | null => {
  const capital = nodes.find(({ home, capital: isSeat }) => home === faction && isSeat)
  const node = capital ?? nodes.find(({ owner }) => owner === faction) ?? nodes[0]
  return node === undefined
    ? null
    : {
        faction,
        node: node.id,
        kind: 'task',
        name: '',
        intelligence: 0,
        units: [{ name: '', points: 10 }],
      }
}

/** They stand in the file among those of others, and are numbered as if raised in this order. */
const forcesField = (map: DelugeMap, { id }: Faction): Field => {
  const { forces: labels } = words.value
  const { forces } = map.start
  const pointsOf = (force: Force): number => force.units.reduce((sum, unit) => sum + unit.points, 0)
  return rowsOf<DelugeMap, Force>({
    key: 'forces',
    label: labels.label,
    set: within(ofMap(), 'start'),
    items: forces.flatMap((force, nth) => (force.faction === id ? [[nth, force] as const] : [])),
    title: (force) => labels.title(force.name, nameOfNode(map, force.node), pointsOf(force)),
    fields: (force, set) =>
      fieldsOf({
        fields: forceFields,
        now: force,
        set,
        labels,
        names: { kind: labels.kinds },
        lists: { nodes: map.nodes },
        instead: { units: () => [unitsField(force, set)] },
      }),
    add: labels.add,
    fresh: forces.length >= mostForces ? null : freshForce(map, id),
  })
}

export const factionForm = (map: DelugeMap, faction: Faction): readonly Field[] => {
  const { faction: labels } = words.value
  return [
    ...fieldsOf<DelugeMap, Field>({
      fields: { name: nameShape, ...delugeMapFields.faction },
      now: faction,
      set: neverEmpty(oneOf(ofMap(), 'factions', faction.id)),
      labels,
      names: { per: labels.pers },
      lists: { others: others(map, faction.id) },
      instead: { victory: () => victoryForm(map, faction) },
    }),
    forcesField(map, faction),
    ...relations(map, faction),
  ]
}
