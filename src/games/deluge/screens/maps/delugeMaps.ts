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
} from '../../rules/index.ts'
import { lookOf } from '../looks.ts'
import { screenWords } from '../words/screenWords.ts'
import { editorWords as words } from './editorWords.ts'
import { factionChanges } from './factionChanges.ts'
import { factionForm } from './factionForm.ts'
import { nodeForm } from './nodeForm.ts'

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
