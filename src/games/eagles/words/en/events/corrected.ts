// English wording of what players overruled.
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
    const where = friend === null ? 'on his own' : n.at(friend)
    return `${n.commander(side)} is ${alive ? where : 'dead'}`
  },
  turn: ({ turn }) => `it is turn ${String(turn)}`,
  initiative: ({ holder }, n) => `the initiative is with ${n.side(holder)}`,
  engage: ({ charger, charged }, n) => `${n.the(charger)} is fighting ${n.the(charged)}`,
  disengage: ({ battalion }, n) => `${n.the(battalion)} is not fighting`,
  join: ({ battalion, friend }, n) =>
    `${n.the(battalion)} has joined the fight of ${n.the(friend)}`,
  result: ({ winner }, n) =>
    winner === 'draw' ? 'the battle is a draw' : `the battle goes to ${n.side(winner)}`,
  activation: () => 'the running activation is over',
}

export const corrected = phrasedBy(phrases)
