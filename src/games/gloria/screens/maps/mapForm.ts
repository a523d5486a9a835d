// What can be changed of a whole map of Gloria Mundi: attrition, regions, and who lives beyond the ocean.
import { freshId } from '@/games/campaign/rules/index.ts'
import type {
  Change,
  FormField,
  PlainField,
} from '@/games/campaign/screens/mapEditor/mapCampaign.ts'
import type { GloriaMap } from '../../rules/index.ts'
import { editorWords as words } from './editorWords.ts'

const mostAttrition = 6

export function mapForm(map: GloriaMap): readonly FormField<GloriaMap>[] {
  const { attrition, cityAttrition, sackedAttrition, regionName } = words.value
  const bounds = { kind: 'number', min: 0, max: mostAttrition } as const
  const region = (id: string, part: Partial<GloriaMap['regions'][number]>) => (now: GloriaMap) => ({
    ...now,
    regions: now.regions.map((each) => (each.id === id ? { ...each, ...part } : each)),
  })
  return [
    {
      ...bounds,
      key: 'cityAttrition',
      label: cityAttrition,
      value: map.cityAttrition,
      set: (n) => (now) => ({ ...now, cityAttrition: n }),
    },
    {
      ...bounds,
      key: 'sackedAttrition',
      label: sackedAttrition,
      value: map.sackedAttrition,
      set: (n) => (now) => ({ ...now, sackedAttrition: n }),
    },
    ...map.regions.flatMap(({ id, name, attrition: value }): readonly FormField<GloriaMap>[] => [
      {
        kind: 'text',
        key: `name ${id}`,
        label: regionName(id),
        value: name,
        most: 60,
        set: (text) => region(id, { name: text }),
      },
      {
        ...bounds,
        key: `attrition ${id}`,
        label: attrition(name),
        value,
        set: (n) => region(id, { attrition: n }),
      },
    ]),
    continentsField(map),
    nativesField(map),
  ]
}

const nameField = (
  value: string,
  set: (name: string) => Change<GloriaMap>,
): PlainField<GloriaMap> => ({
  kind: 'text',
  key: 'name',
  label: words.value.kingName,
  value,
  most: 60,
  set: (text) => (text === '' ? (map) => map : set(text)),
})

const mostContinents = 9

/** One that has land stays. */
function continentsField(map: GloriaMap): FormField<GloriaMap> {
  const { overseas } = words.value
  const has = (id: string): boolean =>
    map.nodes.some((node) => node.kind === 'outer' && node.continent === id)
  const fresh = { id: freshId(map.continents, 'continent'), name: overseas.newContinent }
  return {
    kind: 'rows',
    key: 'continents',
    label: overseas.continents,
    rows: map.continents.map(({ id, name }) => ({
      key: id,
      title: name,
      fields: [
        nameField(name, (text) => (now) => ({
          ...now,
          continents: now.continents.map((each) =>
            each.id === id ? { ...each, name: text } : each,
          ),
        })),
      ],
      remove: has(id)
        ? null
        : (now) => ({ ...now, continents: now.continents.filter((each) => each.id !== id) }),
    })),
    more:
      map.continents.length >= mostContinents
        ? null
        : {
            label: overseas.addContinent,
            add: (now) => ({ ...now, continents: [...now.continents, fresh] }),
          },
  }
}

const mostNatives = 40
type Native = GloriaMap['natives'][number]
const nativeKinds = ['tribe', 'kingdom'] as const

const withNative =
  (id: string, part: Partial<Native>): Change<GloriaMap> =>
  (map) => ({
    ...map,
    natives: map.natives.map((each) => (each.id === id ? { ...each, ...part } : each)),
  })

/** A people that has land stays. */
function nativesField(map: GloriaMap): FormField<GloriaMap> {
  const { overseas } = words.value
  const has = (id: string): boolean =>
    map.nodes.some((node) => node.kind === 'outer' && node.native === id)
  const fresh: Native = {
    id: freshId(map.natives, 'people'),
    kind: 'tribe',
    name: overseas.newNative,
  }
  return {
    kind: 'rows',
    key: 'natives',
    label: overseas.natives,
    rows: map.natives.map(({ id, kind, name }) => ({
      key: id,
      title: overseas.nativeTitle(name, overseas.nativeKinds[kind]),
      fields: [
        nameField(name, (text) => withNative(id, { name: text })),
        {
          kind: 'choice',
          key: 'kind',
          label: overseas.nativeKind,
          value: kind,
          options: nativeKinds.map((value) => ({ value, label: overseas.nativeKinds[value] })),
          set: (text) =>
            withNative(id, { kind: nativeKinds.find((each) => each === text) ?? kind }),
        },
      ],
      remove: has(id)
        ? null
        : (now) => ({ ...now, natives: now.natives.filter((each) => each.id !== id) }),
    })),
    more:
      map.natives.length >= mostNatives
        ? null
        : {
            label: overseas.addNative,
            add: (now) => ({ ...now, natives: [...now.natives, fresh] }),
          },
  }
}
