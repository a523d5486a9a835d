// The house rule `principalities`: Transylvania, Moldavia and Wallachia as two purses, as one, or as three.
import type { FactionId } from '../../campaign/rules/index.ts'
import type { HouseRules } from './houseRules.ts'
import type { DelugeFaction, DelugeMap, DelugeNode } from './map.ts'

const joint = 'moldavia-wallachia'
const first = 'transylvania'

/** Whether a map has the two factions that the rule joins or parts. */
export const hasPrincipalities = ({ factions }: DelugeMap): boolean =>
  [first, joint].every((each) => factions.some(({ id }) => id === each))

/** The map as the campaign plays it. */
export const mapUnder = (map: DelugeMap, rule: HouseRules['principalities']): DelugeMap => {
  switch (rule) {
    case 'one':
      return joined(map)
    case 'three':
      return parted(map)
    case 'two':
      return map
  }
}

const joined = (map: DelugeMap): DelugeMap => {
  const other = map.factions.find(({ id }) => id === joint)
  const rename = (id: FactionId): FactionId => (id === joint ? first : id)
  const factions = map.factions.flatMap((faction): readonly DelugeFaction[] => {
    if (faction.id === joint) return []
    if (faction.id !== first || other === undefined) return [faction]
    const holds = [...(faction.victory.holds ?? []), ...(other.victory.holds ?? [])]
    return [
      {
        ...faction,
        name: 'The Principalities',
        start: faction.start + other.start,
        base: faction.base + other.base,
        victory: { ...faction.victory, holds },
      },
    ]
  })
  const nodes = map.nodes.map((node) =>
    node.home === joint ? { ...node, capital: false, home: first } : node,
  )
  return renamed({ ...map, factions, nodes }, (id) => [rename(id)])
}

const halves = [
  { id: 'moldavia', name: 'Moldavia' },
  { id: 'wallachia', name: 'Wallachia' },
] as const

/** Wallachia is the node of that name; all else of the two is Moldavia's. */
const halfOf = (node: string): FactionId => (node === 'wallachia' ? 'wallachia' : 'moldavia')

const parted = (map: DelugeMap): DelugeMap => {
  const factions = map.factions.flatMap((faction) => {
    if (faction.id !== joint) return [faction]
    return halves.map(({ id, name }) => ({
      ...faction,
      id,
      name,
      victory: {
        ...faction.victory,
        holds: (faction.victory.holds ?? []).filter(({ node }) => halfOf(node) === id),
      },
    }))
  })
  const nodes = map.nodes.map((node): DelugeNode => {
    const owner = node.owner === joint ? halfOf(node.id) : node.owner
    return node.home === joint
      ? { ...node, owner, home: halfOf(node.id), capital: isSeat(node.id) }
      : { ...node, owner }
  })
  const forces = map.start.forces.map((force) =>
    force.faction === joint ? { ...force, faction: halfOf(force.node) } : force,
  )
  return renamed({ ...map, factions, nodes, start: { forces } }, (id) =>
    id === joint ? halves.map((half) => half.id) : [id],
  )
}

const isSeat = (node: string): boolean => node === 'moldova' || node === 'wallachia'

/** With the names of factions changed wherever a faction names another. */
const renamed = (map: DelugeMap, rename: (id: FactionId) => readonly FactionId[]): DelugeMap => {
  const one = (id: FactionId): FactionId => rename(id)[0] ?? id
  const all = (ids: readonly FactionId[]): readonly FactionId[] => [...new Set(ids.flatMap(rename))]
  const relations = map.relations.flatMap(({ a, b, is }) =>
    rename(a).flatMap((x) => rename(b).map((y) => ({ a: x, b: y, is }))),
  )
  return {
    ...map,
    nodes: map.nodes.map((node) => ({
      ...node,
      owner: node.owner === null ? null : one(node.owner),
    })),
    factions: map.factions.map(({ victory, ...faction }) => ({
      ...faction,
      canSubsidise: all(faction.canSubsidise),
      victory: {
        ...victory,
        ...(victory.minus === undefined
          ? {}
          : {
              minus: victory.minus.flatMap((each) =>
                rename(each.of).map((of) => ({ ...each, of })),
              ),
            }),
        ...(victory.lostPlc === undefined
          ? {}
          : { lostPlc: { ...victory.lostPlc, notLostTo: all(victory.lostPlc.notLostTo) } }),
      },
    })),
    relations: relations.filter(
      ({ a, b }, place) =>
        a !== b &&
        relations.findIndex((each) => [a, b].sort().join() === [each.a, each.b].sort().join()) ===
          place,
    ),
    start: {
      forces: map.start.forces.map((force) => ({ ...force, faction: one(force.faction) })),
    },
  }
}
