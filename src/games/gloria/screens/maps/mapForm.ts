// Changeable fields of a whole map of Gloria Mundi: attrition, regions, and who lives beyond the ocean.
import { freshId } from '@/games/campaign/rules/index.ts'
import type { FormField } from '@/games/campaign/screens/mapEditor/mapCampaign.ts'
import {
  fieldsOf,
  neverEmpty,
  ofMap,
  oneOf,
  rowsOf,
} from '@/games/campaign/screens/mapEditor/mapFields.ts'
import {
  continentFields,
  gloriaMapFields,
  mostContinents,
  mostNatives,
  nativeFields,
  regionFields,
  type GloriaMap,
} from '../../rules/index.ts'
import { editorWords as words } from './editorWords.ts'

export const mapForm = (map: GloriaMap): readonly FormField<GloriaMap>[] => {
  const { attrition, regionName } = words.value
  return [
    ...fieldsOf<GloriaMap>({
      fields: gloriaMapFields.top,
      now: map,
      set: ofMap(),
      labels: words.value,
    }),
    ...map.regions.flatMap((region) =>
      fieldsOf<GloriaMap>({
        fields: regionFields,
        now: region,
        set: oneOf(ofMap(), 'regions', region.id),
        labels: { name: regionName(region.id), attrition: attrition(region.name) },
        prefix: `${region.id} `,
      }),
    ),
    continentsField(map),
    nativesField(map),
  ]
}

/** One that has land stays. */
function continentsField(map: GloriaMap): FormField<GloriaMap> {
  const { overseas, kingName } = words.value
  const { continents, nodes } = map
  return rowsOf({
    key: 'continents',
    label: overseas.continents,
    set: ofMap<GloriaMap>(),
    items: continents.map((each) => [each.id, each]),
    title: ({ name }) => name,
    fields: (now, set) =>
      fieldsOf({
        fields: continentFields,
        now,
        set: neverEmpty(set),
        labels: { name: kingName },
      }),
    mayGo: ({ id }) => nodes.every((node) => node.kind !== 'outer' || node.continent !== id),
    add: overseas.addContinent,
    fresh:
      continents.length >= mostContinents
        ? null
        : { id: freshId(continents, 'continent'), name: overseas.newContinent },
  })
}

type Native = GloriaMap['natives'][number]

/** A people that has land stays. */
function nativesField(map: GloriaMap): FormField<GloriaMap> {
  const { overseas, kingName } = words.value
  const { natives, nodes } = map
  return rowsOf<GloriaMap, Native>({
    key: 'natives',
    label: overseas.natives,
    set: ofMap(),
    items: natives.map((each) => [each.id, each]),
    title: ({ name, kind }) => overseas.nativeTitle(name, overseas.nativeKinds[kind]),
    fields: (now, set) =>
      fieldsOf({
        fields: nativeFields,
        now,
        set: neverEmpty(set),
        labels: { name: kingName, kind: overseas.nativeKind },
        names: { kind: overseas.nativeKinds },
      }),
    mayGo: ({ id }) => nodes.every((node) => node.kind !== 'outer' || node.native !== id),
    add: overseas.addNative,
    fresh:
      natives.length >= mostNatives
        ? null
        : { id: freshId(natives, 'people'), kind: 'tribe', name: overseas.newNative },
  })
}
