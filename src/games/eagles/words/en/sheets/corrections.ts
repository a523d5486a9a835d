// English words for what players overrule.
import { correctedFigures, type CorrectionTables } from '../../../telling/corrections.ts'
import type { CorrectionPhrases } from '../../../telling/story.ts'
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

export const corrections: CorrectionPhrases = {
  battalion: ({ battalion, set }, cast) =>
    `${cast.battalion(battalion)}, ${correctedFigures(set, correctionTables).join(', ')}`,
  commander: ({ side, alive, with: friend }, cast) => {
    const where = friend === null ? 'on his own' : `with ${cast.battalion(friend)}`
    return `${cast.commander(side)} is ${alive ? where : 'dead'}`
  },
  turn: ({ turn }) => `it is turn ${turn}`,
  initiative: ({ holder }, cast) => `the initiative is with ${cast.side(holder)}`,
  engage: ({ charger, charged }, cast) =>
    `${cast.battalion(charger)} is fighting ${cast.battalion(charged)}`,
  disengage: ({ battalion }, cast) => `${cast.battalion(battalion)} is not fighting`,
  join: ({ battalion, friend }, cast) =>
    `${cast.battalion(battalion)} has joined the fight of ${cast.battalion(friend)}`,
  result: ({ winner }, cast) =>
    winner === 'draw' ? 'the battle is a draw' : `the battle goes to ${cast.side(winner)}`,
  activation: () => 'the running activation is over',
}
