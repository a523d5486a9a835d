// An army while its text is being read, and what a heading does to it.
import { bounds } from '../bounds.ts'
import { limits } from '../prices.ts'
import { cleanName } from './clean.ts'
import type { Heading } from './heading.ts'
import type { Remark, UnreadLine } from './reading.ts'
import type { Army, Battalion, Budget, Nation } from '../model.ts'

export interface ArmyInProgress {
  /** Where its text begins: offset and line (from 1). */
  readonly begin: number
  readonly line: number
  nation: Nation | null
  name: string
  limit: number
  budget: Budget
  readonly battalions: Battalion[]
  statedTotal: number | null
  /** Its total has been read: the next battalion belongs to another army. */
  closed: boolean
  readonly unread: UnreadLine[]
  readonly remarks: Remark[]
}

export const beginArmy = (begin: number, line: number, unread: UnreadLine[]): ArmyInProgress => ({
  begin,
  line,
  nation: null,
  name: '',
  limit: limits.usual,
  budget: 'atMost',
  battalions: [],
  statedTotal: null,
  closed: false,
  unread,
  remarks: [],
})

export const finished = (army: ArmyInProgress): Army => ({
  name: army.name,
  note: '',
  nation: army.nation ?? 'other',
  limit: army.limit,
  budget: army.budget,
  battalions: army.battalions,
  statedTotal: army.statedTotal,
})

export const isFull = ({ battalions }: ArmyInProgress): boolean =>
  battalions.length === bounds.battalions

/** "British", then "Army: The Thin Line": two headings of one army. */
const completes = (army: ArmyInProgress, heading: Heading & { kind: 'army' }): boolean =>
  army.battalions.length === 0 &&
  army.statedTotal === null &&
  (army.nation === null || heading.nation === null) &&
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
      return false
  }
}

/** Takes a heading into the army; false if it contradicts what was read before. */
export function takeHeading(army: ArmyInProgress, heading: Heading): boolean {
  switch (heading.kind) {
    case 'army':
      army.nation = heading.nation ?? army.nation
      army.name = cleanName(heading.name) || army.name
      army.statedTotal = heading.points
      return true
    case 'total':
      if (army.closed && army.statedTotal !== heading.points) return false
      army.nation = heading.nation ?? army.nation
      army.statedTotal = heading.points
      army.closed = army.battalions.length > 0
      return true
    case 'limit':
      army.limit = heading.limit
      army.budget = heading.budget
      return true
    case 'remark':
      return true
  }
}
