// The nation of a list in what was set aside around it: named there alone, changed there, or only hinted at.
import type { ArmyInProgress } from './armyInProgress.ts'
import { saysAnew } from './aboutList.ts'
import { isAmong, isOfChange, isShortNation } from './lexicon/lexicon.ts'
import { nationNamed } from './prose.ts'
import { tokensOf, written, type Token } from './tokens.ts'

/** A longer line is a sentence, in which "Fr." is a day. */
const mostOfTitle = 6

const isNickname = (word: string): boolean => isAmong('nicknames', word.replace(/['’]s?$/, ''))

/** "Fr.", "RUS list", "Redcoats", "k.u.k." above a list without a nation. */
const hintsNation = (tokens: readonly Token[], text: string): boolean =>
  tokens.length <= mostOfTitle &&
  (/^k\. ?u\. ?k\b/i.test(text.slice(tokens[0]?.from, tokens.at(-1)?.to)) ||
    tokens.some((token, n) => {
      const word = written(text, token)
      const isWord = token.kind === 'word'
      return isWord && (isNickname(word) || isShortNation(word, tokens[n + 1]?.kind === 'stop'))
    }))

const settles =
  /^(?:agreed|settled|assigned|allocated|drew|geeinigt|verabredet|abgesprochen|zugeteilt|gelost)$/i

/** "I switch to Russian", "We agreed on Prussians"; "I hope the French are ready" changes nothing. */
const mayChangeNation = (tokens: readonly Token[], text: string): boolean =>
  tokens.some((token) => {
    const word = written(text, token)
    return isOfChange(word) || settles.test(word)
  })

/** "call them Prussians" */
const callsThem = (tokens: readonly Token[], text: string): boolean =>
  tokens.some((token, n) => {
    const before = tokens[n - 1]
    const isOfThem = before !== undefined && isAmong('persons', written(text, before))
    return token.kind === 'nation' && n > 1 && isOfThem
  })

/** "I play Austrian", but not "I play against the French" */
const playsNation = (tokens: readonly Token[], text: string): boolean =>
  tokens.some(({ kind }, n) => {
    if (kind !== 'nation') return false
    const before = tokens.slice(Math.max(0, n - 3), n).findLast((token) => token.kind !== 'filler')
    return before !== undefined && isAmong('playing', written(text, before))
  })

/** What is set aside and names a nation is told, if the list itself names none, or if it may change the nation. */
export function tellNation(army: ArmyInProgress, text: string): void {
  if (army.battalions.length === 0) return
  for (const [n, piece] of army.pieces.entries()) {
    if (piece.kind !== 'setAside') continue
    // "deleted: Austrian" takes only a nation away that nobody has named anew.
    const isStruck = piece.as === 'struck' && army.nation === null
    if (!isStruck && piece.as !== 'greeting' && piece.as !== 'comment' && piece.as !== 'remark')
      continue
    const tokens = tokensOf(text, piece.from, piece.to)
    // "I switch to Russian on day two", "sorry, I meant Prussian"
    const isOther =
      mayChangeNation(tokens, text) || playsNation(tokens, text) || callsThem(tokens, text)
    if (army.nation !== null && !isOther && !saysAnew(tokens, text)) continue
    const named = nationNamed(tokens, text)
    // A word that is crossed out letter by letter may have been one.
    const isSpoiled = army.nation === null && tokens.some(({ kind }) => kind === 'strike')
    const isHint = army.nation === null && hintsNation(tokens, text)
    if (!isSpoiled && !isHint && (named === null || named === army.nation)) continue
    const { line, from, to } = piece
    army.pieces[n] = { line, from, to, kind: 'unread', reason: 'nation', tokens }
  }
}
