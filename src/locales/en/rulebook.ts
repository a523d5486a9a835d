// All English words of the rulebook.
import type { RuleId } from '@/games/eagles/rules/index.ts'
import type { RuleWords } from '../ruleWords.ts'
import { counted } from '../counted.ts'
import { houseRules } from './houseRules.ts'
import { armyRules } from './rulebookArmy.ts'
import { attackRules } from './rulebookAttack.ts'
import { combatRules } from './rulebookCombat.ts'
import { commanderRules } from './rulebookCommander.ts'
import { manoeuvreRules } from './rulebookManoeuvre.ts'
import { resolveRules } from './rulebookResolve.ts'
import { shootingRules } from './rulebookShooting.ts'
import { turnRules } from './rulebookTurn.ts'
import { ruleChapters } from './ruleChapters.ts'

const count = counted('en')

const rules: Readonly<Record<RuleId, RuleWords>> = {
  ...armyRules,
  ...turnRules,
  ...manoeuvreRules,
  ...shootingRules,
  ...commanderRules,
  ...attackRules,
  ...combatRules,
  ...resolveRules,
}

const page = {
  title: 'Rules',
  search: 'Search the rules',
  searchHint: 'sergeant, SHOOT-05',
  clear: 'Clear the search',
  found: (n: number) => count(n, 'One rule found', (s) => `${s} rules found`),
  noneFound: (search: string) =>
    `No rule speaks of “${search}”. Try another word or a rule’s number.`,
  inChapter: (n: number) => count(n, 'one rule', (s) => `${s} rules`),
  houseRule: 'House rule',
  houseRules: (n: number) => count(n, 'House rule', (s) => `${s} house rules`),
  switchboard: 'House rules: what may be changed',
  ruling: 'A ruling of this app: the booklet has no sentence on it.',
  rulingInPart: 'In part a ruling of this app: the booklet has no sentence on all of it.',
  rulingMark: 'Ruling',
  isDefault: 'default',
  why: (reason: string) => `Why this default: ${reason}`,
  answers: 'Answers',
  see: 'See also',
  seenFrom: 'Mentioned by',
  previous: 'Previous rule',
  next: 'Next rule',
  all: 'All rules',
  back: 'Back',
  missing: (id: string) => `There is no rule ${id}.`,
  about:
    'The rules as this app plays them, in our own words. Where the booklet is silent or says two things, a ruling decides, and many of them can be changed before a battle.',
}

export const rulebook = { rules, page, houseRules, ruleChapters }
