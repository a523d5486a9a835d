// Changes of a list that mean something, or nothing, each with the readings that are right.
import {
  inWords,
  lookAlikes,
  openMarks,
  slipIn,
  struckMarks,
  tableOf,
  wide,
} from './changePieces.ts'
import {
  chanceOf,
  lineOf,
  order,
  pick,
  readingOf,
  textOf,
  writeList,
  type Chance,
  type Character,
  type Unit,
  type WrittenList,
} from './writtenLists.ts'

/** A changed text, and the readings that nobody could call wrong; that it is told always goes. */
export interface Changed {
  readonly name: string
  readonly text: string
  readonly allowed: readonly string[]
}

type Change = (chance: Chance, list: WrittenList) => Omit<Changed, 'name'> | null

const withLine = (list: WrittenList, at: number, line: string): string =>
  textOf({ ...list, lines: list.lines.map((each, n) => (n === at ? line : each)) })

const withUnit = (list: WrittenList, at: number, units: readonly Unit[]): string =>
  readingOf(
    list.nation,
    list.units.flatMap((unit, n) => (n === at ? units : [unit])),
  )

/** A line of the list: its number, its text, its battalion. */
function place(chance: Chance, { lines, units }: WrittenList) {
  const at = chance(lines.length)
  const [line, unit] = [lines[at], units[at]]
  if (line === undefined || unit === undefined) throw new Error('no such line')
  return { at, line, unit }
}

const carriedBy = ({ carried }: Unit): readonly Character[] =>
  order.filter((kind) => carried[kind] > 0)

/** Writes a change of one line that leaves these readings. */
const onLine =
  (
    change: (
      chance: Chance,
      line: string,
      unit: Unit,
      list: WrittenList,
    ) => { readonly line: string; readonly units: readonly (readonly Unit[])[] } | null,
  ): Change =>
  (chance, list) => {
    const { at, line, unit } = place(chance, list)
    const changed = change(chance, line, unit, list)
    if (changed === null) return null
    return {
      text: withLine(list, at, changed.line),
      allowed: changed.units.map((units) => withUnit(list, at, units)),
    }
  }

/** At a blank of the line; null: it has none. */
function atBlank(chance: Chance, line: string, put: string): string | null {
  const blanks = Array.from(line.matchAll(/ /g), ({ index }) => index)
  if (blanks.length === 0) return null
  const at = pick(chance, blanks)
  return `${line.slice(0, at)}${put}${line.slice(at + 1)}`
}

const changes: Readonly<Record<string, Change>> = {
  'as it is': (_, list) => ({
    text: textOf(list),
    allowed: [readingOf(list.nation, list.units)],
  }),
  'a character is denied': onLine((chance, line, unit, { words }) => {
    const kinds = carriedBy(unit)
    if (kinds.length === 0) return null
    const kind = pick(chance, kinds)
    const [one, several] = words.character[kind]
    const found = new RegExp(`(?:\\d )?(?:${several}|${one})`).exec(line)
    if (found === null) return null
    const put = `${pick(chance, words.without)} ${found[0].replace(/^\d /, '')}`
    const without = { ...unit, carried: { ...unit.carried, [kind]: 0 } }
    return {
      line: line.slice(0, found.index) + put + line.slice(found.index + found[0].length),
      units: [[without]],
    }
  }),
  'a battalion is struck': onLine((chance, line) => {
    const [before, behind] = pick(chance, struckMarks)
    return { line: before + line + behind, units: [[]] }
  }),
  'a battalion is left open': onLine((chance, line, unit) => {
    const [before, behind] = pick(chance, openMarks)
    const isTwice = /2x|two of|twice|zweimal/.test(before + behind)
    return { line: before + line + behind, units: isTwice ? [[unit, unit]] : [[]] }
  }),
  'a second quality': onLine((chance, line, unit, { words }) => {
    const other = pick(
      chance,
      (['green', 'drilled', 'veteran', 'guards'] as const).filter((each) => each !== unit.quality),
    )
    const word = pick(chance, words.quality[other])
    const put = pick(chance, [`, ${word}`, ` (${word})`, ` ${word}`, `/${word}`, ` = ${word}`])
    return { line: line + put, units: [] }
  }),
  'letters crossed out': onLine((chance, line, unit) => {
    const word = pick(chance, line.match(/\p{L}{4,}|\d\d/gu) ?? [''])
    if (word === '') return null
    const struck = Array.from(word, (sign) => `${sign}\u0336`).join('')
    const isPlace = /battalion|bataillon|btl|mann|men|figur|rankers/i.test(word)
    return { line: line.replace(word, struck), units: isPlace ? [[unit]] : [] }
  }),
  'letters that look alike': onLine((chance, line, unit) => {
    const places = Array.from(line).flatMap((sign, n) =>
      lookAlikes[sign] === undefined ? [] : [n],
    )
    if (places.length === 0) return null
    const at = pick(chance, places)
    const put = lookAlikes[line.charAt(at)] ?? ''
    return { line: line.slice(0, at) + put + line.slice(at + 1), units: [[unit]] }
  }),
  'wide letters and digits': onLine((chance, line, unit) => {
    const word = pick(chance, line.match(/\p{L}{3,}|\d+/gu) ?? [''])
    return { line: line.replace(word, wide(word)), units: [[unit]] }
  }),
  'signs nobody sees': onLine((chance, line, unit) => {
    const at = chance(line.length + 1)
    const put = pick(chance, ['\u200B', '\u00AD', '\u2060', '\uFEFF', '\u200E', '\u200D'])
    return { line: line.slice(0, at) + put + line.slice(at), units: [[unit]] }
  }),
  'other blanks': onLine((chance, line, unit) => {
    const blank = pick(chance, ['\u00A0', '\u202F', '\u2009', '\t', '  ', '\u3000', '\u2003'])
    const changed = atBlank(chance, line, blank)
    return changed === null ? null : { line: changed, units: [[unit]] }
  }),
  'a line that is broken': onLine((chance, line, unit) => {
    const broken = pick(chance, [
      '\n',
      '\n  ',
      '\r\n',
      '\f',
      '\u2028',
      '\v',
      '\n\n',
      '\r',
      '\u0085',
    ])
    const changed = atBlank(chance, line, broken)
    return changed === null ? null : { line: changed, units: [[unit]] }
  }),
  'numbers in words': onLine((_, line, unit) => {
    const count = String(unit.rankers)
    return { line: line.replace(count, inWords[count] ?? count), units: [[unit]] }
  }),
  'lines run together': (chance, list) => {
    const sign = pick(chance, [
      ' ',
      ', ',
      '; ',
      ' and ',
      ' / ',
      ' | ',
      '. ',
      ' then ',
      '\t',
      '<br>',
    ])
    return {
      text: [list.head, list.lines.join(sign)].join('\n'),
      allowed: [readingOf(list.nation, list.units)],
    }
  },
  'a letter that is wrong': onLine((chance, line, unit) => {
    const word = pick(chance, line.match(/\p{L}{5,}/gu) ?? [''])
    if (word === '') return null
    return { line: line.replace(word, slipIn(chance, word)), units: [[unit]] }
  }),
  'a letter of the nation that is wrong': (chance, list) => {
    const word = /French|BRITISH|Russian|Spanish|Preußen|Franzosen|Österreich/.exec(list.head)?.[0]
    if (word === undefined) return null
    const head = list.head.replace(word, slipIn(chance, word))
    return { text: textOf({ ...list, head }), allowed: [readingOf(list.nation, list.units)] }
  },
  'a number of times': onLine((chance, line, unit) => {
    const count = 2 + chance(2)
    const times = String(count)
    const [before, behind] = pick(chance, [
      ['', ` (x${times})`],
      ['', ` (${times}×)`],
      [`${times}x `, ''],
      [`${times} × `, ''],
    ] as const)
    return {
      line: before + line + behind,
      units: [Array.from({ length: count }, () => unit)],
    }
  }),
  'as a table': (chance, list) => ({
    text: [list.head, tableOf(chance, list.units)].join('\n'),
    allowed: [readingOf(list.nation, list.units)],
  }),
  'a battalion behind a total': (chance, list) => {
    const total = pick(chance, ['Total 100', 'Summe: 100 Punkte', 'TOTAL 100 points'])
    const { unit } = place(chance, list)
    const line = lineOf(chance, unit, 2, list.words)
    return { text: `${textOf(list)}\n${total}\n${line}`, allowed: [] }
  },
  'a sentence about all': (chance, list) => {
    const put = pick(chance, [
      'All have an officer',
      'all light',
      'everybody gets a drummer',
      'Alle mit Fähnrich',
      'beide leicht',
      'each with a sergeant',
      'noch eins',
      'another one like that',
      'same again twice',
      'and 2 more drummers',
      'the last one is Guards',
      'twice, please',
    ])
    return { text: `${textOf(list)}${pick(chance, ['\n', '\n', '\n- '])}${put}`, allowed: [] }
  },
  'a nation that is another': (chance, list) => {
    const other = list.nation === 'spanish' ? 'Portuguese' : 'Spanish'
    const head = pick(chance, [
      `${list.head} or ${other}`,
      `${list.head} (not ${other})`,
      `${list.head}/${other}`,
      `not ${list.head}`,
      `~~${list.head}~~ ${other}?`,
    ])
    return { text: textOf({ ...list, head }), allowed: [] }
  },
}

export const changeNames = Object.keys(changes)

/** One list, changed in one way. */
export function changedList(seed: number, name: string): Changed | null {
  const chance = chanceOf(seed)
  const list = writeList(chance)
  const changed = changes[name]?.(chance, list) ?? null
  return changed === null ? null : { name, ...changed }
}
