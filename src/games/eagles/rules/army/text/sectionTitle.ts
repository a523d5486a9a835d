// Lines of a list or a form that name no troops: "Left Wing", "Brigade Pirch", "Battalions:", "Phone: …", "Page 2 of 3".
import { isAmong, isForeignNation, isTitleApart } from './lexicon/lexicon.ts'
import { ordersChange } from './ordersChange.ts'
import { hasSlip, hidesTroops, titleOf } from './prose.ts'
import { written, type Kind, type Token } from './tokens.ts'

type Line = readonly Token[]

const mostParts = 9

const ofTitles: ReadonlySet<Kind> = new Set<Kind>([
  'word',
  'number',
  'ordinal',
  'ordinalWord',
  'stop',
  'sep',
  'colon',
  'equals',
  'open',
  'close',
  'points',
  'filler',
  'riddle',
  'left',
])
const places: ReadonlySet<Kind> = new Set<Kind>(['number', 'ordinal', 'ordinalWord'])

const part =
  /^(?:brigade|division|corps|korps|wing|flank|flügel|flanke|centre|center|zentrum|vanguard|rearguard|avantgarde|vorhut|nachhut|treffen)$/i
const smallWords = /^(?:of|the|der|des|von|de|line|linie)$/i

/** "A" and "I" number the first brigade here. */
const isOfTitle = (token: Token, text: string): boolean =>
  ofTitles.has(token.kind) || /^[AI]$/.test(written(text, token))

/** "front line", "zweite Linie" */
const isOfLines = (line: Line, text: string): boolean =>
  line.some((token, n) => {
    const before = line[n - 1]
    if (before === undefined || !/^(?:line|linie)$/i.test(written(text, token))) return false
    return (
      places.has(before.kind) || /^(?:front|rear|vordere|hintere)$/i.test(written(text, before))
    )
  })

/** Words of a sentence say something of the brigade. */
const isTitleWord = (word: string): boolean =>
  !isTitleApart(word) &&
  !isForeignNation(word) &&
  !isAmong('ofSentence', word) &&
  !isAmong('following', word) &&
  !isAmong('others', word) &&
  (/^\P{Ll}/u.test(word) ||
    part.test(word) ||
    /^(?:front|rear|left|right|linker?|rechter?)$/i.test(word))

/** The number of a brigade, before or behind the word, and what its battalions cost. */
function hasFewNumbers(line: Line): boolean {
  const counts = line.filter((token, n) => places.has(token.kind) && line[n + 1]?.kind !== 'points')
  const [only, ...more] = counts
  if (more.length > 0) return false
  return only?.kind !== 'number' || (only.value < 10 && (only.dotted || line[0] !== only))
}

/** "Brigade Steinmetz", "LEFT WING", "1st Brigade: 76 pts": a part of the army, whose battalions follow. */
function isPartOfArmy(line: Line, text: string): boolean {
  const words = line.filter(({ kind }) => kind === 'word' || kind === 'filler')
  const isNamed = words.some((token) => part.test(written(text, token))) || isOfLines(line, text)
  return (
    isNamed &&
    hasFewNumbers(line) &&
    words.every(
      (token) => smallWords.test(written(text, token)) || isTitleWord(written(text, token)),
    )
  )
}

/** "Infantry:", and something on the next line; "Grenadiers:" may be a battalion. */
const isArm = ([title, colon, ...more]: Line, text: string): boolean =>
  title !== undefined &&
  colon?.kind === 'colon' &&
  more.length === 0 &&
  /^(?:infantry|infanterie|linieninfanterie)$/i.test(written(text, title)) &&
  /^[ \t]*\n[^\n]{0,20}[\p{L}\p{N}]/u.test(text.slice(colon.to, colon.to + 40))

/** "Battalions:", "Aufstellung:" */
export const isListTitle = ([title, colon, ...more]: Line, text: string): boolean =>
  title !== undefined &&
  more.length === 0 &&
  (colon === undefined || colon.kind === 'colon') &&
  /^(?:battalions|bataillone|aufstellung|einheiten|units|truppen|troops|formation)$/i.test(
    written(text, title),
  )

const ofTroops: ReadonlySet<Kind> = new Set<Kind>([
  'quality',
  'character',
  'rankers',
  'battalion',
  'battalions',
  'rifles',
  'nation',
])

const contact =
  /^(?:e-?mail|telefon|tel|phone|mobile|mobil|handy|adresse|address|wohnort|town|website|kontakt|contact|zeitstempel|timestamp|submission id|age|alter)\.?\s*:/i
const page = /^(?:page|seite)\s\d{1,3}(?:\s?(?:of|von|\/)\s?\d{1,3})?\s*$/i

const ofGeneral: ReadonlySet<Kind> = new Set<Kind>([
  ...(['word', 'riddle', 'commander', 'colon', 'open', 'close', 'sep', 'stop', 'filler'] as const),
])

/** "General: Lord Beresford (mounted, free)": he costs nothing, and every army has one. */
export const namesGeneral = ([title, sign, ...more]: Line, text: string): boolean =>
  title !== undefined &&
  sign?.kind === 'colon' &&
  more.length > 0 &&
  /^(?:general|feldherr|oberbefehlshaber|commander)$/i.test(written(text, title)) &&
  more.every(({ kind }) => ofGeneral.has(kind)) &&
  !hasSlip(more, text)

/** "Left wing again" below the list may be all of its battalions once more. */
export const namesPart = (line: Line, text: string): boolean =>
  line.some((token) => /^(?:brigade|wing|flank|flügel)$/i.test(written(text, token)))

/** "1. Btl: …", "1st Battalion", "I./ Drilled" */
const firstBattalion =
  /^[ \t:]*\n[\s>*•·–-]*(?:(?:1|I)(?:st|\.)?[ \t]?(?:bn|btl|bat|battalion|bataillon)(?!\p{L})|I\.?\/)/iu

/** "Regiment Nr. 8" and "33rd Regiment" are called so, "Regiment Pskow 24" and "Regiment 24" may have 24 figures. */
const hasFigures = (line: Line, text: string): boolean =>
  line.some((token, n) => {
    const isCalled = /^(?:nr|no|ir)$/i.test(titleOf(line, n, text))
    return token.kind === 'numeral' || (token.kind === 'number' && !isCalled)
  })

/** "Infanterieregiment Pskow", and its battalions below. */
function isRegiment(line: Line, text: string): boolean {
  const last = line.at(-1)
  const words = line.filter(({ kind }) => kind === 'word' || kind === 'filler')
  return (
    last !== undefined &&
    words.some((token) => /regiment$|^(?:regt|rgt|ir)$/i.test(written(text, token))) &&
    !hasFigures(line, text) &&
    line.every(({ kind }) => kind !== 'open') &&
    // In a line of capitals they say nothing.
    words.some((token) => /\p{Ll}/u.test(written(text, token))) &&
    !words.some((token) => isAmong('grading', written(text, token))) &&
    firstBattalion.test(text.slice(last.to, last.to + 40)) &&
    words.every(
      (token) => smallWords.test(written(text, token)) || isTitleWord(written(text, token)),
    )
  )
}

/** Whether a line only says which part of an army, of a form or of a document follows. */
export function isSectionTitle(line: Line, text: string): boolean {
  const [first] = line
  const last = line.at(-1)
  if (first === undefined || last === undefined) return false
  const said = text.slice(first.from, last.to)
  if (page.test(said)) return true
  if (hidesTroops(line, text)) return false
  if (ordersChange(said)) return false
  if (contact.test(said)) return line.every(({ kind }) => !ofTroops.has(kind))
  if (line.length > mostParts) return false
  const isTitle = line.every((token) => isOfTitle(token, text))
  return isTitle && (isArm(line, text) || isPartOfArmy(line, text) || isRegiment(line, text))
}
