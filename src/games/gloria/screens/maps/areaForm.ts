// What can be changed of an area of Gloria Mundi, by its kind.
import { withNodePart } from '@/games/campaign/rules/index.ts'
import type { FormField } from '@/games/campaign/screens/mapEditor/mapCampaign.ts'
import { mapWords } from '@/games/campaign/screens/words/mapWords.ts'
import { powerIds, type GloriaMap } from '../../rules/index.ts'
import { areaKinds, areaOf, isFreeId, renumbered } from './areas.ts'
import { editorWords as words } from './editorWords.ts'

type Area = GloriaMap['nodes'][number]
type Land = Extract<Area, { readonly kind: 'land' }>
type Outer = Extract<Area, { readonly kind: 'outer' }>
type City = NonNullable<Land['city']>
type Field = FormField<GloriaMap>

/** What is set must belong to the kind of the area: the form of each kind offers no other. */
const set =
  (id: string, part: Partial<Omit<Land, 'id' | 'kind'>> | Partial<Omit<Outer, 'id' | 'kind'>>) =>
  (map: GloriaMap) =>
    withNodePart(map, id, part)

const named = (list: readonly { readonly id: string; readonly name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }))

const ofEvery = (map: GloriaMap, area: Area): readonly Field[] => {
  const { place } = mapWords.value
  const { id } = area
  return [
    {
      kind: 'text',
      key: 'id',
      label: place.id,
      value: id,
      most: 24,
      refuse: (text) => (isFreeId(map, text) ? null : place.idTaken),
      set: (text) => (now) => renumbered(now, id, text),
    },
    {
      kind: 'text',
      key: 'name',
      label: place.name,
      value: area.name ?? '',
      most: 60,
      set: (text) => (now) => withNodePart(now, id, { name: text === '' ? null : text }),
    },
    {
      kind: 'choice',
      key: 'kind',
      label: place.kind,
      value: area.kind,
      options: areaKinds.map((value) => ({ value, label: words.value.kinds[value] })),
      set: (text) => (now) => ({
        ...now,
        nodes: now.nodes.map((node) => {
          const kind = areaKinds.find((each) => each === text) ?? node.kind
          return node.id === id && node.kind !== kind ? areaOf(now, kind, node) : node
        }),
      }),
    },
  ]
}

const coast = ({ seas }: GloriaMap, { id, coast: touched }: Land | Outer): Field => ({
  kind: 'several',
  key: 'coast',
  label: words.value.coast,
  value: touched,
  options: named(seas),
  set: (sea, isOn) => (now) => {
    const before = now.nodes.find((node) => node.id === id)
    const rest =
      before !== undefined && 'coast' in before ? before.coast.filter((each) => each !== sea) : []
    return set(id, { coast: isOn ? [...rest, sea] : rest })(now)
  },
})

const flag = (
  id: string,
  key: 'amana' | 'sackedForEver' | 'site' | 'kingdomCity',
  value: boolean,
): Field => ({
  kind: 'flag',
  key,
  label: words.value[key],
  value,
  set: (isOn) => set(id, { [key]: isOn }),
})

/** The first power that no city has. */
const freshCity = ({ nodes }: GloriaMap, fortress: boolean): City => {
  const taken = new Set(nodes.flatMap((node) => (node.kind === 'land' ? [node.city?.power] : [])))
  return { fortress, port: null, power: powerIds.find((power) => !taken.has(power)) ?? 'riches' }
}

const city = (map: GloriaMap, { id, city: now }: Land): readonly Field[] => {
  const { cities, city: label, port, noPort, power, powers } = words.value
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
      return set(id, {
        city: text === 'none' ? null : { ...(now ?? freshCity(map, fortress)), fortress },
      })
    },
  }
  if (now === null) return [which]
  return [
    which,
    {
      kind: 'choice',
      key: 'port',
      label: port,
      value: now.port ?? '',
      options: [{ value: '', label: noPort }, ...named(map.seas)],
      set: (text) => set(id, { city: { ...now, port: text === '' ? null : text } }),
    },
    {
      kind: 'choice',
      key: 'power',
      label: power,
      value: now.power,
      options: powerIds.map((value) => ({ value, label: powers[value] })),
      set: (text) =>
        set(id, { city: { ...now, power: powerIds.find((each) => each === text) ?? now.power } }),
    },
  ]
}

const choice = (
  id: string,
  key: 'region' | 'continent' | 'native',
  value: string,
  options: readonly { readonly value: string; readonly label: string }[],
): Field => ({
  kind: 'choice',
  key,
  label: words.value[key],
  value,
  options,
  set: (text) => set(id, { [key]: text }),
})

export const areaForm = (map: GloriaMap, area: Area): readonly Field[] => {
  const every = ofEvery(map, area)
  const { id } = area
  switch (area.kind) {
    case 'land':
      return [
        ...every,
        choice(id, 'region', area.region, named(map.regions)),
        ...city(map, area),
        coast(map, area),
        flag(id, 'amana', area.amana),
        flag(id, 'sackedForEver', area.sackedForEver),
      ]
    case 'outer':
      return [
        ...every,
        choice(id, 'continent', area.continent, named(map.continents)),
        choice(id, 'native', area.native, named(map.natives)),
        coast(map, area),
        flag(id, 'site', area.site),
        flag(id, 'kingdomCity', area.kingdomCity),
      ]
    case 'amana':
    case 'wastes':
      return every
  }
}
