// German words of sharing and printing an army.
import { counted } from '../../../../../words/counted.ts'
import type { print as englishPrint, share as englishShare } from '../../en/lists/share.ts'

const count = counted('de')

export const share: typeof englishShare = {
  title: 'Teilen',
  code: 'Code zum Scannen',
  codeHint: 'Der Code ist die Liste selbst: Er braucht kein Netz.',
  codeLabel: (name) => `Code von ${name}`,
  showLarge: 'Groß zeigen',
  tooLong: 'Diese Liste ist zu lang für einen lesbaren Code. Schicke die Datei oder den Text.',
  link: 'Link kopieren',
  linkCopied: 'Der Link ist kopiert.',
  text: 'Text kopieren',
  textLanguage: 'Sprache des Textes',
  textLanguages: { en: 'English', de: 'Deutsch' },
  textCopied: 'Der Text ist kopiert.',
  send: 'Senden …',
  file: 'Als Datei sichern',
  fileSaved: 'Die Datei ist gesichert. Sie enthält auch deine Notizen.',
  notCopied: 'Kopieren ist hier nicht erlaubt. Markiere den Text und kopiere ihn selbst.',
  notes:
    'Deine Notizen bleiben bei dir: Code, Link und Text lassen sie weg. Die Datei nimmt sie mit.',
  fingerprint: 'Fingerabdruck',
  fingerprintHint: 'Gleicher Fingerabdruck, gleiche Liste.',
}

export const print: typeof englishPrint = {
  title: 'Drucken',
  page: 'Die Seite, wie sie gedruckt wird',
  print: 'Diese Seite drucken',
  summary: (nation, battalions, characters) =>
    `${nation}: ${battalions}, ${characters}, ein Oberbefehlshaber`,
  characters: (n) => count(n, 'ein Charakter', (s) => `${s} Charaktere`),
  rankers: (n) => count(n, 'ein Soldat', (s) => `${s} Soldaten`),
  groups: (n) => count(n, 'eine Gruppe', (s) => `${s} Gruppen`),
  checksOn: 'Proben ab',
  disordered: 'ungeordnet',
  mustStand: 'muss stehen',
  broken: 'gebrochen',
  legend:
    'Ein Kästchen ist ein Soldat, vier sind eine Feuergruppe. Von rechts abstreichen. Am dicken Strich ist die Hälfte verloren: Figuren vom Tisch, −1 auf Angriffsprobe und Moraltest.',
  legal: 'Geprüft: regelgerecht',
  illegal: 'Geprüft: nicht regelgerecht',
  player: 'Spieler',
  opponent: 'Gegner',
  shooting: 'Schießen',
  ranges: [
    ['Muskete', 'bis 6 Zoll alle', 'bis 12 halb', 'bis 18 Viertel'],
    ['Büchse', 'bis 6 Zoll alle', 'bis 18 halb', 'bis 24 Viertel'],
    ['Abwehrfeuer', '6 alle', '3–5 halb', '1–2 Viertel'],
  ],
  modifiers:
    '+2 Ziel in Kolonne, +2 britische Linie ohne Rekruten, +2 Garde, +2 britische Büchsen, −2 weiche Deckung; halb bei harter Deckung, Unordnung, Plänklern. Abwehrfeuer: −1 auf jeden Wurf.',
  resolve: 'Moraltest',
  resolveSteps: [
    ['Offizier lebt', '+2'],
    ['Hälfte verloren', '−1'],
    ['Dieses Gefecht verloren', '−1'],
  ],
  resolveHint: 'Ein Fähnrich erlaubt eine Wiederholung.',
  scan: 'Diese Liste scannen',
}
