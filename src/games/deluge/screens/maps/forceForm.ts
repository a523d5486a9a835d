// The forces with which a faction of The Deluge begins: where, of which kind, with which units.
import type {
  Change,
  FormField,
  PlainField,
} from '@/games/campaign/screens/mapEditor/mapCampaign.ts'
import {
  bestIntelligence,
  forceKinds,
  longestName,
  readUnitList,
  type DelugeMap,
} from '../../rules/index.ts'
import { editorWords as words } from './editorWords.ts'
import { nameOfNode } from './nodeForm.ts'

type Force = DelugeMap['start']['forces'][number]

const mostForces = 400
const longestList = 2_000

const printed = (units: Force['units']): string =>
  units.map(({ name, points }) => `${points} ${name}`.trim()).join('; ')

/** Changes the forces of a faction, which stand in the file among those of others. */
const withForces =
  (faction: string, next: (force: Force, nth: number) => readonly Force[]): Change<DelugeMap> =>
  (map) => {
    let nth = -1
    const forces = map.start.forces.flatMap((force) => {
      if (force.faction !== faction) return [force]
      nth += 1
      return next(force, nth)
    })
    return { ...map, start: { ...map.start, forces } }
  }

/** As the rules read it from orders. */
const unitsField = (
  now: Force['units'],
  set: (part: Partial<Force>) => Change<DelugeMap>,
): PlainField<DelugeMap> => {
  const { units: label, unitsHint: hint, noUnits } = words.value.forces
  const value = printed(now)
  return {
    kind: 'text',
    key: 'units',
    label,
    hint,
    isLong: true,
    value,
    most: longestList,
    refuse: (text) => (readUnitList(text) === null ? noUnits : null),
    set: (text) => {
      const read = text === value ? null : readUnitList(text)
      return set(read === null ? {} : { units: read })
    },
  }
}

const fieldsOf = (map: DelugeMap, force: Force, nth: number): readonly PlainField<DelugeMap>[] => {
  const { forces } = words.value
  const set = (part: Partial<Force>): Change<DelugeMap> =>
    withForces(force.faction, (each, place) => [place === nth ? { ...each, ...part } : each])
  return [
    {
      kind: 'choice',
      key: 'node',
      label: forces.node,
      value: force.node,
      options: map.nodes.map(({ id }) => ({ value: id, label: nameOfNode(map, id) })),
      set: (node) => set({ node }),
    },
    {
      kind: 'choice',
      key: 'kind',
      label: forces.kind,
      value: force.kind,
      options: forceKinds.map((value) => ({ value, label: forces.kinds[value] })),
      set: (text) => set({ kind: forceKinds.find((each) => each === text) ?? force.kind }),
    },
    {
      kind: 'text',
      key: 'name',
      label: forces.name,
      value: force.name,
      most: longestName,
      set: (name) => set({ name }),
    },
    unitsField(force.units, set),
    {
      kind: 'number',
      key: 'intelligence',
      label: forces.intelligence,
      value: force.intelligence,
      min: 0,
      max: bestIntelligence,
      set: (intelligence) => set({ intelligence }),
    },
  ]
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

/** Numbered as if raised in this order. */
export const forcesField = (map: DelugeMap, faction: string): FormField<DelugeMap> => {
  const { forces } = words.value
  const own = map.start.forces.filter((force) => force.faction === faction)
  const fresh = freshForce(map, faction)
  const pointsOf = (force: Force): number => force.units.reduce((sum, unit) => sum + unit.points, 0)
  return {
    kind: 'rows',
    key: 'forces',
    label: forces.label,
    rows: own.map((force, nth) => ({
      key: String(nth),
      title: forces.title(force.name, nameOfNode(map, force.node), pointsOf(force)),
      fields: fieldsOf(map, force, nth),
      remove: withForces(faction, (each, place) => (place === nth ? [] : [each])),
    })),
    more:
      fresh === null || map.start.forces.length >= mostForces
        ? null
        : {
            label: forces.add,
            add: (now) => ({
              ...now,
              start: { ...now.start, forces: [...now.start.forces, fresh] },
            }),
          },
  }
}
