// German words of a visit.
import type { visit as english } from '../en/visit.ts'

export const visit: typeof english = {
  ready: 'Eine neue Version liegt bereit.',
  take: 'Jetzt aktualisieren',
  otherTab:
    'Ein anderer Tab hat die App aktualisiert. Diese Seite läuft weiter; lade sie neu, wenn es passt.',
  broken: 'Ein Teil der App war nicht zu laden. Nichts von deinen Eingaben ist verloren.',
  reload: 'Neu laden',
  complete: 'Die App ist jetzt ganz da: Sie läuft auch ohne Netz.',
  notFound: {
    title: 'Hier ist nichts',
    text: 'Unter dieser Adresse gibt es keine Seite der App.',
    home: 'Zu den Armeen',
  },
  notHere: {
    title: 'Noch nicht da',
    why: 'Das Netz war weg, bevor die App diesen Teil geladen hatte.',
    then: 'Er öffnet sich von selbst, sobald es wieder da ist. Nichts von deinen Eingaben ist verloren.',
    still: 'Immer noch kein Netz.',
  },
}
