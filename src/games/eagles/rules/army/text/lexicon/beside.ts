// Words that leave something open only beside certain others: "max 24", "like the first". Alone they are names and remarks.
import { lexicon } from './lexicon.ts'

/** "max 24", "24 max", "Drilled 24 (max)": how many tokens the number may be away; "Max" is somebody's name. */
const most = /^m(?:ax|in)$/i
const away = { small: 8, capital: 2 } as const

/** What must follow at once. */
const followed: ReadonlyMap<string, RegExp> = new Map([
  [
    'like',
    /^ (?:(?:the )?(?:1?\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|others?|above|same)|that|this)(?!\p{L})/iu,
  ],
  ['once', /^ (?:points?|pts|allowed|possible|there|it)(?!\p{L})/iu],
  [
    'see',
    /^ (?:(?:the )?(?:1?\d(?:st|nd|rd|th)|first|second|third|last|others?|same|notes?|footnotes?)|above|below|my (?:note|mail|other))(?!\p{L})/iu,
  ],
  ['cf', /^\.? /],
  // "Russians under Bagration"
  ['under', /^(?! \p{Lu}\p{Ll}{2})/u],
  ['unter', /^(?! \p{Lu}\p{Ll}{2})/u],
  ['s', /^\. ?[ou]\./],
  [
    'siehe',
    /^ (?:(?:das |den )?(?:1?\d\.|erste[ns]?|zweite[ns]?|dritte[ns]?|letzte[ns]?)|oben|unten|anmerkung|hinweis|fußnote)(?!\p{L})/iu,
  ],
  ['when', /^ (?:points?|pts|allowed|possible|there|it)(?!\p{L})/iu],
])

const aNumber = /^[ .:=]*\d/
const aWord = /^[ .:]*(\p{L}+)/u
const farthest = 40
const longest = 6

/** Whether a number follows, in figures or as a word. */
function isNumber(behind: string): boolean {
  const word = aWord.exec(behind)?.[1]?.toLowerCase() ?? ''
  return aNumber.test(behind) || lexicon().words.get(word)?.kind === 'numeral'
}

interface Before {
  readonly kind: string
}

const isMost = (raw: string, behind: string, before: readonly Before[]): boolean => {
  const near = before.slice(/^\p{Lu}/u.test(raw) ? -away.capital : -away.small)
  return near.some(({ kind }) => kind === 'number' || kind === 'numeral') || isNumber(behind)
}

/** "Lieber Max," */
const anAddress = /^ \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?[ ,!.:]*$/u

/** Whether a word of the lexicon says nothing where it stands: "Max", "like new", "when painted". */
export function isPlainHere(
  text: string,
  from: number,
  to: number,
  before: readonly Before[],
): boolean {
  if (to - from > longest) return false
  const raw = text.slice(from, to)
  const word = raw.toLowerCase()
  const line = /^[^\n]*/.exec(text.slice(to, to + farthest))?.[0] ?? ''
  if (most.test(raw)) return !isMost(raw, line, before)
  if (word === 'lieber') return before.length === 0 && anAddress.test(line)
  const needed = followed.get(word)
  if (needed === undefined || needed.test(line)) return false
  // "When painted: Guards 16", "24 pts, when painted"
  return (word !== 'when' && word !== 'once') || before.length > 0
}
