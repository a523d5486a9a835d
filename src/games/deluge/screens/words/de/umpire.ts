// German words of the umpire's book and of sheets by post.
import { postDe } from '@/games/campaign/screens/words/postDe.ts'
import type { ScreenWords } from '../en/index.ts'

export const umpireDe: Pick<ScreenWords, 'umpireBook' | 'report' | 'correct' | 'post'> = {
  umpireBook: {
    reports: 'Berichte des Zuges',
    reader: 'Für wen?',
    gazette: 'Zeitung für alle',
    post: 'Blätter per Post',
    correct: 'Eine Zahl berichtigen',
  },
  report: {
    to: (faction) => `An: ${faction}`,
    noForces: 'Keine Truppen.',
    purse: (thalers) => `In der Kasse: ${thalers} Taler.`,
    points: (points) => `Punkte bisher: ${points}.`,
    copy: 'Kopieren',
    copied: 'Der Bericht ist kopiert.',
    notCopied:
      'Der Browser lässt die App nicht kopieren. Markiere den Text und kopiere ihn von Hand.',
    print: 'Auf A4 drucken',
  },
  correct: {
    hint: 'Wer die Zahl sehen darf, erfährt davon, mit deinem Grund. Der Verlauf behält es.',
    what: 'Was ist zu berichtigen?',
    reason: 'Grund',
    go: 'Berichtigen',
    done: 'Berichtigt.',
    figures: {
      purse: 'Geld: mehr oder weniger',
      owner: 'Besitzer eines Ortes',
      looted: 'Geplündert bis',
      relation: 'Verhältnis zweier Mächte',
      at: 'Wo eine Truppe steht',
      noForce: 'Eine Truppe von der Karte nehmen',
      sheet: 'Ein Blatt verwerfen',
      player: 'Einen Spieler ersetzen',
    },
    fields: {
      faction: 'Macht',
      other: 'Andere Macht',
      node: 'Ort',
      owner: 'Besitzer',
      amount: 'Taler, weniger mit Minus',
      until: 'Bis zum Ende von Zug (0: nicht geplündert)',
      is: 'Verhältnis',
      force: 'Truppe',
      name: 'Name',
      kind: 'Spielt',
    },
  },
  post: {
    ...postDe,
    title: 'Spiel per Post',
    hint: 'Gib jedem Spieler einmal seine Platzkarte. Für jedes Blatt schickst du eine Ansicht; das Blatt kommt versiegelt zurück. Die Schlüssel liegen nur auf diesem Handy.',
    takeIn: 'Ein Blatt annehmen',
    takenInMany: (n) => `${n} Blätter sind da.`,
    takenIn: (seat) => `Das Blatt ist da: ${seat}.`,
    notTaken: 'Das Blatt wurde nicht angenommen, nichts ist geändert.',
    atLine: (line, why) =>
      `Das Blatt wurde nicht angenommen, nichts ist geändert. Zeile ${line} passt nicht: ${why} Schick diesem Spieler eine neue Ansicht.`,
    seal: {
      ...postDe.seal,
      view: 'Das ist eine Ansicht für einen Spieler, kein Blatt. Der Spieler öffnet sie und schickt ein Blatt zurück.',
    },
    forSeat: (seat) =>
      `Innen gehört dieses Blatt zu: ${seat}; versiegelt hat es ein anderer Platz. Lass es mit der richtigen Platzkarte neu schreiben.`,
    forTurn: (given, wanted) =>
      `Dieses Blatt ist für Zug ${given}; es ist Zug ${wanted}. Schick eine Ansicht von jetzt.`,
    forPhase: (given, wanted) =>
      `Dieses Blatt ist für „${given}“; die Phase heißt „${wanted}“. Schick eine Ansicht von jetzt.`,
    forView:
      'Dieses Blatt antwortet auf eine ältere Ansicht. Bitte um eines, das auf die letzte antwortet.',
    forRules:
      'Dieses Blatt hat eine andere Fassung der App geschrieben. Bring beide Handys auf den neuesten Stand und schick dann eine Ansicht von jetzt.',
    cardHint:
      'Lies sie vom Handy der Spielleitung ab oder füg ein, was du bekommen hast. Sie bleibt auf diesem Handy: Zeig sie niemandem.',
    viewHint:
      'Die Spielleitung schickt eine für jede Phase: als Datei oder als Codes auf dem Bildschirm.',
    nothing: 'In dieser Ansicht wirst du nicht nach Befehlen gefragt. Warte auf die nächste.',
    told: (lines) => (lines === 1 ? 'Was geschah: 1 Zeile' : `Was geschah: ${lines} Zeilen`),
    saved: 'Das versiegelte Blatt ist gesichert. Schick die Datei an die Spielleitung.',
    entry: 'Ein Platz per Post: mit eigenem Handy spielen',
  },
}
