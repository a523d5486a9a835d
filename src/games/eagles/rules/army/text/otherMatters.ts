// Sentences around a list that are certainly about something else, whatever their words could mean in a list: times, telephones, makers of figures.
import { beginsAmong, isAmong } from './lexicon/lexicon.ts'
import { ordersChange } from './ordersChange.ts'
import { namesTroops } from './parser.ts'
import { joinsTroops, ownerNamed, quotesTroops } from './prose.ts'
import { written, type Kind, type Token } from './tokens.ts'

interface Matter {
  /** What is written so is no figure of a list. */
  readonly pattern: RegExp
  /** Kinds of tokens and words that say nothing of a list beside it. */
  readonly harmless: readonly Kind[]
  readonly words?: RegExp
}

/** Each is found in time that grows with the length of the sentence only. */
const matters: readonly Matter[] = [
  // "at about 9:30", "um 18 Uhr"
  {
    pattern:
      /(?<![\d:.])\d{1,2}(?:[:.]\d\d(?: ?(?:uhr|am|pm|h))?| ?(?:uhr|am|pm|o['’]clock))(?![\p{L}\d:])/giu,
    harmless: ['doubt', 'all'],
    words: /^(?:leave|leaving)$/i,
  },
  // "07700 900123", "+49 (0)711 123456"
  {
    pattern: /(?<![\d.])(?:\+\d|0)[\d ()/-]{5,20}\d(?!\d)/gu,
    harmless: ['doubt', 'all'],
    words: /^(?:numbers?|nummer|when|wenn)$/i,
  },
  // "40 x 40 mm"
  {
    pattern: /(?<!\d)\d{1,4}(?: ?[x×] ?\d{1,4})? ?[mc]m(?!\p{L})/giu,
    harmless: ['all', 'rankers'],
    words: /^(?:bases?|sockel)$/i,
  },
  // "alan@somewhere.org", "www.somewhere.org"
  {
    pattern: /(?<!\S)(?:[^\s@]+@\S+\.\p{L}{2,}|(?:https?:\/\/|www\.)\S+)/giu,
    harmless: [],
  },
  // "Subject: Re: list for the 12th", and whom a mail is from
  {
    pattern:
      /^(?:subject|betreff):(?: ?(?:re|aw|fwd?|wg):)*(?: (?:my |the |meine )?(?:army )?(?:list|liste) (?:for the|for|zum|für den) \d{1,2}(?:st|nd|rd|th|\.))?/giu,
    harmless: ['army'],
    words: /^(?:list|lists|liste|army|armee)$/i,
  },
  {
    pattern:
      /^(?:[Ff]rom|[Vv]on|[Tt]o|[Aa]n|[Cc][Cc]): ?"\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}"/gu,
    harmless: [],
  },
  // "All models by Victrix.", "The flags are from GMB."
  {
    pattern:
      /(?<!\p{L})(?:Perry|Victrix|Warlord|Foundry|Eureka|Murawski|Calpe|Hinchliffe|Minifigs|Airfix|Italeri|Zvezda|Revell|Esci|Strelets|Essex|Front Rank|AB Figures|Vallejo|Humbrol|GMB|[Pp]lastics?|Plastik)(?!\p{L})/gu,
    harmless: ['all', 'rankers', 'riddle', 'budget'],
    words: /^(?:figures?|command figures|an?|eine?|rest|old|them|they|these|those)$/i,
  },
  // "Figures by Capitan Games, bases by Warbases."
  {
    pattern:
      /(?<!\p{L})(?:[Ff]igures|[Mm]inis|[Mm]iniatures|[Mm]odels|[Ff]lags|[Bb]ases|Figuren|Modelle|Fahnen|Sockel) (?:(?:are|is|sind) )?(?:all |alle )?(?:by|from|von) (?=\p{Lu}\p{Ll})/gu,
    harmless: [],
    words: /^(?:an?|eine?)$/i,
  },
  // "List for the 21st, as requested": no army has as many battalions.
  {
    pattern:
      /(?<!\p{L})(?:for|on|by|until|before|zum|am|bis) (?:the )?(?:1[3-9]|2\d|3[01])(?:st|nd|rd|th)(?![\p{L}\d])/giu,
    harmless: ['army'],
    words: /^(?:list|lists|liste|army)$/i,
  },
  // "I can do Saturday or Sunday"
  {
    pattern:
      /(?<!\p{L})(?:\p{L}{3,6}day or \p{L}{3,6}day|\p{L}{3,6}(?:tag|woch) oder \p{L}{3,6}(?:tag|woch))(?!\p{L})/giu,
    harmless: [],
  },
  // "My general is Marshal Davout": he costs nothing, and every army has one.
  {
    pattern: /(?<!\p{L})(?:general|feldherr)(?!\p{L})/giu,
    harmless: ['riddle', 'commander'],
    words: /^(?:let|best|beste|an?|ein)$/i,
  },
  // "Hallo zusammen"
  {
    pattern:
      /^(?:hi|hallo|hey|moin|servus|tach|grüß gott|guten (?:tag|morgen|abend)) zusammen(?!\p{L})/giu,
    harmless: [],
  },
  // "My son wants to come too", "When do doors open?", "Is there a bring and buy?"
  {
    pattern: /(?<!\p{L})(?:wants?|wanted|likes?|love|hopes?|able|allowed) to come(?!\p{L})/giu,
    harmless: [],
  },
  {
    pattern: /^(?:when|what time|where|wann|wo)(?= [^?]+\?)/giu,
    harmless: [],
    words: /^\?$/,
  },
  {
    pattern: /(?<!\p{L})(?:bring[ -]and[ -]buy|flohmarkt)(?!\p{L})/giu,
    harmless: ['doubt'],
    words: /^(?:an?|ein|eine|einen)$/i,
  },
  // "See you on the 14th!"
  {
    pattern:
      /^(?:see you|bis|wir sehen uns)(?: (?:on|then|dann|the|zum|am)){0,3} \d{1,2}(?:st|nd|rd|th|\.)/giu,
    harmless: [],
  },
]

/** Anywhere in a line, where a sentence may begin. */
const hinted = matters.map((matter) => {
  const { source, flags } = matter.pattern
  return { matter, hint: new RegExp(source.replace(/^\^/, ''), flags.replace('g', '')) }
})

const ofList: ReadonlySet<Kind> = new Set<Kind>([
  ...(['number', 'numeral', 'ordinal', 'ordinalWord', 'percent', 'times', 'pair'] as const),
  ...(['quality', 'character', 'characters', 'battalion', 'battalions', 'rankers'] as const),
  ...(['riddle', 'commander', 'light', 'rifles', 'nation', 'quoted', 'budget', 'strike'] as const),
  ...(['points', 'total', 'subtotal', 'left', 'limit', 'none', 'doubt', 'apart'] as const),
  ...(['struck', 'same', 'each', 'all', 'next', 'equals', 'arrow'] as const),
])

const changes = [
  'aboutList',
  'altering',
  'anew',
  'choosing',
  'spending',
  'ranked',
  'grading',
  'slips',
  'wrongs',
  'standing',
  'repeating',
  'unfinished',
  'newer',
  'others',
  'list',
] as const

/** "The Perry ones go up a grade", "I decide at 10 am" */
const mayBeOfChange = (word: string): boolean =>
  changes.some((which) => isAmong(which, word)) ||
  beginsAmong('changing', word) ||
  beginsAmong('altered', word) ||
  beginsAmong('correcting', word)

/** "the officer's job" */
function isOwnedByList(word: string): boolean {
  const owner = ownerNamed(word)
  return owner !== undefined && ofList.has(owner)
}

/** Nobody says more about a train, and no line that is read is longer. */
const longest = { sentence: 240, line: 500 } as const

/** Whether a sentence is about such matters, and nothing else in it could be about a list. */
function isElsewhere(sentence: readonly Token[], text: string, near: readonly Matter[]): boolean {
  const [first, last] = [sentence[0], sentence.at(-1)]
  if (first === undefined || last === undefined) return false
  if (last.to - first.from > longest.sentence) return false
  const said = text.slice(first.from, last.to)
  if (ordersChange(said)) return false
  const found = near.flatMap((matter) =>
    [...said.matchAll(matter.pattern)].map(({ index, 0: place }) => ({
      matter,
      from: first.from + index,
      to: first.from + index + place.length,
    })),
  )
  if (found.length === 0) return false
  return sentence.every((token) => {
    const word = written(text, token)
    const isOfTroops =
      namesTroops.has(token.kind) || quotesTroops([token]) || joinsTroops([token], text)
    const isHarmless = found.some(
      ({ matter: { harmless, words }, from, to }) =>
        (token.from < to && token.to > from && !isOfTroops) ||
        harmless.includes(token.kind) ||
        words?.test(word) === true,
    )
    const isOfList = isOfTroops || ofList.has(token.kind) || isOwnedByList(word)
    return isHarmless || !(isOfList || mayBeOfChange(word))
  })
}

/** "7.30 Uhr" and "a@b.org" go on behind their stops. */
const isEnd = (token: Token, next: Token | undefined, text: string): boolean =>
  next === undefined || (!next.glued && /[.!?]$/.test(written(text, token)))

/** Without the sentences that are about something else: what is left of a line may be about the list. */
export function withoutOtherMatters(tokens: readonly Token[], text: string): readonly Token[] {
  const line = text.slice(tokens[0]?.from, tokens.at(-1)?.to)
  if (line.length > longest.line) return tokens
  const near = hinted.filter(({ hint }) => hint.test(line)).map(({ matter }) => matter)
  if (near.length === 0) return tokens
  const left: Token[] = []
  let first = 0
  for (const [n, token] of tokens.entries()) {
    if (!isEnd(token, tokens[n + 1], text)) continue
    const sentence = tokens.slice(first, n + 1)
    if (!isElsewhere(sentence, text, near)) left.push(...sentence)
    first = n + 1
  }
  return left
}
