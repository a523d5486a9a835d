// German words for what players overrule.
import { correctedFigures, type CorrectionTables } from '../../../telling/corrections.ts'
import type { CorrectionPhrases } from '../../../telling/story.ts'
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

export const corrections: CorrectionPhrases = {
  battalion: ({ battalion, set }, cast) =>
    `${cast.battalion(battalion)}, ${correctedFigures(set, correctionTables).join(', ')}`,
  commander: ({ side, alive, with: friend }, cast) => {
    if (!alive) return `${cast.commander(side)} ist tot`
    return friend === null
      ? `${cast.commander(side)} ist allein`
      : `${cast.commander(side)} führt ${cast.battalion(friend)}`
  },
  turn: ({ turn }) => `es ist Zug ${turn}`,
  initiative: ({ holder }, cast) => `Initiative: ${cast.side(holder)}`,
  engage: ({ charger, charged }, cast) =>
    `${cast.battalion(charger)} kämpft gegen ${cast.battalion(charged)}`,
  disengage: ({ battalion }, cast) => `${cast.battalion(battalion)} kämpft nicht`,
  join: ({ battalion, friend }, cast) =>
    `${cast.battalion(battalion)} kämpft mit für ${cast.battalion(friend)}`,
  result: ({ winner }, cast) =>
    winner === 'draw' ? 'die Schlacht ist unentschieden' : `Sieger: ${cast.side(winner)}`,
  activation: () => 'die laufende Aktivierung ist zu Ende',
}
