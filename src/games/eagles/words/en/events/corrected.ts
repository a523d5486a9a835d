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
    if (!alive) return `${n.commander(side)} is dead: all his battalions are one level lower`
    return friend === null
      ? `${n.commander(side)} is on his own`
      : `${n.commander(side)} is ${n.at(friend)}: all others are one level lower`
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
