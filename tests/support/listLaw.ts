// The law over a reading, without the reader: a partition, everything shown, and no word of troops lost.
import { cleanNote, qualities, verdictOn, checkReading } from '@/games/eagles/rules/index.ts'
import type { ReadText } from '@/games/eagles/rules/army/text/read.ts'
import type { AsideKind } from '@/games/eagles/rules/army/text/reading.ts'
import { scanCount, scanSlips, scanTroops, type Hit } from './troopScan.ts'

/** What may hold troops and still be no part of the list, in sight. */
const mayHoldTroops: ReadonlySet<AsideKind | undefined> = new Set<AsideKind>(['struck'])

const flat = (text: string): string => text.replace(/[\s>*]+/g, ' ').trim()

const spanAt = ({ spans }: ReadText, at: number) =>
  spans.find(({ from, to }) => from <= at && at < to)

/** The spans follow each other from the first character to the last. */
function isPartition({ text, spans }: ReadText): boolean {
  const ends = [0, ...spans.map(({ to }) => to)]
  return (
    spans.every(({ from, to }, n) => from === ends[n] && to > from) && ends.at(-1) === text.length
  )
}

/** What is set aside or unread can be seen with the armies. */
function hiddenSpans({ text, spans, armies }: ReadText): readonly string[] {
  const shown = armies
    .flatMap(({ setAside, unread }) => [...setAside, ...unread])
    .map((each) => flat(each.text))
    .join('\n')
  return spans
    .filter(({ kind }) => kind !== 'understood')
    .flatMap(({ from, to }) => text.slice(from, to).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !shown.includes(word))
}

const negated =
  /(?<!\p{L})(?:w\/o|n\/a|nil|zero|null|sans|nein|no|not|non|nor|neither|without|none|ohne|kein\w*|nicht|weder|noch)(?!\p{L})|(?<!\d)0(?!\d)|[-–—]/iu

/** The names of a table's columns, which may have no rows; “Qual” is one in a row of names alone. */
const isHeading = (line: string): boolean =>
  /\b(?:quality|qualität)/i.test(line) ||
  (/\b(?:qual|grade|troops)\b/i.test(line) && !/\d/.test(line) && /[\t|;]| {2}|,.*,/.test(line))

/** "Green 40, no" and "officer" on the next line, as mail programs break it. */
const deniedAbove = /(?<!\p{L})(?:no|not|without|none|ohne|kein\w*|nicht)[ \t>]*\n[ \t>]*$/iu

/** A word of troops that was understood has left its mark in an army. */
function isAccounted({ text, armies }: ReadText, { what, from, to }: Hit): boolean {
  const begin = text.lastIndexOf('\n', from) + 1
  const end = text.indexOf('\n', to)
  const line = text.slice(begin, end < 0 ? text.length : end)
  const battalions = armies.flatMap(({ army }) => army.battalions)
  const names = [...armies.map(({ army }) => army.name), ...battalions.map(({ name }) => name)]
  const word = text.slice(from, to)
  if (names.some((name) => name.includes(cleanNote(word)))) return true
  if (what === 'nation') return armies.some(({ army }) => army.nation !== 'other')
  if (what === 'battalion' || isHeading(line)) return true // a row of headings
  if (what === 'rifles') return negated.test(line) || battalions.some(({ rifles }) => rifles)
  const quality = qualities.find((each) => each === what)
  if (quality !== undefined) return battalions.some((each) => each.quality === quality)
  if (negated.test(line) || /[\t|;]/.test(text)) return true // a table's column of none
  if (deniedAbove.test(text.slice(0, from))) return true
  return battalions.some(
    ({ characters }) =>
      what in characters && Object.entries(characters).some(([kind, n]) => kind === what && n > 0),
  )
}

/** Each quality that was understood is a battalion's own, and each battalion that was counted is there. */
function countFaults(read: ReadText, understood: readonly Hit[]): readonly string[] {
  const { text, armies, spans } = read
  const battalions = armies.flatMap(({ army }) => army.battalions)
  const names = [
    ...armies.map(({ army }) => army.name),
    ...battalions.map(({ name }) => name),
  ].join(' ')
  const faults = qualities.flatMap((quality) => {
    const said = understood.filter(({ what, from, to }) => {
      const begin = text.lastIndexOf('\n', from) + 1
      return (
        what === quality &&
        !names.includes(text.slice(from, to)) &&
        !isHeading(text.slice(begin, to))
      )
    })
    const there = battalions.filter((each) => each.quality === quality)
    return said.length > there.length ? [`${quality} ${String(said.length)} times`] : []
  })
  const told = spans
    .filter(({ kind }) => kind === 'understood')
    .flatMap(({ from, to }) => text.slice(from, to).split('\n'))
    // A heading that counts says it of the lines below; what is said in a name is a name.
    .filter((line) => scanTroops(line).some(({ what }) => qualities.some((each) => each === what)))
    .map((line) => Math.max(0, scanCount(line) - scanCount(names)))
    .reduce((sum, count) => sum + count, 0)
  return told > battalions.length ? [...faults, `${String(told)} battalions`] : faults
}

const struckParts = [
  /~~([^~\n]+)~~/g,
  /<(s|del|strike)>[^<\n]+<\/\1>/gi,
  /\[(s|del|strike)\][^[\n]+\[\/\1\]/gi,
  // To the end of the line, the item or the cell.
  /^[ \t]*(?:deleted|gestrichen|cancelled|durchgestrichen): (?:(?!\[(?:\*|\/?(?:t[rdh]|table|list))\])[^\n<])+/gim,
] as const

/** What is crossed out is no part of the list, unless a name in quotation marks has the signs. */
const struckFaults = (read: ReadText): readonly string[] =>
  struckParts
    .flatMap((pattern) => Array.from(read.text.matchAll(pattern)))
    .filter(({ index, 0: part }) => {
      const line = read.text.slice(read.text.lastIndexOf('\n', index) + 1, index + part.length)
      return !line.includes('"')
    })
    .flatMap(({ index, 0: part }) => scanTroops(part).map(({ from }) => index + from))
    .filter((at) => spanAt(read, at)?.kind === 'understood')
    .map((at) => `struck, and read: ${read.text.slice(at, at + 12)}`)

/** A slip of a word of troops beside a number is nobody's name. */
const slipFaults = (read: ReadText): readonly string[] =>
  scanSlips(read.text)
    .filter(({ from }) => spanAt(read, from)?.kind === 'understood')
    .map(({ from, to }) => `a slip, and read: ${read.text.slice(from, to)}`)

/** What a reading does against the law; none: it keeps it. */
export function faultsOf(read: ReadText): readonly string[] {
  const faults: string[] = []
  if (!isPartition(read)) faults.push('the spans have gaps')
  for (const piece of hiddenSpans(read)) faults.push(`not shown: ${piece}`)
  const isLegal = read.armies.every((each) => verdictOn(checkReading(each)) === 'legal')
  if (!isLegal) return faults
  faults.push(...struckFaults(read), ...slipFaults(read))
  const setAside = read.armies.flatMap((army) => army.setAside)
  for (const { kind, text } of setAside)
    // A header ends where the message begins: only its sender may be called like troops.
    if (!mayHoldTroops.has(kind) && !(kind === 'header' && text.endsWith(':')))
      for (const hit of scanTroops(text))
        if (hit.what !== 'nation') faults.push(`troops set aside: ${text}`)
  const understood = scanTroops(read.text).filter(
    ({ from }) => spanAt(read, from)?.kind === 'understood',
  )
  faults.push(...countFaults(read, understood))
  for (const hit of understood) {
    if (!isAccounted(read, hit)) faults.push(`lost: ${read.text.slice(hit.from, hit.to)}`)
  }
  return faults
}
