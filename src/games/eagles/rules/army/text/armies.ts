// From items to lists: where one begins and ends, and which words stand around it.
import { sizeNumbers } from './facts.ts'
import { textsOf, type BattalionsItem, type Item, type Text } from './items.ts'
import type { Heading, Totalled } from './heading.ts'
import { writerOf } from './plain.ts'
import type { Nation } from '../model.ts'

type TotalItem = Extract<Item, { kind: 'total' }>
type HeadingItem = Extract<Item, { kind: 'heading' }>

/** Words near a list. */
export interface Near {
  readonly text: Text
  /** An empty line or the total lies between them and the list. */
  readonly isAway: boolean
  readonly where: 'above' | 'within' | 'below'
  /** It stands nearer to another list: only its danger counts. */
  readonly isShared: boolean
}

export interface List {
  readonly units: BattalionsItem[]
  readonly headings: HeadingItem[]
  /** A heading below a list that has none above. */
  readonly headingsBelow: HeadingItem[]
  readonly totals: TotalItem[]
  /** Battalions behind the total. */
  readonly late: BattalionsItem[]
  readonly understood: Extract<Item, { kind: 'understood' }>[]
  readonly near: Near[]
  /** Of the list before, that numbers its battalions anew; of a row of a table. */
  inherited: Nation | null
  person: string
  isClosed: boolean
  /** Highest place that a line has claimed. */
  lastPlace: number
}

const newList = (): List => ({
  units: [],
  headings: [],
  headingsBelow: [],
  totals: [],
  late: [],
  understood: [],
  near: [],
  inherited: null,
  person: '',
  isClosed: false,
  lastPlace: 0,
})

/** For each item whether nothing but lines of the same paragraph lies between it and a battalion. */
function nearness(items: readonly Item[]): readonly boolean[] {
  const near = items.map(() => false)
  const walk = (order: readonly number[]): void => {
    let isNear = false
    for (const n of order) {
      const item = items[n]
      if (item?.kind === 'battalions') isNear = true
      if (item?.kind === 'blank' || item?.kind === 'total') isNear = false
      if (isNear) near[n] = true
    }
  }
  const all = [...items.keys()]
  walk(all)
  walk(all.toReversed())
  return near
}

/** The places of items behind which no battalion follows before the next heading with a nation. */
function battalionsAhead(items: readonly Item[]): readonly boolean[] {
  const ahead = items.map(() => false)
  let isAhead = false
  for (let n = items.length - 1; n >= 0; n -= 1) {
    const item = items[n]
    ahead[n] = isAhead
    if (item?.kind === 'battalions' || item?.kind === 'total') isAhead = true
    if (item?.kind === 'heading' && item.heading.nation !== null && !item.heading.isWeak)
      isAhead = false
  }
  return ahead
}

interface Part {
  readonly items: readonly Item[]
  readonly ahead: readonly boolean[]
  readonly near: readonly boolean[]
  readonly lists: List[]
  /** Words since the last item of a list. */
  waiting: Near[]
  isBlankBefore: boolean
  /** Who writes the lines of a chat. */
  writer: string
  readonly namesNation: (text: Text) => boolean
}

const current = (part: Part): List => {
  let list = part.lists.at(-1)
  if (list === undefined) {
    list = newList()
    part.lists.push(list)
  }
  return list
}

/** Words between two lists stand beside both. */
function begin(part: Part): List {
  const before = part.lists.at(-1)
  const list = newList()
  if (before !== undefined)
    for (const each of part.waiting)
      before.near.push({ ...each, where: 'below', isShared: part.namesNation(each.text) })
  for (const each of part.waiting) list.near.push({ ...each, where: 'above' })
  part.waiting = []
  part.lists.push(list)
  return list
}

const strongNation = ({ headings }: List): Nation | null =>
  headings.find(({ heading }) => heading.nation !== null && !heading.isWeak)?.heading.nation ?? null

/** Whether a heading begins another list than the one before it. */
function beginsList(list: List, { nation, isWeak, name }: Heading, isAhead: boolean): boolean {
  if ((list.units.length === 0 && !list.isClosed) || isWeak || !isAhead) return false
  const known = strongNation(list) ?? list.inherited
  if (nation !== null && nation !== known) return true
  return list.isClosed && (nation !== null || name !== '')
}

function takeHeading(part: Part, item: HeadingItem, n: number): void {
  let list = current(part)
  if (beginsList(list, item.heading, part.ahead[n] ?? false)) list = begin(part)
  settleWaiting(part, list)
  const isBelow = list.units.length > 0
  if (isBelow && item.heading.nation !== null && !item.heading.isWeak) list.headingsBelow.push(item)
  else list.headings.push(item)
}

/** What was waiting stands above the first battalion, or within. */
function settleWaiting(part: Part, list: List): void {
  const where = list.units.length === 0 ? 'above' : 'within'
  for (const each of part.waiting) list.near.push({ ...each, where })
  part.waiting = []
}

const placeOf = ({ options }: BattalionsItem): number => {
  const [first] = options
  const isSame = options.every(({ label }) => label.place === first?.label.place)
  return isSame ? (first?.label.place ?? 0) : 0
}

/** Behind its total, or numbered anew, a battalion is of another list. */
function listFor(part: Part, item: BattalionsItem): List {
  const list = current(part)
  const person = item.row?.person ?? part.writer
  const nation = item.row?.nation ?? null
  const isOther =
    (person !== '' && list.person !== '' && person !== list.person) ||
    (nation !== null && list.inherited !== null && nation !== list.inherited)
  const isAnew = placeOf(item) === 1 && list.lastPlace > 0 && part.isBlankBefore
  if (list.units.length > 0 && (isOther || isAnew)) {
    const next = begin(part)
    next.inherited = nation ?? (part.writer === '' ? strongNation(list) : null)
    if (isAnew) next.inherited ??= list.inherited
    return next
  }
  const named = part.waiting.find(({ text }) => part.namesNation(text))
  return list.isClosed && named !== undefined ? begin(part) : list
}

function takeBattalions(part: Part, item: BattalionsItem): void {
  const list = listFor(part, item)
  settleWaiting(part, list)
  list.person ||= item.row?.person ?? part.writer
  list.inherited ??= item.row?.nation ?? null
  if (list.isClosed) list.late.push(item)
  else list.units.push(item)
  list.lastPlace = Math.max(list.lastPlace, placeOf(item))
}

/** A number of its own closes a list only if it is called a total, or cannot be a size. */
const closes = ({ kind, isNamed, value }: Totalled): boolean =>
  kind === 'total' && (isNamed || value > 124)

function takeTotal(part: Part, item: TotalItem): void {
  const list = current(part)
  settleWaiting(part, list)
  list.totals.push(item)
  // Of an empty list only nothing is the total.
  if ((list.units.length > 0 || item.total.value === 0) && closes(item.total)) list.isClosed = true
}

/** The lists of a text in order, each with the words around it. */
export function listsOf(
  items: readonly Item[],
  namesNation: (text: Text) => boolean,
): readonly List[] {
  const part: Part = {
    items,
    ahead: battalionsAhead(items),
    near: nearness(items),
    lists: [],
    waiting: [],
    isBlankBefore: false,
    writer: '',
    namesNation,
  }
  for (const [n, item] of items.entries()) {
    if (item.kind === 'heading') takeHeading(part, item, n)
    else if (item.kind === 'battalions') takeBattalions(part, item)
    else if (item.kind === 'total') takeTotal(part, item)
    else if (item.kind === 'understood') current(part).understood.push(item)
    else if (item.kind === 'text') {
      if (item.as === 'header') part.writer = writerOf(item.words) || part.writer
      part.waiting.push({
        text: item,
        isAway: !(part.near[n] ?? false),
        where: 'below',
        isShared: false,
      })
    }
    part.isBlankBefore =
      item.kind === 'blank' ||
      (part.isBlankBefore && (item.kind === 'text' || item.kind === 'heading'))
  }
  const list = current(part)
  const where = list.units.length === 0 ? 'above' : 'below'
  for (const each of part.waiting) list.near.push({ ...each, where })
  shareDanger(part.lists)
  return part.lists
}

/** Words above the first of several lists and below the last may be about any of them. */
function shareDanger(lists: readonly List[]): void {
  const [first] = lists
  const last = lists.at(-1)
  if (first === undefined || last === undefined || first === last || lists.length > 20) return
  const above = first.near.filter(({ where }) => where === 'above')
  const below = last.near.filter(({ where }) => where === 'below')
  for (const list of lists) {
    if (list !== first) list.near.unshift(...above.map((each) => ({ ...each, isShared: true })))
    if (list !== last) list.near.push(...below.map((each) => ({ ...each, isShared: true })))
  }
}

/** Totals that the list or words around it may state: they count only if they are right. */
export function statedAround({ totals, headings, near }: List): ReadonlySet<number> {
  const spoken = near.filter(
    ({ text, isShared }) => !isShared && !text.isTold && (text.as === null || text.as === 'title'),
  )
  const large = spoken.flatMap(({ text }) =>
    text.tokens.filter(({ kind, value }) => kind === 'number' && value > sizeNumbers.most),
  )
  const claims = headings.flatMap(({ heading }) =>
    heading.claims.filter(({ of }) => of === 'points'),
  )
  const own = totals.filter(({ total }) => total.kind === 'total').map(({ total }) => total)
  return new Set([...own, ...claims, ...large].map(({ value }) => value))
}

/** Titles that turned out to be no names. */
export const titlesOf = (
  source: string,
  list: List,
  units: readonly BattalionsItem[],
): readonly Near[] =>
  list.units.flatMap(({ title }, n) => {
    if (title === null || units[n]?.title !== null) return []
    const { line: number, from, to } = title.piece
    const texts = textsOf({ text: source, number, from, to, struck: [], lead: '' })
    return texts.map((text) => ({ text, isAway: false, where: 'within', isShared: false }) as const)
  })
