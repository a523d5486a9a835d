// English sentences for setting up, the turn, and the end of the battle.
import type { BattleResult } from '@/games/eagles/rules/index.ts'
import type { Side } from '@/core/conversation.ts'
import { correctedBy, type Cast, type StorySentences } from '../../../telling/story.ts'
import { corrections } from '../sheets/corrections.ts'
import * as terms from './terms.ts'

const corrected = correctedBy(corrections)

const bothSides = (figures: { readonly [S in Side]: number }, first: Side): string =>
  first === 'a' ? `${figures.a} to ${figures.b}` : `${figures.b} to ${figures.a}`

function victory(result: BattleResult, winner: Side, cast: Cast): string {
  const side = cast.side(winner)
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

export const turns = {
  sidesRolled: ({ faces, winner }, cast) =>
    winner === null
      ? `for the side of the table both roll ${faces.a}, and roll again`
      : `${cast.side(winner)} may choose the side of the table, by ${bothSides(faces, winner)}`,
  placerChosen: ({ side }, cast) => `first to place a battalion: ${cast.side(side)}`,
  battalionPlaced: ({ battalion, formation, screen }, cast) => {
    const out = screen === 0 ? '' : `, with ${terms.skirmishers(screen)} in front`
    return `${cast.battalion(battalion)} is placed ${terms.formations[formation]}${out}`
  },
  commandersPlaced: () => 'both commanders take their places',
  turnBegan: ({ turn }) => `turn ${turn}`,
  initiativeRolled: ({ scores, winner, kept }, cast) => {
    const { a, b } = scores
    if (winner === null) return `initiative: both come to ${a.score}, and roll again`
    const side = cast.side(winner)
    if (kept) return `initiative: both come to ${a.score}, so it stays with ${side}`
    return `initiative: it goes to ${side}, ${bothSides({ a: a.score, b: b.score }, winner)}`
  },
  firstChosen: ({ side }, cast) => `first to act: ${cast.side(side)}`,
  // An attack is told by its target.
  activated: ({ battalion, as }, cast) =>
    as === 'attack' ? '' : `${cast.battalion(battalion)} ${terms.orders[as]}`,
  phaseBegan: ({ phase }) => (phase === 'resolve' ? 'resolve tests' : 'compulsory moves'),
  turnEnded: ({ turn }) => `turn ${turn} is over`,
  battleEnded: ({ result }, cast) =>
    result.winner === 'draw' ? draw(result) : victory(result, result.winner, cast),
  overruled: ({ correction, reason }, cast) =>
    `overruled: ${corrected(correction, cast)} (“${reason}”)`,
} satisfies Partial<StorySentences>
