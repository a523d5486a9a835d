// From one letter to the lists in it: typed ones and links, every other line beside them.
import { ok, refused, type Result } from '../../../../core/result.ts'
import { findCode } from '../army/code/findCode.ts'
import { decodeArmy } from '../army/code/shareCode.ts'
import { nationNamed } from '../army/text/facts.ts'
import { readArmies } from '../army/text/read.ts'
import type { ReadArmy, TextBounds, TextRefusal } from '../army/text/reading.ts'
import type { SourceLine } from '../army/text/source.ts'
import { onlyOnce } from './faces.ts'
import { quoteMark, type Letter } from './mail/letters.ts'
import { cleanPlayer } from './mail/playerName.ts'
import { speaksOfTroops } from './mail/letterLines.ts'
import { movedBy, teamIn, wholeList, type ReadList, type Submission } from './submission.ts'

interface Found {
  readonly list: Submission['list']
  readonly original: string
}

const linkMark = '#/add/'
const linkInLine = /\S{0,200}#\/add\/([\w-]{1,8192})\S?/

const listOf = (code: string): Submission['list'] => {
  const army = decodeArmy(code)
  return army.ok ? ok(wholeList(army.value)) : army
}

/** Each link in a line is a list; its line is no line of a typed one. */
function linksIn(lines: readonly SourceLine[]): {
  readonly found: readonly Found[]
  readonly rest: readonly SourceLine[]
} {
  const found: Found[] = []
  const rest = lines.map((line) => {
    const code = line.text.includes(linkMark) ? linkInLine.exec(line.text)?.[1] : undefined
    if (code === undefined) return line
    found.push({ list: listOf(code), original: line.text.trim() })
    return { text: '' }
  })
  return { found, rest }
}

export const textOf = (lines: readonly SourceLine[]): string =>
  lines
    .map(({ text }) => text)
    .join('\n')
    .trimEnd()

/** Each list with its own part of the text, the words above it with the first. */
const listsIn = (armies: readonly ReadArmy[], lines: readonly SourceLine[]): readonly Found[] =>
  armies.map((read, n) => {
    const { army, unread, remarks, beside, because, battalionLines, nationUnsaid } = read
    const from = n === 0 ? 0 : read.firstLine - 1
    const list: ReadList = { army, unread, remarks, beside, because, battalionLines }
    const whole: ReadList = nationUnsaid === undefined ? list : { ...list, nationUnsaid }
    const to = (armies[n + 1]?.firstLine ?? lines.length + 1) - 1
    return { list: ok(movedBy(whole, -from)), original: textOf(lines.slice(from, to)) }
  })

/** A quoted list is an older one, unless there is no other. */
function typedIn(
  lines: readonly SourceLine[],
  most: TextBounds,
): Result<readonly ReadArmy[], TextRefusal> {
  const own = readArmies(lines, most)
  const isQuoted = ({ text, mark }: SourceLine): boolean =>
    mark === 'quoted' || (mark === undefined && quoteMark.test(text))
  const isFree = ({ mark, text }: SourceLine): boolean => mark === undefined && text.trim() !== ''
  if (own.ok && lines.some((line) => isFree(line) && !isQuoted(line))) return own
  if (!lines.some(isQuoted)) return own
  const open = lines.map((line) =>
    isQuoted(line) ? { text: line.text.replace(quoteMark, '') } : line,
  )
  const quoted = readArmies(open, most)
  return quoted.ok ? quoted : own
}

const nameAbove = /^(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){1,2}) ?[–—:-] ?(\p{L}+):?$/mu

/** "Nina North – French" above each of several lists: who sent them is not who plays them. "French – Nina North" may be an army. */
function ownersOf(found: readonly Found[], { from: { player } }: Letter): readonly string[] {
  const names = found.map(({ original, list }) => {
    const army =
      list.ok && player === '' ? `${list.value.army.name} – ${list.value.army.nation}` : ''
    const [, name = '', nation = ''] = nameAbove.exec(original) ?? nameAbove.exec(army) ?? []
    return nationNamed(nation) === null || speaksOfTroops(name) ? '' : cleanPlayer(name)
  })
  return new Set(names).size > 1 ? names : []
}

/** Words around a link, or beside an army file. */
export function withWords(submission: Submission, lines: readonly SourceLine[]): Submission {
  const words = lines.filter(({ text }) => text.trim() !== '')
  if (!submission.list.ok || words.length === 0) return submission
  const { value } = submission.list
  const isDanger = words.some(({ text, mark }) => mark === undefined && speaksOfTroops(text))
  const beside = lines.flatMap(({ text, mark = 'part' }, n) =>
    text.trim() === '' ? [] : [{ line: n + 1, text: text.trim(), kind: mark }],
  )
  return {
    ...submission,
    original: [textOf(lines), submission.original].join('\n').trimEnd(),
    list: ok({
      ...value,
      beside: [...beside, ...(value.beside ?? [])],
      ...(isDanger && { because: [...(value.because ?? []), 'danger' as const] }),
    }),
  }
}

/** Every list of a letter; none: the reason. */
export function readLetter(letter: Letter, most: TextBounds): readonly Submission[] {
  const { from, sentAt, lines } = letter
  const submitted = ({ list, original }: Found): Submission => ({
    ...from,
    ...teamIn(letter),
    sentAt,
    list,
    original,
  })
  const text = textOf(lines.filter(({ mark }) => mark === undefined))
  const code = text.length < 10_000 ? findCode(text) : null
  const headers = lines.filter(({ mark }) => mark !== undefined)
  if (code !== null)
    return [withWords(submitted({ list: listOf(code), original: text.trim() }), headers)]
  const { found, rest } = linksIn(lines)
  const read = typedIn(rest, most)
  const typed = read.ok ? listsIn(read.value, rest) : []
  const owners = ownersOf(typed, letter)
  const named = typed
    .map(submitted)
    .map((each, n) => ({ ...each, player: owners[n] || each.player }))
  const [first, ...more] = found.map(submitted)
  const linked =
    first === undefined ? [] : [typed.length > 0 ? first : withWords(first, rest), ...more]
  const all = onlyOnce([...named, ...linked])
  if (read.ok || all.length > 0) return all
  return [submitted({ list: refused(read.problem.code), original: textOf(lines).trim() })]
}
