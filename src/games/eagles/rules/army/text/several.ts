// Lines that speak of several battalions: how many there are, and what they share.
import { howMany, type Draft } from './draft.ts'
import { isAmong } from './lexicon/lexicon.ts'
import { fail, type Parser } from './parser.ts'
import { written, type Token } from './tokens.ts'

/** "1/52nd", "1er/17e", "II/17e", "1/Coldstream Guards": a battalion in its regiment. */
const inRegiment =
  /(?<![\p{L}\d])(?:\d{1,3}(?:st|nd|rd|th|er|e)?|[IVX]{1,4})\.?\/ ?(?=\d)|(?<![\p{L}\d/])(?:\d(?:st|nd|rd|th|er|e)?|[IVX]{1,4})\.?\/ ?(?=\p{Lu})/gu

const joints = / ?[+&/] ?| (?:and|und|et|y) /u
const article = /^(?:the|die|das|Bn|Btl\.?|IR) /u
const plural = /^(?:regiments|regimenter|bataillone|battalions) /iu
/** Regiments that are called after two places or crafts. */
const ofOneName = /duke of|argyll|ox(?:fordshire)? |notts|sappers|hoch|lancashire/iu

const isNamed = (part: string): boolean => /^\p{Lu}\p{Ll}/u.test(part)

/** "Royal Scots & the Buffs", "Ney, Soult, Davout", "Regimenter Kaiser und Colloredo": two names in one; "Regiment Kinsky, Prague" says where. */
function holdsTwoNames(name: string): boolean {
  if (ofOneName.test(name)) return false
  const parts = name.split(joints)
  const isPair = parts.some((part, n) => {
    const before = parts[n - 1]?.split(' ').at(-1)
    return before !== undefined && isNamed(before) && isNamed(part.replace(article, ''))
  })
  const listed = name.split(/, ?/u)
  const isListed =
    listed.every((each) => isNamed(each.replace(article, ''))) &&
    (listed.length > 2 || listed.every((each) => article.test(each)))
  return isPair || (listed.length > 1 && isListed) || plural.test(name)
}

/** "1/52nd 2/52nd", "1er/2e/17e Ligne": a name that holds the places of two battalions. */
export const namesSeveral = (name: string): boolean =>
  (name.match(inRegiment)?.length ?? 0) > 1 || holdsTwoNames(name)

const isRoman = (word: string): boolean => /^(?:I{1,3}|IV|V)$/.test(word)

/** "(1st and 2nd)", "(I., II.)", "(several)": a remark that may be on two battalions. */
export function namesTwo(tokens: readonly Token[], text: string): boolean {
  const words = tokens.map((token) => written(text, token))
  const places = tokens.filter(({ kind }, n) => kind === 'ordinal' || isRoman(words[n] ?? ''))
  return places.length > 1 || (words.length === 1 && isAmong('vagueCount', words[0] ?? ''))
}

/** "at 48 points" for two battalions of 24 each is both together. */
export function settleSeveral(parser: Parser, draft: Draft): void {
  const count = howMany(draft)
  if (count === 1) {
    if (draft.each) fail(parser, 'about-several')
    if (
      draft.heardBattalions ||
      (draft.named && namesSeveral(parser.text.slice(draft.nameFrom, draft.nameTo)))
    )
      fail(parser, 'several')
    return
  }
  if (draft.copies > 1 && draft.places.length > 1 && draft.copies !== draft.places.length)
    fail(parser, 'several')
  // "2x battalion, 1 drummer" is each, "two battalions, one drummer" may be one for both.
  const isShared =
    Object.values(draft.characters).some((most) => most > 1) ||
    (draft.countedOne && draft.copies > 1 && draft.heardBattalions)
  if (draft.rankers === null || draft.quality === null || (isShared && !draft.each))
    fail(parser, 'several')
}

/** "2 battalions: Drilled 24, Guards 16": two of the first, or two in all. */
const isCountOfAll = ([first, ...more]: readonly Draft[]): boolean =>
  first !== undefined &&
  first.copies > 1 &&
  more.some(({ heardBattalion, places }) => !heardBattalion && places.length === 0)

/** "2. Guards 16 / Green 40": one of them, or two of which only one is numbered. */
function isOneOrOther({ text, tokens }: Parser, [first, ...more]: readonly Draft[]): boolean {
  const isOnlyFirst = more.length > 0 && more.every(({ places }) => places.length === 0)
  if (first?.placeSure !== true || !isOnlyFirst) return false
  return tokens.some(
    (token) => token.kind === 'sep' && !token.glued && written(text, token) === '/',
  )
}

/** What speaks of several battalions, and leaves open which. */
export function settleAll(parser: Parser, drafts: readonly Draft[]): void {
  if (isCountOfAll(drafts) || isOneOrOther(parser, drafts)) fail(parser, 'several')
}
