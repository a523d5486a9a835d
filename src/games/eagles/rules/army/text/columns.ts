// The cells of tables and fields, one battalion each: what a heading names, and what a cell says of it.
import type { Nation } from '../model.ts'
import { emptyBody, walkItems, walkOf, type Body } from './body.ts'
import { noLabel, worse, type Candidate, type Grade } from './candidate.ts'
import { mended } from './battalionLine.ts'
import { folded } from './lexicon.ts'
import { tokensOf, type Token } from './tokens.ts'

const columnWords = {
  place: 'no|nr|#|number|nummer|bn|bns|btl|battalion|bataillon|pos',
  name: 'unit|einheit|regiment|unit name|battalion name|bezeichnung|name',
  quality: 'quality|qualitat|class|klasse|type|typ|grade|training|troop type|truppentyp|troops',
  rankers:
    'rankers|ranker|men|mann|strength|starke|size|grosse|figures|figs|figuren|no of rankers|number of rankers',
  drummer:
    'drummer|drummers|dr|drum|drums|drm|bugler|buglers|trommler|tambour|tamboure|hornist|hornisten|d',
  sergeant: 'sergeant|sergeants|sgt|sgts|serg|sergeanten|feldwebel|uffz|unteroffiziere|s',
  ensign: 'ensign|ensigns|ens|fahnrich|fahnriche|fhr|e',
  officer: 'officer|officers|off|offz|offr|offizier|offiziere|o',
  characters: 'characters|character|command|extras|charaktere|chargen|kommando|stab',
  light: 'light|leicht|light infantry',
  rifles: 'rifles|rifle|buchsen',
  count: 'qty|quantity|count|anzahl|menge|how many|x',
  each: 'each|je|apiece|points each|pts each|cost each',
  points: 'points|pts|pkt|punkte|cost|kosten|price|preis|total|gesamt|sum|summe',
  nation: 'nation|army|armee|country',
  person: 'player|spieler|club|verein|team|mannschaft|mail|email|e-mail|date|datum|list|liste',
} as const
export type Column = keyof typeof columnWords

let known: ReadonlyMap<string, Column> | null = null

/** What a heading names; undefined: nobody knows. */
export function columnOf(heading: string): Column | undefined {
  known ??= new Map(
    Object.entries(columnWords).flatMap(([column, words]) =>
      words.split('|').map((word) => [word, column as Column] as const),
    ),
  )
  return known.get(
    folded(heading)
      .replace(/[*_:.?()]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

export interface Cell {
  /** Undefined: nobody knows what it is. */
  readonly column: Column | undefined
  readonly text: string
}

export interface Row {
  readonly options: readonly Candidate[]
  /** Null: its row does not say it. */
  readonly nation: Nation | null
  /** Whose row it is; empty: nobody is named. */
  readonly person: string
}

const absent = /^(?:[-–—/.0✗✘]|no|none|nil|n\/a|nein|keine?[rs]?)?$/iu
const present = /^(?:yes|ja|[yjx✓✔1])$/iu

type Draft = { -readonly [key in keyof Body]: Body[key] } & {
  place: number | null
  isBare: boolean
  name: string
  nation: Nation | null
  person: string
}

/** Of a cell that says parts of a battalion: the surest reading. */
function bodyOf(text: string): Body | null {
  const read = (tokens: readonly Token[], grade: Grade): Body | null => {
    const walk = walkOf(text, tokens, true, 200)
    walkItems(walk, 0, { ...emptyBody, grade })
    const best = walk.found.toSorted((one, other) => one.grade - other.grade)[0]
    return best === undefined || walk.steps < 0 ? null : best
  }
  const tokens = tokensOf(text)
  const right = mended(tokens)
  return read(tokens, 0) ?? (right === null ? null : read(right, 2))
}

const numberIn = (cell: string): number | null => {
  const [only, ...more] = tokensOf(cell).filter(
    ({ kind }) => kind !== 'points' && kind !== 'rankers',
  )
  return only?.kind === 'number' && more.length === 0 && only.isWorded !== true ? only.value : null
}

type Take = (draft: Draft, text: string) => boolean

const takeCharacter =
  (kind: 'drummer' | 'sergeant' | 'ensign' | 'officer'): Take =>
  (draft, text) => {
    const count = absent.test(text) ? 0 : /^(?:yes|ja|[yjx✓✔])$/iu.test(text) ? 1 : numberIn(text)
    if (count === null || !Number.isInteger(count)) return false
    draft.characters = { ...draft.characters, [kind]: count }
    return true
  }

const takeFlag =
  (flag: 'light' | 'rifles'): Take =>
  (draft, text) => {
    const isSaid = present.test(text)
    if (isSaid) draft[flag] = true
    return isSaid || absent.test(text)
  }

const takeNumber =
  (field: 'stated' | 'statedEach'): Take =>
  (draft, text) => {
    if (/^[-–—]?$/.test(text)) return true
    draft[field] = numberIn(text)
    return draft[field] !== null
  }

const takeQuality: Take = (draft, text) => {
  const body = bodyOf(text)
  if (body?.quality === undefined || body.quality === null || body.rankers !== null) return false
  if (body.said.size > 0 || body.remarks.length > 0) return false
  Object.assign(draft, {
    quality: body.quality,
    light: body.light ?? draft.light,
    rifles: body.rifles ?? draft.rifles,
    grade: worse(draft.grade, body.grade),
  })
  return true
}

const takeCharacters: Take = (draft, text) => {
  if (absent.test(text)) return true
  const body = bodyOf(text)
  if (body === null || body.quality !== null || body.rankers !== null || body.stated !== null)
    return false
  draft.characters = body.characters
  draft.pairs = body.pairs
  draft.grade = worse(draft.grade, body.grade)
  return true
}

const takePlace: Take = (draft, text) => {
  const tokens = tokensOf(text).filter(({ kind, word }) => kind !== 'battalion' && word !== '.')
  const numbers = tokens.filter(({ kind }) => /^(?:number|ordinal|bad|apart)$/.test(kind))
  const [only] = numbers
  if (tokens.length === 1 && (only?.kind === 'number' || only?.kind === 'ordinal')) {
    draft.place = only.value
    draft.isBare = only.kind === 'number' && /^\d+$/.test(text)
  } else if (text !== '') draft.name = text
  // "1-2" are two, "1b" may be another choice.
  return numbers.length < 2 && !numbers.some(({ kind }) => kind === 'apart' || kind === 'bad')
}

const takers: { readonly [column in Column]: Take } = {
  place: takePlace,
  name: (draft, text) => {
    if (text !== '') draft.name = text
    return true
  },
  quality: takeQuality,
  rankers: (draft, text) => {
    draft.rankers = numberIn(text)
    return draft.rankers !== null && Number.isInteger(draft.rankers) && draft.rankers >= 0
  },
  drummer: takeCharacter('drummer'),
  sergeant: takeCharacter('sergeant'),
  ensign: takeCharacter('ensign'),
  officer: takeCharacter('officer'),
  characters: takeCharacters,
  light: takeFlag('light'),
  rifles: takeFlag('rifles'),
  count: (draft, text) => {
    const count = text === '' ? 1 : numberIn(text.replace(/^[x×] ?| ?[x×]$/iu, ''))
    if (count === null || !Number.isInteger(count) || count < 1 || count > 25) return false
    draft.count = count
    return true
  },
  each: takeNumber('statedEach'),
  points: takeNumber('stated'),
  nation: (draft, text) => {
    const nation = tokensOf(text).find((token) => token.nation !== undefined)?.nation ?? null
    draft.nation = nation
    return nation !== null || text === ''
  },
  person: (draft, text) => {
    draft.person += text
    return true
  },
}

/** The battalion of a row; null: its cells make none. */
export function rowOf(cells: readonly Cell[]): Row | null {
  const draft: Draft = {
    ...emptyBody,
    place: null,
    isBare: false,
    name: '',
    nation: null,
    person: '',
  }
  for (const { column, text } of cells)
    if (column !== undefined && !takers[column](draft, text.trim())) return null
  if (draft.quality === null || draft.rankers === null) return null
  const { place, isBare, name, nation, person, ...body } = draft
  const candidate: Candidate = {
    ...body,
    quality: draft.quality,
    rankers: draft.rankers,
    isDoubtful: false,
    placedGrade: draft.grade,
    isCounted: draft.count > 1,
    light: draft.light ?? false,
    rifles: draft.rifles ?? false,
    label: { ...noLabel, place, name, isBare },
  }
  // A plain number is a place, or a count.
  const isOpen = isBare && place !== null && place > 1 && place <= 25 && candidate.count === 1
  if (!isOpen) return { options: [candidate], nation, person }
  const counted = {
    ...candidate,
    count: place,
    label: { ...candidate.label, place: null },
    grade: 2,
  } as const
  return { options: [{ ...candidate, grade: 2 }, counted], nation, person }
}
