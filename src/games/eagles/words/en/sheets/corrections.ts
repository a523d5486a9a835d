// English words for what players overrule.
import type { CorrectionTables } from '../../../telling/corrections.ts'
import { army } from '../armies/army.ts'

export const correctionTables: CorrectionTables = {
  figures: {
    rankers: 'Rankers',
    screen: 'skirmishers',
    drummer: 'drummers',
    sergeant: 'sergeants',
    ensign: 'ensign',
    officer: 'officer',
    quality: 'quality',
    formation: 'formation',
    disordered: 'disordered',
    mustStand: 'must stand',
    broken: 'broken',
    gone: 'off the table',
    activated: 'activated',
    fired: 'has fired',
    tested: 'has tested',
  },
  values: {
    ...army.qualities,
    line: 'line',
    column: 'column',
    true: 'yes',
    false: 'no',
    no: 'no',
    thisTurn: 'this turn',
    nextTurn: 'next turn',
  },
}
