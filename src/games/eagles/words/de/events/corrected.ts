// German wording of what players overruled.
import {
  correctedFigures,
  phrasedBy,
  type CorrectionPhrases,
} from '../../../telling/corrections.ts'
import { correctionTables } from '../sheets/corrections.ts'

const phrases: CorrectionPhrases = {
  battalion: ({ battalion, set }, n) =>
    `${n.the(battalion)}, ${correctedFigures(set, correctionTables).join(', ')}`,
  commander: ({ side, alive, with: friend }, n) => {
    if (!alive)
      return `${n.commander(side)} ist tot: Alle seine Bataillone zählen eine Stufe tiefer`
    return friend === null
      ? `${n.commander(side)} ist allein`
      : `${n.commander(side)} führt ${n.the(friend)}: Alle anderen zählen eine Stufe tiefer`
  },
  turn: ({ turn }) => `es ist Zug ${String(turn)}`,
  initiative: ({ holder }, n) => `Initiative: ${n.side(holder)}`,
  engage: ({ charger, charged }, n) => `${n.the(charger)} kämpft gegen ${n.the(charged)}`,
  disengage: ({ battalion }, n) => `${n.the(battalion)} kämpft nicht`,
  join: ({ battalion, friend }, n) => `${n.the(battalion)} kämpft mit für ${n.the(friend)}`,
  result: ({ winner }, n) =>
    winner === 'draw' ? 'die Schlacht ist unentschieden' : `Sieger: ${n.side(winner)}`,
  activation: () => 'die laufende Aktivierung ist zu Ende',
}

export const corrected = phrasedBy(phrases)
