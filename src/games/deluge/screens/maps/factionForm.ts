// What can be changed of a faction of The Deluge: its purse, what it is paid for, what it scores for, its forces, its relations.
import type { FormField } from '@/games/campaign/screens/mapEditor/mapCampaign.ts'
import { withFactionPart } from '@/games/campaign/rules/index.ts'
import { relationKinds, type DelugeMap, type Relation } from '../../rules/index.ts'
import { editorWords as words } from './editorWords.ts'
import { forcesField } from './forceForm.ts'
import { others, victoryForm } from './victoryForm.ts'

type Faction = DelugeMap['factions'][number]
type Field = FormField<DelugeMap>

const isPair = (one: string, other: string) => (each: { readonly a: string; readonly b: string }) =>
  (each.a === one && each.b === other) || (each.a === other && each.b === one)

const withRelation = (one: string, other: string, is: Relation) => (map: DelugeMap) => {
  const isThese = isPair(one, other)
  const isThere = map.relations.some(isThese)
  const changed = map.relations.flatMap((each) =>
    !isThese(each) ? [each] : is === 'neutral' ? [] : [{ ...each, is }],
  )
  return {
    ...map,
    relations: isThere || is === 'neutral' ? changed : [...changed, { a: one, b: other, is }],
  }
}

const mostThalers = 9_999
const mostRate = 999

const purse = ({ id, start, base, per, rate }: Faction): readonly Field[] => {
  const { faction } = words.value
  const number = (key: 'start' | 'base' | 'rate', value: number, max: number): Field => ({
    kind: 'number',
    key,
    label: faction[key],
    value,
    min: 0,
    max,
    set: (n) => (map) => withFactionPart(map, id, { [key]: n }),
  })
  const pers = ['none', 'occupied', 'plc'] as const
  return [
    number('start', start, mostThalers),
    number('base', base, mostThalers),
    {
      kind: 'choice',
      key: 'per',
      label: faction.per,
      value: per,
      options: pers.map((value) => ({ value, label: faction.pers[value] })),
      set: (text) => (map) =>
        withFactionPart(map, id, { per: pers.find((each) => each === text) ?? 'none' }),
    },
    number('rate', rate, mostRate),
  ]
}

const powers = (map: DelugeMap, { id, canCapture, extraLootDie, canSubsidise }: Faction) => {
  const { faction } = words.value
  const flag = (key: 'canCapture' | 'extraLootDie', value: boolean): Field => ({
    kind: 'flag',
    key,
    label: faction[key],
    value,
    set: (isOn) => (now) => withFactionPart(now, id, { [key]: isOn }),
  })
  const friends: Field = {
    kind: 'several',
    key: 'canSubsidise',
    label: faction.canSubsidise,
    value: canSubsidise,
    options: others(map, id).map((each) => ({ value: each.id, label: each.name })),
    set: (other, isOn) => (now) => {
      const before = now.factions.find((each) => each.id === id)?.canSubsidise ?? []
      const rest = before.filter((each) => each !== other)
      return withFactionPart(now, id, { canSubsidise: isOn ? [...rest, other] : rest })
    },
  }
  return [flag('canCapture', canCapture), flag('extraLootDie', extraLootDie), friends]
}

const relations = (map: DelugeMap, { id }: Faction): readonly Field[] => {
  const { faction } = words.value
  return others(map, id).map((other) => ({
    kind: 'choice',
    key: `relation ${other.id}`,
    label: faction.relation(other.name),
    value: map.relations.find(isPair(id, other.id))?.is ?? 'neutral',
    options: relationKinds.map((value) => ({ value, label: faction.relations[value] })),
    set: (text) =>
      withRelation(id, other.id, relationKinds.find((each) => each === text) ?? 'neutral'),
  }))
}

export const factionForm = (map: DelugeMap, faction: Faction): readonly Field[] => [
  {
    kind: 'text',
    key: 'name',
    label: words.value.faction.name,
    value: faction.name,
    most: 60,
    set: (name) => (now) => (name === '' ? now : withFactionPart(now, faction.id, { name })),
  },
  ...purse(faction),
  ...powers(map, faction),
  ...victoryForm(map, faction),
  forcesField(map, faction.id),
  ...relations(map, faction),
]
