// German sentences about what happened, for log, turn and replay.
import type { EndReason, IdleReason } from '../../rules/index.ts'
import type { ProgressWords } from '../en/index.ts'
import { armies, idle } from './names.ts'

export const eventsDe: ProgressWords['event'] = {
  rolled: (a, b, holder) =>
    holder === null
      ? `Blau würfelt ${String(a)}, Orange ${String(b)}: gleich, noch einmal.`
      : `Blau würfelt ${String(a)}, Orange ${String(b)}: ${holder} hat die Initiative.`,
  chosen: (side) => `${side} hat gewählt.`,
  revealed: (a, b) => `Blau spielt ${a}, Orange spielt ${b}.`,
  order: (first) => `${first} beginnt.`,
  passed: (holder) => `Die Initiative geht an ${holder}.`,
  moved: (side, n, from, goal, stood) =>
    `${side} zieht mit ${n === 1 ? 'einer Armee' : `${String(n)} Armeen`}: ${from} nach ${goal}${
      stood === 0
        ? ''
        : stood === n
          ? ', heraus aus der Befestigung'
          : ', eine davon aus der Befestigung'
    }.`,
  recruited: (side) => `${side} rekrutiert eine Armee im Heimatland.`,
  fortified: (side, country, onCapital) =>
    onCapital
      ? `${country}: ${side} befestigt die Armee auf der Hauptstadt.`
      : `${country}: ${side} befestigt eine Armee.`,
  stood: (side, n, country) => `${country}: ${side} stellt ${armies(n)} auf.`,
  dropped: (side, card) => `${side} wirft für das +1 ab: ${card}.`,
  combat: (side, country, attack, defence) =>
    `${country}: ${side} greift an, ${String(attack)} gegen ${String(defence)}.`,
  equal: (lost) =>
    lost === 0
      ? 'Gleich: Niemand verliert etwas.'
      : `Gleich: Alle ${String(lost)} Armeen beider Seiten dort sind verloren.`,
  lost: (side, n) =>
    n === 0
      ? `${side} verliert nichts: Dort lag nur die Garnison.`
      : `${side} verliert ${armies(n)}.`,
  occupied: (side, country) => `${country}: ${side} besetzt die Hauptstadt.`,
  freed: (country) => `${country}: Die Hauptstadt ist frei.`,
  strengthened: (side, country, die, strength) =>
    `${side} nimmt einen Punkt aus ${country}, jetzt ${String(die)} wert: Stärke ${String(strength)}.`,
  scored: (side, gained, value) =>
    gained < value
      ? `${side} erhält ${String(gained)} SP: Der Vorrat gab von ${String(value)} nicht mehr her.`
      : `${side} erhält ${String(gained)} SP.`,
  restored: (side) => `${side} nimmt alle Karten wieder auf.`,
  idle: (side, card, reason: IdleReason) =>
    `${side}: ${card} hat keine Auswirkungen, ${idle[reason]}.`,
  offered: (side) =>
    side === null
      ? 'So viele Runden ohne Punkte: Beiden wird das Ende angeboten.'
      : `${side} bietet an, das Spiel zu beenden.`,
  declined: (side) => `${side} spielt weiter.`,
  ended: (winner, reason: EndReason) =>
    ({
      target: winner === null ? 'Das Spiel endet unentschieden.' : `${winner} gewinnt.`,
      agreement:
        winner === null ? 'Einvernehmlich: unentschieden.' : `Einvernehmlich: ${winner} gewinnt.`,
      resigned: `${winner ?? ''} gewinnt: Die andere Seite gibt auf.`,
    })[reason],
  corrected: (what, is) => `Berichtigt: ${what}, jetzt ${is}.`,
  fields: {
    vp: 'Siegpunkte',
    dice: 'Wert',
    strength: 'Stärke',
    armies: 'Armeen',
    piles: 'Ablagestapel',
    initiative: 'Initiative',
  },
  empty: 'keine',
}
