// Factions of The Deluge that come onto a map or leave it, and what else the map says of them.
import { freshId } from '@/games/campaign/rules/index.ts'
import type { MapCampaign } from '@/games/campaign/screens/mapEditor/mapCampaign.ts'
import type { DelugeMap, VictoryTerms } from '../../rules/index.ts'
import { editorWords as words } from './editorWords.ts'

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

const forgotten = (map: DelugeMap, gone: string): DelugeMap => ({
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

export const factionChanges: MapCampaign<DelugeMap>['factions'] = {
  fresh,
  full: () => words.value.full,
  goesWith,
  forgotten,
}
