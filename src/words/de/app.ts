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
  saving: {
    failed:
      'Die letzte Änderung ist noch nicht auf dem Telefon. Sie bleibt hier und wird erneut versucht.',
    failedFull:
      'Der Speicher ist voll. Schaffe Platz; deine letzte Änderung bleibt hier und wird erneut versucht.',
    notDone: 'Das hat den Speicher des Telefons nicht erreicht. Nichts wurde geändert.',
    retry: 'Erneut versuchen',
  },
  storage: {
    unreadable:
      'Die Armeen auf diesem Telefon sind gerade nicht lesbar. Schließe andere Tabs dieser App und versuche es erneut.',
    retry: 'Erneut versuchen',
  },
}
