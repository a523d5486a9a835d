// German words for what players overrule.
import type { CorrectionTables } from '../../../telling/corrections.ts'
import { army } from '../armies/army.ts'

export const correctionTables: CorrectionTables = {
  figures: {
    rankers: 'Soldaten',
    screen: 'Plänkler',
    drummer: 'Trommler',
    sergeant: 'Sergeanten',
    ensign: 'Fähnrich',
    officer: 'Offizier',
    quality: 'Qualität',
    formation: 'Formation',
    disordered: 'in Unordnung',
    mustStand: 'muss stehen',
    broken: 'gebrochen',
    gone: 'vom Tisch',
    activated: 'aktiviert',
    fired: 'hat geschossen',
    tested: 'hat getestet',
  },
  values: {
    ...army.qualities,
    line: 'Linie',
    column: 'Kolonne',
    true: 'ja',
    false: 'nein',
    no: 'nein',
    thisTurn: 'in diesem Zug',
    nextTurn: 'im nächsten Zug',
  },
}
