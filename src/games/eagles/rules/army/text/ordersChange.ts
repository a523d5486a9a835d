// Sentences around a list that order a change of its battalions without naming one: "drop the big one if that is ok", "Nummer zwei doch nicht".

/** Words by themselves; each pattern is found in time that grows with the length of the sentence only. */
const anyOf = (...words: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})(?!\p{L})`, 'iu')

/** What is done to a battalion, and to hardly anything else that people write of. */
const verbs = anyOf(
  'drop|remove|swap|halve|double|upgrade|downgrade|shrink|split|merge|promote|demote|delete|scrap',
  'replace|lower|raise|change|lose|cut|skip|ignore|bin|ditch|omit|exclude|trade|exchange|bump',
  'strike|cross|forget|reduce|increase|enlarge|combine|without',
  String.raw`streich\p{L}*|(?:ver|aus)?tausch\p{L}*|verdopp\p{L}*|halbier\p{L}*|vergiss|vergessen`,
  String.raw`weglass\p{L}*|weggelassen|ersetz\p{L}*|änder\p{L}*|ignorier\p{L}*|lösch\p{L}*|ohne`,
)

/** Whatever is done, it changes what is meant by "it". */
const effects = anyOf(
  'bigger|smaller|better|worse|cheaper|twice|out|back in|without|another|old version|a notch',
  'as better|at home|a leader|a man more|four to|only',
  'größer|kleiner|besser|schlechter|doppelt|zweimal|weg|raus|daheim|zu Hause|doch nicht|nur',
  'herauf|herab|rauf|runter|noch eins|einen Anführer|einen mehr|vier mehr|aufgewertet|abgewertet',
)

const whichOne =
  'first|second|third|fourth|last|top|bottom|middle|other|big|bigger|small|smaller|elite'
const number = String.raw`(?:\d{1,2}(?!\d)|one|two|three|four|five|eins|zwei|drei|vier|fünf)`

/** Battalions, as somebody points at them. */
const battalions = anyOf(
  String.raw`(?:the|my|that|this) (?:${whichOne}|line|rest|lads|boys|lot|unit|battalion|regiment|one)`,
  'both|ones|one of (?:them|those|these)|two of (?:them|those|these)|all of (?:them|those|these)',
  String.raw`(?<!(?:table|tisch|room|raum|hall|halle|player|spieler|round|runde|page|seite) )(?:number|no\.?|nummer|nr\.?) ?${number}`,
  String.raw`(?:das|die|den|der|dem|mein|meine|meinen) (?:erste|zweite|dritte|vierte|letzte|große|kleine|oberste|unterste|andere|elite|rest|da)\p{L}*`,
  String.raw`beide[ns]?|bataillone?|einheit|\p{L}+ davon`,
)
/** "the Buffs": in capitals, so that trains and tables are none. */
const named = /(?<!\p{L})the \p{Lu}\p{Ll}{2,}s(?!\p{L})/u
const pronouns = anyOf('it|them|everything|that|alles|alle|sie|es')

/** "no. 2" ends no sentence. */
const sentenceEnd = /[.!?;](?:\s+(?=\p{Lu})|\s*$)/u

/** Of these effects hardly anything else is said. */
const ofSize = anyOf(
  'bigger|smaller|old version|a notch|another like|twice|größer|kleiner|zweimal|doppelt',
)

/** "make them better", but "it is better by train" */
const handled = anyOf(
  '(?:make|leave|take|count|field|give|put|bring|keep) (?:it|them|everything)',
  String.raw`add \S+ to (?:it|them)`,
)

function orders(sentence: string): boolean {
  const isDone = verbs.test(sentence)
  const isChanged = effects.test(sentence)
  if (!isDone && !isChanged) return false
  if (battalions.test(sentence) || named.test(sentence)) return true
  if (isChanged && handled.test(sentence)) return true
  return (isDone || ofSize.test(sentence)) && pronouns.test(sentence)
}

/** Whether a line around a list may order that one of its battalions be another. */
export const ordersChange = (line: string): boolean => line.split(sentenceEnd).some(orders)
