// German words of the umpire's book and of sheets by post.
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
    title: 'Spiel per Post',
    hint: 'Gib jedem Spieler einmal seine Platzkarte. Für jedes Blatt schickst du eine Ansicht; das Blatt kommt versiegelt zurück. Die Schlüssel liegen nur auf diesem Handy.',
    card: 'Platzkarte',
    cardOf: (seat) => `Platzkarte: ${seat}`,
    cardSecret: (seat) =>
      `Nur für den Platz ${seat}: Wer diese Karte hat, liest alles, was dorthin geht, und kann in seinem Namen befehlen. Lass sonst niemanden auf diesen Bildschirm sehen.`,
    cardCode: (seat) => `Die Platzkarte als Code: ${seat}`,
    cardScan:
      'Gelesen wird sie mit der Kamera des anderen Handys oder in der App unter „Ein Platz per Post“.',
    cardCopy: 'Als Link kopieren',
    cardCopied: 'Die Karte ist kopiert. Schick sie diesem Spieler und sonst niemandem.',
    cardShare: 'An diesen Spieler schicken',
    cardText: 'Die Karte als Text',
    renewHint:
      'Verloren, oder jemand hat sie gesehen? Mach eine neue: Die alte öffnet nichts, was von da an geschickt wird.',
    view: 'Versiegelte Ansicht',
    renew: 'Neue Karte machen',
    renewed: 'Die alte Karte öffnet nichts mehr. Gib diese weiter.',
    takeIn: 'Ein Blatt annehmen',
    files: 'Blätter als Dateien öffnen',
    paste: 'Oder der Text von einem',
    check: 'Prüfen und annehmen',
    saveAll: (n) => `Alle ${n} Ansichten sichern`,
    savedAll: (n) =>
      `${n} Ansichten sind gesichert, eine Datei je Platz. Kamen weniger an, fragt der Browser, ob er mehrere Dateien sichern darf: Erlaube es.`,
    takenInMany: (n) => `${n} Blätter sind da.`,
    takenIn: (seat) => `Das Blatt ist da: ${seat}.`,
    notTaken: 'Das Blatt wurde nicht angenommen, nichts ist geändert.',
    atLine: (line, why) =>
      `Das Blatt wurde nicht angenommen, nichts ist geändert. Zeile ${line} passt nicht: ${why} Schick diesem Spieler eine neue Ansicht.`,
    seal: {
      sealed:
        'Das ist keine versiegelte Datei dieser App. Öffne die Datei, die geschickt wurde, im Ganzen.',
      seat: 'Das ist für einen anderen Platz versiegelt oder mit einem alten Schlüssel. Öffne es mit der Karte, für die es bestimmt ist.',
      damaged: 'Das wurde unterwegs verändert. Lass es noch einmal schicken, als Datei.',
      campaign: 'Das gehört zu einem anderen Feldzug. Öffne jenen Feldzug und nimm es dort an.',
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
    enterCard: 'Deine Platzkarte',
    cardHint:
      'Lies sie vom Handy der Spielleitung ab oder füg ein, was du bekommen hast. Sie bleibt auf diesem Handy: Zeig sie niemandem.',
    cardField: 'Oder als Text',
    readCard: 'Diesen Text lesen',
    cardPicture: 'Ein Bild davon',
    cardCame: (seat) => `Eine Platzkarte: ${seat}`,
    cardReplaces:
      'Du hast diesen Platz schon mit einer anderen Karte. Diese tritt an ihre Stelle, und Befehle, die du noch nicht geschickt hast, sind weg. Hat dir die Spielleitung keine neue gegeben, nimm sie nicht.',
    scanCard: {
      title: 'Karte scannen',
      hint: 'Halte den Code der Platzkarte ins Bild.',
      refused:
        'Die Kamera ist nicht erlaubt. Erlaube sie in den Einstellungen des Browsers für diese Seite oder füg die Karte als Text ein.',
      none: 'Hier ist keine Kamera. Füg die Karte als Text ein.',
      other: 'Das ist ein anderer Code und keine Platzkarte.',
    },
    takeCard: 'Diesen Platz nehmen',
    badCard: {
      foreign: 'Darin ist keine Platzkarte. Kopiere den ganzen Link, wie er geschickt wurde.',
      damaged: 'Diese Platzkarte ist nicht ganz. Lass sie noch einmal schicken oder scanne sie.',
      newer:
        'Diese Platzkarte stammt aus einer neueren Fassung der App. Aktualisiere die App und lies sie dann noch einmal.',
      otherGame: 'Diese Platzkarte gehört zu einem anderen Spiel. Öffne jenes und lies sie dort.',
    },
    openView: 'Eine Ansicht öffnen',
    viewHint:
      'Die Spielleitung schickt eine für jede Phase: als Datei oder als Codes auf dem Bildschirm.',
    viewFile: 'Ihre Datei öffnen',
    badView:
      'Diese Ansicht kann diese Fassung der App nicht lesen. Aktualisiere die App oder bitte noch einmal darum.',
    noMap:
      'Diese Ansicht braucht eine Karte, die nicht auf diesem Handy ist. Lass dir die Kartendatei geben und lies sie unter „Karten und Karteneditor“ ein.',
    nothing: 'In dieser Ansicht wirst du nicht nach Befehlen gefragt. Warte auf die nächste.',
    told: (lines) => (lines === 1 ? 'Was geschah: 1 Zeile' : `Was geschah: ${lines} Zeilen`),
    send: 'Versiegeln und senden',
    saved: 'Das versiegelte Blatt ist gesichert. Schick die Datei an die Spielleitung.',
    seats: 'Deine anderen Plätze',
    another: 'Noch ein Platz',
    entry: 'Ein Platz per Post: mit eigenem Handy spielen',
  },
}
