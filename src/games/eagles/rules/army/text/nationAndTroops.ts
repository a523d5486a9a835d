// A nation and its first battalions in one line: "French: 1st Drilled 24", "My French army consists of a battalion of …".
import { beginsArmy, takeHeading } from './armyInProgress.ts'
import { isBattalion } from './battalions.ts'
import type { Nation } from '../model.ts'
import { isAnnouncement } from './announcement.ts'
import type { Heading } from './heading.ts'
import { nationIn } from './headingLine.ts'
import type { Line } from './lines.ts'
import { currentArmy, openArmy, takeTroops, type Reader } from './reader.ts'
import type { Kind, Token } from './tokens.ts'
import { parseTroops } from './troops.ts'

const beforeNation: ReadonlySet<Kind> = new Set<Kind>(['army', 'colon', 'mark', 'prose', 'filler'])
const signs: ReadonlySet<Kind> = new Set<Kind>(['colon', 'sep', 'stop'])

const consists =
  /^(?:(?:consists?|composed|made up|is made up|is composed) of|comprises?|has|have|is|are|with|besteh(?:t|en) aus|hat|haben|mit)[\s:]*$/i

/** What parts the nation from its battalions: a sign, or "consists of"; how many tokens, 0: nothing does. */
function jointIn(tokens: readonly Token[], text: string): number {
  if (signs.has(tokens[0]?.kind ?? 'word')) return 1
  for (let length = 4; length > 0; length -= 1) {
    const [first, last] = [tokens[0], tokens[length - 1]]
    if (first !== undefined && last !== undefined && consists.test(text.slice(first.from, last.to)))
      return length
  }
  return 0
}

interface NationAndRest {
  readonly nation: Nation
  readonly rest: readonly Token[]
}

/** The nation that a line begins with, and what follows it; null: it begins otherwise. */
export function nationAndRest(tokens: readonly Token[], text: string): NationAndRest | null {
  return announcedFirst(tokens, text) ?? namedFirst(tokens, text)
}

/** "Spanish for me, please: Green 48 …" */
function announcedFirst(tokens: readonly Token[], text: string): NationAndRest | null {
  const colon = tokens.findIndex(({ kind }) => kind === 'colon')
  const head = tokens.slice(0, Math.max(0, colon))
  const nation = nationIn(head)
  // "Bob, French: …" says whose they are.
  if (head[0]?.kind === 'word') return null
  const rest = tokens.slice(colon + 1)
  return nation !== null && rest.length > 0 && isAnnouncement(head, text) ? { nation, rest } : null
}

function namedFirst(tokens: readonly Token[], text: string): NationAndRest | null {
  const at = tokens.findIndex(({ kind }) => kind === 'nation')
  const nation = tokens[at]
  if (nation?.kind !== 'nation' || at > 3) return null
  if (!tokens.slice(0, at).every(({ kind }) => beforeNation.has(kind))) return null
  // "My French army: …"
  const title = tokens[at + 1]?.kind === 'army' ? 1 : 0
  const joint = jointIn(tokens.slice(at + 1 + title), text)
  const rest = tokens.slice(at + 1 + title + joint)
  return joint === 0 || rest.length === 0 ? null : { nation: nation.value, rest }
}

/** Takes a line of a nation and its first battalions; false if it is none. */
export function takeNationAndTroops(reader: Reader, line: Line, tokens: readonly Token[]): boolean {
  const { text } = reader
  const found = nationAndRest(tokens, text)
  if (found === null) return false
  const { nation, rest } = found
  const heading: Heading = {
    kind: 'army',
    nation,
    name: '',
    points: null,
    battalions: null,
  }
  const current = currentArmy(reader)
  const isOther = beginsArmy(heading, current)
  const place = current !== null && !isOther ? current.battalions.length + 1 : 1
  const parsed = parseTroops(text, rest, { nation: heading.nation, place })
  if (parsed.failure !== null || !parsed.drafts.every(isBattalion)) return false
  const army = isOther ? openArmy(reader, line) : current
  if (army === null || !takeHeading(army, heading, line)) return false
  return takeTroops(reader, line, rest, parsed)
}
