// German words of storage health, backup and restore.
import { counted } from '../counted.ts'
import type { backup as english } from '../en/backup.ts'
import { listWith } from '../lists.ts'
import { numbersIn } from '../numbers.ts'

const count = counted('de')
const list = listWith('und')
/** Made when they are needed: none of this is on the first screen. */
const date = (moment: number | Date): string =>
  new Intl.DateTimeFormat('de', { dateStyle: 'long', timeStyle: 'short' }).format(moment)
const written = numbersIn('de', 1)
const megabytes = (bytes: number): string => written(bytes / 1_000_000)

const armies = (n: number) => count(n, 'eine Armee', (s) => `${s} Armeen`)
const battles = (n: number) => count(n, 'eine Schlacht', (s) => `${s} Schlachten`)
const events = (n: number) => count(n, 'ein Turnier', (s) => `${s} Turniere`)

function contents(found: Parameters<typeof english.drill>[0]): string {
  const parts = [
    found.armies > 0 ? armies(found.armies) : '',
    found.battles > 0 ? battles(found.battles) : '',
    found.events > 0 ? events(found.events) : '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? 'keine Armee, keine Schlacht und kein Turnier' : list(parts)
}

export const backup: typeof english = {
  title: 'Speicher',
  health: 'Wie sicher ist es hier?',
  persisted: {
    yes: 'Der Browser hat zugesagt, deine Daten zu behalten, auch wenn der Platz knapp wird.',
    no: 'Der Browser darf deine Daten löschen, wenn der Platz knapp wird. Installiere die App oder sichere oft.',
    unknown: 'Dieser Browser sagt nicht, ob er Daten auf Dauer behält. Sichere oft.',
    ask: 'Den Browser darum bitten',
    refused: 'Der Browser sagt es noch nicht zu. Oft tut er es, sobald die App installiert ist.',
  },
  installed: {
    yes: 'Die App ist installiert.',
    no: 'Die App läuft in einem Browser-Tab. Über das Browsermenü installiert ist alles sicherer.',
    apple:
      'Die App läuft in einem Browser-Tab. Auf diesem Gerät werden Daten einer Website nach sieben Tagen ohne Besuch gelöscht: Wähle Teilen, dann „Zum Home-Bildschirm“. Sichere vorher: Die installierte App beginnt leer, und die Sicherung bringt alles hinüber.',
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
    'Eine Datei mit allen Armeen, allen Schlachten, allen Turnieren samt Listen und deinen Optionen. Bewahre sie anderswo auf.',
  working: 'Einen Moment …',
  done: {
    shared: 'Die Sicherung ist gemacht.',
    saved: 'Die Sicherung liegt bei deinen Downloads.',
  },
  again: 'Die Sicherung ist fertig. Tippe noch einmal, um sie weiterzugeben.',
  cancelled: 'Nichts wurde weitergegeben. Die Sicherung liegt noch bereit.',
  failed:
    'Die Sicherung ist nicht gelungen. Verloren ist nichts; schließe andere Tabs der App und versuche es erneut.',
  unread: (n) =>
    count(
      n,
      'Eines auf diesem Telefon war nicht lesbar und ist nicht in der Datei. Es bleibt hier; der Rest ist gesichert.',
      (s) =>
        `${s} Dinge auf diesem Telefon waren nicht lesbar und sind nicht in der Datei. Sie bleiben hier; der Rest ist gesichert.`,
    ),
  files: 'Sicherungs\u00addateien',
  check: 'Sicherung prüfen',
  checkHint: 'Öffnet eine Sicherung, liest jede Zeile und ändert nichts.',
  restore: 'Sicherung zurück\u00adholen',
  restoreHint: 'Zeigt zuerst, was kommen und was gehen würde.',
  reading: (share) => `Wird gelesen … ${Math.floor(share * 100)} %`,
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
    verified: 'Danach war alles aus der Sicherung wiederzufinden.',
    unverified:
      'Danach war nicht alles aus der Sicherung zu finden. Bewahre die Datei auf und melde es uns; sonst hat sich nichts geändert.',
  },
  restoreFailed:
    'Es wurde nichts zurückgeholt und nichts geändert. Schaffe Platz, schließe andere Tabs der App und versuche es erneut.',
  changedMeanwhile:
    'Inzwischen hat sich hier etwas geändert. Sieh noch einmal hin, bevor du weitermachst.',
  copies: 'Sicherheitskopien',
  copiesExplained: 'Was hier war, bevor alles ersetzt wurde. Die letzten drei bleiben.',
  saveCopy: (iso) => `Kopie vom ${date(new Date(iso))} speichern`,
  notice: {
    first: 'Was du hier hast, ist nur auf diesem Telefon. Eine Sicherung kostet einen Tipp.',
    old: 'Du hast seit der letzten Sicherung gespielt.',
    unsafe: 'In einem Browser-Tab löscht dieses Gerät Daten nach sieben Tagen ohne Besuch.',
    act: 'Zu Speicher und Sicherung',
    later: 'Später',
  },
}
