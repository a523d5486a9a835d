// The rulebook: its chapters, which rules are rulings, and which belong to a question.
import type { BookWords, RulebookWords as WordsOfBook } from '@/app/rulebook/book.ts'
import { ruleIds, type PromptKind, type RuleId } from '../../rules/index.ts'

export const chapters = [
  'GEN',
  'SET',
  'TURN',
  'INI',
  'MOVE',
  'REC',
  'FORT',
  'ATT',
  'COMB',
  'CTRL',
  'STR',
  'SCORE',
  'END',
  'AM',
  'SECRET',
] as const
type Chapter = (typeof chapters)[number]

/** How the app asks and refuses is no rule that a player looks up. */
export type RuleInBook = Exclude<RuleId, `MP-ASK-${string}`>

const isBookRule = (id: RuleId): id is RuleInBook => !id.startsWith('MP-ASK-')

export const rulesIn = (chapter: Chapter): readonly RuleInBook[] =>
  ruleIds.filter(isBookRule).filter((id) => id.startsWith(`MP-${chapter}-`))

/** No sentence of a booklet gives it, or only part of it. */
const rulings: ReadonlySet<RuleInBook> = new Set<RuleInBook>([
  'MP-GEN-02',
  'MP-GEN-08',
  'MP-SET-03',
  'MP-SET-05',
  'MP-SET-06',
  'MP-INI-02',
  'MP-INI-04',
  'MP-MOVE-06',
  'MP-FORT-02',
  'MP-ATT-03',
  'MP-ATT-05',
  'MP-ATT-10',
  'MP-COMB-04',
  'MP-COMB-06',
  'MP-STR-03',
  'MP-SCORE-04',
  'MP-END-05',
  'MP-END-06',
  'MP-AM-01',
  'MP-AM-02',
  'MP-AM-04',
])
export const isRuling = (id: RuleInBook): boolean => rulings.has(id)

/** What explains the question, the most telling first. */
export const rulesOf: Readonly<Record<PromptKind, readonly RuleInBook[]>> = {
  initiative: ['MP-SET-03', 'MP-INI-01'],
  card: ['MP-TURN-02', 'MP-TURN-04', 'MP-TURN-07', 'MP-GEN-03', 'MP-SCORE-02', 'MP-SECRET-05'],
  'end.accept': ['MP-END-04', 'MP-END-06', 'MP-END-02'],
  reveal: ['MP-TURN-03', 'MP-TURN-04', 'MP-TURN-06'],
  order: ['MP-INI-01', 'MP-INI-03', 'MP-INI-04', 'MP-INI-02'],
  move: ['MP-MOVE-01', 'MP-MOVE-02', 'MP-MOVE-03', 'MP-MOVE-05', 'MP-MOVE-06', 'MP-MOVE-07'],
  fortify: ['MP-FORT-01', 'MP-FORT-02', 'MP-FORT-03'],
  'attack.where': ['MP-ATT-01', 'MP-ATT-02', 'MP-ATT-03', 'MP-ATT-05', 'MP-COMB-01', 'MP-COMB-02'],
  'attack.stand': ['MP-ATT-04', 'MP-COMB-04', 'MP-COMB-03'],
  'attack.drop': ['MP-ATT-07', 'MP-ATT-08', 'MP-ATT-10'],
  strength: ['MP-STR-01', 'MP-STR-02', 'MP-STR-03', 'MP-STR-04', 'MP-CTRL-02'],
}

export interface RulebookWords extends WordsOfBook<RuleInBook, Chapter> {
  readonly page: BookWords & { readonly why: string; readonly whole: string }
}
