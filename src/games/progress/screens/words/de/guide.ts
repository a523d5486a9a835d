// German words of the first game that teaches in play: one hint for every step.
import type { ScreenWords } from '../en/index.ts'

export const guideDe: Pick<ScreenWords, 'guide' | 'tabs' | 'tools'> = {
  guide: {
    begin: 'Ein erstes Spiel mit Hinweisen',
    lessons: 'Lektionen und Rätsel',
    title: 'Erstes Spiel',
    leave: 'Keine Hinweise mehr',
    card: {
      1: 'In jeder Runde legen beide verdeckt eine Karte fest. Versuch es mit Rekrutieren: Das bringt eine zweite Armee in dein Heimatland. Eine gespielte Karte liegt auf deinem Stapel, bis du punktest; gleich noch einmal geht sie also nicht.',
      2: 'Dein Heimatland hältst du; das Land in der Mitte hält, wer allein darin steht. Zieh eine Armee dorthin oder spiel Punkten: Das bringt einen Punkt und den Wert von allem, was du hältst, und holt alle Karten zurück.',
    },
    reveal:
      'Beide Karten werden zugleich aufgedeckt. Dann kommen die sechs Schritte der Reihe nach: bewegen, rekrutieren, befestigen, angreifen, stärken, punkten.',
    interlude: {
      2: 'Lies die sechs Schritte von oben nach unten: Bei jedem steht, was geschah. Gepunktet wird zuletzt; eine Armee, die vorher einrückt, kann es verderben.',
      3: 'Wer am Ende einer Runde 18 Punkte hat, gewinnt. Mehr brauchst du nicht zu wissen; die Regeln stehen unten hinter „Warum?“.',
    },
    step: 'Manchmal lässt eine Karte die Wahl. Hier ist nichts geheim: Entscheide, beide Karten liegen offen.',
    initiative:
      'Ziehen beide oder greifen beide an, sagt, wer die Initiative hat, wer zuerst handelt; dann geht sie an den anderen.',
  },
  tools: {
    why: 'Warum? Die Regeln zu dieser Frage',
    whyHint: 'Was dahintersteht, mit der Nummer jeder Regel.',
    correct: 'Berichtigen',
    correctHint: 'Wenn Tisch und Bildschirm nicht übereinstimmen. Der Verlauf behält es.',
    lead: 'Stell die Zahlen so ein, wie sie auf dem Tisch sind. Sonst ändert sich nichts.',
    vp: (side) => `Punkte von ${side}`,
    strength: (side) => `Stärke von ${side}`,
    die: (country) => `Wert von ${country}`,
    armies: (side) => `Armeen von ${side}`,
    army: (side, n) => `${side}: Armee ${String(n)}`,
    inStock: 'Im Vorrat',
    pile: (side) => `Auf dem Stapel von ${side}`,
    pilesLocked:
      'Stapel lassen sich nicht berichtigen, solange eine Karte festgelegt ist oder offen liegt.',
    initiative: 'Wer die Initiative hat',
    reason: 'Warum wird berichtigt?',
    noReason: 'Sag, warum: Der Verlauf behält es.',
    reasons: ['Vertippt', 'Regel vergessen', 'So vereinbart'],
    none: 'Noch ist nichts geändert.',
    do: 'Berichtigen',
    done: 'Es ist berichtigt.',
    impossible: (field) => `Eine solche Lage gibt es nicht: ${field}.`,
    less: (label) => `Weniger: ${label}`,
    more: (label) => `Mehr: ${label}`,
  },
  tabs: { play: 'Spielen', results: 'Ergebnisse', rules: 'Regeln' },
}
