// German words of the army.
import type { army as english } from '../../en/armies/army.ts'

export const army: typeof english = {
  nations: {
    british: 'Britisch',
    french: 'Französisch',
    prussian: 'Preußisch',
    austrian: 'Österreichisch',
    russian: 'Russisch',
    spanish: 'Spanisch',
    portuguese: 'Portugiesisch',
    other: 'Andere Nation',
  },
  unnamed: {
    british: 'Britische Armee',
    french: 'Französische Armee',
    prussian: 'Preußische Armee',
    austrian: 'Österreichische Armee',
    russian: 'Russische Armee',
    spanish: 'Spanische Armee',
    portuguese: 'Portugiesische Armee',
    other: 'Armee',
  },
  qualities: { green: 'Rekruten', drilled: 'Gedrillt', veteran: 'Veteranen', guards: 'Garde' },
  noQuality: 'Ohne Qualität',
  characters: {
    drummer: {
      name: 'Trommler',
      one: 'Trommler',
      many: 'Trommler',
    },
    sergeant: {
      name: 'Sergeanten',
      one: 'Sergeant',
      many: 'Sergeanten',
    },
    ensign: {
      name: 'Fähnrich',
      one: 'Fähnrich',
      many: 'Fähnriche',
    },
    officer: {
      name: 'Offizier',
      one: 'Offizier',
      many: 'Offiziere',
    },
  },
  troopKinds: { line: 'Linie', light: 'Leicht', rifles: 'Büchsen' },
  bugler: { one: 'Hornist', many: 'Hornisten' },
  light: 'Leicht',
  riflesShort: 'Büchsen',
  pointsUnit: 'Punkte',
  budgets: { atMost: 'Bis zur Grenze', exact: 'Genau die Grenze' },
}
