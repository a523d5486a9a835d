// Sentences around a list that order a change of its battalions without naming one: "drop the big one if that is ok", "Nummer zwei doch nicht".

/** Words by themselves; each pattern is found in time that grows with the length of the sentence only. */
const anyOf = (...words: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})(?!\p{L})`, 'iu')

/** What is done to a battalion. */
const verbs =
  'drop|remove|swap|halve|double|upgrade|downgrade|shrink|split|merge|promote|demote|delete|scrap|replace|lower|raise|change|lose|cut|skip|ignore|ditch|omit|exclude|trade|exchange|bump|strike|cross|forget|reduce|increase|enlarge|combine'
const germanVerbs = String.raw`streich\p{L}*|(?:ver|aus)?tausch\p{L}*|verdopp\p{L}*|halbier\p{L}*|vergiss|weglass\p{L}*|weggelassen|ersetz\p{L}*|änder\p{L}*|ignorier\p{L}*|lösch\p{L}*`

/** People also change trains. */
const changing = anyOf(verbs, germanVerbs)
/** "ich bin" */
const binning = anyOf('bin (?:the|my|that|this|number|no|both|all|one|two|them|it)')

/** Of these hardly anything is said but of sizes. */
const sizes = 'bigger|smaller|old version|a notch|another like|twice|größer|kleiner|zweimal|doppelt'
const ofSize = anyOf(sizes)

/** What becomes of a battalion. */
const outcomes = anyOf(
  sizes,
  'better|worse|cheaper|out|back in|without|another|at home|a leader|a man more|four to',
  'only|besser|schlechter|weg|raus|daheim|zu Hause|doch nicht|nur|ohne|vergessen|herauf|herab',
  'rauf|runter|noch eins|einen Anführer|einen mehr|vier mehr|aufgewertet|abgewertet',
)

/** "the big one": which of several. */
const which =
  'first|second|third|fourth|last|top|bottom|middle|other|big|bigger|small|smaller|elite'
const germanWhich =
  'erste|zweite|dritte|vierte|letzte|große|kleine|oberste|unterste|andere|elite|rest|da'
const number = String.raw`(?:\d{1,2}(?!\d)|one|two|three|four|five|eins|zwei|drei|vier|fünf)`
/** Tables and players have numbers as well. */
const notOfTable =
  '(?<!(?:table|tisch|room|raum|hall|halle|player|spieler|round|runde|page|seite) )'

const pointsAtBattalion = anyOf(
  String.raw`(?:the|my|that|this) (?:${which}|line|rest|lads|boys|lot|unit|battalion|regiment|one)`,
  'both|ones|(?:one|two|all) of (?:them|those|these)',
  String.raw`${notOfTable}(?:number|no\.?|nummer|nr\.?) ?${number}`,
  String.raw`(?:das|die|den|der|dem|mein|meine|meinen) (?:${germanWhich})\p{L}*`,
  String.raw`beide[ns]?|bataillone?|einheit|\p{L}+ davon`,
)
/** "#2", "the 95th" */
const pointsByNumber = /#\s?\d{1,2}(?!\d)|(?<!\p{L})the \d{1,3}(?:st|nd|rd|th)(?!\p{L})/iu
/** "the Buffs", "the Royal Scots": in capitals, so that trains and tables are none. */
const pointsByName =
  /(?<!\p{L})(?:the (?:\p{Lu}\p{Ll}+ ){0,2}\p{Lu}\p{Ll}{2,}s|THE \p{Lu}{3,})(?!\p{L})/u

const pronoun = '(?:it|them|everything|that|alles|alle|sie|es)'
/** "swap them", "sie streichen", "make them better": the pronoun right beside the verb. */
const changesIt = anyOf(
  `(?:${verbs}|${germanVerbs}) ${pronoun}`,
  `${pronoun} (?:${germanVerbs})`,
  '(?:play|go|do) without (?:it|them)|bin (?:it|them)',
)
const handlesIt = anyOf(
  '(?:make|leave|take|count|field|give|put|bring|keep) (?:it|them|everything)',
  String.raw`add \S+ to (?:it|them)`,
)
const itself = anyOf(pronoun)

/** "no. 2" ends no sentence. */
const sentenceEnd = /[.!?;](?:\s+(?=\p{Lu})|\s*$)/u

function orders(sentence: string): boolean {
  const hasOutcome = outcomes.test(sentence)
  if (!hasOutcome && !changing.test(sentence) && !binning.test(sentence)) return false
  return (
    pointsAtBattalion.test(sentence) ||
    pointsByNumber.test(sentence) ||
    pointsByName.test(sentence) ||
    changesIt.test(sentence) ||
    (hasOutcome && handlesIt.test(sentence)) ||
    (ofSize.test(sentence) && itself.test(sentence))
  )
}

/** Whether a line around a list may order that one of its battalions be another. */
export const ordersChange = (line: string): boolean => line.split(sentenceEnd).some(orders)
