// Rows of tables and fields: what a heading names, and the battalion that the cells below it say.
import { keysOf } from '../../../../../core/keys.ts'
import type { Nation } from '../model.ts'
import { readBattalion } from './battalionLine.ts'
import { noLabel, type Candidate } from './candidate.ts'
import { holdsDanger } from './facts.ts'
import { folded } from './lexicon.ts'
import { tokensOf } from './tokens.ts'

const columnWords = {
  place: 'no|nr|#|number|nummer|bn|bns|btl|battalion|bataillon|pos',
  name: 'unit|einheit|regiment|regt|unit name|battalion name|bezeichnung|name',
  quality:
    'quality|qualitat|gute|rating|class|klasse|type|typ|grade|training|troop type|truppentyp|troops|qual|q',
  rankers:
    'rankers|ranker|men|mann|strength|starke|size|grosse|figures|figs|fig|figuren|no of rankers',
  drummer:
    'drummer|drummers|dr|drum|drums|drm|bugler|buglers|trommler|tambour|hornist|hornisten|tr|d',
  sergeant: 'sergeant|sergeants|sgt|sgts|serg|sergeanten|feldwebel|uffz|unteroffiziere|s',
  ensign: 'ensign|ensigns|ens|fahnrich|fahnriche|fahne|fhr|fhn|fa|e',
  officer: 'officer|officers|off|offz|offr|offizier|offiziere|o',
  characters:
    'characters|character|chars|command|extras|charaktere|chargen|kommando|stab|chars|upgrades|extra|zusatz',
  light: 'light|leicht|light infantry',
  rifles: 'rifles|rifle|buchsen',
  count:
    'qty|quantity|count|anzahl|anz|menge|stuck|amount|units|times|no of bns|no of units|how many|x',
  each: 'each|je|apiece|points each|pts each|cost each|einzelpreis|stuckpreis|unit cost|unit price',
  points:
    'points|pts|pkt|punkte|cost|kosten|price|preis|total|gesamt|sum|summe|gesamtpreis|line total|total cost|total points',
  nation: 'nation|army|armee|country',
  person: 'player|spieler|club|verein|team|mannschaft|mail|email|e-mail|date|datum|list|liste',
} as const
export type Column = keyof typeof columnWords

let known: ReadonlyMap<string, Column> | null = null

/** What a heading names; undefined: unknown. */
export function columnOf(heading: string): Column | undefined {
  known ??= new Map(
    keysOf(columnWords).flatMap((column) =>
      columnWords[column].split('|').map((word) => [word, column] as const),
    ),
  )
  const word = folded(heading).replace(/[*_:.?()]/g, '')
  return known.get(word.replace(/\s+/g, ' ').trim())
}

export interface Cell {
  /** Undefined: it is unknown what it is. */
  readonly column: Column | undefined
  readonly text: string
}

export interface Row {
  readonly options: readonly Candidate[]
  /** Null: its row does not say it. */
  readonly nation: Nation | null
  /** Whose row it is; empty: no player is named. */
  readonly person: string
}

const absent = /^(?:[-–—/.0✗✘]|no|none|nil|n\/a|nein|keine?[rs]?)?$/iu
const present = /^(?:yes|ja|[yjx✓✔])$/iu
const number = /^\d{1,3}$/

/** What a cell says, in the words of a line; null: it makes no sense there. */
const wordsOf: { readonly [column in Column]?: (text: string) => string | null } = {
  quality: (text) => (/\d/.test(text) ? null : text),
  rankers: (text) =>
    /^\d{1,3}(?: \p{L}+)?$/u.test(text) ? `${text.replace(/\D+/, '')} Rankers` : null,
  characters: (text) => (absent.test(text) ? '' : text),
  each: (text) => (/^[-–—]?$/.test(text) ? '' : `@ ${text}`),
  points: (text) => (/^[-–—]?$/.test(text) ? '' : `= ${text}`),
  light: (text) => (absent.test(text) ? '' : present.test(text) || text === '1' ? 'Light' : null),
  rifles: (text) => (absent.test(text) ? '' : present.test(text) || text === '1' ? 'Rifles' : null),
}
const characterWords = ['drummer', 'sergeant', 'ensign', 'officer'] as const

const order = [
  'quality',
  'light',
  'rifles',
  'rankers',
  ...characterWords,
  'characters',
  'each',
  'points',
] as const

/** The cells of a row as one line of a list; null: one of them makes no sense. */
function lineOf(cells: readonly Cell[]): string | null {
  let line = ''
  for (const column of order) {
    const text = cells.find((cell) => cell.column === column)?.text.trim()
    if (text === undefined) continue
    const isCharacter = characterWords.some((each) => each === column)
    const words = !isCharacter
      ? (wordsOf[column]?.(text) ?? null)
      : absent.test(text)
        ? ''
        : present.test(text)
          ? `1 ${column}`
          : number.test(text)
            ? `+ ${text} ${column}`
            : null
    if (words === null) return null
    const separator = column === 'each' || column === 'points' || column === 'quality' ? ' ' : ', '
    line +=
      words === '' || line === ''
        ? words
        : `${column === 'light' || column === 'rifles' ? ' ' : separator}${words}`
  }
  return line
}

type Called = { place: number | null; isBare: boolean; name: string }

/** The place that a cell says, or the name; null: several, or another choice. */
function calledBy(cells: readonly Cell[]): Called | null {
  const called: Called = { place: null, isBare: false, name: '' }
  for (const { column, text } of cells) {
    if (column !== 'place' && column !== 'name') continue
    const tokens = tokensOf(text).filter(({ kind, word }) => kind !== 'battalion' && word !== '.')
    const numbers = tokens.filter(({ kind }) => /^(?:number|ordinal|bad|apart)$/.test(kind))
    const [only] = tokens
    if (
      column === 'place' &&
      tokens.length === 1 &&
      (only?.kind === 'number' || only?.kind === 'ordinal')
    ) {
      if (called.place !== null) return null
      called.place = only.value
      called.isBare = number.test(text.trim())
    } else if (text.trim() !== '') called.name ||= text.trim()
    // "1-2" are two, "1b" may be another choice; a name may hold any words.
    const isOpen =
      numbers.length > 1 || numbers.some(({ kind }) => kind === 'apart' || kind === 'bad')
    const isNamed = tokens.some(
      ({ kind, word }) => kind === 'regiment' || (kind === 'word' && word.length > 1),
    )
    const counts = tokens.some(({ kind }) => /^(?:times|each|none)$/.test(kind))
    if (column === 'name' && (counts || holdsDanger(text, tokens))) return null
    if (column === 'place' && (isNamed ? counts || holdsDanger(text, tokens) : isOpen || counts))
      return null
  }
  return called
}

const textIn = (cells: readonly Cell[], column: Column): string =>
  cells.find((cell) => cell.column === column)?.text.trim() ?? ''

/** How many a row has; null: unknown. */
function countIn(cells: readonly Cell[]): number | null {
  const text = textIn(cells, 'count').replace(/^[x×] ?| ?[x×]$/giu, '')
  return text === '' ? 1 : /^(?:1?\d|2[0-5])$/.test(text) && text !== '0' ? Number(text) : null
}

/** The battalion of a row; null: its cells make none. */
export function rowOf(cells: readonly Cell[]): Row | null {
  const [line, called, count] = [lineOf(cells), calledBy(cells), countIn(cells)]
  if (line === null || called === null || count === null || textIn(cells, 'quality') === '')
    return null
  const options = readBattalion(line, tokensOf(line))
    .filter(({ remarks, label }) => remarks.length === 0 && label.name === '')
    .map((each): Candidate => ({
      ...each,
      count,
      isCounted: count > 1,
      label: { ...noLabel, ...called },
    }))
  if (options.length === 0) return null
  const nation =
    tokensOf(textIn(cells, 'nation')).find((token) => token.nation !== undefined)?.nation ?? null
  const person = cells
    .flatMap(({ column, text }) => (column === 'person' ? [text.trim()] : []))
    .join(' ')
  const { place, isBare } = called
  const isOpen = count === 1 && isBare && place !== null && place > 1 && place <= 25
  if (!isOpen) return { options, nation, person }
  // A plain number is a place, or a count.
  const open = options.map((each) => ({ ...each, grade: 2 }) as const)
  const counted = open.map((each) => ({
    ...each,
    count: place,
    label: { ...each.label, place: null },
  }))
  return { options: [...open, ...counted], nation, person }
}
