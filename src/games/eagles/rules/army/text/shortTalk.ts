// Short lines around a list that say much in few words: "Elite", "x2", "dto.", "Superseded.", "mit Kosaken", "Bar the last.".
import { isAmong, isElse, isKnown } from './lexicon/lexicon.ts'
import { written, type Kind, type Token } from './tokens.ts'

/** A longer line is a sentence. */
const mostWords = 4

/** No number of battalions or figures is larger. */
const mostFigures = 80

const signs: ReadonlySet<Kind> = new Set<Kind>([
  ...(['sep', 'stop', 'mark', 'colon', 'open', 'close', 'arrow', 'equals'] as const),
])

/** "dto.": once more what stands above. */
const again = /^[\s*•–—-]*(?:dto|do|again|encore|bis|another|noch(?: ein)?mal)[\s.!]*$/i

/** "x2", "(2x)", "28!", "+1", "mal zwei"; a time, a date and a share are none. */
function isLoneCount(said: readonly Token[], text: string, line: string): boolean {
  if (/\d[:/]\d|\d\.\s?\d|\d\.\s*$|[€$£]/.test(line)) return false
  const isCount = (token: Token): boolean =>
    (token.kind === 'number' || token.kind === 'numeral') && token.value <= mostFigures
  return (
    (said.filter(isCount).length === 1 || /\d ?[>→] ?\d/u.test(line)) &&
    said.every(
      (token) =>
        isCount(token) ||
        token.kind === 'times' ||
        /^(?:[x*+×<>\-]|mal|times)$/i.test(written(text, token)),
    )
  )
}

/** "// both" */
const shared: ReadonlySet<Kind> = new Set<Kind>(['each', 'all', 'pair'])

/** "Bar the last.", "Strike 2", "No 2!", "doch nicht" */
const orders =
  /^[\s*•–—-]*(?:(?:bar|bis auf|bis aufs) (?:the|das|den|die)? ?(?:last|first|letzten?|ersten?)|(?:strike|no) \d{1,2}|del|doch nicht)[\s.!]*$/i

/** "95th", "IR 4", "6pdr", "1/2": troops without a word more, or the first of two parts. */
const bareTroops =
  /^[\s*•–—-]*(?:(?:3[2-9]|[4-9]\d|1\d\d)(?:st|nd|rd|th)|IR ?\d{1,3}|\d{1,2} ?pdr|\d\/\d{1,3}(?:st|nd|rd|th)|\(?1\/[2-9]\)?|(?:the )?black watch)[\s.!]*$/i

/** "No longer current.", "Neue Fassung folgt.", "mine is below" */
const takenBack =
  /(?<!\p{L})(?:no longer (?:current|valid)|wait for the new|neue (?:fassung|version|liste) (?:folgt|kommt)|mine (?:is|comes) below|nur spaß|plan b)(?!\p{L})/iu

const hasOnlyKnown = (words: readonly string[], but: string): boolean =>
  words.every((word) => word === but || /^\p{Ll}/u.test(word) || isKnown(word))

/** "Glasgow Lancers Wargames Club" */
const isOfClub = (word: string): boolean =>
  /^(?:clubs?|verein|wargam\p{L}+|gamers?|games|fans?|society|practice)$/iu.test(word)

/** "Kosaken", "Also the Grenadiers.", "Connaught Rangers"; "Hans Jäger" is somebody. */
const namesTroopsOnly = (words: readonly string[]): boolean =>
  words.some(
    (word) =>
      isAmong('unpriced', word) &&
      !isElse(word) &&
      (/.{4}s$/.test(word) || hasOnlyKnown(words, word)),
  )

/** Whether a line beside a list may add to it, change it, or take it back. */
export function saysMuch(tokens: readonly Token[], text: string): boolean {
  const [first, last] = [tokens[0], tokens.at(-1)]
  if (first === undefined || last === undefined) return false
  const line = text.slice(first.from, last.to)
  if ([again, orders, bareTroops, takenBack].some((each) => each.test(line))) return true
  const said = tokens.filter(({ kind }) => !signs.has(kind))
  if (said.length === 0 || said.length > mostWords) return false
  if (isLoneCount(said, text, line)) return true
  const words = said.map((token) => written(text, token))
  if (words.some(isOfClub)) return false
  const isAlone = words.length === 1
  if (isAlone && shared.has(said[0]?.kind ?? 'word')) return true
  return (
    words.some((word) => isAmong('levels', word) || isAmong('voided', word)) ||
    (isAlone && words.some((word) => isAmong('voidedAlone', word))) ||
    words.some((word) => isAmong('command', word) && hasOnlyKnown(words, word)) ||
    words.some((word) => isAmong('allied', word)) ||
    namesTroopsOnly(words)
  )
}
