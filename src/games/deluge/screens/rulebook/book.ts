// The rulebook: its chapters, what the hand-out has lost, and which rules are rulings.
import type { RulebookWords as WordsOfBook } from '@/app/rulebook/book.ts'
import { ruleIds, type RuleId } from '../../rules/index.ts'

/** In the order of the rules. */
export const chapters = [
  'GEN',
  'SEQ',
  'DIP',
  'INC',
  'ATT',
  'STR',
  'MOV',
  'CMB',
  'RET',
  'LOSS',
  'LOOT',
  'CAP',
  'VAS',
  'VIC',
] as const
export type Chapter = (typeof chapters)[number]

type RuleIn<C extends Chapter> = Extract<RuleId, `TD-${C}-${string}`>
export type TurnRule = RuleIn<'GEN' | 'SEQ' | 'DIP' | 'INC'>
export type OrderRule = RuleIn<'ATT' | 'STR' | 'MOV'>
export type WarRule = RuleIn<'CMB' | 'RET' | 'LOSS' | 'LOOT' | 'CAP' | 'VAS' | 'VIC'>

export const rulesIn = (chapter: Chapter): readonly RuleId[] =>
  ruleIds.filter((id) => id.startsWith(`TD-${chapter}-`))

/** The hand-out had it and it is lost: ours stands in, wholly or in a figure. */
const lost: ReadonlySet<RuleId> = new Set<RuleId>(['TD-GEN-02', 'TD-ATT-07', 'TD-LOOT-05'])
export const isLost = (id: RuleId): boolean => lost.has(id)

/** The hand-out gives these whole; they are far fewer than the others. */
const stated: ReadonlySet<RuleId> = new Set<RuleId>([
  'TD-SEQ-1',
  'TD-SEQ-2',
  'TD-SEQ-5',
  'TD-INC-07',
  'TD-ATT-06',
  'TD-STR-08',
  'TD-MOV-03',
  'TD-CMB-05',
  'TD-CMB-06',
  'TD-RET-03',
  'TD-LOOT-01',
  'TD-LOOT-04',
  'TD-LOOT-06',
  'TD-CAP-01',
  'TD-CAP-02',
  'TD-CAP-03',
  'TD-CAP-04',
  'TD-CAP-06',
  'TD-VAS-02',
  'TD-VAS-04',
])

/** No sentence of the hand-out gives it, or only part of it. */
export const isRuling = (id: RuleId): boolean => !stated.has(id) && !isLost(id)

export type RulebookWords = WordsOfBook<RuleId, Chapter>
