// From the text of one mail to the lists in it: typed ones and links, without what stands around them.
import { ok, refused } from '../../../../core/result.ts'
import { findCode } from '../army/code/findCode.ts'
import { fingerprint } from '../army/code/fingerprint.ts'
import { decodeArmy } from '../army/code/shareCode.ts'
import type { IsOwner } from '../army/text/owner.ts'
import { readArmies } from '../army/text/read.ts'
import type {
  ReadArmy,
  SetAside,
  TextBounds,
  TextRefusal,
  UnreadLine,
} from '../army/text/reading.ts'
import type { Letter } from './mail/letter.ts'
import { partLetter } from './mail/partLetter.ts'
import { cleanPlayer, isLoneName, nameInFile } from './mail/playerName.ts'
import { nationNamed, soundsLikeList } from '../army/text/prose.ts'
import { tokensOf } from '../army/text/tokens.ts'
import { movedBy, teamIn, wholeList, type ReadList, type Submission } from './submission.ts'

interface Found {
  /** Named right above the list; empty: who sent the letter. */
  readonly player: string
  readonly list: Submission['list']
  readonly original: string
}

const linkMark = '#/add/'
const linkInLine = /\S{0,200}#\/add\/([\w-]{1,8192})\S?/

/** Each link on a line of its own text is a list; its line is no line of a typed one. */
function linksIn(lines: readonly string[]): { found: readonly Found[]; rest: readonly string[] } {
  if (!lines.some((line) => line.includes(linkMark))) return { found: [], rest: lines }
  const found: Found[] = []
  const rest = lines.map((line) => {
    const code = line.includes(linkMark) ? linkInLine.exec(line)?.[1] : undefined
    if (code === undefined) return line
    const army = decodeArmy(code)
    found.push({
      player: '',
      list: army.ok ? ok(wholeList(army.value)) : army,
      original: line.trim(),
    })
    return ''
  })
  return { found, rest }
}

/** With the numbers that its lines have in the whole text. */
const moved = (read: ReadArmy, { linesBefore }: Letter): ReadList => {
  const { army, unread, remarks, setAside, battalionLines } = read
  return movedBy({ army, unread, remarks, setAside, battalionLines }, linesBefore)
}

/** A nation that was named in a greeting begins no army. */
const isArmy = ({ army, unread }: ReadArmy): boolean =>
  army.battalions.length > 0 ||
  army.statedTotal !== null ||
  unread.some(({ text }) => soundsLikeList(text))

const listsIn = (armies: readonly ReadArmy[], letter: Letter): Found[] =>
  armies.filter(isArmy).map((read) => ({
    player: '',
    list: ok(moved(read, letter)),
    original: read.source.trim(),
  }))

/** "Tom – British" in Tom Smith's mail; anybody else's list is told. */
function ofSender({ from, signed }: Letter): IsOwner {
  const words = (name: string): readonly string[] => name.toLowerCase().split(/\s+/)
  const own = words(from.player || signed)
  return (owner) => words(owner).every((word) => own.includes(word))
}

interface Typed {
  readonly found: readonly Found[]
  readonly refusal: TextRefusal['code'] | null
}

function typedIn(letter: Letter, lines: readonly string[], most: TextBounds): Typed {
  const read = readArmies(lines.join('\n'), most, ofSender(letter))
  if (!read.ok) return { found: [], refusal: read.problem.code }
  const found = listsIn(read.value, letter)
  return { found, refusal: found.length === 0 ? 'no-army' : null }
}

/** What stands around the lists of a letter. */
interface Around {
  readonly unread: readonly UnreadLine[]
  readonly mailLines: readonly SetAside[]
}

const isMarked = (raw: string | undefined): boolean => /^\s*>/.test(raw ?? '')

/** "Yes please." right below "> Do you want the officer?": of the mail that answers, and about the list. */
function isAnswer(lines: readonly string[], n: number, text: string): boolean {
  if (isMarked(lines[n])) return false
  let at = n - 1
  while (at > 0 && lines[at]?.trim() === '') at -= 1
  const above = lines[at]
  return (
    isMarked(above) && (soundsLikeList(text) || soundsLikeList(above?.replace(/^[\s>]+/, '') ?? ''))
  )
}

/** Quoted lines beside a list of one's own: below "Tom wrote:" they are an older mail, else nobody knows. */
function quotedLines(letter: Letter, lines: readonly string[]): Around {
  const unread: UnreadLine[] = []
  const mailLines: SetAside[] = []
  for (const [n, raw] of lines.entries()) {
    const text = raw.replace(/^[\s>|]+/, '').trim()
    if (letter.isQuoted[n] !== true || text === '') continue
    const line = letter.linesBefore + n + 1
    const isOlder = letter.originalAt >= 0 && n >= letter.originalAt
    const isTold = isAnswer(lines, n, text) || (!isOlder && soundsLikeList(text))
    if (!isTold) mailLines.push({ line, text, kind: 'quoted' })
    else unread.push({ line, text, reason: 'quoted' })
  }
  return { unread, mailLines }
}

const byLine = (one: { readonly line: number }, other: { readonly line: number }): number =>
  one.line - other.line

/** The last list of a letter has what was set aside or told around all of them. */
function withMore({ found, refusal }: Typed, { unread, mailLines }: Around): Typed {
  const last = found.at(-1)
  if (last?.list.ok !== true || (unread.length === 0 && mailLines.length === 0))
    return { found, refusal }
  const { value } = last.list
  const list = ok({
    ...value,
    unread: [...value.unread, ...unread].sort(byLine),
    mailLines: [...(value.mailLines ?? []), ...mailLines].sort(byLine),
  })
  return { found: [...found.slice(0, -1), { ...last, list }], refusal }
}

const subject = /^\*{0,2}(?:subject|betreff|objet|asunto|oggetto|onderwerp)\*{0,2}\s?:/i

/** "Subject: Prussian list" above a list without a nation. */
function withSubject(typed: Typed, { asides }: Letter): Typed {
  const named = asides.find(
    ({ text }) => subject.test(text) && (nationNamed(tokensOf(text), text) ?? 'other') !== 'other',
  )
  if (named === undefined) return typed
  const told: UnreadLine = { line: named.line, text: named.text, reason: 'nation' }
  const found = typed.found.map((each) => {
    if (!each.list.ok || each.list.value.army.nation !== 'other') return each
    const { value } = each.list
    return { ...each, list: ok({ ...value, unread: [told, ...value.unread] }) }
  })
  return { ...typed, found }
}

/** A quoted list is an older one, unless there is no other. */
function typedFirst(letter: Letter, lines: readonly string[], most: TextBounds): Typed {
  return withSubject(typedBare(letter, lines, most), letter)
}

function typedBare(letter: Letter, lines: readonly string[], most: TextBounds): Typed {
  const around = { unread: letter.told, mailLines: letter.asides }
  if (!letter.isQuoted.includes(true)) return withMore(typedIn(letter, lines, most), around)
  const own = typedIn(
    letter,
    lines.map((line, n) => (letter.isQuoted[n] === true ? '' : line)),
    most,
  )
  if (own.found.length === 0) return withMore(typedIn(letter, lines, most), around)
  return withMore(withMore(own, quotedLines(letter, lines)), around)
}

/** Each part of a letter that is one player's by itself. */
function typedInParts(letter: Letter, lines: readonly string[], most: TextBounds): Typed {
  const parts = partLetter(letter, lines)
  if (parts.length === 1 && parts[0]?.isNamed === letter.isNamed)
    return typedFirst(letter, lines, most)
  const read = parts.map((part) => {
    const typed = typedFirst(part, part.lines, most)
    const player = part.from === letter.from ? '' : part.from.player
    const [only, ...more] = typed.found
    // As it came: with the name above it.
    const from = part.linesBefore - letter.linesBefore
    const original = lines
      .slice(from, from + part.lines.length)
      .join('\n')
      .trim()
    const found = only !== undefined && more.length === 0 ? [{ ...only, original }] : typed.found
    return { ...typed, found: found.map((each) => ({ ...each, player })) }
  })
  const found = read.flatMap((typed) => typed.found)
  return { found, refusal: found.length === 0 ? (read[0]?.refusal ?? 'no-army') : null }
}

const markOf = ({ list }: Found): string | null => (list.ok ? fingerprint(list.value.army) : null)

/** A list that is sent as text and as a link is one list; the same list of two players is two. */
function onlyOnce(found: readonly Found[]): readonly Found[] {
  if (found.length < 2) return found
  const seen = new Set<string>()
  return found.filter((each) => {
    const mark = markOf(each)
    if (mark === null) return true
    const own = `${each.player} ${mark}`
    const isNew = !seen.has(own) && !seen.has(` ${mark}`)
    seen.add(own)
    return isNew
  })
}

/** A title above a list is nobody's name: "Spring Muster", "King's German Legion". */
const isNameAbove = (text: string): boolean =>
  text.trim().split(/\s+/).length <= 2 && nameInFile(text) !== ''

/** The last words of a mail, if they are a name that nothing else says. */
function lastName(found: readonly Found[]): string {
  const list = found.at(-1)?.list
  if (list?.ok !== true) return ''
  const { setAside, battalionLines = [] } = list.value
  const end = battalionLines.at(-1) ?? 0
  const words = setAside.filter(({ kind }) => kind === undefined || kind === 'greeting')
  const below = words.filter(({ line }) => line > end)
  const above = words.findLast(({ text }) => isNameAbove(text))
  const last = below.at(-1) ?? above
  // "Ann Hill", and below it where she works
  const named = last !== undefined && isLoneName(last.text) ? last : below[0]
  return named !== undefined && isLoneName(named.text) ? cleanPlayer(named.text) : ''
}

/** Every list of a letter; none: the reason, if it is more than a note around other mails. */
export function readLetter(letter: Letter, most: TextBounds): readonly Submission[] {
  const { from, signed, sentAt } = letter
  const { found, rest } = linksIn(letter.lines)
  const text = letter.lines.join('\n').trim()
  const code = found.length === 0 && text.length < 10_000 ? findCode(text) : null
  const typed = code === null ? typedInParts(letter, rest, most) : null
  const all = onlyOnce([...found, ...(typed?.found ?? [])])
  const submitted = ({ player, list, original }: Found): Submission => ({
    player: player || from.player || signed || lastName(all),
    address: from.address,
    ...teamIn(letter),
    sentAt,
    list,
    original,
  })
  if (code !== null) {
    const army = decodeArmy(code)
    return [
      submitted({ player: '', list: army.ok ? ok(wholeList(army.value)) : army, original: text }),
    ]
  }
  if (all.length > 0) return all.map(submitted)
  return [submitted({ player: '', list: refused(typed?.refusal ?? 'no-army'), original: text })]
}
