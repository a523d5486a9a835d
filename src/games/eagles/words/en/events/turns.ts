// English wording of setting up, the turn, and the end of the battle.
import type { BattleResult } from '@/games/eagles/rules/index.ts'
import type { Side } from '@/core/conversation.ts'
import {
  correctedFigures,
  phrasedBy,
  type CorrectionPhrases,
} from '../../../telling/corrections.ts'
import { sentence, type Names } from '../../../telling/names.ts'
import { between } from '../../../telling/throws.ts'
import type { EventWords } from '../../../telling/wording.ts'
import { correctionTables } from '../sheets/corrections.ts'
import * as terms from './terms.ts'

type Figures = Readonly<Record<Side, number>>

const bothSides = (figures: Figures, first: Side): string => between(figures, first, 'to')

/** "British: 4, French: 2". */
const thrown = (a: number, b: number, n: Names): string =>
  `${n.people('a')}: ${String(a)}, ${n.people('b')}: ${String(b)}`

function victory(result: BattleResult, winner: Side, n: Names): string {
  const side = n.side(winner)
  switch (result.by) {
    case 'unbroken':
      return `the battle goes to ${side}, ${bothSides(result.unbroken, winner)} in unbroken battalions`
    case 'casualties':
      return `the battle goes to ${side}, with ${bothSides(result.casualties, winner)} casualties in the unbroken battalions`
    case 'equal':
    case 'agreed':
      return `the battle goes to ${side}, as both players agree`
  }
}

const draw = ({ by, unbroken, casualties }: BattleResult): string =>
  by === 'agreed'
    ? 'the battle is a draw, as both players agree'
    : `the battle is a draw: ${bothSides(unbroken, 'a')} in unbroken battalions, ${bothSides(casualties, 'a')} in their casualties`

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

const corrected = phrasedBy(phrases)

export const turns = {
  sidesRolled: ({ faces, winner }, n) =>
    winner === null
      ? `both roll ${String(faces.a)} for the side of the table: again`
      : `${thrown(faces.a, faces.b, n)}. ${sentence(n.side(winner))} may choose the side of the table`,
  placerChosen: ({ side }, n) => ({ drawn: `first to place a battalion: ${n.side(side)}` }),
  battalionPlaced: ({ battalion, formation, screen }, n) => {
    const out = screen === 0 ? '' : `, with ${terms.skirmishers(screen)} in front`
    return { drawn: `${n.the(battalion)} is placed ${terms.formations[formation]}${out}` }
  },
  commandersPlaced: () => 'both Supreme Commanders take their places, in the same order',
  turnBegan: ({ turn }) => ({ drawn: `turn ${String(turn)}` }),
  initiativeRolled: ({ scores, winner, kept }, n) => {
    const told = thrown(scores.a.score, scores.b.score, n)
    if (winner === null) return `${told}. The initiative is equal: both roll again`
    return `${told}. The initiative ${kept ? 'stays with' : 'goes to'} ${n.side(winner)}`
  },
  firstChosen: ({ side }, n) => ({ drawn: `first to act: ${n.side(side)}` }),
  // An attack is told by its target.
  activated: ({ battalion, as }, n) =>
    as === 'attack' ? '' : { drawn: `${n.the(battalion)} ${terms.orders[as]}` },
  phaseBegan: ({ phase }) => ({
    drawn: phase === 'resolve' ? 'resolve tests' : 'compulsory moves',
  }),
  turnEnded: ({ turn }) => ({ drawn: `turn ${String(turn)} is over` }),
  battleEnded: ({ result }, n) => ({
    drawn: result.winner === 'draw' ? draw(result) : victory(result, result.winner, n),
  }),
  overruled: ({ correction, reason }, n) => `overruled: ${corrected(correction, n)} (“${reason}”)`,
} satisfies Partial<EventWords>
