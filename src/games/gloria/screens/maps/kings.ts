// Kings on a map of Gloria Mundi: their form, those that come and those that go.
import { freshId, withFactionPart } from '@/games/campaign/rules/index.ts'
import type { FormField, MapCampaign } from '@/games/campaign/screens/mapEditor/mapCampaign.ts'
import type { GloriaMap } from '../../rules/index.ts'
import { nameOfArea } from './areas.ts'
import { editorWords as words } from './editorWords.ts'

type King = GloriaMap['factions'][number]

/** Fortresses in which no king starts, in list order. */
const freeFortresses = ({ nodes, factions }: GloriaMap) =>
  nodes.filter(
    (node) =>
      node.kind === 'land' &&
      node.city?.fortress === true &&
      factions.every(({ start }) => start !== node.id),
  )

export function factionForm(
  map: GloriaMap,
  { id, name, start }: King,
): readonly FormField<GloriaMap>[] {
  const fortresses = map.nodes.filter(
    (node) => node.id === start || (node.kind === 'land' && node.city?.fortress === true),
  )
  const known = fortresses.map((node) => ({ value: node.id, label: nameOfArea(node) }))
  const isThere = known.some(({ value }) => value === start)
  return [
    {
      kind: 'text',
      key: 'name',
      label: words.value.kingName,
      value: name,
      most: 60,
      set: (text) => (now) => (text === '' ? now : withFactionPart(now, id, { name: text })),
    },
    {
      kind: 'choice',
      key: 'start',
      label: words.value.start,
      value: start,
      options: isThere ? known : [{ value: start, label: start }, ...known],
      set: (text) => (now) => withFactionPart(now, id, { start: text }),
    },
  ]
}

const fresh = (map: GloriaMap, name: string): King | null => {
  const [free] = freeFortresses(map)
  return free === undefined ? null : { id: freshId(map.factions, 'faction'), name, start: free.id }
}

export const kings: MapCampaign<GloriaMap>['factions'] = {
  fresh,
  full: () => words.value.noFortress,
  goesWith: ({ nodes }, { start }) =>
    nodes.flatMap((node) =>
      node.id === start ? [words.value.leftFortress(nameOfArea(node))] : [],
    ),
  forgotten: (map) => map,
}
