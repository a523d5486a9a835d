// German words of adding armies.
import { counted } from '../../../../../words/counted.ts'
import type { add as english } from '../../en/lists/add.ts'

const count = counted('de')

export const add: typeof english = {
  title: 'Armee einlesen',
  explained:
    'Füge eine Liste ein, wie man sie schreibt, öffne eine Datei oder scanne einen Code. Übernommen wird erst, wenn du es sagst.',
  paste: 'Text, Link oder Code',
  pasteHint: 'Britisch\n1. Bataillon GEDRILLT: 36 Rankers + 1 Trommler + 1 Offizier\n…',
  read: 'Lesen',
  fromClipboard: 'Einfügen',
  fromFile: 'Datei öffnen',
  fromPicture: 'Aus einem Bild',
  scan: 'Code scannen',
  found: (n) => count(n, 'Eine Armee gefunden', (s) => `${s} Armeen gefunden`),
  further: (n) => count(n, 'Und eine weitere Armee.', (s) => `Und ${s} weitere Armeen.`),
  addAll: (n) => count(n, 'Über\u00adnehmen', (s) => `Alle ${s} über\u00adnehmen`),
  added: (n) => count(n, 'Hinzugefügt.', (s) => `${s} Armeen hinzugefügt.`),
  other: 'Etwas anderes lesen',
  reading: 'Wird gelesen …',
  camera: {
    title: 'Code scannen',
    hint: 'Halte den Code einer Liste vor die Kamera.',
    starting: 'Die Kamera startet …',
    instead: 'Oder nimm ein Bild des Codes oder eine Datei.',
    otherCode: 'Dieser Code enthält keine Armee. Darin steht:',
    copy: 'Kopieren',
  },
  remarks: {
    misplaced: (line, claimed, place) =>
      `Zeile ${String(line)} nennt ihr Bataillon das ${String(claimed)}.; es ist das ${String(place)}. der Liste.`,
    'line-cut': (line) => `Zeile ${String(line)} ist zu lang; ihr Ende wurde weggelassen.`,
  },
  problems: {
    empty: 'Es gibt nichts zu lesen. Füge eine Liste ein oder öffne eine Datei.',
    'no-army':
      'Darin wurde keine Armee gefunden. Eine Liste beginnt mit einer Nation, und jedes Bataillon hat eine eigene Zeile.',
    'too-long':
      'Das ist zu lang. Auf einmal lesbar sind höchstens 200.000 Zeichen in 5.000 Zeilen; teile es auf.',
    'too-many-lines':
      'Das sind zu viele Zeilen. Auf einmal lesbar sind höchstens 5.000; teile es auf.',
    'too-big': 'Diese Datei ist zu groß. Lesbar sind höchstens 2 MB; ist es die richtige Datei?',
    'not-text':
      'Diese Datei ist weder Text noch Armeedatei. Wähle eine .txt- oder .json-Datei oder das Bild eines Codes.',
    zip: 'Diese Datei ist gepackt. Entpacke sie und öffne, was darin ist.',
    pdf: 'Das ist ein PDF. Bitte um die Liste als Text in der Mail selbst oder als Word- oder Excel-Datei.',
    'old-office':
      'Das ist eine alte Word- oder Excel-Datei (.doc, .xls). Bitte darum als .docx oder .xlsx oder als Text.',
    outlook:
      'Das ist eine Outlook-Datei (.msg). Bitte darum, die Mail weiterzuleiten oder als .eml zu speichern.',
    winmail:
      'Das ist Outlooks eigener Anhang (winmail.dat). Bitte um die Mail als Nur-Text oder HTML.',
    rtf: 'Das ist eine Rich-Text-Datei (.rtf). Bitte darum als .docx oder als Text.',
    picture: 'Das ist ein Bild ohne Code. Nimm die Liste als Text.',
    'not-json':
      'Diese Armeedatei ist beschädigt: Sie endet zu früh oder wurde verändert. Lass sie dir noch einmal schicken.',
    'not-an-army': 'Diese Datei enthält keine Armeeliste.',
    'unknown-version':
      'Das stammt aus einer neueren Version der App. Aktualisiere die App und lies es dann noch einmal. Es bleibt, wie es ist.',
    damaged:
      'Dieser Code ist beschädigt: Ein Zeichen stimmt nicht. Kopiere den ganzen Link noch einmal oder bitte um den Text.',
    truncated:
      'Dieser Code ist abgeschnitten. Manche Programme kürzen lange Links; bitte um die Datei oder den Text.',
    'no-code':
      'In diesem Bild wurde kein Code gefunden. Fotografiere ihn gerade von oben, bei gutem Licht und bildfüllend.',
    'bad-picture': 'Dieses Bild lässt sich nicht öffnen. Wähle ein Bild als JPEG, PNG oder WebP.',
    slow: 'Das Lesen dauerte zu lange und wurde abgebrochen. Nichts wurde übernommen. Versuche einen kleineren Teil.',
    failed: 'Das Lesen ist gescheitert. Nichts wurde übernommen; dein Text ist noch da.',
  },
}
