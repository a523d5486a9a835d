// German wording of setting up, the turn, and the end of the battle.
import type { BattleResult } from '@/games/eagles/rules/index.ts'
import type { Side } from '@/core/conversation.ts'
import {
  correctedFigures,
  phrasedBy,
  type CorrectionPhrases,
} from '../../../telling/corrections.ts'
import type { Names } from '../../../telling/names.ts'
import { between } from '../../../telling/throws.ts'
import type { EventWords } from '../../../telling/wording.ts'
import { correctionTables } from '../sheets/corrections.ts'
import * as terms from './terms.ts'

type Figures = Readonly<Record<Side, number>>

const bothSides = (figures: Figures, first: Side): string => between(figures, first, 'zu')

/** "Briten: 4, Franzosen: 2". */
const thrown = (a: number, b: number, n: Names): string =>
  `${n.people('a')}: ${String(a)}, ${n.people('b')}: ${String(b)}`

function victory(result: BattleResult, winner: Side, n: Names): string {
  const side = `Sieger: ${n.side(winner)}`
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

const corrected = phrasedBy(phrases)

export const turns = {
  sidesRolled: ({ faces, winner }, n) =>
    winner === null
      ? `beide ${String(faces.a)} im Wurf um die Tischseite: noch einmal`
      : `${thrown(faces.a, faces.b, n)}. Wahl der Tischseite: ${n.people(winner)}`,
  placerChosen: ({ side }, n) => ({ drawn: `zuerst beim Aufstellen: ${n.side(side)}` }),
  battalionPlaced: ({ battalion, formation, screen }, n) => {
    const out = screen === 0 ? '' : `, mit ${terms.withSkirmishers(screen)} davor`
    return { drawn: `${n.the(battalion)} steht ${terms.formations[formation]}${out}` }
  },
  commandersPlaced: () => 'beide Oberbefehlshaber nehmen ihren Platz ein, in derselben Reihenfolge',
  turnBegan: ({ turn }) => ({ drawn: `Zug ${String(turn)}` }),
  initiativeRolled: ({ scores, winner, kept }, n) => {
    const told = thrown(scores.a.score, scores.b.score, n)
    if (winner === null) return `${told}. Die Initiative ist gleich: beide noch einmal`
    return kept
      ? `${told}. Die Initiative bleibt: ${n.people(winner)}`
      : `${told}. Die Initiative geht an ${n.side(winner)}`
  },
  firstChosen: ({ side }, n) => ({ drawn: `zuerst am Zug: ${n.side(side)}` }),
  // An attack is told by its target.
  activated: ({ battalion, as }, n) =>
    as === 'attack' ? '' : { drawn: `${n.the(battalion)} ${terms.orders[as]}` },
  phaseBegan: ({ phase }) => ({ drawn: phase === 'resolve' ? 'Moraltests' : 'Fluchten' }),
  turnEnded: ({ turn }) => ({ drawn: `Zug ${String(turn)} ist zu Ende` }),
  battleEnded: ({ result }, n) => ({
    drawn: result.winner === 'draw' ? draw(result) : victory(result, result.winner, n),
  }),
  overruled: ({ correction, reason }, n) => `berichtigt: ${corrected(correction, n)} („${reason}“)`,
} satisfies Partial<EventWords>
