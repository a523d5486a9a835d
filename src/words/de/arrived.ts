// German words of lists that arrive from other apps.
import { counted } from '../counted.ts'
import type { arrived as english } from '../en/arrived.ts'

const count = counted('de')

export const arrived: typeof english = {
  title: 'Angekommene Listen',
  nothing: 'Es ist nichts angekommen, oder es wurde schon übernommen.',
  several: (n) =>
    count(n, 'Eine Liste: für welches Turnier?', (s) => `${s} Listen: für welches Turnier?`),
  newEvent: 'Ein neues Turnier',
  elsewhere: {
    game: 'Das ist die Aufzeichnung eines Spiels. Die App zeigt sie nicht für sich allein: Sichere sie als Datei und hebe sie auf.',
    sealed:
      'Das ist für einen Feldzug versiegelt. Sein Spieler öffnet es unter „Per Post“, der Spielleiter am Tisch des Feldzugs: Sichere es als Datei und öffne es dort, oder lies die Codes dort ein.',
    newer:
      'Das hat eine neuere Fassung der App gemacht. Aktualisiere die App und öffne es dann noch einmal; sichere es bis dahin als Datei.',
  },
  save: 'Als Datei sichern',
}
