// Words around a list: which unread lines may be set aside in sight, and which may be meant as troops.
import type { Nation } from '../model.ts'
import { sizes } from '../prices.ts'
import { meantBy } from './lexicon/typos.ts'
import { folded, isAmong, isForeignNation, lexicon } from './lexicon/lexicon.ts'
import { hasTroops, namesTroops } from './parser.ts'
import { plainText } from './plain.ts'
import { remembered } from './remembered.ts'
import { tokensOf, written, type Kind, type Token } from './tokens.ts'

/** A short line with a number that can be a battalion's Rankers: "Landwehr 24". */
const mostTokens = 5
export const isSize = (value: number): boolean =>
  value >= sizes.least && value <= sizes.most && value % sizes.step === 0

/** What makes a number in a short line something else: a time, a table, a telephone. */
const otherwise =
  /^(?:see|you|at|um|uhr|table|tisch|tel|phone|call|room|raum|age|euro|eur|km|min|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember)$/i

/** "Landwehr 24", "Sub 24", "the second is 20" */
const subjects: ReadonlySet<Kind> = new Set<Kind>(['word', 'apart', 'ordinal', 'ordinalWord'])

function isLikeBattalion(tokens: readonly Token[], text: string): boolean {
  const said = tokens.filter(({ kind }) => kind !== 'sep' && kind !== 'mark' && kind !== 'stop')
  const hasWord = said.some(({ kind }) => subjects.has(kind))
  const hasSize = said.some((token) => token.kind === 'number' && isSize(token.value))
  return (
    said.length <= mostTokens &&
    hasWord &&
    hasSize &&
    !said.some((token) => otherwise.test(written(text, token)))
  )
}

const places: ReadonlySet<Kind> = new Set<Kind>(['ordinal', 'ordinalWord'])
const ofSize: ReadonlySet<Kind> = new Set<Kind>(['rankers', 'stop', 'mark'])
/** A longer line tells a story. */
const mostOfCorrection = 9

/** "Nr. 2", "the second one" */
const namesPlace = (tokens: readonly Token[], text: string): boolean =>
  tokens.some((token, n) => {
    if (places.has(token.kind)) return true
    const behind = tokens[n + 1]?.kind === 'stop' ? n + 2 : n + 1
    const isPlacing = isAmong('placing', written(text, token)) || written(text, token) === '#'
    return isPlacing && tokens[behind]?.kind === 'number'
  })

/** "Nr. 2 hat 20", "the second one should be 28", "1 und 2 vertauscht": what is said of a battalion that stands elsewhere. */
function correctsPlace(tokens: readonly Token[], text: string): boolean {
  const said = tokens.filter(({ kind }) => !ofSize.has(kind))
  if (said.length > mostOfCorrection) return false
  const words = said.map((token) => written(text, token))
  const numbers = said.filter(({ kind }) => kind === 'number' || places.has(kind))
  const isMixed = words.some((word) => isAmong('mixing', word))
  // "1 <-> 2"
  if (numbers.length > 1 && (isMixed || said[1]?.kind === 'arrow')) return true
  const last = said.at(-1)
  // "the first gets one"
  const isShort = said.length <= mostTokens && said.slice(0, 2).some(({ kind }) => places.has(kind))
  if (isShort && last?.kind === 'numeral') return true
  const isOfSize = last?.kind === 'number' && !last.glued && isSize(last.value)
  return isOfSize && namesPlace(tokens, text) && !words.some((word) => otherwise.test(word))
}

const isFew = (word: string): boolean =>
  /^(?:more|less|fewer|minus|plus|mehr|weniger|abzüglich|zuzüglich)$/i.test(word)

/** "put 4 more into the bigger one", "less 25 % everywhere" */
const changesFigures = (tokens: readonly Token[], text: string): boolean =>
  tokens.some((token, n) => {
    const [before, next] = [tokens[n - 1], tokens[n + 1]]
    if (token.kind !== 'number') return false
    if (before !== undefined && n === 1 && isFew(written(text, before))) return true
    return next !== undefined && token.value % sizes.step === 0 && isFew(written(text, next))
  })

/** "Qty: 2" */
const mostOfCount = 6
function countsBattalions(tokens: readonly Token[], text: string): boolean {
  const said = tokens.filter(({ kind }) => kind !== 'sep' && kind !== 'mark' && kind !== 'stop')
  if (said.length > mostOfCount) return false
  const hasNumber = said.some(({ kind }) => kind === 'number' || kind === 'numeral')
  return hasNumber && said.some((token) => isAmong('counting', written(text, token)))
}

/** "Gaurds": a slip of a word of troops. */
export const hasLoneSlip = (tokens: readonly Token[], text: string): boolean =>
  tokens.some((token) => token.kind === 'word' && meantBy(written(text, token)).length > 0)

/** "Gaurds 24": the same beside a number. */
export const hasSlip = (tokens: readonly Token[], text: string): boolean =>
  tokens.some(({ kind }) => kind === 'number' || kind === 'numeral') && hasLoneSlip(tokens, text)

/** "British, driled", and the number on the next line: a slip of a quality. */
export const hasSlipOfQuality = (tokens: readonly Token[], text: string): boolean =>
  tokens.some(
    (token) =>
      token.kind === 'word' &&
      meantBy(written(text, token)).some((meant) => lexicon().words.get(meant)?.kind === 'quality'),
  )

/** The word before a number, past a full stop: "Nr" of "Nr. 8"; empty: there is none. */
export function titleOf(tokens: readonly Token[], n: number, text: string): string {
  const before = tokens[n - 1]
  const title = before?.kind === 'stop' ? tokens[n - 2] : before
  return title === undefined ? '' : written(text, title)
}

/** What the word before an 's means: "the officer's job". */
export function ownerNamed(word: string): Kind | undefined {
  const owner = /^(.+)['’]s$/.exec(word)?.[1]
  return owner === undefined ? undefined : lexicon().words.get(folded(owner))?.kind
}

/** "the officer's job", "it'Drilled 24": a word that holds one of troops beside an apostrophe. */
export const joinsTroops = (tokens: readonly Token[], text: string): boolean =>
  tokens.some((token) => {
    const parts = token.kind === 'word' ? written(text, token).split(/['’]/) : []
    if (parts.length < 2) return false
    return parts.some((part) => {
      const meaning = lexicon().words.get(folded(part))
      return meaning !== undefined && namesTroops.has(meaning.kind)
    })
  })

/** "Drilled 24" in quotation marks. */
export const quotesTroops = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => token.kind === 'quoted' && hasTroops(tokensOf(token.value)))

/** Troops are not named as such, but quoted, joined to another word, or with a slip. */
export const hidesTroops = (tokens: readonly Token[], text: string): boolean =>
  hasSlip(tokens, text) || quotesTroops(tokens) || joinsTroops(tokens, text)

/** Somebody may have meant a battalion, or something about one. */
export const mayBeTroops = (tokens: readonly Token[], text: string): boolean =>
  hasTroops(tokens, text) ||
  isLikeBattalion(tokens, text) ||
  correctsPlace(tokens, text) ||
  countsBattalions(tokens, text) ||
  changesFigures(tokens, text) ||
  hidesTroops(tokens, text)

const mostLines = 500

/** The same of a line of text; a letter is looked through more than once. */
export const soundsLikeList = remembered(mostLines, (line) => {
  const plain = plainText(line)
  return mayBeTroops(tokensOf(plain), plain)
})

/** A nation is named that no army of the game has. */
export const namesForeign = (tokens: readonly Token[], text: string): boolean =>
  tokens.some((token) => token.kind === 'word' && isForeignNation(written(text, token)))

/** A nation that is named, or nearly; `other` is a word of any sentence. */
export function nationNamed(tokens: readonly Token[], text: string): Nation | null {
  for (const token of tokens) {
    if (token.kind === 'nation' && token.value !== 'other') return token.value
    if (token.kind !== 'word') continue
    if (isForeignNation(written(text, token))) return 'other'
    for (const meant of meantBy(written(text, token))) {
      const meaning = lexicon().words.get(meant)
      if (meaning?.kind === 'nation') return meaning.value
    }
  }
  return null
}
