// All English words of the rulebook.
import type { RuleId } from '@/games/eagles/rules/index.ts'
import type { RuleWords } from '../../../telling/ruleWords.ts'
import { counted } from '../../../../../words/counted.ts'
import { houseRules } from '../battles/houseRules.ts'
import { armyRules } from './army.ts'
import { attackRules } from './attack.ts'
import { combatRules } from './combat.ts'
import { commanderRules } from './commander.ts'
import { manoeuvreRules } from './manoeuvre.ts'
import { resolveRules } from './resolve.ts'
import { shootingRules } from './shooting.ts'
import { turnRules } from './turn.ts'
import { ruleChapters } from '../battles/ruleChapters.ts'
import { search } from './rulebookSearch.ts'

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
  forQuestion: 'For this question',
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

export const rulebook = { rules, page, houseRules, ruleChapters, search }
