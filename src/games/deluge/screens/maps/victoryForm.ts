// What a faction of The Deluge scores for: every term of its points, and the shares that are taken off.
import { withFactionPart } from '@/games/campaign/rules/index.ts'
import type {
  Change,
  FormField,
  PlainField,
} from '@/games/campaign/screens/mapEditor/mapCampaign.ts'
import type { DelugeMap, VictoryTerms } from '../../rules/index.ts'
import { editorWords as words } from './editorWords.ts'
import { nameOfNode } from './nodeForm.ts'

type Faction = DelugeMap['factions'][number]
type Field = FormField<DelugeMap>
type Terms = VictoryTerms
type Minus = NonNullable<Terms['minus']>
type Share = Pick<Minus[number], 'num' | 'den'>

const mostPoints = 99
const mostShares = 10

/** Terms that say nothing are left out of the file. */
const withTerms =
  (id: string, next: (terms: Terms) => { readonly [key in keyof Terms]: Terms[key] | undefined }) =>
  (map: DelugeMap): DelugeMap => {
    const faction = map.factions.find((each) => each.id === id)
    if (faction === undefined) return map
    const said = Object.entries(next(faction.victory)).filter(([, term]) => saysSomething(term))
    return withFactionPart(map, id, { victory: Object.fromEntries(said) })
  }
const saysSomething = (term: unknown): boolean =>
  term !== undefined && term !== 0 && !(Array.isArray(term) && term.length === 0)

export const others = ({ factions }: DelugeMap, id: string) =>
  factions.filter((each) => each.id !== id)
const optionsOf = (factions: readonly Faction[]) =>
  factions.map(({ id, name }) => ({ value: id, label: name }))

/** "1/3", both figures from 1 to 99; null: it is none. */
const shareIn = (text: string): Share | null => {
  const [, num, den] = /^([1-9]\d?)\s*\/\s*([1-9]\d?)$/u.exec(text.trim()) ?? []
  return num === undefined || den === undefined ? null : { num: Number(num), den: Number(den) }
}
const printed = ({ num, den }: Share): string => `${num}/${den}`

const withPlace = (
  list: NonNullable<Terms['holds']>,
  node: string,
  vp: number,
): NonNullable<Terms['holds']> => {
  const isThere = list.some((held) => held.node === node)
  const next = isThere
    ? list.map((held) => (held.node === node ? { node, vp } : held))
    : [...list, { node, vp }]
  return next.filter((held) => held.vp > 0)
}

const heldPlaces = (map: DelugeMap, { id, victory }: Faction): Field => {
  const holds = victory.holds ?? []
  return {
    kind: 'figures',
    key: 'holds',
    label: words.value.faction.holds,
    value: holds.map(({ node, vp }) => ({ value: node, label: nameOfNode(map, node), n: vp })),
    options: freePlaces(
      map,
      holds.map(({ node }) => node),
    ),
    max: mostPoints,
    set: (node, vp) =>
      withTerms(id, (terms) => ({ ...terms, holds: withPlace(terms.holds ?? [], node, vp) })),
  }
}
const freePlaces = (map: DelugeMap, taken: readonly string[]) =>
  map.nodes
    .filter(({ id }) => !taken.includes(id))
    .map(({ id }) => ({ value: id, label: nameOfNode(map, id) }))

const figure = (
  { id, victory }: Faction,
  key: 'base' | 'tokensKept' | 'perPlc',
  label: string,
): Field => ({
  kind: 'number',
  key: `victory ${key}`,
  label,
  value: victory[key] ?? 0,
  min: 0,
  max: mostPoints,
  // Without points at the beginning there is nothing to take off.
  set: (n) =>
    withTerms(id, (terms) => ({
      ...terms,
      [key]: n,
      lostPlc: key === 'base' && n === 0 ? undefined : terms.lostPlc,
    })),
})

/** What is taken off the points at the beginning, asked where there are some. */
const losses = (map: DelugeMap, { id, victory }: Faction): readonly Field[] => {
  const { faction } = words.value
  const { base, lostPlc } = victory
  if (base === undefined) return []
  const share: Field = {
    kind: 'text',
    key: 'lostPlc',
    label: faction.lostPlc,
    hint: faction.lostPlcHint,
    value: lostPlc === undefined ? '' : printed(lostPlc),
    most: 7,
    refuse: (text) => (text === '' || shareIn(text) !== null ? null : faction.noShare),
    set: (text) => {
      const read = shareIn(text)
      return withTerms(id, (terms) => ({
        ...terms,
        lostPlc: read === null ? undefined : { ...read, notLostTo: terms.lostPlc?.notLostTo ?? [] },
      }))
    },
  }
  if (lostPlc === undefined) return [share]
  const spared: Field = {
    kind: 'several',
    key: 'notLostTo',
    label: faction.notLostTo,
    value: lostPlc.notLostTo,
    options: optionsOf(others(map, id)),
    set: (other, isOn) =>
      withTerms(id, ({ lostPlc: now, ...terms }) => {
        if (now === undefined) return terms
        const rest = now.notLostTo.filter((each) => each !== other)
        return { ...terms, lostPlc: { ...now, notLostTo: isOn ? [...rest, other] : rest } }
      }),
  }
  return [share, spared]
}

const startLand = (map: DelugeMap, { id, victory }: Faction): readonly Field[] => {
  const { faction } = words.value
  const term = victory.perStartLandOf
  const whose: Field = {
    kind: 'choice',
    key: 'perStartLandOf',
    label: faction.perStartLandOf,
    value: term?.of ?? '',
    options: [{ value: '', label: faction.nobody }, ...optionsOf(others(map, id))],
    set: (of) =>
      withTerms(id, (terms) => ({
        ...terms,
        perStartLandOf: of === '' ? undefined : { of, vp: terms.perStartLandOf?.vp ?? 1 },
      })),
  }
  if (term === undefined) return [whose]
  return [
    whose,
    {
      kind: 'number',
      key: 'perStartLandOf vp',
      label: faction.each,
      value: term.vp,
      min: 0,
      max: mostPoints,
      set: (vp) =>
        withTerms(id, ({ perStartLandOf: now, ...terms }) => ({
          ...terms,
          perStartLandOf: now === undefined || vp === 0 ? undefined : { of: now.of, vp },
        })),
    },
  ]
}

type OutOf = NonNullable<Terms['outOf']>
const withOutOf = (id: string, next: (now: OutOf) => OutOf): Change<DelugeMap> =>
  withTerms(id, (terms) =>
    terms.outOf === undefined ? terms : { ...terms, outOf: next(terms.outOf) },
  )

/** Places that another is to be kept out of. */
const keptOut = (map: DelugeMap, { id, victory }: Faction): readonly Field[] => {
  const { faction } = words.value
  const term = victory.outOf
  const whose: Field = {
    kind: 'choice',
    key: 'outOf',
    label: faction.outOf,
    value: term?.of ?? '',
    options: [{ value: '', label: faction.nobody }, ...optionsOf(others(map, id))],
    set: (of) =>
      withTerms(id, (terms) => ({
        ...terms,
        outOf: of === '' ? undefined : { nodes: [], vp: 1, ...terms.outOf, of },
      })),
  }
  if (term === undefined) return [whose]
  return [
    whose,
    {
      kind: 'figures',
      key: 'outOf nodes',
      label: faction.outOfPlaces,
      value: term.nodes.map((node) => ({ value: node, label: nameOfNode(map, node), n: 1 })),
      options: freePlaces(map, term.nodes),
      max: 1,
      set: (node, n) =>
        withOutOf(id, (now) => {
          const rest = now.nodes.filter((each) => each !== node)
          return { ...now, nodes: n === 0 ? rest : [...rest, node] }
        }),
    },
    {
      kind: 'number',
      key: 'outOf vp',
      label: faction.each,
      value: term.vp,
      min: 1,
      max: mostPoints,
      set: (vp) => withOutOf(id, (now) => ({ ...now, vp })),
    },
  ]
}

const withMinus = (id: string, next: (now: Minus) => Minus): Change<DelugeMap> =>
  withTerms(id, (terms) => ({ ...terms, minus: next(terms.minus ?? []) }))

/** A share of the points of others that is taken off. */
const minus = (map: DelugeMap, { id, victory }: Faction): Field => {
  const { faction } = words.value
  const now = victory.minus ?? []
  const nameOf = (of: string): string => map.factions.find((each) => each.id === of)?.name ?? of
  const free = others(map, id).filter((each) => now.every(({ of }) => of !== each.id))
  const [next] = free
  const fieldsOf = ({ of, ...share }: Minus[number], place: number): PlainField<DelugeMap>[] => {
    const set = (part: Partial<Minus[number]>): Change<DelugeMap> =>
      withMinus(id, (list) =>
        list.map((each, nth) => (nth === place ? { ...each, ...part } : each)),
      )
    return [
      {
        kind: 'choice',
        key: `minus ${place} of`,
        label: faction.minusOf,
        value: of,
        options: optionsOf(map.factions.filter((each) => each.id === of || free.includes(each))),
        set: (other) => set({ of: other }),
      },
      {
        kind: 'text',
        key: `minus ${place} share`,
        label: faction.share,
        value: printed(share),
        most: 7,
        refuse: (text) => (shareIn(text) === null ? faction.noShare : null),
        set: (text) => set(shareIn(text) ?? {}),
      },
    ]
  }
  return {
    kind: 'rows',
    key: 'minus',
    label: faction.minus,
    rows: now.map((each, place) => ({
      key: String(place),
      title: faction.minusTitle(printed(each), nameOf(each.of)),
      fields: fieldsOf(each, place),
      remove: withMinus(id, (list) => list.filter((_, nth) => nth !== place)),
    })),
    more:
      next === undefined || now.length >= mostShares
        ? null
        : {
            label: faction.addMinus,
            add: withMinus(id, (list) => [...list, { of: next.id, num: 1, den: 4 }]),
          },
  }
}

export const victoryForm = (map: DelugeMap, of: Faction): readonly Field[] => {
  const { faction } = words.value
  return [
    heldPlaces(map, of),
    ...startLand(map, of),
    figure(of, 'perPlc', faction.perPlc),
    ...keptOut(map, of),
    figure(of, 'tokensKept', faction.tokensKept),
    figure(of, 'base', faction.points),
    ...losses(map, of),
    minus(map, of),
  ]
}
