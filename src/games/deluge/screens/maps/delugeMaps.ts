// The Deluge for the map editor: its maps, check, fields, looks and words.
import { own } from '@/core/own.ts'
import { freshId, type MapProblem } from '@/games/campaign/rules/index.ts'
import type { MapCampaign } from '@/games/campaign/screens/mapEditor/mapCampaign.ts'
import { mapWords } from '@/games/campaign/screens/words/mapWords.ts'
import {
  checkDelugeMap,
  defaultMap,
  delugeMapFields,
  firstMap,
  namingFields,
  type DelugeMap,
  type VictoryTerms,
} from '../../rules/index.ts'
import { lookOf } from '../looks.ts'
import { screenWords } from '../words/screenWords.ts'
import { editorWords as words } from './editorWords.ts'
import { factionForm, nodeForm } from './forms.ts'

const spokenName = (name: string): string => own(screenWords.value.tables.onMap, name) ?? name

/** A copy in the language of who draws it: what it is called afterwards is his. */
const spoken = (map: DelugeMap): DelugeMap => ({
  ...map,
  seas: map.seas.map((sea) => ({ ...sea, name: spokenName(sea.name) })),
  nodes: map.nodes.map((node) => ({
    ...node,
    name: node.name === null ? null : spokenName(node.name),
  })),
  factions: map.factions.map((faction) => ({ ...faction, name: spokenName(faction.name) })),
})

/** Points and forces that have to do with a place go with it. */
const forgotten = (map: DelugeMap, gone: string): DelugeMap => ({
  ...map,
  factions: map.factions.map((faction) => {
    const { holds, outOf, ...others } = faction.victory
    const held = holds?.filter(({ node }) => node !== gone)
    const nodes = outOf?.nodes.filter((node) => node !== gone)
    return {
      ...faction,
      victory: {
        ...others,
        ...(held === undefined ? {} : { holds: held }),
        ...(outOf === undefined || nodes === undefined ? {} : { outOf: { ...outOf, nodes } }),
      },
    }
  }),
  start: { ...map.start, forces: map.start.forces.filter(({ node }) => node !== gone) },
})

const factionName = (map: DelugeMap, id: string): string =>
  map.factions.find((faction) => faction.id === id)?.name ?? id

const namesOf = (nodes: DelugeMap['nodes']): string =>
  nodes.map(({ id, name }) => name ?? id).join(', ')

const placeName = (map: DelugeMap, id: string): string =>
  namesOf(map.nodes.filter((node) => node.id === id))

/** What is not on the map, with the field that names it. */
function namingWords({ code, about, named }: MapProblem, map: DelugeMap): string | null {
  const { problems } = words.value
  const field = namingFields.find((each) => each === named?.field)
  if (named === undefined || field === undefined) return null
  switch (code) {
    case 'noSuchNode':
    case 'noSuchFaction':
      return problems[code](factionName(map, about), field, named.id)
    case 'noSuchHome':
      return problems.noSuchFaction(placeName(map, about), field, named.id)
    case 'forceAbroad':
      return problems.forceAbroad(factionName(map, about), placeName(map, named.id))
    default:
      return null
  }
}

function problemWords(problem: MapProblem, map: DelugeMap): string | null {
  const { problems } = words.value
  const { code, about } = problem
  const faction = factionName(map, about)
  const homes = map.nodes.filter(({ home }) => home === about)
  switch (code) {
    case 'noHome':
      return problems.noHome(faction, namesOf(homes))
    case 'noCapital':
      return problems.noCapital(faction, namesOf(homes.filter(({ capital }) => capital)))
    case 'capitalNotHome':
      return problems.capitalNotHome(placeName(map, about))
    case 'enemiesMeet': {
      const there = map.start.forces.filter(({ node }) => node === about)
      const names = new Set(there.map((force) => factionName(map, force.faction)))
      return problems.enemiesMeet(placeName(map, about), [...names].join(', '))
    }
    case 'relationTwice':
    case 'namedLikeASeat':
    case 'noPoints':
      return problems[code](faction)
    default:
      return namingWords(problem, map)
  }
}

// Factions of The Deluge that come onto a map or leave it, and what else the map says of them.

type Faction = DelugeMap['factions'][number]

const mostFactions = 40

/** As the middling powers of the default map; what it scores for is its own. */
const fresh = (map: DelugeMap, name: string): Faction | null =>
  map.factions.length >= mostFactions
    ? null
    : {
        id: freshId(map.factions, 'faction'),
        name,
        start: 50,
        base: 25,
        per: 'none',
        rate: 0,
        canCapture: true,
        extraLootDie: false,
        canSubsidise: [],
        victory: {},
      }

/** Terms without one faction; what names it alone is no term any more. */
const withoutIt = (terms: VictoryTerms, gone: string): VictoryTerms => {
  const { minus, lostPlc, perStartLandOf, outOf, ...others } = terms
  const notLostTo = lostPlc?.notLostTo.filter((each) => each !== gone) ?? []
  return {
    ...others,
    ...(minus === undefined ? {} : { minus: minus.filter(({ of }) => of !== gone) }),
    ...(lostPlc === undefined ? {} : { lostPlc: { ...lostPlc, notLostTo } }),
    ...(perStartLandOf === undefined || perStartLandOf.of === gone ? {} : { perStartLandOf }),
    ...(outOf === undefined || outOf.of === gone ? {} : { outOf }),
  }
}

const factionForgotten = (map: DelugeMap, gone: string): DelugeMap => ({
  ...map,
  nodes: map.nodes.map((node) =>
    node.home === gone ? { ...node, home: null, capital: false } : node,
  ),
  factions: map.factions.map((faction) => ({
    ...faction,
    canSubsidise: faction.canSubsidise.filter((each) => each !== gone),
    victory: withoutIt(faction.victory, gone),
  })),
  relations: map.relations.filter(({ a, b }) => a !== gone && b !== gone),
  start: { ...map.start, forces: map.start.forces.filter(({ faction }) => faction !== gone) },
})

const names = ({ victory, canSubsidise }: Faction, id: string): boolean =>
  canSubsidise.includes(id) || JSON.stringify(victory) !== JSON.stringify(withoutIt(victory, id))

const goesWith = (map: DelugeMap, { id }: Faction): readonly string[] => {
  const { leaving } = words.value
  const owned = map.nodes.filter(({ owner }) => owner === id).length
  const homes = map.nodes.filter(({ home }) => home === id).length
  const forces = map.start.forces.filter(({ faction }) => faction === id).length
  const relations = map.relations.filter(({ a, b }) => a === id || b === id).length
  const named = map.factions.filter((each) => each.id !== id && names(each, id))
  return [
    ...(owned === 0 ? [] : [leaving.owned(owned)]),
    ...(homes === 0 ? [] : [leaving.homes(homes)]),
    ...(forces === 0 ? [] : [leaving.forces(forces)]),
    ...(relations === 0 ? [] : [leaving.relations(relations)]),
    ...(named.length === 0 ? [] : [leaving.named(named.map(({ name }) => name).join(', '))]),
  ]
}

const factionChanges: MapCampaign<DelugeMap>['factions'] = {
  fresh,
  full: () => words.value.full,
  goesWith,
  forgotten: factionForgotten,
}

export const delugeMaps: MapCampaign<DelugeMap> = {
  game: 'the-deluge',
  home: '/games/the-deluge',
  builtIn: [
    { map: firstMap, name: () => screenWords.value.start.maps.first.name },
    { map: defaultMap, name: () => screenWords.value.start.maps.whole.name },
  ],
  fields: delugeMapFields,
  check: checkDelugeMap,
  spoken,
  look: lookOf,
  holder: (_, { owner }) => owner,
  nodeName: ({ id, name }) => name ?? id,
  nodeFacts: (map, { home, capital, plc }) => {
    const { facts } = words.value
    const whose = home === null ? null : factionName(map, home)
    return [
      ...(whose === null ? [] : [capital ? facts.capital(whose) : facts.home(whose)]),
      ...(plc ? [facts.plc] : []),
    ]
  },
  mark: ({ home, capital }) => (capital ? 'capital' : home === null ? 'plain' : 'home'),
  freshNode: (map, { x, y }, name) => ({
    id: freshId(map.nodes, 'place'),
    name,
    kind: 'land',
    x,
    y,
    owner: null,
    home: null,
    capital: false,
    plc: false,
  }),
  nodeForm,
  factionForm,
  factions: factionChanges,
  mapForm: () => [],
  linkTags: () => [
    { tag: 'ferry', label: words.value.ferry },
    { tag: 'near', label: mapWords.value.near },
  ],
  forgotten,
  tidied: (map) => map,
  problemWords,
}
