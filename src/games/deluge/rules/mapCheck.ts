// CC-MAP-CHECK of The Deluge: what must be true of a map before a campaign begins on it, and what is doubtful.
import { table, umpire } from '../../../core/game.ts'
import {
  checkMap,
  type CommonMapProblem,
  type FactionId,
  type MapProblem,
  type NodeId,
} from '../../campaign/rules/index.ts'
import type { DelugeFaction, DelugeMap, VictoryTerms } from './map.ts'

type Code =
  | 'noHome'
  | 'noCapital'
  | 'capitalNotHome'
  | 'noSuchNode'
  | 'noSuchFaction'
  | 'noSuchHome'
  | 'relationTwice'
  | 'namedLikeASeat'
  | 'noPoints'
  | 'forceAbroad'
  | 'enemiesMeet'

export type DelugeMapProblem = CommonMapProblem | MapProblem<Code>

/** Where a map names a place or a faction. */
export const namingFields = [
  ...(['holds', 'outOf', 'forces', 'canSubsidise', 'minus'] as const),
  ...(['notLostTo', 'perStartLandOf', 'home', 'relations'] as const),
]
type NamingField = (typeof namingFields)[number]
type Named = readonly [field: NamingField, ids: readonly string[]]

/** Every faction has home nodes it owns and one capital among them; whatever is named exists. */
export const checkDelugeMap = (map: DelugeMap): readonly DelugeMapProblem[] => [
  ...checkMap(map),
  ...map.factions.flatMap((faction) => checkFaction(map, faction)),
  ...map.nodes.flatMap(({ id, home, capital }): readonly DelugeMapProblem[] => [
    ...problemIf(capital && home === null, 'capitalNotHome', id),
    ...unknown(map.factions, 'noSuchHome', id, [['home', home === null ? [] : [home]]]),
  ]),
  ...checkRelations(map),
  ...checkForces(map),
]

const checkFaction = (map: DelugeMap, faction: DelugeFaction): readonly DelugeMapProblem[] => {
  const { id, victory } = faction
  const homes = map.nodes.filter(({ home }) => home === id)
  const capitals = homes.filter(({ capital }) => capital)
  const { holds = [], minus = [], outOf, lostPlc, perStartLandOf } = victory
  return [
    ...problemIf(id === umpire || id === table, 'namedLikeASeat', id),
    ...problemIf(!homes.some(({ owner }) => owner === id), 'noHome', id),
    ...problemIf(capitals.length !== 1, 'noCapital', id),
    ...unknown(map.nodes, 'noSuchNode', id, [
      ['holds', holds.map(({ node }) => node)],
      ['outOf', outOf?.nodes ?? []],
    ]),
    ...unknown(map.factions, 'noSuchFaction', id, [
      ['canSubsidise', faction.canSubsidise],
      ['minus', minus.map(({ of }) => of)],
      ['notLostTo', lostPlc?.notLostTo ?? []],
      ['perStartLandOf', perStartLandOf === undefined ? [] : [perStartLandOf.of]],
      ['outOf', outOf === undefined ? [] : [outOf.of]],
    ]),
    ...(scoresNothing(victory) ? [{ code: 'noPoints', about: id, isError: false } as const] : []),
  ]
}

const scoresNothing = ({ holds = [], ...terms }: VictoryTerms): boolean => {
  const { base, tokensKept, perStartLandOf, perPlc, outOf } = terms
  const others = [base, tokensKept, perStartLandOf, perPlc, outOf]
  return holds.length === 0 && others.every((term) => term === undefined)
}

const problemIf = (isWrong: boolean, code: Code, about: string): readonly DelugeMapProblem[] =>
  isWrong ? [{ code, about, isError: true }] : []

const unknown = (
  known: readonly { readonly id: string }[],
  code: 'noSuchNode' | 'noSuchFaction' | 'noSuchHome',
  about: string,
  named: readonly Named[],
): readonly DelugeMapProblem[] =>
  named.flatMap(([field, ids]) =>
    ids.flatMap((id): readonly DelugeMapProblem[] =>
      known.some((each) => each.id === id)
        ? []
        : [{ code, about, isError: true, named: { field, id } }],
    ),
  )

const checkRelations = (map: DelugeMap): readonly DelugeMapProblem[] => {
  const pairs = new Set<string>()
  return map.relations.flatMap(({ a, b }): readonly DelugeMapProblem[] => {
    const key = [a, b].sort().join(' ')
    const isTwice = pairs.has(key) || a === b
    pairs.add(key)
    return [
      ...unknown(map.factions, 'noSuchFaction', a, [['relations', [a, b]]]),
      ...problemIf(isTwice, 'relationTwice', a),
    ]
  })
}

/** Forces stand somewhere; abroad, or beside an enemy, they may have been put by mistake. */
const checkForces = (map: DelugeMap): readonly DelugeMapProblem[] => {
  const { nodes, factions, relations, start } = map
  const is = (one: FactionId, other: FactionId, relation: string): boolean =>
    relations.some(
      ({ a, b, is: kind }) =>
        kind === relation && ((a === one && b === other) || (a === other && b === one)),
    )
  const isOwn = (faction: FactionId, node: NodeId): boolean =>
    nodes.some(
      ({ id, owner }) =>
        id === node && owner !== null && (owner === faction || is(owner, faction, 'ally')),
    )
  return start.forces.flatMap(({ faction, node }): readonly DelugeMapProblem[] => {
    const isThere = nodes.some(({ id }) => id === node)
    const meets = start.forces.some(
      (other) => other.node === node && is(faction, other.faction, 'war'),
    )
    return [
      ...unknown(factions, 'noSuchFaction', faction, [['forces', [faction]]]),
      ...unknown(nodes, 'noSuchNode', faction, [['forces', [node]]]),
      ...(isThere && !isOwn(faction, node)
        ? ([
            {
              code: 'forceAbroad',
              about: faction,
              isError: false,
              named: { field: 'forces', id: node },
            },
          ] as const)
        : []),
      ...(isThere && meets ? [{ code: 'enemiesMeet', about: node, isError: false } as const] : []),
    ]
  })
}
