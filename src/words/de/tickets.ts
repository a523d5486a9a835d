// German words of tickets to the table and of outcomes on their way back.
import { counted } from '../counted.ts'
import type { tickets as english } from '../en/tickets.ts'

const count = counted('de')

export const tickets: typeof english = {
  contest: {
    title: 'An den Tisch',
    fight: 'Auf diesem Handy schlagen',
    goOn: 'Weiter mit der Schlacht',
    send: 'Zettel an ein anderes Handy schicken',
    cameBack: 'Vom Tisch zurück',
    take: 'Dieses Ergebnis nehmen',
    takeAnyway: 'Trotzdem nehmen',
    here: 'Auf diesem Handy geschlagen',
    other: 'Von einem anderen Handy',
    broken:
      'Eine Schlacht zu diesem Zettel ist auf diesem Handy, aber ihr Protokoll ist nicht heil. Trage das Ergebnis von Hand ein.',
  },
  outcome: {
    won: (side) => `${side} hat gewonnen.`,
    draw: 'Unentschieden.',
    how: {
      broke: 'Dem Verlierer blieb kein ungebrochenes Bataillon.',
      conceded: 'Die Spieler haben sich darauf geeinigt.',
      points: 'Nach der Zählung am Ende.',
    },
    field: (side) => `${side} behauptet das Feld.`,
    losses: (red, blue) => `Verloren: Rot ${red}, Blau ${blue} der Soldaten.`,
    record: (code) => `Code der Schlacht: ${code}`,
    red: 'Rot',
    blue: 'Blau',
  },
  doubts: {
    title: 'Was vom Zettel abweicht',
    otherTicket: 'Das ist das Ergebnis eines anderen Zettels und wird hier nicht genommen.',
    otherMoment: 'Der Zettel wurde neu geschrieben, seit diese Schlacht geschlagen wurde.',
    overLimit: (side, points, limit) =>
      `Die Liste von ${side} kostete ${points} Punkte; erlaubt waren ${limit}.`,
    otherList: (side) => `${side} schlug mit einer anderen Liste als der fertigen.`,
    otherTurns: (turns) =>
      `Die Schlacht war auf ${count(turns, 'einen Zug', (s) => `${s} Züge`)} angesetzt.`,
    otherPlacing: 'Wer zuerst aufstellt, hat nicht der Angreifer bestimmt.',
    houseRules: (n) =>
      count(n, 'Eine Hausregel war geändert.', (s) => `${s} Hausregeln waren geändert.`),
    corrected: (n) =>
      count(
        n,
        'Eine Zahl wurde von Hand berichtigt.',
        (s) => `${s} Zahlen wurden von Hand berichtigt.`,
      ),
  },
  send: {
    title: 'Zettel schicken',
    outcomeTitle: 'Ausgang schicken',
    codeLabel: 'Der Code für die Kamera des anderen Handys',
    hint: 'Mit der Kamera des anderen Handys lesen oder den Link schicken.',
    tooLong: 'Das ist zu lang für einen Code. Schicke den Link oder die Datei.',
    link: 'Link kopieren',
    copied: 'Der Link ist kopiert.',
    notCopied: 'Der Browser hat ihn nicht kopiert. Hier steht er zum Kopieren von Hand:',
    file: 'Als Datei sichern',
    saved: 'Die Datei ist gesichert.',
    share: 'Mit dem Handy schicken',
  },
  page: {
    title: 'Schlachtzettel',
    outcome: 'Ausgang einer Schlacht',
    line: (campaign, id, turn) => `${campaign}, Zug ${turn}, Zettel ${id}`,
    kept: 'Der Zettel liegt auf diesem Handy, unter Schlachten.',
    keptOutcome:
      'Der Ausgang liegt auf diesem Handy und steht bereit, wo der Feldzug danach fragt.',
    toCampaign: 'Zum Feldzug',
    noCampaign:
      'Kein Feldzug auf diesem Handy hat diesen Zettel geschrieben. Öffne den Ausgang auf dem Handy, das den Feldzug führt.',
    already: (result) =>
      `Der Zettel hat sein Ergebnis schon: ${result}. Dieses zweite wird nicht genommen; es bleibt hier zu sehen, und der Spielleiter kann den Feldzug berichtigen.`,
    newer:
      'Das hat eine neuere Version der App geschrieben. Es bleibt, wie es ist; bring die App hier auf den neuesten Stand und öffne es noch einmal.',
    damaged: 'Das ist beschädigt, es kam nicht ganz an. Schick oder lies es noch einmal.',
    foreign:
      'Das ist kein Schlachtzettel und kein Ausgang. Lies den Code eines Zettels oder öffne seine Datei.',
    malformed: (path) => `So schreibt die App keinen Zettel: Der Fehler steht bei ${path}.`,
    unknown:
      'Dieser Zettel gehört zu einem Feldzug, den diese Version nicht kennt. Er bleibt hier.',
    unkept: 'Es ließ sich nicht ablegen; bewahre den Code oder die Datei vorerst auf.',
  },
  list: {
    title: 'Schlachten der Feldzüge',
    due: 'Darauf warten Feldzüge',
    none: 'Kein Feldzug wartet hier auf eine Schlacht.',
    against: (one, other) => `${one} gegen ${other}`,
    came: 'Auf dieses Handy gekommen',
    nothing: 'Auf dieses Handy ist noch kein Zettel gekommen.',
    scan: 'Code lesen',
    file: 'Datei öffnen',
    paste: 'Text oder Link eines Zettels oder eines Ausgangs',
    read: 'Lesen',
    remove: (what) => `Entfernen: ${what}`,
    removeHint: 'Von diesem Handy ist es dann weg. Das andere kann es noch einmal schicken.',
    removed: 'Entfernt.',
    ticket: (campaign, id, place) => `${campaign}: Zettel ${id}, ${place}`,
    outcome: (campaign, id) => `${campaign}: Ausgang von Zettel ${id}`,
    unread: 'Aus einer neueren Version',
  },
  fought: {
    look: 'Die Schlacht ansehen',
    lookAgain: (n) => `Die Schlacht ansehen (${n})`,
    away: 'Nicht auf diesem Handy geschlagen: auf einem anderen, oder das Ergebnis wurde eingetragen oder ausgewürfelt.',
  },
  end: {
    title: (id) => `Für den Feldzug: Zettel ${id}`,
    here: 'Der Feldzug auf diesem Handy hat den Ausgang: Er bietet ihn an, wo er nach dem Ergebnis fragt.',
    taken: (result) => `Der Feldzug hat das Ergebnis: ${result}.`,
    toCampaign: 'Zum Feldzug',
    send: 'Ausgang schicken',
    away: 'Der Feldzug ist auf einem anderen Handy. Schick ihm den Ausgang.',
  },
}
