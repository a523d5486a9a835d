// German words of play by post that any campaign needs: seat cards, sealed views, what comes back.
import type { PostWords } from './postEn.ts'

export const postDe: PostWords = {
  card: 'Platzkarte',
  cardText: 'Die Karte: schick sie diesem Spieler und sonst niemandem',
  view: 'Versiegelte Ansicht',
  renew: 'Neuer Schlüssel',
  renewed: 'Die alte Karte öffnet nichts mehr. Schick die neue.',
  file: 'Eine Datei',
  paste: 'oder ihr Text',
  check: 'Prüfen und annehmen',
  seal: {
    sealed:
      'Das ist keine versiegelte Datei dieser App. Öffne die Datei, die geschickt wurde, im Ganzen.',
    seat: 'Das ist für einen anderen Platz versiegelt oder mit einem alten Schlüssel. Öffne es mit der Karte, für die es bestimmt ist.',
    damaged: 'Das wurde unterwegs verändert. Lass es noch einmal schicken, als Datei.',
    campaign: 'Das gehört zu einem anderen Feldzug. Öffne jenen Feldzug und nimm es dort an.',
  },
  enterCard: 'Deine Platzkarte',
  takeCard: 'Diesen Platz nehmen',
  badCard: 'In diesem Text ist keine Platzkarte. Kopiere sie im Ganzen, ab ADC-SEAT.',
  openView: 'Eine Ansicht öffnen',
  badView:
    'Diese Ansicht kann diese Fassung der App nicht lesen. Aktualisiere die App oder bitte noch einmal darum.',
  noMap:
    'Diese Ansicht braucht eine Karte, die nicht auf diesem Handy ist. Lass dir die Kartendatei geben und lies sie unter „Karten und Karteneditor“ ein.',
  send: 'Versiegeln und senden',
  another: 'Noch ein Platz',
}
