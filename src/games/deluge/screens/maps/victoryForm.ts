// Victory form of a faction of The Deluge: every term of its points, and the shares that are taken off.
import type {
  Change,
  FormField,
  PlainField,
} from '@/games/campaign/screens/mapEditor/mapCampaign.ts'
import {
  fieldsOf,
  including,
  listIn,
  ofMap,
  oneOf,
  optionsOf,
  rowsOf,
  valueIn,
  within,
  type Setting,
} from '@/games/campaign/screens/mapEditor/mapFields.ts'
import { isObject } from '@/core/record/json.ts'
import {
  landFields,
  lossFields,
  mostShares,
  shareFields,
  victoryFields,
  type DelugeMap,
  type VictoryTerms,
} from '../../rules/index.ts'
import { editorWords as words } from './editorWords.ts'

type Faction = DelugeMap['factions'][number]
type Field = FormField<DelugeMap>
type Minus = NonNullable<VictoryTerms['minus']>[number]
type Share = Pick<Minus, 'num' | 'den'>

const mostPoints = 99

/** Terms that say nothing are left out of the file; without points at the beginning there is nothing to take off. */
const termsOf =
  (id: string): Setting<DelugeMap> =>
  (key, next) =>
    oneOf<DelugeMap>(
      ofMap(),
      'factions',
      id,
    )('victory', (before) => {
      const terms = isObject(before) ? before : {}
      const said = Object.entries({ ...terms, [key]: next(terms[key]) }).filter(([, term]) =>
        saysSomething(term),
      )
      const { lostPlc, ...others } = Object.fromEntries(said)
      return lostPlc === undefined || others['base'] === undefined ? others : { ...others, lostPlc }
    })
const saysSomething = (term: unknown): boolean =>
  isObject(term)
    ? term['vp'] !== 0
    : term !== undefined &&
      term !== null &&
      term !== 0 &&
      !(Array.isArray(term) && term.length === 0)

export const others = ({ factions }: DelugeMap, id: string) =>
  factions.filter((each) => each.id !== id)

export const nameOfNode = ({ nodes }: DelugeMap, id: string): string =>
  nodes.find((node) => node.id === id)?.name ?? id

/** "1/3", both figures from 1 to 99; null: it is none. */
const shareIn = (text: string): Share | null => {
  const [, num, den] = /^([1-9]\d?)\s*\/\s*([1-9]\d?)$/u.exec(text.trim()) ?? []
  return num === undefined || den === undefined ? null : { num: Number(num), den: Number(den) }
}
const printed = ({ num, den }: Share): string => `${num}/${den}`

/** Places with a figure each, which 0 takes out. */
const places = (
  map: DelugeMap,
  at: { readonly key: string; readonly label: string; readonly max: number },
  now: readonly { readonly node: string; readonly vp: number }[],
  set: (node: string, n: number) => Change<DelugeMap>,
): Field => ({
  ...at,
  kind: 'figures',
  value: now.map(({ node, vp }) => ({ value: node, label: nameOfNode(map, node), n: vp })),
  options: optionsOf(map.nodes.filter(({ id }) => now.every(({ node }) => node !== id))),
  set,
})

const heldPlaces = (map: DelugeMap, { id, victory: { holds = [] } }: Faction): Field =>
  places(
    map,
    { key: 'holds', label: words.value.faction.holds, max: mostPoints },
    holds,
    (node, vp) =>
      termsOf(id)('holds', (before) => {
        const list = listIn(before)
        const isIt = (held: unknown): boolean => valueIn(held, 'node') === node
        if (vp === 0) return list.filter((held) => !isIt(held))
        return list.some(isIt)
          ? list.map((held) => (isIt(held) ? { node, vp } : held))
          : [...list, { node, vp }]
      }),
  )

/** A term that names another faction, with what is asked of it where there is one. */
const termOf = (
  map: DelugeMap,
  { id, victory }: Faction,
  key: 'perStartLandOf' | 'outOf',
  fresh: object,
  more: readonly Field[] = [],
): readonly Field[] => {
  const { faction } = words.value
  const now = victory[key]
  const set = termsOf(id)
  const whose: Field = {
    kind: 'choice',
    key,
    label: faction[key],
    value: now?.of ?? '',
    options: [{ value: '', label: faction.nobody }, ...optionsOf(others(map, id))],
    set: (of) =>
      set(key, (before) =>
        of === '' ? undefined : { ...fresh, ...(isObject(before) ? before : {}), of },
      ),
  }
  if (now === undefined) return [whose]
  const figures = fieldsOf<DelugeMap>({
    fields: landFields,
    now,
    set: within(set, key),
    labels: { vp: faction.each },
    prefix: `${key} `,
  })
  return [whose, ...more, ...figures]
}

/** Places that another is to be kept out of. */
const keptOut = (map: DelugeMap, faction: Faction): readonly Field[] => {
  const nodes = faction.victory.outOf?.nodes ?? []
  const at = { key: 'outOf nodes', label: words.value.faction.outOfPlaces, max: 1 }
  const field = places(
    map,
    at,
    nodes.map((node) => ({ node, vp: 1 })),
    (node, n) => within(termsOf(faction.id), 'outOf')('nodes', including(node, n > 0)),
  )
  return termOf(map, faction, 'outOf', { nodes: [], vp: 1 }, [field])
}

const shareField = (
  key: string,
  now: Share | undefined,
  set: (share: Share | null) => Change<DelugeMap>,
): PlainField<DelugeMap> => {
  const { faction } = words.value
  const mayBeEmpty = key === 'lostPlc'
  return {
    kind: 'text',
    key,
    label: mayBeEmpty ? faction.lostPlc : faction.share,
    ...(mayBeEmpty ? { hint: faction.lostPlcHint } : {}),
    value: now === undefined ? '' : printed(now),
    most: 7,
    refuse: (text) =>
      (mayBeEmpty && text === '') || shareIn(text) !== null ? null : faction.noShare,
    set: (text) => set(shareIn(text)),
  }
}

/** What is taken off the points at the beginning, asked where there are some. */
const losses = (map: DelugeMap, { id, victory }: Faction): readonly Field[] => {
  const { base, lostPlc } = victory
  if (base === undefined) return []
  const set = termsOf(id)
  const share = shareField('lostPlc', lostPlc, (read) =>
    set('lostPlc', (before) =>
      read === null ? undefined : { notLostTo: [], ...(isObject(before) ? before : {}), ...read },
    ),
  )
  if (lostPlc === undefined) return [share]
  const spared = fieldsOf<DelugeMap>({
    fields: lossFields,
    now: lostPlc,
    set: within(set, 'lostPlc'),
    labels: { notLostTo: words.value.faction.notLostTo },
    lists: { others: others(map, id) },
  })
  return [share, ...spared]
}

const withShare =
  (set: Setting<DelugeMap>, read: Share | null): Change<DelugeMap> =>
  (map) =>
    read === null ? map : set('num', () => read.num)(set('den', () => read.den)(map))

/** A share of the points of others that is taken off. */
const minus = (map: DelugeMap, { id, victory }: Faction): Field => {
  const { faction } = words.value
  const now = victory.minus ?? []
  const nameOf = (of: string): string => map.factions.find((each) => each.id === of)?.name ?? of
  const free = others(map, id).filter((each) => now.every(({ of }) => of !== each.id))
  const [next] = free
  return rowsOf<DelugeMap, Minus>({
    key: 'minus',
    label: faction.minus,
    set: termsOf(id),
    items: now.map((each, nth) => [nth, each]),
    title: (each) => faction.minusTitle(printed(each), nameOf(each.of)),
    fields: ({ of, ...share }, set) => [
      ...fieldsOf<DelugeMap>({
        fields: shareFields,
        now: { of },
        set,
        labels: { of: faction.minusOf },
        lists: { others: map.factions.filter((each) => each.id === of || free.includes(each)) },
      }),
      shareField('share', share, (read) => withShare(set, read)),
    ],
    add: faction.addMinus,
    fresh: next === undefined || now.length >= mostShares ? null : { of: next.id, num: 1, den: 4 },
  })
}

export const victoryForm = (map: DelugeMap, of: Faction): readonly Field[] => {
  const { faction } = words.value
  return fieldsOf<DelugeMap, Field>({
    fields: victoryFields,
    now: of.victory,
    set: termsOf(of.id),
    labels: { ...faction, base: faction.points },
    prefix: 'victory ',
    instead: {
      holds: () => [heldPlaces(map, of)],
      perStartLandOf: () => termOf(map, of, 'perStartLandOf', { vp: 1 }),
      outOf: () => keptOut(map, of),
      lostPlc: () => losses(map, of),
      minus: () => [minus(map, of)],
    },
  })
}
