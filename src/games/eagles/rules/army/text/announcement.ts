// The nation in words that only announce a list: "Evening all, French list for Saturday, as promised:", "wie besprochen die Preußen".
import { doubtsList } from './aboutList.ts'
import { isOneNation, type Line } from './headingLine.ts'
import { troops } from './headingName.ts'
import { isAmong } from './lexicon/lexicon.ts'
import { speaksOfList } from './listTalk.ts'
import { hidesTroops, namesForeign } from './prose.ts'
import { written, type Kind, type Token } from './tokens.ts'

interface Clause {
  readonly tokens: readonly Token[]
  /** What follows is what it is about: "Ann: French". */
  readonly leads: boolean
}

const endsClause: ReadonlySet<Kind> = new Set<Kind>(['stop', 'colon', 'open', 'close'])

/** No sign within "all-in" or "24/7" parts anything. */
const parts = (token: Token, next: Token | undefined): boolean =>
  endsClause.has(token.kind) || (token.kind === 'sep' && !(token.glued && next?.glued === true))

function clausesOf(line: Line, text: string): readonly Clause[] {
  const clauses: Clause[] = []
  let from = 0
  for (let n = 0; n <= line.length; n += 1) {
    const token = line[n]
    if (token !== undefined && !parts(token, line[n + 1])) continue
    const leads = token !== undefined && /^[:–—/-]$/.test(written(text, token))
    if (n > from) clauses.push({ tokens: line.slice(from, n), leads })
    from = n + 1
  }
  return clauses
}

const plainKinds: ReadonlySet<Kind> = new Set<Kind>(['nation', 'army', 'prose', 'filler', 'mark'])
const isGreeting = (word: string): boolean =>
  /^(?:hi|hiya|hello|hey|hallo|dear|liebe[rs]?|servus|moin|morning|evening|cheers)$/i.test(word)
const isCapital = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word)

/** "Hi Tom", "Liebe Anna Berg": whom it is for. */
const isAddressed = (words: readonly string[], n: number): boolean =>
  isCapital(words[n] ?? '') &&
  (isGreeting(words[n - 1] ?? '') ||
    (isCapital(words[n - 1] ?? '') && isGreeting(words[n - 2] ?? '')))

/** "1815", "200 pts", "28.11." */
const isYearOrLimit = (clause: Line, n: number, text: string): boolean => {
  const [token, next] = [clause[n], clause[n + 1]]
  if (token?.kind === 'points') return true
  if (token?.kind !== 'number') return false
  const isDate = /^\d{1,2}\.\d{1,2}\.?$/.test(written(text, token))
  return isDate || next?.kind === 'points' || (token.value > 1700 && token.value < 2100)
}

/** "My list for the French campaign day": a day, and no army. */
const isOfEvent = (clause: Line, n: number, text: string): boolean => {
  const next = clause[n + 1]
  return (
    clause[n]?.kind === 'nation' && next !== undefined && isAmong('occasions', written(text, next))
  )
}

/** "die Preußen vom Jörg:", "our French from Dave" */
const isFromSomebody = (words: readonly string[], n: number): boolean =>
  n >= words.length - 2 &&
  /^(?:vom|von|from)$/i.test(words.at(-2) ?? '') &&
  /^\p{Lu}\p{Ll}+$/u.test(words.at(-1) ?? '')

/** "5. Dezember" */
const isDay = (clause: Line, n: number, text: string): boolean => {
  const [token, month] = [clause[n], clause[n + 1]]
  const isNumber = token?.kind === 'ordinal' || (token?.kind === 'number' && token.value < 32)
  return isNumber && month !== undefined && isAmong('announcing', written(text, month))
}

const announces = (clause: Line, text: string): boolean => {
  const words = clause.map((token) => written(text, token))
  return clause.every(
    (token, n) =>
      !isOfEvent(clause, n, text) &&
      (plainKinds.has(token.kind) ||
        isAmong('announcing', words[n] ?? '') ||
        isYearOrLimit(clause, n, text) ||
        isDay(clause, n, text) ||
        (token.kind === 'word' && (isAddressed(words, n) || isFromSomebody(words, n)))),
  )
}

const leavesOpen: ReadonlySet<Kind> = new Set<Kind>([...troops, 'none', 'nation', 'army'])

/** "for Tom", "by Meg", "Tom's": of somebody else. */
const isOfSomebody = (clause: Line, text: string): boolean =>
  clause.some((token, n) => {
    const next = clause[n + 1]
    const word = written(text, token)
    const name = next === undefined ? '' : written(text, next)
    if (/\p{L}['’]s$/u.test(word) && !isAmong('announcing', word)) return true
    return (
      /^(?:for|by|from|against|für|von|gegen)$/i.test(word) &&
      (!isAmong('announcing', name) || /^against|gegen$/i.test(word))
    )
  })

/** Words beside the announcement that say nothing of the list. */
const isAside = (clause: Line, text: string): boolean =>
  !clause.some(({ kind }) => leavesOpen.has(kind)) &&
  !isOfSomebody(clause, text) &&
  !namesForeign(clause, text) &&
  !doubtsList(clause, text) &&
  !speaksOfList(clause, text)

const isOpen = ({ kind }: Token): boolean => kind === 'doubt' || kind === 'apart'

/** Whether a line does no more than announce the list of the nation that it names. */
export function isAnnouncement(line: Line, text: string): boolean {
  const isLeftOpen = line.some(
    (token) => isOpen(token) && !isAmong('announcing', written(text, token)),
  )
  // "Nation British | Foo 36, drumer"
  if (isLeftOpen || !isOneNation(line) || hidesTroops(line, text)) return false
  if (line.some((token) => token.kind === 'nation' && token.value === 'other')) return false
  let isNamed = false
  for (const { tokens, leads } of clausesOf(line, text)) {
    const hasNation = tokens.some(({ kind }) => kind === 'nation')
    const mustAnnounce = hasNation || (leads && !isNamed)
    isNamed ||= hasNation
    if (!announces(tokens, text) && (mustAnnounce || !isAside(tokens, text))) return false
  }
  return isNamed
}
