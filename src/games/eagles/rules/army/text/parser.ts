// The state of a parse, with look-ahead over the tokens of a line.
import type { UnreadReason } from '../problem.ts'
import type { Nation } from '../model.ts'
import { newDraft, type Draft } from './draft.ts'
import { isAmong, isApartAlone } from './lexicon/lexicon.ts'
import { written, type Kind, type Token } from './tokens.ts'

/** What a line is read in. */
export interface Context {
  readonly nation: Nation | null
  /** The place of the next battalion, from 1. */
  readonly place: number
}

/** A part of an understood line that changes nothing and is shown as such. */
export interface Aside {
  readonly from: number
  readonly to: number
}

export interface Parser {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly context: Context
  at: number
  readonly done: Draft[]
  draft: Draft
  /** A sign or a word that parts what follows from what is before. */
  boundary: boolean
  readonly asides: Aside[]
  failure: UnreadReason | null
}

export const parserOn = (text: string, tokens: readonly Token[], context: Context): Parser => ({
  text,
  tokens,
  context,
  at: 0,
  done: [],
  draft: newDraft(),
  boundary: true,
  asides: [],
  failure: null,
})

export const fail = (parser: Parser, reason: UnreadReason): void => {
  parser.failure ??= reason
}

export const peek = ({ tokens, at }: Parser, ahead = 0): Token | undefined => tokens[at + ahead]

export const isAt = (parser: Parser, kind: Kind, ahead = 0): boolean =>
  parser.tokens[parser.at + ahead]?.kind === kind

/** What a separator is: a comma, a dash … */
export const signAt = (parser: Parser, ahead = 0): string => {
  const token = peek(parser, ahead)
  return token === undefined ? '' : written(parser.text, token)
}

/** Where the bracket closes that opens at a token; the end if it never does. */
export function closing({ tokens }: Parser, open: number): number {
  let depth = 0
  for (let at = open; at < tokens.length; at += 1) {
    if (tokens[at]?.kind === 'open') depth += 1
    else if (tokens[at]?.kind === 'close') depth -= 1
    if (depth === 0) return at
  }
  return tokens.length
}

/** They are nothing else, wherever they stand: in an address, or as somebody's who owns something. */
export const namesTroops: ReadonlySet<Kind> = new Set<Kind>([
  'quality',
  'character',
  'characters',
  'battalion',
  'battalions',
  'rifles',
])
const troopKinds: ReadonlySet<Kind> = new Set<Kind>([...namesTroops, 'riddle', 'same', 'struck'])
const nearTroops: ReadonlySet<Kind> = new Set<Kind>(['rankers', 'light', 'pair', 'each', 'all'])

const figureKinds: ReadonlySet<Kind> = new Set<Kind>(['number', 'numeral', 'ordinal'])
const openKinds: ReadonlySet<Kind> = new Set<Kind>(['none', 'doubt', 'struck'])
const shared: ReadonlySet<Kind> = new Set<Kind>(['each', 'all'])
const signKinds: ReadonlySet<Kind> = new Set<Kind>(['sep', 'stop', 'mark', 'filler', 'colon'])

/** "leave out the 2nd"; a longer line with such a word and a place is about a date. */
const mostAboutPlace = 6

/** "all light", "Light!", "noch eins", "only the first": about battalions, though no figure of one is named. */
function isAboutTroops(tokens: readonly Token[]): boolean {
  const said = tokens.filter(({ kind }) => !signKinds.has(kind))
  const [first, second, ...more] = said
  const isPlace = said.some(({ kind }) => kind === 'ordinal' || kind === 'ordinalWord')
  const isOpen = said.some(({ kind }) => openKinds.has(kind) || kind === 'apart')
  // "the bigger one stays at home"
  const isOne = first?.kind === 'word' && second?.kind === 'numeral' && second.value === 1
  if (isOpen && isOne && tokens[0]?.kind === 'filler') return true
  const isApart = said.length <= mostAboutPlace && said.some(({ kind }) => kind === 'apart')
  if (isPlace && (isApart || said.some(({ kind }) => openKinds.has(kind)))) return true
  if (said.some(({ kind }) => kind === 'light'))
    return said.length <= 2 || said.some(({ kind }) => shared.has(kind))
  return first?.kind === 'next' && second?.kind === 'numeral' && more.length === 0
}

const hours = 12

/** "an alle" is German for "to all"; "all at nine" says when. */
const isFigure = (token: Token, n: number, tokens: readonly Token[], text?: string): boolean => {
  if (!figureKinds.has(token.kind)) return false
  if (text === undefined || (token.kind !== 'numeral' && token.kind !== 'number')) return true
  const before = tokens[n - 1]
  const isTime = before !== undefined && /^(?:at|um)$/i.test(written(text, before))
  if (isTime && token.value <= hours) return false
  return !(tokens[n + 1]?.kind === 'all' && /^an$/i.test(written(text, token)))
}

const isOfAll = /^(?:any|last|anyone|everyone|everybody|letzte[ns]?)$/i

/** "We had a great time last year, tell me if there is any problem": an article counts no battalions. */
const isArticle = (token: Token, text: string): boolean =>
  token.kind === 'numeral' && /^(?:an?|eine?[nmrs]?)$/i.test(written(text, token))

/** "32 men", "all 24" */
function hasFiguresNear(tokens: readonly Token[], text?: string): boolean {
  const near = tokens.filter(({ kind }) => nearTroops.has(kind))
  const isOfAny = text !== undefined && near.every((token) => isOfAll.test(written(text, token)))
  return (
    near.length > 0 &&
    tokens.some(
      (token, n) => isFigure(token, n, tokens, text) && !(isOfAny && isArticle(token, text)),
    )
  )
}

/** Something here may be meant as a battalion or a part of one. */
export const hasTroops = (tokens: readonly Token[], text?: string): boolean =>
  tokens.some(({ kind }) => troopKinds.has(kind)) ||
  isAboutTroops(tokens) ||
  hasFiguresNear(tokens, text)

/** "not taken", "maybe", "left at home": more than a remark. */
export const leavesOpen = (tokens: readonly Token[]): boolean =>
  tokens.some(({ kind }) => openKinds.has(kind) || kind === 'apart')

const unsaid: ReadonlySet<Kind> = new Set<Kind>([...signKinds, 'and', 'open', 'close'])

/** "(flank companies missing)", "(weather permitting)", "(as per usual)" */
const isUnsettled = (tokens: readonly Token[], text: string): boolean =>
  tokens.some((token, n) => {
    const [word, next] = [written(text, token), tokens[n + 1]]
    const both = next === undefined ? word : `${word} ${written(text, next)}`
    return isAmong('unsettled', word) || isAmong('unsettled', both) || isAmong('standing', word)
  })

/** "(cut)", "incl. staff": by itself such a word puts the battalion outside the list; "officer (command)" says who he is. */
export function isSetApart(tokens: readonly Token[], text: string, hasOfficer = false): boolean {
  if (isUnsettled(tokens, text)) return true
  if (tokens.some((token) => isAmong('levels', written(text, token)))) return true
  const [only, ...more] = tokens.filter(
    (token) => !unsaid.has(token.kind) && !/^(?:on|am|for|für)$/i.test(written(text, token)),
  )
  // "(spare)", "(leftover)"
  if (only?.kind === 'left' && more.length === 0) return true
  if (only?.kind !== 'word' || more.length > 0) return false
  const word = written(text, only)
  if (!isApartAlone(word)) return isAmong('command', word)
  return !(hasOfficer && /^(?:command|staff|stab|kommando)$/i.test(word))
}

/** "for Tom": of another one's list. */
export const isForSomebody = ([to, name, ...more]: readonly Token[], text: string): boolean =>
  to !== undefined &&
  name?.kind === 'word' &&
  more.length === 0 &&
  /^(?:for|für)$/i.test(written(text, to)) &&
  /^\p{Lu}/u.test(written(text, name))

const adds =
  /^(?:full|volle?[rns]?|add|added|adding|extra|gets?|takes?|inkl?|incl?|including|has|have|hat|haben)$/i

/** "E Company", "by S": a letter beside a word is of it; "full D" counts. */
const isOfPhrase = (token: Token | undefined, text: string): boolean =>
  ((token?.kind === 'word' && token.to - token.from > 1) || token?.kind === 'filler') &&
  !adds.test(written(text, token))

/** A capital beside a word. */
const isOfName = (tokens: readonly Token[], n: number, letter: string, text: string): boolean =>
  /\p{Lu}/u.test(letter) && (isOfPhrase(tokens[n - 1], text) || isOfPhrase(tokens[n + 1], text))

/** "D, O", "1d + 1o": characters by their first letters; "T. Smith" and "O Reilly" are somebody. */
export const hasInitials = (tokens: readonly Token[], text: string): boolean =>
  tokens.some(
    (token, n) =>
      token.kind === 'word' &&
      tokens[n + 1]?.kind !== 'stop' &&
      /^[dtseof]$/i.test(written(text, token)) &&
      !isOfName(tokens, n, written(text, token), text),
  )

/** Characters never come in eights, and no battalion has fewer Rankers or costs less. */
export const fewestRankers = 8
