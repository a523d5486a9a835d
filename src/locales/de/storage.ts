// German words about what is stored on this phone.
import { counted } from '../counted.ts'
import type { storage as english } from '../en/storage.ts'

const count = counted('de')

export const storage: typeof english = {
  failures: {
    quota:
      'Der Speicher ist voll. Was du getan hast, bleibt hier und wird gesichert, sobald Platz ist; du kannst es auch gleich als Datei sichern.',
    slow: 'Das Sichern dauert ungewöhnlich lange. Was du getan hast, bleibt hier.',
    connection:
      'Das Telefon hat die App von ihren Daten getrennt. Es wird von selbst erneut versucht.',
    blocked: 'Ein anderer Tab dieser App ist im Weg. Schließe die anderen Tabs.',
    outdated: 'In einem anderen Tab läuft eine neuere Version der App. Lade diesen neu.',
    'newer-app':
      'Eine neuere Version der App hat diese Daten geschrieben. Aktualisiere die App, um sie zu ändern.',
    stale: 'Dieses Gefecht ist anderswo weitergegangen. Es wird neu gelesen.',
    'not-writer': 'Ein anderer Tab spielt dieses Gefecht jetzt.',
    'no-locks':
      'Dieser Browser kann zwei Tabs nicht auseinanderhalten; Gefechte lassen sich hier nur lesen.',
    missing: 'Dieses Gefecht ist nicht mehr auf diesem Telefon.',
    emptied:
      'Der Browser hat die Daten dieser App gelöscht. Was hier offen war, wird erneut gesichert.',
    unreadable: 'Die Daten auf diesem Telefon sind nicht lesbar.',
    unknown: 'Es ließ sich nicht sichern. Es bleibt hier und wird erneut versucht.',
  },
  unsaved: {
    title: 'Noch nicht gesichert',
    retry: 'Erneut versuchen',
    saveFile: 'Als Datei sichern',
  },
  readAlong: {
    text: 'Ein anderer Tab spielt dieses Gefecht. Du liest mit.',
    takeOver: 'Hier spielen',
  },
  reload: 'Neu laden',
  mended: (n: number) =>
    count(
      n,
      'Ein Eintrag eines Gefechts wurde aus der Zweitschrift zurückgeholt.',
      (shown) => `${shown} Einträge eines Gefechts wurden aus der Zweitschrift zurückgeholt.`,
    ),
  cut: (n: number) =>
    count(
      n,
      'Der letzte Eintrag eines Gefechts ist weg. Alles davor ist da.',
      (shown) => `Die letzten ${shown} Einträge eines Gefechts sind weg. Alles davor ist da.`,
    ),
  recovery: {
    title: 'Deine Daten',
    gone: 'Der Browser hat die Daten dieser App verloren. Zweitschriften sind noch da.',
    goneEmpty: 'Der Browser hat die Daten dieser App verloren, die Zweitschriften auch.',
    unreadable: 'Die Daten dieser App lassen sich nicht öffnen. Zweitschriften sind noch da.',
    newer: {
      title: 'Diese App ist zu alt für deine Daten',
      text: 'Eine neuere Version der App hat sie geschrieben. Nichts wurde verändert. Aktualisiere die App oder sichere alles als Datei.',
    },
    found: 'Gefunden',
    armies: (n: number) => count(n, 'eine Armee', (shown) => `${shown} Armeen`),
    battle: (n: number) => count(n, 'ein Eintrag', (shown) => `${shown} Einträge`),
    states: { running: 'im Gange', paused: 'unterbrochen', finished: 'beendet' },
    unnamed: 'Ein Gefecht',
    restore: 'Alles zurückholen',
    restored: 'Alles ist wieder da.',
    failed: 'Das hat nicht geklappt. Nichts wurde verändert; sichere zuerst alles als Datei.',
    export: 'Alles als Datei sichern',
    exportHint:
      'Die Datei enthält alles, was noch lesbar ist, auch das, was die App nicht versteht.',
    anew: 'Mit leerer App beginnen',
    anewAsk:
      'Die App beginnt leer. Was gefunden wurde, bleibt in einer Datei auf dem Telefon, die nur Fachleute lesen können. Sichere vorher alles als Datei.',
    anewSure: 'Leer beginnen',
  },
}
