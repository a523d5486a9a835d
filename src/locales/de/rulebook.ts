// All German words of the rulebook.
import { counted } from '../counted.ts'
import type { rulebook as english } from '../en/rulebook.ts'
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

export const rulebook: typeof english = { rules, page, houseRules, ruleChapters }
