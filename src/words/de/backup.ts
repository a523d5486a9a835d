// German words of storage health, backup and restore.
import { counted } from '../counted.ts'
import type { backup as english } from '../en/backup.ts'
import { listWith } from '../lists.ts'
import { numbersIn } from '../numbers.ts'
import { things } from './things.ts'

const count = counted('de')
const list = listWith('und')
/** Made when they are needed: none of this is on the first screen. */
const date = (moment: number | Date): string =>
  new Intl.DateTimeFormat('de', { dateStyle: 'long', timeStyle: 'short' }).format(moment)
const time = (moment: number): string =>
  new Intl.DateTimeFormat('de', { timeStyle: 'short' }).format(moment)
/** „heute, 20:15“ oder „am 23. November 2026 um 20:15“. */
const day = (moment: number): string =>
  new Date(moment).toDateString() === new Date().toDateString()
    ? `heute, ${time(moment)}`
    : `am ${date(moment)}`
const written = numbersIn('de', 1)
const megabytes = (bytes: number): string => written(bytes / 1_000_000)

function contents({ battles, kinds }: Parameters<typeof english.drill>[0]): string {
  const parts = things({ ...kinds, battles })
  return parts.length === 0 ? 'keine Armee, keine Schlacht und kein Turnier' : list(parts)
}

export const backup: typeof english = {
  title: 'Speicher',
  health: 'Wie sicher ist es hier?',
  persisted: {
    yes: 'Der Browser hat zugesagt, deine Daten zu behalten, auch wenn der Platz knapp wird.',
    no: 'Wird der Platz knapp, darf der Browser alles hier löschen, auch geschlossene Schlachten. Installiere die App oder sichere oft.',
    unknown: 'Dieser Browser sagt nicht, ob er Daten auf Dauer behält. Sichere oft.',
    ask: 'Den Browser darum bitten',
    refused: 'Der Browser sagt es noch nicht zu. Oft tut er es, sobald die App installiert ist.',
  },
  installed: {
    yes: 'Die App ist installiert.',
    no: 'Die App läuft in einem Browser-Tab. Über das Browsermenü installiert ist alles sicherer. Ein privates Fenster vergisst alles, sobald du es schließt: Sichere vorher.',
    apple:
      'Die App läuft in einem Browser-Tab. Auf diesem Gerät werden Daten einer Website nach sieben Tagen ohne Besuch gelöscht: Wähle Teilen, dann „Zum Home-Bildschirm“. Sichere vorher: Die installierte App beginnt leer, und die Sicherung bringt alles hinüber.',
  },
  well: {
    yes: 'Alles in Ordnung',
    no: 'Hier bist du gefragt',
    twice: 'Alles liegt zweimal auf diesem Handy',
    checked: (moment) => `beide Fassungen stimmten am ${date(moment)} überein`,
    notChecked: 'beide Fassungen werden einmal in der Woche von selbst verglichen',
    backedUp: (moment) => `die letzte Sicherung ist vom ${date(moment)}`,
    comparing: 'Die beiden Fassungen werden gerade verglichen …',
    nothing:
      'Hier liegt noch nichts. Sobald es eine Armee oder eine Schlacht gibt, liegt sie hier zweimal.',
    toData: 'Zu „Deine Daten“',
    todo: {
      shut: 'Die App kommt gerade nicht an ihre Daten. Die Seite „Deine Daten“ sagt, was hilft.',
      memory:
        'In diesem Besuch wird nichts gespeichert: Sichere alles als Datei, bevor du die App schließt.',
      lost: 'Etwas war nicht lesbar: Sieh unten nach und speichere, was übrig ist, als Datei.',
      failed:
        'Die beiden Fassungen ließen sich nicht in Einklang bringen: Sichere jetzt und vergleiche noch einmal.',
      notCompared: 'Die beiden Fassungen ließen sich nicht vergleichen: Vergleiche sie unten.',
      copy: 'Es gibt gerade keine Zweitschrift: Schaffe Platz auf dem Handy und sichere.',
      file: 'Die Datei mit deiner Sicherung ließ sich nicht schreiben: Sieh unten nach.',
      apple:
        'Lege die App auf den Home-Bildschirm, sonst löscht das System nach sieben Tagen alles.',
      backup: 'Sichere jetzt und bewahre die Datei anderswo auf.',
    },
  },
  compare: {
    title: 'Beide Fassungen',
    act: 'Beide Fassungen jetzt vergleichen',
    hint: 'Liest alles in der Datenbank und in den Zweitschriften und bessert die schlechtere aus der besseren aus. Gelöscht wird nichts. Einmal in der Woche geschieht es von selbst.',
    busy: 'Wird verglichen …',
    never: 'Noch nicht verglichen.',
    agree: ({ battles, kinds }) => {
      const parts = things({ ...kinds, battles }, 'dative')
      return parts.length === 0
        ? 'Es gibt noch nichts zu vergleichen.'
        : `Beide Fassungen von ${list(parts)} stimmen überein.`
    },
    at: (moment) => `Geprüft ${day(moment)}.`,
    fromCopy: (n) =>
      count(
        n,
        'Eine war in der Datenbank beschädigt und ist aus der Zweitschrift zurück.',
        (s) => `${s} waren in der Datenbank beschädigt und sind aus der Zweitschrift zurück.`,
      ),
    fromDatabase: (n) =>
      count(
        n,
        'Eine Zweitschrift war beschädigt oder fehlte und ist neu geschrieben.',
        (s) => `${s} Zweitschriften waren beschädigt oder fehlten und sind neu geschrieben.`,
      ),
    playing: (n) =>
      count(
        n,
        'Eine Schlacht ist offen und blieb außen vor.',
        (s) => `${s} Schlachten sind offen und blieben außen vor.`,
      ),
    failed: (n) =>
      count(
        n,
        'Eine ließ sich nicht vergleichen. Sichere, schließe andere Tabs und vergleiche noch einmal.',
        (s) =>
          `${s} ließen sich nicht vergleichen. Sichere, schließe andere Tabs und vergleiche noch einmal.`,
      ),
    none: 'Dieser Browser hat keinen Ort für Zweitschriften. Sichere oft.',
    trouble:
      'Das Vergleichen ging gerade nicht. Nichts hat sich geändert; versuche es später noch einmal.',
  },
  newerThings: {
    title: 'Aus einer neueren Version',
    hint: 'Das hat eine neuere Version der App hier gespeichert. Es bleibt, wie es ist, und steht in jeder Sicherung. Aktualisiere die App, um es zu benutzen.',
    one: (kind, moment) => `„${kind}“, geändert ${day(moment)}`,
    save: 'Als Datei speichern',
  },
  losses: {
    title: 'Was nicht lesbar war',
    one: (n, battle) =>
      count(
        n,
        `Ein Eintrag der Schlacht ${battle} war nicht lesbar.`,
        (s) => `${s} Einträge der Schlacht ${battle} waren nicht lesbar.`,
      ),
    before: (n) =>
      n === 0
        ? 'Von ihr ist hier nichts übrig; vielleicht hat eine Sicherung sie.'
        : count(n, 'Der Eintrag davor ist da.', (s) => `Die ${s} Einträge davor sind da.`),
    found: (moment) => `Gefunden ${day(moment)}.`,
    save: 'Rest speichern',
    none: 'Keine Zeile davon ist übrig. Vielleicht hat eine frühere Sicherung sie.',
    dismiss: 'Erledigt',
  },
  file: {
    title: 'Meine Sicherung in dieser Datei halten',
    hint: 'Wähle eine Datei, auf einem Stick oder in einem Ordner, der synchronisiert wird: Die App schreibt deine Sicherung hinein, nach jeder Schlacht und jeder Stunde Spiel.',
    choose: 'Datei wählen',
    other: 'Andere Datei wählen',
    never: (name) => `Die Sicherung liegt in ${name}. Geschrieben wurde sie noch nicht.`,
    at: (name, moment) => `Die Sicherung liegt in ${name}, zuletzt geschrieben ${day(moment)}.`,
    write: 'Jetzt schreiben',
    allow: 'Schreiben wieder erlauben',
    off: 'Abschalten',
    busy: 'Wird geschrieben …',
    troubles: {
      permission:
        'Der Browser will dich noch einmal fragen, bevor die App die Datei schreiben darf: Tippe unten.',
      missing:
        'Die Datei lässt sich nicht schreiben: Sie wurde verschoben, gelöscht oder ist schreibgeschützt. Wähle eine andere.',
      full: 'Dort, wo die Datei liegt, ist kein Platz. Schaffe Platz und schreibe sie noch einmal, oder wähle einen anderen Ort.',
      shrunk:
        'Hier ist jetzt viel weniger als in der Datei; darum blieb sie, wie sie ist. Stimmt das so, schreibe sie jetzt; sonst hole sie zurück.',
      failed:
        'Die Datei ließ sich nicht schreiben. Was darin war, ist noch da. Versuche es noch einmal oder wähle eine andere.',
    },
  },
  space: (used) => `Deine Daten belegen ${megabytes(used)} MB.`,
  spaceUnknown: 'Dieser Browser sagt nicht, wie viel Platz belegt ist.',
  copy: {
    'line-by-line':
      'Von jeder Schlacht entsteht neben der Datenbank eine Zweitschrift, Zeile für Zeile.',
    'now-and-then':
      'Von jeder Schlacht entsteht neben der Datenbank eine Zweitschrift, alle zehn Zeilen.',
    failing:
      'Die Zweitschrift neben der Datenbank lässt sich gerade nicht schreiben. Schaffe Platz oder sichere.',
    none: 'Dieser Browser hat keinen Ort für eine Zweitschrift. Sichere nach der Schlacht.',
  },
  last: {
    never: 'Es gibt noch keine Sicherung.',
    at: (moment) => `Letzte Sicherung: ${date(moment)}.`,
    days: (n) =>
      n === 0 ? 'Das war heute.' : count(n, 'Das war gestern.', (s) => `Das war vor ${s} Tagen.`),
  },
  backUp: 'Jetzt sichern',
  backUpHint:
    'Eine Datei mit allen Armeen, allen Schlachten, allen Turnieren samt Listen und deinen Einstellungen. Bewahre sie anderswo auf.',
  showsSecrets:
    'Eine Sicherung ist nicht verschlossen: Wer die Datei hat, kann darin die festgelegten Karten und geheimen Blätter jedes Spiels lesen, das auf diesem Handy geführt wird, und die einer Spielleitung öffnet jede versiegelte Ansicht und jedes versiegelte Blatt ihres Feldzugs.',
  withPhotos: 'Mit Fotos',
  withPhotosHint:
    'Von Schlachten, am Tisch gemacht, und die Bilder hinter eigenen Karten. Die Datei wird damit größer.',
  making: (share) => `Wird gesichert … ${Math.floor(share * 100)} %`,
  done: {
    shared: 'Die Sicherung ist gemacht.',
    saved: 'Die Sicherung liegt bei deinen Downloads.',
  },
  again: 'Die Sicherung ist fertig. Tippe noch einmal, um sie weiterzugeben.',
  cancelled: 'Nichts wurde weitergegeben. Die Sicherung liegt noch bereit.',
  failed:
    'Die Sicherung ist nicht gelungen. Verloren ist nichts; schaffe Platz auf dem Handy, schließe andere Tabs der App und versuche es erneut.',
  unread: (n) =>
    count(
      n,
      'Eines auf diesem Handy war nicht lesbar und ist nicht in der Datei. Es bleibt hier; der Rest ist gesichert.',
      (s) =>
        `${s} Dinge auf diesem Handy waren nicht lesbar und sind nicht in der Datei. Sie bleiben hier; der Rest ist gesichert.`,
    ),
  files: 'Sicherungs\u00addateien',
  check: 'Sicherung prüfen',
  checkHint: 'Öffnet eine Sicherung, liest jede Zeile und ändert nichts.',
  restore: 'Sicherung zurück\u00adholen',
  restoreHint: 'Zeigt zuerst, was kommen und was gehen würde.',
  reading: (share) => `Wird gelesen … ${Math.floor(share * 100)} %`,
  comparing: (share) => `Wird mit dem verglichen, was hier ist … ${Math.floor(share * 100)} %`,
  bringing: (share) => `Wird zurückgeholt … ${Math.floor(share * 100)} %`,
  madeOn: (iso, device) => `Gemacht am ${date(new Date(iso))} (${device}).`,
  drill: (found) => `Diese Sicherung brächte zurück: ${contents(found)}.`,
  sound: 'Jede Zeile ist heil.',
  alreadyHere: (n) => count(n, 'Eines davon ist schon hier.', (s) => `${s} davon sind schon hier.`),
  allHere: 'Alles davon ist schon hier.',
  problems: {
    'not-backup': 'Diese Datei ist keine Sicherung dieser App.',
    'too-big': 'Diese Datei ist viel größer als jede Sicherung. Sie wurde nicht geöffnet.',
    slow: 'Das Lesen dauerte zu lange und wurde beendet. Nichts hat sich geändert.',
    failed: 'Diese Datei war nicht lesbar. Nichts hat sich geändert.',
    'cut-off': 'Diese Sicherung ist abgeschnitten: Ihr Ende fehlt.',
    damaged: 'Diese Sicherung wurde unterwegs verändert oder beschädigt.',
    raw: 'Das ist keine Sicherung, sondern eine Datei mit allem von der Seite „Deine Daten“.',
  },
  newer: (version) =>
    `Eine neuere Version der App hat diese Sicherung gemacht${version === '' ? '' : ` (${version})`}. Aktualisiere die App und öffne sie erneut; die Datei bleibt, wie sie ist.`,
  readablePart: (found) =>
    `Noch lesbar: ${contents(found)}. Das lässt sich hinzufügen, ersetzt aber nichts.`,
  nothingReadable: 'Nichts darin ist lesbar.',
  how: 'Wie soll sie zurückkommen?',
  modes: { add: 'Fehlendes hinzu\u00adfügen', replace: 'Alles ersetzen' },
  addExplained: (coming) =>
    coming === 0
      ? 'Es fehlt nichts: Hinzufügen würde nichts ändern.'
      : count(
          coming,
          'Eine Kopie kommt hinzu. Was hier ist, bleibt, wie es ist.',
          (s) => `${s} Kopien kommen hinzu. Was hier ist, bleibt, wie es ist.`,
        ),
  replaceExplained: (going, coming) =>
    [
      going === 0
        ? 'Nichts geht.'
        : count(
            going,
            'Eines, das es nur hier gibt, geht.',
            (s) => `${s}, die es nur hier gibt, gehen.`,
          ),
      coming === 0 ? 'Nichts Neues kommt.' : count(coming, 'Eines kommt.', (s) => `${s} kommen.`),
      going === 0 ? '' : 'Vorher wird eine Sicherheitskopie gemacht.',
    ]
      .join(' ')
      .trim(),
  word: 'ersetzen',
  typeWord: (word) =>
    `Mehr als ein Fünftel von dem, was hier ist, würde gehen. Schreibe „${word}“, wenn du das willst.`,
  typeWordLabel: 'Dein Einverständnis',
  add: 'Hinzufügen',
  replace: 'Ersetzen',
  restored: {
    added: (n) => count(n, 'Eines kam hinzu.', (s) => `${s} kamen hinzu.`),
    same: (n) => count(n, 'Eines war schon hier.', (s) => `${s} waren schon hier.`),
    removed: (n) => count(n, 'Eines ging.', (s) => `${s} gingen.`),
    owed: 'Uhren, Einstellungen oder Schlüssel und Pläne von Partien per Post kamen nicht alle mit zurück. Versuche es noch einmal, bevor du diese Seite verlässt.',
    verified: 'Danach war alles aus der Sicherung wiederzufinden.',
    unverified:
      'Danach war nicht alles aus der Sicherung zu finden. Bewahre die Datei auf und melde es uns; sonst hat sich nichts geändert.',
  },
  restoreFailed:
    'Es wurde nichts zurückgeholt und nichts geändert. Schaffe Platz, schließe andere Tabs der App und versuche es erneut.',
  restoreWaits:
    'Das kann zurückkommen, sobald die App wieder speichern kann. Entscheide zuerst auf der Seite „Deine Daten“; die Datei bleibt, wie sie ist.',
  changedMeanwhile:
    'Inzwischen hat sich hier etwas geändert. Sieh noch einmal hin, bevor du weitermachst.',
  copies: 'Sicherheitskopien',
  copiesExplained: 'Was hier war, bevor alles ersetzt wurde. Die letzten drei bleiben.',
  saveCopy: (iso) => `Kopie vom ${date(new Date(iso))} speichern`,
  notice: {
    first: 'Was du hier hast, ist nur auf diesem Handy. Für eine Sicherung genügt ein Tippen.',
    old: 'Du hast seit der letzten Sicherung gespielt.',
    unsafe: 'In einem Browser-Tab löscht dieses Gerät Daten nach sieben Tagen ohne Besuch.',
    act: 'Zu Speicher und Sicherung',
    later: 'Später',
  },
}
