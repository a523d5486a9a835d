// German words of play by post that any campaign needs: seat cards, sealed views, what comes back.
import type { PostWords } from './postEn.ts'

export const postDe: PostWords = {
  card: 'Platzkarte',
  cardOf: (seat) => `Platzkarte: ${seat}`,
  cardSecret: (seat) =>
    `Nur für den Platz ${seat}: Wer diese Karte hat, liest alles, was dorthin geht, und kann in seinem Namen befehlen. Lass sonst niemanden auf diesen Bildschirm sehen.`,
  cardCode: (seat) => `Die Platzkarte als Code: ${seat}`,
  cardScan:
    'Gelesen wird sie mit der Kamera des anderen Handys oder dort in der App, wo man per Post spielt.',
  cardCopy: 'Als Link kopieren',
  cardCopied: 'Die Karte ist kopiert. Schick sie diesem Spieler und sonst niemandem.',
  cardShare: 'An diesen Spieler schicken',
  cardText: 'Die Karte als Text',
  renewHint:
    'Verloren, oder jemand hat sie gesehen? Mach eine neue: Die alte öffnet nichts, was von da an geschickt wird.',
  view: 'Versiegelte Ansicht',
  renew: 'Neue Karte machen',
  renewed: 'Die alte Karte öffnet nichts mehr. Gib diese weiter.',
  files: 'Dateien öffnen',
  paste: 'Oder der Text von einem',
  saveAll: (n) => `Alle ${n} Ansichten sichern`,
  savedAll: (n) =>
    `${n} Ansichten sind gesichert, eine Datei je Platz. Kamen weniger an, fragt der Browser, ob er mehrere Dateien sichern darf: Erlaube es.`,
  check: 'Prüfen und annehmen',
  seal: {
    sealed:
      'Das ist keine versiegelte Datei dieser App. Öffne die Datei, die geschickt wurde, im Ganzen.',
    newer:
      'Das hat eine neuere Fassung der App versiegelt. Aktualisiere die App und öffne es dann noch einmal; die Datei bleibt, wie sie ist.',
    seat: 'Das ist für einen anderen Platz versiegelt oder mit einem alten Schlüssel. Öffne es mit der Karte, für die es bestimmt ist.',
    damaged: 'Das wurde unterwegs verändert. Lass es noch einmal schicken, als Datei.',
    campaign: 'Das gehört zu einem anderen Feldzug. Öffne jenen Feldzug und nimm es dort an.',
  },
  enterCard: 'Deine Platzkarte',
  cardField: 'Oder als Text',
  readCard: 'Diesen Text lesen',
  cardPicture: 'Ein Bild davon',
  cardFirst: 'Nimm erst deine Platzkarte, dann öffne, was du bekommen hast.',
  cardCame: (seat) => `Eine Platzkarte: ${seat}`,
  cardReplaces:
    'Du hast diesen Platz schon mit einer anderen Karte. Diese tritt an ihre Stelle, und Befehle, die du noch nicht geschickt hast, sind weg. Hat dir niemand eine neue gegeben, nimm sie nicht.',
  scanCard: {
    title: 'Karte scannen',
    hint: 'Halte den Code der Platzkarte ins Bild.',
    instead: 'Oder füg die Karte als Text ein.',
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
  viewFile: 'Ihre Datei öffnen',
  olderView: {
    title: 'Eine ältere Ansicht?',
    text: 'Eine neuere ist hier, mit Befehlen, die du dazu geschrieben hast. Sie sind weg, wenn du diese öffnest.',
    go: 'Die ältere öffnen',
  },
  badView:
    'Diese Ansicht kann diese Fassung der App nicht lesen. Aktualisiere die App oder bitte noch einmal darum.',
  noMap:
    'Diese Ansicht braucht eine Karte, die nicht auf diesem Handy ist. Lass dir die Kartendatei geben und lies sie unter „Karten und Karteneditor“ ein.',
  send: 'Versiegeln und senden',
  seats: 'Deine anderen Plätze',
  another: 'Noch ein Platz',
}
