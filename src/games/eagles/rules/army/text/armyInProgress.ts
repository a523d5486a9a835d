// An army while its text is being read, and what a heading does to it.
import { bounds } from '../bounds.ts'
import { limits } from '../prices.ts'
import { cleanName } from './clean.ts'
import type { Heading } from './heading.ts'
import type { AsideKind, Remark } from './reading.ts'
import type { Army, Battalion, Budget, Nation } from '../model.ts'
import type { UnreadReason } from '../problem.ts'
import type { Line } from './lines.ts'
import type { Token } from './tokens.ts'

/** What became of a line or of a part of one. */
export type Piece = { readonly line: Line; readonly from: number; readonly to: number } & (
  | { readonly kind: 'understood'; readonly isCore: boolean }
  | { readonly kind: 'setAside'; readonly as: AsideKind }
  | {
      readonly kind: 'unread'
      readonly reason: UnreadReason
      readonly tokens: readonly Token[]
    }
)

export interface ArmyInProgress {
  /** Where its text begins: offset and line (from 1). */
  readonly begin: number
  readonly line: number
  nation: Nation | null
  name: string
  limit: number
  /** The text has said it. */
  limited: boolean
  budget: Budget
  battalions: Battalion[]
  /** The places that its lines claim, in the order of the battalions; 0: none. */
  readonly claims: number[]
  /** The line of each battalion. */
  readonly lines: number[]
  /** A line named places that do not follow each other: the list is in the order of its places. */
  scattered: boolean
  statedTotal: number | null
  /** Its total has been read: the next battalion belongs to another army. */
  closed: boolean
  /** How many battalions the list says it has, and where. */
  claimed: { readonly count: number; readonly line: Line } | null
  readonly pieces: Piece[]
  remarks: Remark[]
}

export const beginArmy = (begin: number, line: number, pieces: Piece[]): ArmyInProgress => ({
  begin,
  line,
  nation: null,
  name: '',
  limit: limits.usual,
  limited: false,
  budget: 'atMost',
  battalions: [],
  claims: [],
  lines: [],
  scattered: false,
  statedTotal: null,
  closed: false,
  claimed: null,
  pieces,
  remarks: [],
})

/** In the order of the places, if every battalion has one of its own: "Battalions 1, 3 and 4" came before the 2nd. */
export function putInOrder(army: ArmyInProgress): void {
  const { claims, battalions } = army
  if (!army.scattered || new Set(claims).size !== claims.length) return
  if (!claims.every((place) => place >= 1 && place <= claims.length)) return
  army.battalions = claims
    .map((_, n) => battalions[claims.indexOf(n + 1)])
    .flatMap((battalion, n) => (battalion === undefined ? [] : [{ ...battalion, id: n + 1 }]))
  army.remarks = army.remarks.filter(({ kind }) => kind !== 'misplaced')
}

export const finished = (army: ArmyInProgress): Army => ({
  name: army.name,
  note: '',
  nation: army.nation ?? 'other',
  limit: army.limit,
  budget: army.budget,
  battalions: army.battalions,
  statedTotal: army.statedTotal,
})

export const hasRoomFor = ({ battalions }: ArmyInProgress, count: number): boolean =>
  battalions.length + count <= bounds.battalions

/** "British", then "Army: The Thin Line": two headings of one army. The nation may be said twice. */
const completes = (army: ArmyInProgress, heading: Heading & { kind: 'army' }): boolean =>
  army.battalions.length === 0 &&
  army.statedTotal === null &&
  (army.nation === null || heading.nation === null || army.nation === heading.nation) &&
  (army.name === '' || heading.name === '')

/** Whether a heading begins another army than the one that is being read. */
export function beginsArmy(heading: Heading, army: ArmyInProgress | null): boolean {
  switch (heading.kind) {
    case 'army':
      return army === null || !completes(army, heading)
    case 'total': {
      if (heading.nation === null) return false
      const other = army?.nation !== null && army?.nation !== heading.nation
      return army === null || army.closed || other
    }
    case 'limit':
      return army === null
    case 'remark':
    case 'title':
      return false
  }
}

/** Takes a heading into the army; false if it contradicts what was read before. */
export function takeHeading(army: ArmyInProgress, heading: Heading, line: Line): boolean {
  const claim = (count: number | null): void => {
    if (count !== null) army.claimed = { count, line }
  }
  switch (heading.kind) {
    case 'army':
      army.nation = heading.nation ?? army.nation
      army.name = cleanName(heading.name) || army.name
      army.statedTotal = heading.points
      claim(heading.battalions)
      return true
    case 'total':
      if (heading.isBare && army.battalions.length > 0) return false
      if (army.closed && army.statedTotal !== heading.points) return false
      army.nation = heading.nation ?? army.nation
      army.statedTotal = heading.points
      army.closed = army.battalions.length > 0
      claim(heading.battalions)
      return true
    case 'limit':
      if (army.limited && army.limit !== heading.limit) return false
      army.limited = true
      army.limit = heading.limit
      army.budget = heading.budget
      return true
    case 'remark':
    case 'title':
      return true
  }
}
