// All German words of the rulebook.
import { counted } from '../../../../../words/counted.ts'
import type { rulebook as english } from '../../en/rulebook/rulebook.ts'
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

const count = counted('de')

const rules: (typeof english)['rules'] = {
  ...armyRules,
  ...turnRules,
  ...manoeuvreRules,
  ...shootingRules,
  ...commanderRules,
  ...attackRules,
  ...combatRules,
  ...resolveRules,
}

const page: (typeof english)['page'] = {
  title: 'Regeln',
  search: 'Regeln durchsuchen',
  searchHint: 'Sergeant, SHOOT-05',
  forQuestion: 'Zu dieser Frage',
  clear: 'Suche leeren',
  found: (n) => count(n, 'Eine Regel gefunden', (s) => `${s} Regeln gefunden`),
  noneFound: (search) =>
    `Keine Regel spricht von „${search}“. Versuche ein anderes Wort oder die Nummer einer Regel.`,
  inChapter: (n) => count(n, 'eine Regel', (s) => `${s} Regeln`),
  houseRule: 'Hausregel',
  houseRules: (n) => count(n, 'Hausregel', (s) => `${s} Hausregeln`),
  switchboard: 'Hausregeln: was geändert werden darf',
  ruling: 'Eine Auslegung dieser App: Im Heft steht dazu kein Satz.',
  rulingInPart: 'Zum Teil eine Auslegung dieser App: Im Heft steht nicht zu allem ein Satz.',
  rulingMark: 'Auslegung',
  isDefault: 'Vorgabe',
  why: (reason) => `Warum diese Vorgabe: ${reason}`,
  answers: 'Antworten',
  see: 'Siehe auch',
  seenFrom: 'Erwähnt bei',
  previous: 'Vorige Regel',
  next: 'Nächste Regel',
  all: 'Alle Regeln',
  back: 'Zurück',
  missing: (id) => `Eine Regel ${id} gibt es nicht.`,
  about:
    'Die Regeln, wie diese App sie spielt, in unseren eigenen Worten. Wo das Heft schweigt oder zweierlei sagt, entscheidet eine Auslegung, und viele davon lassen sich vor einer Schlacht ändern.',
}

export const rulebook: typeof english = { rules, page, houseRules, ruleChapters, search }
