// German words of the house rules: each as a question, why it is as it is, and its answers.
import type { HouseRuleWords } from '../houseRuleWords.ts'

export const houseRulesDe: HouseRuleWords = {
  title: 'Hausregeln',
  quiet: (n) => (n === 0 ? 'Nie' : `Nach ${String(n)} Runden`),
  questions: {
    initiativeFlip: 'Wann geht die Initiative über?',
    orderAsked: 'Wann wird gefragt, wer zuerst handelt?',
    attackChoice: 'Wohin darf ein Angriff gehen?',
    heldBackFortified:
      'Was wird aus befestigten Armeen, die bei einem verlorenen Angriff liegen blieben?',
    occupierAttacks: 'Zählt die Garnison wieder, wenn ihr Besetzer angreift?',
    strengthAtSix: 'Was bewirkt Stärken bei Stärke 6?',
    blockedHome: 'Was blockiert ein Feind im Heimatland?',
    agreement: 'Darf man einvernehmlich enden oder aufgeben?',
    quietTurns: 'Wann wird das Ende von selbst angeboten?',
  },
  why: {
    initiativeFlip: 'Beide haben die Karten gespielt; was sie bewirken, ist eine andere Frage.',
    orderAsked: 'Weniger Tipper, dasselbe Spiel.',
    attackChoice: 'Gefordert ist ein Angriff, kein Ort.',
    heldBackFortified: 'Wer einen Kampf verliert, verliert dort alle Armeen.',
    occupierAttacks: 'Solange der Feind die Hauptstadt hält, gibt es keine Garnison.',
    strengthAtSix: 'Erst wird der Punkt abgegeben, dann steigt die Stärke, wenn sie kann.',
    blockedHome: 'Die Karte spricht von den Punkten des Heimatlands.',
    agreement: 'Am Tisch darf man immer aufhören.',
    quietTurns: 'So lange bleibt kein vernünftiges Spiel ohne Punkte.',
  },
  values: {
    initiativeFlip: {
      always: 'Sobald beide die gleiche Art Karte gespielt haben',
      bothAct: 'Nur wenn beide etwas tun können',
    },
    orderAsked: {
      whenItMatters: 'Wenn es etwas ausmachen kann',
      always: 'In jedem gemeinsamen Schritt',
    },
    attackChoice: {
      anywhere: 'Überallhin, wo der Feind neben einer Armee steht',
      whereNormal: 'Nur wo eine nicht befestigte Armee kämpft',
    },
    heldBackFortified: { destroyed: 'Auch sie sind verloren', survive: 'Sie bleiben' },
    occupierAttacks: { noGarrison: 'Nein', garrisonRearms: 'Ja' },
    strengthAtSix: { reduces: 'Der Punkt ist trotzdem weg', nothing: 'Nichts' },
    blockedHome: { homeOnly: 'Die Punkte des Heimatlands', nothing: 'Die ganze Wertung' },
    agreement: { on: 'Ja', off: 'Nein' },
  },
}
