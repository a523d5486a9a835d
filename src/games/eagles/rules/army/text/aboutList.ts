// Words around a list that say something of the list itself: that there is none, that it is another one, that it goes on.
import { isOfOthers, isUnfinishedWord } from './lexicon/lexicon.ts'
import { written, type Kind, type Token } from './tokens.ts'

/** A longer line is a sentence about something else. */
const mostWords = 6

const signs: ReadonlySet<Kind> = new Set<Kind>(['sep', 'stop', 'colon', 'mark', 'open', 'close'])
const figures: ReadonlySet<Kind> = new Set<Kind>(['number', 'numeral', 'ordinal'])

/** "no list", "not my final list": whether what follows is the list at all is left open. */
function deniesList(tokens: readonly Token[]): boolean {
  const denial = tokens.findIndex(({ kind }) => kind === 'none')
  return denial >= 0 && tokens.slice(denial).some(({ kind }) => kind === 'army')
}

/** "Old list", "Opponent:", "Beispielliste". */
function isOfAnother(said: readonly Token[], tokens: readonly Token[], text: string): boolean {
  // "this replaces my old list"
  if (said.some(({ kind }) => kind === 'doubt')) return false
  const isTitle = tokens.at(-1)?.kind === 'colon' || said.some(({ kind }) => kind === 'army')
  return said.some((token) => {
    const word = written(text, token)
    return isOfOthers(word) && (isTitle || /liste?$/i.test(word))
  })
}

/** "the rest will follow", "draft list" */
const goesOn = (said: readonly Token[], text: string): boolean =>
  !said.some(({ kind }) => figures.has(kind)) &&
  said.some((token) => isUnfinishedWord(written(text, token)))

/** Whether a line around a list leaves it open if this is the list that is played, and all of it. */
export function doubtsList(tokens: readonly Token[], text: string): boolean {
  if (deniesList(tokens)) return true
  const said = tokens.filter(({ kind }) => !signs.has(kind))
  return said.length <= mostWords && (isOfAnother(said, tokens, text) || goesOn(said, text))
}
