// The chapters of the rules, by the first word of a rule's id.
import { ruleIds, type RuleId } from './ruleIds.ts'

export const chapters = [
  'army',
  'general',
  'setUp',
  'turn',
  'manoeuvre',
  'disorder',
  'shooting',
  'commander',
  'skirmish',
  'attack',
  'combat',
  'casualties',
  'resolve',
  'winning',
] as const
export type Chapter = (typeof chapters)[number]

type Prefix<Id extends string> = Id extends `${infer P}-${string}` ? P : never
type RulePrefix = Prefix<RuleId>

const chapterTable = {
  ARMY: 'army',
  GEN: 'general',
  SET: 'setUp',
  SEQ: 'turn',
  INIT: 'turn',
  ACT: 'turn',
  MAN: 'manoeuvre',
  DIS: 'disorder',
  SHOOT: 'shooting',
  RISK: 'shooting',
  SC: 'commander',
  SKIRM: 'skirmish',
  LIGHT: 'skirmish',
  CHARGE: 'attack',
  DF: 'attack',
  COMBAT: 'combat',
  CAS: 'casualties',
  CRISK: 'casualties',
  RES: 'resolve',
  ROUT: 'resolve',
  RALLY: 'resolve',
  WIN: 'winning',
} as const satisfies Record<RulePrefix, Chapter>

const isPrefix = (text: string): text is RulePrefix => Object.hasOwn(chapterTable, text)

export function chapterOf(id: RuleId): Chapter {
  const prefix = id.slice(0, id.indexOf('-'))
  return isPrefix(prefix) ? chapterTable[prefix] : 'general'
}

/** In the order of the rules page. */
export const rulesIn = (chapter: Chapter): readonly RuleId[] =>
  ruleIds.filter((id) => chapterOf(id) === chapter)

export const isRuleId = (text: string): text is RuleId => ruleIds.some((id) => id === text)
