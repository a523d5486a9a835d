// German sentences for setting up, the turn, and the end of the battle.
import type { BattleResult } from '@/games/eagles/rules/index.ts'
import type { Side } from '@/core/conversation.ts'
import { correctedBy, type Cast, type StorySentences } from '../../../telling/story.ts'
import { corrections } from '../sheets/corrections.ts'
import * as terms from './terms.ts'

const corrected = correctedBy(corrections)

const bothSides = (figures: { readonly [S in Side]: number }, first: Side): string =>
  first === 'a' ? `${figures.a} zu ${figures.b}` : `${figures.b} zu ${figures.a}`

function victory(result: BattleResult, winner: Side, cast: Cast): string {
  const side = `Sieger: ${cast.side(winner)}`
  switch (result.by) {
    case 'unbroken':
      return `${side}, mit ${bothSides(result.unbroken, winner)} ungebrochenen Bataillonen`
    case 'casualties':
      return `${side}, bei ${bothSides(result.casualties, winner)} Verlusten der ungebrochenen Bataillone`
    case 'equal':
    case 'agreed':
      return `${side}, wie beide Spieler vereinbaren`
  }
}

const draw = ({ by, unbroken, casualties }: BattleResult): string =>
  by === 'agreed'
    ? 'die Schlacht ist unentschieden, wie beide Spieler vereinbaren'
    : `die Schlacht ist unentschieden: ungebrochene Bataillone ${bothSides(unbroken, 'a')}, deren Verluste ${bothSides(casualties, 'a')}`

export const turns = {
  sidesRolled: ({ faces, winner }, cast) =>
    winner === null
      ? `Wurf um die Tischseite: beide ${faces.a}, also noch einmal`
      : `Wahl der Tischseite, mit ${bothSides(faces, winner)}: ${cast.side(winner)}`,
  placerChosen: ({ side }, cast) => `zuerst beim Aufstellen: ${cast.side(side)}`,
  battalionPlaced: ({ battalion, formation, screen }, cast) => {
    const out = screen === 0 ? '' : `, mit ${terms.withSkirmishers(screen)} davor`
    return `${cast.battalion(battalion)} steht ${terms.formations[formation]}${out}`
  },
  commandersPlaced: () => 'beide Oberbefehlshaber nehmen ihren Platz ein',
  turnBegan: ({ turn }) => `Zug ${turn}`,
  initiativeRolled: ({ scores, winner, kept }, cast) => {
    const { a, b } = scores
    if (winner === null) return `Initiative: beide ${a.score}, also noch einmal`
    if (kept) return `Initiative: beide ${a.score}; sie bleibt, wo sie ist: ${cast.side(winner)}`
    return `Initiative, mit ${bothSides({ a: a.score, b: b.score }, winner)}: ${cast.side(winner)}`
  },
  firstChosen: ({ side }, cast) => `zuerst am Zug: ${cast.side(side)}`,
  // An attack is told by its target.
  activated: ({ battalion, as }, cast) =>
    as === 'attack' ? '' : `${cast.battalion(battalion)} ${terms.orders[as]}`,
  phaseBegan: ({ phase }) => (phase === 'resolve' ? 'Moraltests' : 'Fluchten'),
  turnEnded: ({ turn }) => `Zug ${turn} ist zu Ende`,
  battleEnded: ({ result }, cast) =>
    result.winner === 'draw' ? draw(result) : victory(result, result.winner, cast),
  overruled: ({ correction, reason }, cast) =>
    `berichtigt: ${corrected(correction, cast)} („${reason}“)`,
} satisfies Partial<StorySentences>
