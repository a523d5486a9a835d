// German words of the frame.
import type { app as english } from '../en/app.ts'

export const app: typeof english = {
  skip: 'Zum Inhalt springen',
  mainNavigation: 'Hauptmenü',
  tabs: {
    armies: 'Armeen',
    battles: 'Schlacht',
    events: 'Turniere',
    rules: 'Regeln',
    dice: 'Würfel',
  },
  settings: 'Einstellungen',
  back: 'Zurück',
  close: 'Schließen',
  cancel: 'Abbrechen',
  undo: 'Rückgängig',
  phone: {
    title: 'Ein zweites Handy',
    hint: 'Jemand antwortet, liest mit oder schaut auf einem anderen Handy zu, ohne Netz',
  },
  join: {
    title: 'An den Tisch eines anderen Handys setzen',
    hint: 'Hier mitlesen oder für die eigene Seite antworten',
  },
  tickets: { title: 'Zettel und Ausgänge', hint: 'Lesen, öffnen oder einfügen' },
  light: {
    show: 'Als Codes für ein anderes Handy zeigen',
    showSmall: 'Als Codes',
    showOne: 'Als Code zeigen',
    hint: 'Vom Bildschirm zur Kamera, ohne Netz',
    read: 'Codes eines anderen Handys lesen',
  },
  saving: {
    failed:
      'Die letzte Änderung ist noch nicht auf dem Handy. Sie bleibt hier und wird erneut versucht.',
    failedFull:
      'Der Speicher ist voll. Schaffe Platz; deine letzte Änderung bleibt hier und wird erneut versucht.',
    notKept:
      'Das Handy hat das nicht behalten. Es ist da, solange diese Seite offen ist: Schaffe Platz.',
    busy: 'Das geschah nicht: Vorher wurde noch etwas gespeichert. Bitte noch einmal.',
    notDone: 'Das hat den Speicher des Handys nicht erreicht. Nichts wurde geändert.',
    retry: 'Erneut versuchen',
  },
  storage: {
    unreadable:
      'Die Armeen auf diesem Handy sind gerade nicht lesbar. Schließe andere Tabs dieser App und versuche es erneut.',
    retry: 'Erneut versuchen',
  },
}
