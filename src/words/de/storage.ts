// German words about what is stored on this phone.
import { counted } from '../counted.ts'
import { goneWords } from '../storageGone.ts'
import { listWith } from '../lists.ts'
import { things } from './things.ts'
import type { storage as english } from '../en/storage.ts'

const count = counted('de')
const list = listWith('und')

const goneOf = {
  armies:
    'Deine Armeen sind nicht mehr auf diesem Handy, ihre Zweitschriften auch nicht. Nur eine Sicherung bringt sie zurück.',
  events:
    'Deine Turniere und ihre Listen sind nicht mehr auf diesem Handy, ihre Zweitschriften auch nicht. Nur eine Sicherung bringt sie zurück.',
  photos:
    'Die Fotos deiner Schlachten sind nicht mehr auf diesem Handy, ihre Zweitschriften auch nicht. Eine Sicherung hat sie nur, wenn du es gewollt hast.',
  other:
    'Etwas von dem, was gespeichert war, ist nicht mehr auf diesem Handy, die Zweitschriften auch nicht. Nur eine Sicherung bringt es zurück.',
}

const someOf = {
  armies:
    'Einige deiner Armeen sind nicht mehr auf diesem Handy, ihre Zweitschriften auch nicht. Nur eine Sicherung bringt sie zurück.',
  events:
    'Einige deiner Turniere oder ihrer Listen sind nicht mehr auf diesem Handy, ihre Zweitschriften auch nicht. Nur eine Sicherung bringt sie zurück.',
  photos:
    'Einige Fotos deiner Schlachten sind nicht mehr auf diesem Handy, ihre Zweitschriften auch nicht. Eine Sicherung hat sie nur, wenn du es gewollt hast.',
}

export const storage: typeof english = {
  failures: {
    quota:
      'Der Speicher ist voll. Was du getan hast, bleibt hier und wird gesichert, sobald Platz ist; du kannst es auch gleich als Datei sichern.',
    slow: 'Das Sichern dauert ungewöhnlich lange. Was du getan hast, bleibt hier.',
    connection:
      'Das Handy hat die App von ihren Daten getrennt. Es wird von selbst erneut versucht.',
    blocked: 'Ein anderer Tab dieser App ist im Weg. Schließe die anderen Tabs.',
    outdated: 'In einem anderen Tab läuft eine neuere Version der App. Lade diesen Tab neu.',
    'newer-app':
      'Eine neuere Version der App hat diese Daten geschrieben. Aktualisiere die App, um sie zu ändern.',
    stale: 'Diese Schlacht ist anderswo weitergegangen. Sie wird neu gelesen.',
    'not-writer': 'Ein anderer Tab spielt diese Schlacht jetzt.',
    'no-locks':
      'Schlachten lassen sich hier nur lesen: Der Browser hält zwei Tabs der App nicht auseinander. Öffne die App über eine https-Adresse oder aktualisiere den Browser.',
    forbidden:
      'Der Browser verbietet dieser App, etwas zu behalten. Erlaube ihr in den Einstellungen des Browsers Cookies und Websitedaten und lade neu.',
    missing: 'Diese Schlacht ist nicht mehr auf diesem Handy.',
    emptied:
      'Der Browser hat die Daten dieser App gelöscht. Was hier offen war, wird erneut gesichert.',
    unreadable: 'Die Daten auf diesem Handy sind nicht lesbar.',
    memory:
      'Auf diesem Handy lässt sich gerade nichts speichern. Was du tust, steht nur im Arbeitsspeicher: Sichere es als Datei, bevor du die App schließt.',
    unknown: 'Es ließ sich nicht sichern. Es bleibt hier und wird erneut versucht.',
  },
  unsaved: {
    title: 'Noch nicht gesichert',
    retry: 'Erneut versuchen',
    saveFile: 'Als Datei sichern',
    left: 'Die verlassene Schlacht ist noch nicht ganz gesichert: Die App versucht es weiter. Schließe sie nicht und schaffe Platz.',
  },
  playedElsewhere:
    'In einem anderen Tab ist eine Schlacht offen. Verlasse sie dort und aktualisiere dann.',
  readAlong: {
    text: 'Das wird gerade in einem anderen Tab gespielt. Du liest mit.',
    takeOver: 'Hier spielen',
  },
  reload: 'Neu laden',
  mended: (n: number) =>
    count(
      n,
      'Ein Eintrag einer Schlacht wurde aus der Zweitschrift zurückgeholt.',
      (shown) => `${shown} Einträge einer Schlacht wurden aus der Zweitschrift zurückgeholt.`,
    ),
  mendedThings: (kinds) => `Aus Zweitschriften zurückgeholt: ${list(things(kinds))}.`,
  parted: (n: number) =>
    count(
      n,
      'Eine Schlacht war auf zwei Wegen weitergegangen. Beide stehen in der Liste der Schlachten.',
      (shown) =>
        `${shown} Schlachten waren auf zwei Wegen weitergegangen. Alle stehen in der Liste der Schlachten.`,
    ),
  unread: (n: number, battle: string) =>
    count(
      n,
      `Ein Eintrag der Schlacht ${battle} war nicht lesbar.`,
      (shown) => `${shown} Einträge der Schlacht ${battle} waren nicht lesbar.`,
    ),
  unreadMore: 'Was davon übrig ist, steht auf der Seite „Speicher“.',
  toStorage: 'Zum Speicher',
  gone: goneWords(goneOf, someOf),
  recovery: {
    title: 'Deine Daten',
    gone: 'Der Browser hat die Daten dieser App verloren. Zweitschriften sind noch da.',
    goneEmpty: 'Der Browser hat die Daten dieser App verloren, die Zweitschriften auch.',
    unreadable: 'Die Daten dieser App sind nicht lesbar. Zweitschriften sind noch da.',
    unreadableEmpty: 'Die Daten dieser App sind nicht lesbar, und Zweitschriften gibt es keine.',
    shut: {
      quota:
        'Der Speicher ist voll, darum kann die App deine Daten nicht öffnen. Nichts wurde verändert. Schaffe Platz auf dem Handy und versuche es erneut.',
      blocked:
        'Ein anderer Tab dieser App ist im Weg. Nichts wurde verändert. Schließe die anderen Tabs und versuche es erneut.',
      outdated:
        'In einem anderen Tab läuft eine neuere Version der App. Nichts wurde verändert. Schließe die anderen Tabs und versuche es erneut.',
      forbidden:
        'Der Browser verbietet dieser App, auf diesem Gerät etwas zu behalten. Erlaube in den Einstellungen des Browsers für diese Adresse Cookies und Websitedaten (oft unter „Cookies“ oder „Websitedaten“) und versuche es dann noch einmal.',
      other:
        'Das Handy lässt die App gerade nicht an deine Daten. Nichts wurde verändert. Versuche es erneut; hilft das nicht, starte das Handy neu.',
    },
    newer: {
      title: 'Diese App ist zu alt für deine Daten',
      text: 'Eine neuere Version der App hat sie geschrieben. Nichts wurde verändert. Aktualisiere die App oder sichere alles als Datei.',
    },
    shutFound:
      'Die App kann ihre Daten nicht öffnen. Nichts wurde verändert, und Zweitschriften sind noch da. Hilft ein weiterer Versuch nicht, dann hole alles zurück.',
    shutEmpty:
      'Die App kann ihre Daten nicht öffnen. Nichts wurde verändert. Zweitschriften haben sich keine gefunden. Versuche es noch einmal; hilft das nicht, starte das Handy neu.',
    found: 'Gefunden',
    things,
    battle: (n: number) => count(n, 'ein Eintrag', (shown) => `${shown} Einträge`),
    states: { running: 'im Gange', paused: 'unterbrochen', finished: 'beendet' },
    restore: 'Alles zurück\u00adholen',
    restored: 'Was die Zweitschriften enthielten, ist wieder da.',
    failed:
      'Das hat nicht geklappt. Die Zweitschriften sind unverändert; sichere zuerst alles als Datei.',
    replaceAsk: 'Die App legt ihre Daten aus dem neu an, was hier aufgeführt ist.',
    thrownAway:
      'Was nicht lesbar ist, wird endgültig weggeworfen: jede Armee, jede Schlacht und jedes Turnier, das hier nicht aufgeführt ist. Sichere vorher alles als Datei.',
    replaceSure: 'Wegwerfen und zurück\u00adholen',
    elsewhereHint:
      'Die App legt an einem neuen Ort an, was hier aufgeführt ist. Was sie nicht öffnen kann, bleibt, wie es ist.',
    backup: 'Sicherungs\u00addatei speichern',
    backupHint: 'Die Zweitschriften als Sicherung: hier oder auf einem anderen Handy einzulesen.',
    inMemory: 'Ohne Speichern weiter\u00adspielen',
    inMemoryHint:
      'Die App läuft mit dem, was gefunden wurde. Gespeichert wird nichts: Sichere alles als Datei, bevor du sie schließt.',
    inMemoryEmptyHint:
      'Die App beginnt leer. Gespeichert wird nichts: Sichere, was du anlegst, als Datei, bevor du sie schließt.',
    storage: 'Speicher und Sicherungen',
    export: 'Alles als Datei sichern',
    exportHint:
      'Die Datei enthält alles, was noch lesbar ist, auch das, was die App nicht versteht. Sie lässt sich unter „Speicher“ wieder einlesen.',
    anew: 'Mit leerer App beginnen',
    anewAsk:
      'Die App beginnt leer. Was gefunden wurde, bleibt in einer Datei auf dem Handy. Sichere vorher alles als Datei: Die App kann sie unter „Speicher“ wieder einlesen.',
    anewSure: 'Leer beginnen',
  },
}
