// Split of a line's letters into words, numbers and signs, each with what it means in a list.
import type { Character, Nation, Quality } from '../model.ts'
import { folded, isApartWord, meaningOf, phraseAt, type WordKind } from './lexicon.ts'

export type Kind =
  | WordKind
  | 'quality'
  | 'character'
  | 'nation'
  | 'number'
  /** 1st, 2nd, 9e, 12° */
  | 'ordinal'
  /** A number that is uncertain: -1, 28.5, 1.024, other digits; a word crossed out letter by letter. */
  | 'bad'
  /** Part of a date, a time, a phone number, an address, a word ("40mm"). */
  | 'apart'
  | 'quoted'
  | 'word'
  | 'sign'

export interface Token {
  readonly kind: Kind
  readonly from: number
  readonly to: number
  /** No blank lies between it and the token before. */
  readonly glued: boolean
  /** Folded, or the sign; what a quotation holds. */
  readonly word: string
  /** Of a number or an ordinal, else 0. */
  readonly value: number
  /** A number in words. */
  readonly isWorded?: boolean
  readonly quality?: Quality
  readonly character?: Character
  readonly nation?: Nation
}

export type Range = readonly [from: number, to: number]

type Found = Partial<Token> & Pick<Token, 'kind'>

const letters = /[\p{L}\p{M}'’]+/uy
const quotation =
  /(?<![\p{L}\p{N}])(?:"(?:[^"\n]|""){1,400}"(?!")|„[^“”"\n]{1,400}[“”"]|“[^”"\n]{1,400}[”"]|«[^»\n]{1,400}»|»[^«\n]{1,400}«)(?![\p{L}\p{N}])/uy
const apart =
  /\d{1,4}([.\-/])\d{1,2}\1\d{1,4}(?!\d)|\d{1,2}:\d{2}(?::\d{2})?(?!\d)|\d{1,2}\.\d{1,2}\.(?!\d)|(?:(?<=\+)\d|0\d)(?:[ ()/-]?\d){6,18}|(?<=[€$£%'’_])\d+|\d+(?=[€$£%_@])/y
const fraction = /(\d{1,6})(?:\.(\d+)|,(5)(?= ?(?:p|P)(?:un)?kte?\b)|½)/y
const ordinal = /(\d{1,6})(?:st|nd|rd|th|er|eme|ème|[e°ºª]|re)(?![\p{L}\p{N}])/uy
const digits = /(\d+)(\p{L}[\p{L}\p{M}\p{N}]*)?/uy

function at(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from
  return pattern.exec(text)
}

/** "-1 drummer" takes something off; "- 60" and "24-48" do not begin so. */
const isNegative = (text: string, from: number): boolean =>
  /(?:^|[\s(:=,])[-–−]$/.test(text.slice(Math.max(0, from - 2), from))

/** "No. 3" and "Nr 3" number, "no drummer" says that there is none. */
const isNumbering = (text: string, to: number): boolean =>
  /^\.? ?#? ?\d/.test(text.slice(to, to + 5))

function wordAt(text: string, from: number): [Found, number] {
  const raw = at(letters, text, from)?.[0] ?? text[from] ?? ''
  // Letters that are crossed out one by one.
  if (/[\u0335-\u0338]/.test(raw)) return [{ kind: 'bad' }, raw.length]
  const phrase = phraseAt(text, from, folded(raw))
  const written = phrase ?? raw
  const word = folded(written)
    .replace(/[-\s]+/g, (sign) => (sign.includes('-') ? '-' : ' '))
    .replace(/'$/, '')
  if (word === 'no' && isNumbering(text, from + 2)) return [{ kind: 'nth', word }, 2]
  const meaning = meaningOf(word)
  if (meaning === undefined)
    return [{ kind: 'word', word, isWorded: isApartWord(word) }, written.length]
  return [{ ...meaning, word, isWorded: meaning.kind === 'number' }, written.length]
}

/** What is glued to a number makes it an ordinal, a part of a word, or leaves it a number. */
function numberAt(text: string, from: number): [Found, number] {
  const dated = at(apart, text, from)
  if (dated !== null) return [{ kind: 'apart' }, dated[0].length]
  const [broken, whole = '', decimals = '5'] = at(fraction, text, from) ?? []
  if (broken !== undefined) {
    const isHalf = decimals === '5' && !isNegative(text, from)
    return [
      isHalf ? { kind: 'number', value: Number(whole) + 0.5 } : { kind: 'bad' },
      broken.length,
    ]
  }
  const [place, of = ''] = at(ordinal, text, from) ?? []
  if (place !== undefined) {
    // "1er" is the first, "36er" has 36.
    const isSure = !place.endsWith('er') || of === '1'
    return [isSure ? { kind: 'ordinal', value: Number(of) } : { kind: 'bad' }, place.length]
  }
  const [all = '', own = '', glued = ''] = at(digits, text, from) ?? []
  if (isNegative(text, from)) return [{ kind: 'bad' }, own.length]
  const word = folded(glued)
  const isKnown =
    glued === '' || meaningOf(word) !== undefined || /^(?:[dseo]|x\d{0,2})$/.test(word)
  if (!isKnown || own.length > 6) return [{ kind: 'apart' }, all.length]
  return [{ kind: 'number', value: Number(own) }, own.length]
}

function signAt(text: string, from: number): [Found, number] {
  const quoted = at(quotation, text, from)?.[0]
  if (quoted !== undefined)
    return [{ kind: 'quoted', word: quoted.slice(1, -1).replaceAll('""', '"') }, quoted.length]
  const sign = String.fromCodePoint(text.codePointAt(from) ?? 32)
  if (sign === '½') return [{ kind: 'number', value: 0.5 }, 1]
  if (sign === '×') return [{ kind: 'times', word: 'x' }, 1]
  if (sign === '#' && /\d/.test(text[from + 1] ?? '')) return [{ kind: 'nth' }, 1]
  return [{ kind: /\p{N}/u.test(sign) ? 'bad' : 'sign' }, sign.length]
}

/** "9 May", "12 High Street", "20 Uhr", "Hauptstr. 12": numbers beside parts of dates and addresses. */
function isBesideApart(tokens: readonly Token[], n: number): boolean {
  const isApart = (token: Token | undefined): boolean =>
    token?.kind === 'word' &&
    (token.isWorded === true || /.(?:str|strasse|weg|platz|gasse|allee)$/.test(token.word))
  const isStreet = /^(?:street|road|lane|avenue)$/.test(tokens[n + 2]?.word ?? '')
  return ([1, -1] as const).some((step) => {
    const isDotted = tokens[n + step]?.word === '.' && isApart(tokens[n + 2 * step])
    return isDotted || isApart(tokens[n + step]) || (step === 1 && isStreet)
  })
}

/** "Franco-", and not "Royal-". */
const isPeople = ({ kind, word }: Token): boolean =>
  kind === 'word' && !/^(?:kaiserlich|koniglich|imperial|royal|k)$/.test(word)

/** "French Army of Portugal" is a name behind the nation; "Franco-Spanish" are two nations. */
function setNations(tokens: Token[]): void {
  const first = tokens.findIndex(({ kind }) => kind === 'nation')
  for (let n = Math.max(first, 0); first >= 0 && n < tokens.length; n += 1) {
    const [token, before, other] = [tokens[n], tokens[n - 1], tokens[n - 2]]
    if (token?.kind !== 'nation' || other === undefined) continue
    if (n > first && before?.kind === 'and' && other.kind === 'army') {
      const { from, to, glued, word, value } = token
      tokens[n] = { kind: 'word', from, to, glued, word, value }
    } else if (before?.word === '-' && before.glued && token.glued && isPeople(other))
      tokens[n - 2] = {
        ...other,
        kind: 'nation',
        nation: token.nation === 'other' ? 'british' : 'other',
      }
  }
}

/** The tokens of a part of a text, in order; nothing of what is struck. */
export function tokensOf(
  text: string,
  begin = 0,
  end = text.length,
  struck: readonly Range[] = [],
): readonly Token[] {
  const tokens: Token[] = []
  let place = begin
  let next = 0
  while (place < end) {
    const range = struck[next]
    if (range !== undefined && place >= range[0]) {
      place = Math.max(place, range[1])
      next += 1
      continue
    }
    const code = text.charCodeAt(place)
    const isBlank = code <= 32 || code === 0xa0 || (code > 0x1fff && /\s/.test(text[place] ?? ''))
    if (!isBlank) {
      const isLetter = (code | 32) >= 97 && (code | 32) <= 122
      const isDigit = code >= 48 && code <= 57
      const isWord =
        isLetter ||
        (code > 127 && /\p{L}/u.test(String.fromCodePoint(text.codePointAt(place) ?? 32)))
      const [found, length] = isDigit
        ? numberAt(text, place)
        : isWord
          ? wordAt(text, place)
          : signAt(text, place)
      const to = Math.min(end, place + length)
      tokens.push({
        from: place,
        to,
        glued: tokens.at(-1)?.to === place,
        word: text.slice(place, to),
        value: 0,
        ...found,
      })
      place = to
    } else place += 1
  }
  setNations(tokens)
  if (!tokens.some(({ kind }) => kind === 'word')) return tokens
  return tokens.map((token, n) =>
    /^(?:number|bad)$/.test(token.kind) && isBesideApart(tokens, n)
      ? { ...token, kind: 'apart' }
      : token,
  )
}

export const isSignOf = (token: Token | undefined, signs: string): boolean =>
  token?.kind === 'sign' && signs.includes(token.word)

/** The token as it is written. */
export const written = (text: string, { from, to }: Pick<Token, 'from' | 'to'>): string =>
  text.slice(from, to)

/** An arrow ends here. */
export const isArrow = (tokens: readonly Token[], n: number): boolean =>
  isSignOf(tokens[n], '→⇒') || (isSignOf(tokens[n], '>') && isSignOf(tokens[n - 1], '-='))

/** "-1 drummer", "-officer", "24-48" */
export const isTaking = (tokens: readonly Token[], n: number): boolean =>
  isSignOf(tokens[n], '-–—') &&
  tokens[n + 1]?.glued === true &&
  !isArrow(tokens, n + 1) &&
  (tokens[n]?.glued !== true ||
    (tokens[n - 1]?.kind === 'number' && tokens[n + 1]?.kind === 'number'))
