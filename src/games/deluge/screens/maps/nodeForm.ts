// What can be changed of a place of The Deluge.
import { withNodePart } from '@/games/campaign/rules/index.ts'
import type { FormField } from '@/games/campaign/screens/mapEditor/mapCampaign.ts'
import { mapWords } from '@/games/campaign/screens/words/mapWords.ts'
import type { DelugeMap } from '../../rules/index.ts'
import { editorWords as words } from './editorWords.ts'

type Node = DelugeMap['nodes'][number]
type Field = FormField<DelugeMap>

export const nameOfNode = ({ nodes }: DelugeMap, id: string): string =>
  nodes.find((node) => node.id === id)?.name ?? id

const orNobody = (text: string): string | null => (text === '' ? null : text)

export const nodeForm = (map: DelugeMap, node: Node): readonly Field[] => {
  const { id } = node
  const factions = map.factions.map((faction) => ({ value: faction.id, label: faction.name }))
  const { place } = mapWords.value
  const flag = (key: 'capital' | 'plc'): Field => ({
    kind: 'flag',
    key,
    label: words.value[key],
    value: node[key],
    set: (isOn) => (now) => withNodePart(now, id, { [key]: isOn }),
  })
  return [
    {
      kind: 'text',
      key: 'name',
      label: place.name,
      value: node.name ?? '',
      most: 60,
      set: (text) => (now) => withNodePart(now, id, { name: orNobody(text) }),
    },
    {
      kind: 'choice',
      key: 'owner',
      label: place.owner,
      value: node.owner ?? '',
      options: [{ value: '', label: place.nobody }, ...factions],
      set: (text) => (now) => withNodePart(now, id, { owner: orNobody(text) }),
    },
    {
      kind: 'choice',
      key: 'home',
      label: words.value.home,
      value: node.home ?? '',
      options: [{ value: '', label: words.value.noHome }, ...factions],
      set: (text) => (now) => withNodePart(now, id, { home: orNobody(text) }),
    },
    flag('capital'),
    flag('plc'),
  ]
}
