// Changeable fields of an area of Gloria Mundi, by its kind.
import { idShape, nameShape, orNull } from '@/games/campaign/rules/index.ts'
import type { FormField } from '@/games/campaign/screens/mapEditor/mapCampaign.ts'
import { fieldsOf, ofMap, oneOf, within } from '@/games/campaign/screens/mapEditor/mapFields.ts'
import { mapWords } from '@/games/campaign/screens/words/mapWords.ts'
import { cityFields, gloriaMapFields, powerIds, type GloriaMap } from '../../rules/index.ts'
import { areaKinds, areaOf, isFreeId, renumbered } from './areas.ts'
import { editorWords as words } from './editorWords.ts'

type Area = GloriaMap['nodes'][number]
type City = NonNullable<Extract<Area, { readonly kind: 'land' }>['city']>
type Field = FormField<GloriaMap>

const numberField = (map: GloriaMap, { id }: Area): Field => {
  const { place } = mapWords.value
  return {
    kind: 'text',
    key: 'id',
    label: place.id,
    value: id,
    most: 24,
    refuse: (text) => (isFreeId(map, text) ? null : place.idTaken),
    set: (text) => (now) => renumbered(now, id, text),
  }
}

/** An area of another kind has the fields of that kind, and no others. */
const kindField = ({ id, kind }: Area): Field => ({
  kind: 'choice',
  key: 'kind',
  label: mapWords.value.place.kind,
  value: kind,
  options: areaKinds.map((value) => ({ value, label: words.value.kinds[value] })),
  set: (text) => (now) => ({
    ...now,
    nodes: now.nodes.map((node) => {
      const next = areaKinds.find((each) => each === text) ?? node.kind
      return node.id === id && node.kind !== next ? areaOf(now, next, node) : node
    }),
  }),
})

/** The first power that no city has. */
const freshCity = ({ nodes }: GloriaMap, fortress: boolean): City => {
  const taken = new Set(nodes.flatMap((node) => (node.kind === 'land' ? [node.city?.power] : [])))
  return { fortress, port: null, power: powerIds.find((power) => !taken.has(power)) ?? 'riches' }
}

const cityForm = (map: GloriaMap, id: string, now: City | null): readonly Field[] => {
  const { cities, city: label, noPort, powers } = words.value
  const set = oneOf<GloriaMap>(ofMap(), 'nodes', id)
  const which: Field = {
    kind: 'choice',
    key: 'city',
    label,
    value: now === null ? 'none' : now.fortress ? 'fortress' : 'open',
    options: (['none', 'open', 'fortress'] as const).map((value) => ({
      value,
      label: cities[value],
    })),
    set: (text) => {
      const fortress = text === 'fortress'
      return set('city', () =>
        text === 'none' ? null : { ...(now ?? freshCity(map, fortress)), fortress },
      )
    },
  }
  if (now === null) return [which]
  const figures = fieldsOf<GloriaMap>({
    fields: cityFields,
    now,
    set: within(set, 'city'),
    labels: words.value,
    names: { power: powers },
    nones: { port: noPort },
    lists: { seas: map.seas },
  })
  return [which, ...figures]
}

export const areaForm = (map: GloriaMap, area: Area): readonly Field[] => {
  const { seas, regions, continents, natives } = map
  return fieldsOf<GloriaMap, Field>({
    fields: {
      id: idShape,
      name: orNull(nameShape),
      kind: idShape,
      ...gloriaMapFields.nodeByKind?.[area.kind],
    },
    now: area,
    set: oneOf(ofMap(), 'nodes', area.id),
    labels: { ...words.value, name: mapWords.value.place.name },
    lists: { seas, regions, continents, natives },
    instead: {
      id: () => [numberField(map, area)],
      kind: () => [kindField(area)],
      city: () => (area.kind === 'land' ? cityForm(map, area.id, area.city) : []),
    },
  })
}
