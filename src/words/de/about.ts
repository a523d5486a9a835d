// German words about the app itself.
import { listWith } from '../lists.ts'
import type { about as english } from '../en/about.ts'

const inList = listWith('und')

export const about: typeof english = {
  title: 'Über die App',
  what: 'Aide-de-Camp bewahrt deine Armeen und Schlachten auf diesem Handy und läuft ohne Netz.',
  rulesNote: (games) =>
    `Für alle, die ${inList(games)} spielen. Die Regeln stehen hier in eigenen Worten.`,
  leaves: 'Was dieses Handy verlässt: nichts',
  why: 'Es gibt kein Konto, keine Besucherzählung und keinen Server, der etwas annimmt. Die App holt nur ihre eigenen Dateien von der Adresse, unter der du sie geöffnet hast. Was du teilst, druckst oder sicherst, gibst du selbst weiter.',
  games: 'Die Spiele',
  game: (title, designer, year) => `${title} ist ein Spiel von ${designer} (${String(year)}).`,
  publishers: (names) => `Erschienen bei ${inList(names)}.`,
  unofficial: 'Nicht offiziell: von Spielern gemacht, mit eigenen Zeichnungen und eigenen Worten.',
  source: 'Quelltext',
  sourceAt: (licence) => `Frei zu nutzen und zu ändern, unter der ${licence}-Lizenz:`,
  noSource: (licence) =>
    `Frei zu nutzen und zu ändern, unter der ${licence}-Lizenz. Diese Kopie nennt keine Adresse für ihren Quelltext; frag, wer sie betreibt.`,
  works: 'Mit der Arbeit anderer',
  thanks: 'Danke an alle, die das gemacht und verschenkt haben.',
  licence: (name) => `${name}-Lizenz`,
  notice: (name) => `Hinweis zu ${name}`,
  missing: 'Die Lizenzen waren nicht zu lesen. Sie gehören zur App; mit Netz stehen sie hier.',
}
