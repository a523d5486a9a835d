// The rulebook: its parts and chapters, what the source has lost, and which rules are rulings.
import type { RulebookWords as WordsOfBook } from '@/app/rulebook/book.ts'
import { ruleIds, type RuleId } from '../../rules/index.ts'

const basic = [
  'MAP',
  'UNIT',
  'TURN',
  'ECO',
  'MOV',
  'ATT',
  'DEG',
  'BAT',
  'FORT',
  'SIEGE',
  'WIN',
] as const
const advanced = [
  'SPEC',
  'CAV',
  'ROAD',
  'SEA',
  'FLEET',
  'CITY',
  'KHAN',
  'DIP',
  'MIL',
  'RIV',
] as const
const world = ['WW'] as const

type BasicChapter = (typeof basic)[number]
type AdvancedChapter = (typeof advanced)[number]
type WorldChapter = (typeof world)[number]
type Chapter = BasicChapter | AdvancedChapter | WorldChapter
type RuleIn<C extends string> = Extract<RuleId, `GM-${C}-${string}`>
export type BasicRule = RuleIn<BasicChapter>
export type AdvancedRule = RuleIn<AdvancedChapter>
export type WorldRule = RuleIn<WorldChapter>

/** As the source builds them up. */
export const parts = { basic, advanced, world } as const satisfies Readonly<
  Record<string, readonly Chapter[]>
>
type Part = keyof typeof parts
export const partIds: readonly Part[] = ['basic', 'advanced', 'world']

export const rulesIn = (chapter: Chapter): readonly RuleId[] =>
  ruleIds.filter((id) => id.startsWith(`GM-${chapter}-`))

/** The source had it and it is lost: ours stands in, wholly or in a figure. */
const lost: ReadonlySet<RuleId> = new Set<RuleId>([
  'GM-MAP-02',
  'GM-MAP-06',
  'GM-UNIT-04',
  'GM-ECO-03',
  'GM-BAT-04',
  'GM-SIEGE-02',
  'GM-SPEC-02',
  'GM-KHAN-01',
  'GM-WW-07',
])
export const isLost = (id: RuleId): boolean => lost.has(id)

/** No sentence of the source gives it, or only part of it. */
const rulings: ReadonlySet<RuleId> = new Set<RuleId>([
  'GM-MAP-08',
  'GM-UNIT-05',
  'GM-UNIT-06',
  'GM-TURN-01',
  'GM-TURN-02',
  'GM-TURN-03',
  'GM-TURN-04',
  'GM-TURN-05',
  'GM-ECO-05',
  'GM-ECO-07',
  'GM-MOV-04',
  'GM-ATT-01',
  'GM-ATT-04',
  'GM-DEG-01',
  'GM-DEG-03',
  'GM-DEG-04',
  'GM-DEG-05',
  'GM-BAT-05',
  'GM-BAT-07',
  'GM-BAT-08',
  'GM-BAT-10',
  'GM-BAT-11',
  'GM-BAT-12',
  'GM-FORT-04',
  'GM-FORT-05',
  'GM-FORT-06',
  'GM-SIEGE-01',
  'GM-SIEGE-03',
  'GM-SIEGE-04',
  'GM-SIEGE-05',
  'GM-WIN-01',
  'GM-SPEC-01',
  'GM-CAV-01',
  'GM-ROAD-01',
  'GM-ROAD-04',
  'GM-SEA-03',
  'GM-FLEET-02',
  'GM-FLEET-05',
  'GM-FLEET-06',
  'GM-CITY-01',
  'GM-CITY-02',
  'GM-CITY-09',
  'GM-CITY-30',
  'GM-CITY-40',
  'GM-DIP-01',
  'GM-DIP-03',
  'GM-MIL-01',
  'GM-MIL-02',
  'GM-RIV-01',
  'GM-RIV-02',
  'GM-RIV-03',
  'GM-WW-02',
  'GM-WW-08',
  'GM-WW-10',
  'GM-WW-11',
  'GM-WW-12',
  'GM-WW-13',
  'GM-WW-14',
  'GM-WW-15',
  'GM-WW-16',
])
export const isRuling = (id: RuleId): boolean => rulings.has(id)

export interface RulebookWords extends WordsOfBook<RuleId, Chapter> {
  readonly parts: Readonly<Record<Part, string>>
}
