// German words of why what came in holds no list.
import type { troubles as english } from '../en/troubles.ts'

export const troubles: typeof english = {
  empty: 'Es steht nichts darin.',
  'no-army': 'Es steht keine Liste darin. Bitte um die Liste als Text.',
  'too-long': 'Es ist zu lang für eine Liste. Bitte um die Liste allein.',
  'too-many-lines': 'Es hat zu viele Zeilen. Teile es auf.',
  'too-big': 'Die Datei ist zu groß für eine Liste. Ist es die richtige?',
  'not-text': 'Die Datei ist weder Text noch Armeedatei. Bitte um die Liste als Text.',
  'not-json':
    'Die Armeedatei ist beschädigt: Sie endet zu früh oder wurde verändert. Bitte noch einmal um sie.',
  'not-an-army': 'In der Datei ist keine Armeeliste.',
  'unknown-version':
    'Das stammt von einer neueren Version der App. Aktualisiere sie und füge es noch einmal hinzu.',
  damaged: 'Der Code ist beschädigt: Die Prüfsumme stimmt nicht. Bitte um die Liste als Text.',
  truncated: 'Der Code ist abgeschnitten. Bitte um die Liste als Text.',
  zip: 'Die Datei ist gepackt. Entpacke sie und füge hinzu, was darin ist.',
  pdf: 'Das ist ein PDF. Bitte um die Liste als Text in der Mail selbst oder als Word- oder Excel-Datei.',
  'old-office':
    'Das ist eine alte Word- oder Excel-Datei (.doc, .xls). Bitte darum als .docx oder .xlsx oder als Text.',
  outlook:
    'Das ist eine Outlook-Datei (.msg). Bitte darum, die Mail weiterzuleiten oder als .eml zu speichern.',
  winmail:
    'Das ist Outlooks eigener Anhang (winmail.dat). Bitte um die Mail als Nur-Text oder HTML.',
  rtf: 'Das ist eine Rich-Text-Datei (.rtf). Bitte darum als .docx oder als Text.',
  picture: 'Das ist ein Bild. Bitte um die Liste als Text.',
  'bad-picture': 'Das Bild lässt sich nicht öffnen. Bitte um die Liste als Text.',
  'no-code': 'Auf dem Bild war kein Code zu finden. Bitte um die Liste als Text.',
  'no-reader':
    'Der Teil der App, der Codes liest, ließ sich nicht laden. Lade die Seite einmal mit Netz neu und füge das Bild dann noch einmal hinzu.',
  'no-list': 'Kam ohne Liste.',
  slow: 'Das Lesen dauerte zu lange und wurde beendet. Füge einen kleineren Teil hinzu.',
  failed: 'Das Lesen ist misslungen. Füge es noch einmal hinzu.',
}
