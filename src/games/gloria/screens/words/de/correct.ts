// German words for figures that are set right.
import type { ScreenWords } from '../en/index.ts'

export const correctDe: ScreenWords['correct'] = {
  tool: 'Eine Zahl berichtigen',
  toolHint: 'Geld, Besitzer, Verbände, Hausregeln, mit einem Grund.',
  title: 'Eine Zahl berichtigen',
  umpireOnly: 'In diesem Feldzug berichtigt nur die Spielleitung. Gib ihr das Handy.',
  hint: 'Alle erfahren davon, mit deinem Grund. Der Verlauf behält es, und Zurücknehmen macht es ungeschehen.',
  what: 'Was ist zu berichtigen?',
  reason: 'Grund',
  go: 'Berichtigen',
  done: 'Berichtigt.',
  unfit: 'Das ist keine ganze Zahl, die die Regeln nehmen. Schreib eine, etwa 50 oder −50.',
  nobody: 'niemand',
  sacked: { yes: 'geplündert', no: 'heil' },
  figures: {
    money: 'Geld dieses Zuges: mehr oder weniger',
    owner: 'Besitzer einer Stadt',
    sacked: 'Ob ein Gebiet geplündert ist',
    unit: 'Ein Verband: Art, Besitzer, Ort',
    newUnit: 'Einen Verband auf die Karte setzen',
    noUnit: 'Einen Verband von der Karte nehmen',
    houseRule: 'Eine Hausregel',
  },
  fields: {
    player: 'König',
    amount: 'Wie viel, weniger mit Minus',
    city: 'Stadt',
    land: 'Gebiet',
    area: 'Wo',
    owner: 'Besitzer',
    sacked: 'Es ist',
    unit: 'Verband',
    kind: 'Art',
    key: 'Regel',
    value: 'Jetzt',
  },
  reasons: {
    notUmpire: 'In diesem Feldzug kann nur die Spielleitung Zahlen berichtigen.',
    noSuchThing:
      'Das kann nicht sein: der König ist ausgeschieden, das Gebiet gesperrt oder keine Stadt, oder eine Armee gehört niemandem. Wähle etwas anderes.',
    overdrawn: 'So viel Geld ist nicht da. Nimm weniger weg.',
    neverChanges:
      'Diese Regel hat den Anfang geprägt; ein laufender Feldzug kann sie nicht mehr ändern.',
  },
}
