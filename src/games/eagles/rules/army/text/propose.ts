// What an unread line may mean: up to two readings, each as the battalions it would add. Nobody's choice is made here.
import type { Army, Battalion } from '../model.ts'
import { characterTable } from '../prices.ts'
import { battalionsFrom, isBattalion, isOversized } from './battalions.ts'
import { meantBy } from './lexicon/typos.ts'
import { namesSeveral } from './several.ts'
import { tokensOf, written, type Kind, type Token } from './tokens.ts'
import { parseTroops } from './troops.ts'

/** How many readings are shown beside "not troops". */
const mostReadings = 2

/** Nobody names more battalions of a kind in one breath. */
const mostOfRange = 9

/** Nobody has more of a character, or writes their number as one figure. */
const mostOfKind = 3

/** The longest line that anybody can still decide about at a glance. */
const longest = 300

/** Marks of comments, quotations, crossing out, and boxes: what is behind them may be meant all the same. */
const unmarked = (text: string): string =>
  text
    .replace(/^[\s>#/]+/, '')
    .replace(/\[[ x]\]|[☐☑❌✖✗✘🚫⛔]|~+|<\/?(?:s|del|strike)>|\[\/?(?:s|del|strike)\]/giu, ' ')
    .replace(/\s(?:#|\/\/)\s/g, ', ')

const without = (
  text: string,
  tokens: readonly Token[],
  drop: (token: Token) => boolean,
): string => {
  let kept = ''
  let at = 0
  for (const token of tokens) {
    if (!drop(token)) continue
    kept += text.slice(at, token.from)
    at = token.to
  }
  return kept + text.slice(at)
}

/** Each slip put right in each way it may be meant. */
function corrected(text: string): readonly string[] {
  let forms = [text]
  for (const token of tokensOf(text)) {
    if (token.kind !== 'word') continue
    const word = written(text, token)
    const meant = meantBy(word).slice(0, 2)
    if (meant.length > 0)
      forms = forms.flatMap((form) => meant.map((each) => form.replace(word, each)))
    if (forms.length > 4) break
  }
  return forms
}

/** "2 Drilled 24" and "2x Drilled 24" count battalions, or name the second. */
function counted(text: string): readonly string[] {
  const found = /^\W{0,4}(\d{1,2}) ?[x×]? ([\p{L} ].*)$/su.exec(text)
  if (found === null) return []
  const [, count = '', rest = ''] = found
  return [`${count} battalions ${rest}`, `${count}. Battalion ${rest}`]
}

const twoPlaces =
  /^[\s>*•·-]*(?:(?:battalions?|bataillone?|bns?|btl|nos?|nr)\.?\s?#?\s?)?(\d{1,2})(?:st|nd|rd|th|\.)?\s?([-–—&+/]|to|through|and|bis|und)\s?(\d{1,3}(?:st|nd|rd|th|er?|\.)?)(?![\d\p{L}])(.*)$/isu

/** "Bn 2 – 3 Landwehr: Green 36": the second and the third, or the second one is of the third regiment. */
function ranged(text: string): readonly string[] {
  const [, first = '', joint = '', last = '', rest = ''] = twoPlaces.exec(text) ?? []
  const [from, to] = [Number(first), Number.parseInt(last, 10)]
  if (first === '' || to <= from) return []
  const isList = /^(?:[&+/]|and|und)$/i.test(joint)
  const count = isList ? 2 : to - from + 1
  const quality = tokensOf(rest).find(({ kind }) => kind === 'quality')
  const sign = rest.search(/[:,(]|$/)
  // "2nd – 3rd Foot Guards: Guards 16" says a quality in its name.
  const nameEnd = rest[sign] === ':' ? sign : Math.min(sign, quality?.from ?? rest.length)
  const name = `${last}${rest.slice(0, nameEnd)}`.trim()
  const all = count > mostOfRange ? [] : [`${String(count)} battalions${rest.replace(/^:/, '')}`]
  return name === String(to) ? all : [...all, `${first}. Battalion "${name}"${rest.slice(nameEnd)}`]
}

/** "24. Veteran (36)": either number may be the figures. */
function sized(text: string): readonly string[] {
  const [, first = '', troops = '', second = ''] =
    /^(\d{2})[.:]? ([\p{L} ]+)[([](\d{2})[)\]]$/u.exec(text.trim()) ?? []
  return first === '' ? [] : [`${troops} ${first}`, `${troops} ${second}`]
}

/** "Green 16, officer (x3)" and "… x3" */
function multiplied(text: string): readonly string[] {
  const found = /\(?(?:[x×] ?(\d{1,2})|(\d{1,2}) ?[x×])\)?$/u.exec(text.trim())
  if (found === null) return []
  const rest = text.trim().slice(0, found.index)
  const count = found[1] ?? found[2] ?? ''
  return [`${count} battalions ${rest}`, `${rest} x${count}`]
}

/** "drummer 2, officer 10": what they cost, or how many they are where there can be so many. */
function priced(text: string): readonly string[] {
  const tokens = tokensOf(text)
  const isPrice = (token: Token, n: number): boolean => {
    const before = tokens[n - 1]?.kind === 'colon' ? tokens[n - 2] : tokens[n - 1]
    const isOf = before?.kind === 'character' && token.kind === 'number'
    return isOf && token.value === characterTable[before.value].points
  }
  const prices = tokens.flatMap((token, n) => (isPrice(token, n) ? [n] : []))
  if (prices.length === 0) return []
  const dropped = (isOne: (token: Token) => boolean): string => {
    const gone = new Set(
      prices
        .flatMap((n) => tokens.slice(tokens[n - 1]?.kind === 'colon' ? n - 1 : n, n + 1))
        .filter((token) => token.kind === 'colon' || isOne(token)),
    )
    return without(text, tokens, (token) => gone.has(token))
  }
  const isMany = (token: Token): boolean => token.kind === 'number' && token.value > mostOfKind
  return [dropped(() => true), dropped(isMany).replace(/ (\d)(?!\d)/gu, ' x$1')]
}

/** "Buffs and Gordons: Drilled 36": two battalions, or one that is called so. */
function named(text: string): readonly string[] {
  const [, name = '', rest = ''] = /^([^:(]{3,60}?)(?:: | [–—-] |, )(.*)$/su.exec(text) ?? []
  return namesSeveral(name) ? [`2 battalions ${rest}`, `1. Battalion "${name}": ${rest}`] : []
}

/** Of two qualities one is only in the name. */
function chosen(text: string): readonly string[] {
  const tokens = tokensOf(text)
  const named = new Set(tokens.flatMap((token) => (token.kind === 'quality' ? [token.value] : [])))
  if (named.size < 2) return []
  return [...named].map((one) =>
    without(text, tokens, (token) => token.kind === 'quality' && token.value !== one),
  )
}

const open: ReadonlySet<Kind> = new Set<Kind>([
  'doubt',
  'apart',
  'struck',
  'strike',
  'mark',
  'percent',
  'riddle',
])

/** Without the words that leave it open; and only what comes before them. */
function decided(text: string): readonly string[] {
  const tokens = tokensOf(text)
  const first = tokens.find(({ kind }) => open.has(kind))
  if (first === undefined) return []
  return [without(text, tokens, ({ kind }) => open.has(kind)), text.slice(0, first.from)]
}

/** The beginning of the line, as far as it makes sense; points said in its middle may be for all of it. */
function shortened(text: string): readonly string[] {
  const tokens = tokensOf(text)
  const whole = text.replace(/=\s*\d+\s*(?:points?|pts?|punkte?|pkt)?/i, ' ')
  const cuts = tokens.flatMap(({ kind, from }) =>
    kind === 'sep' || kind === 'and' || kind === 'open' || kind === 'stop' || kind === 'next'
      ? [from]
      : [],
  )
  return [
    whole,
    ...cuts
      .reverse()
      .slice(0, 6)
      .map((at) => text.slice(0, at)),
  ]
}

const essence = (battalions: readonly Battalion[]): string =>
  JSON.stringify(
    battalions.map(({ quality, rankers, characters, light, rifles }) => [
      quality,
      rankers,
      characters,
      light,
      rifles,
    ]),
  )

function readAs(text: string, army: Army, place: number): readonly Battalion[] | null {
  const context = { nation: army.nation, place }
  const { drafts, failure } = parseTroops(text, tokensOf(text), context)
  if (failure !== null || !drafts.every(isBattalion) || drafts.some(isOversized)) return null
  const all: Battalion[] = []
  for (const draft of drafts)
    all.push(...battalionsFrom(draft, text, place + all.length, army.nation))
  return all.some(({ quality, rankers }) => quality === null || rankers === 0) ? null : all
}

/**
 * The readings of an unread line, the likeliest first, at most {@link mostReadings}; `place` is where its first battalion would
 * stand, from 1. That it is not about troops is always possible, and not among them.
 */
export function proposeReadings(
  line: string,
  army: Army,
  place: number,
): readonly (readonly Battalion[])[] {
  if (line.length > longest) return []
  const texts: string[] = []
  for (const base of corrected(unmarked(line)))
    for (const make of [
      named,
      priced,
      ranged,
      sized,
      counted,
      multiplied,
      chosen,
      decided,
      (text: string) => [text],
      shortened,
    ])
      texts.push(...make(base))
  const found = new Map<string, readonly Battalion[]>()
  for (const text of texts) {
    const battalions = readAs(text, army, place)
    if (battalions !== null && !found.has(essence(battalions)))
      found.set(essence(battalions), battalions)
    if (found.size === mostReadings) break
  }
  return [...found.values()]
}
