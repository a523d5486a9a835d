// English words of adding armies from text, file, picture, camera or link.
import { counted } from '../../../../../words/counted.ts'

const count = counted('en')

export const add = {
  title: 'Add an army',
  explained:
    'Paste a list as people write it, open a file, or scan a code. Nothing is added before you say so.',
  paste: 'Text, link or code',
  pasteHint: 'British\n1st Battalion DRILLED: 36 Rankers + 1 Drummer + 1 Officer\n…',
  read: 'Read it',
  fromClipboard: 'Paste',
  fromFile: 'Open a file',
  fromPicture: 'From a picture',
  scan: 'Scan a code',
  found: (n: number) => count(n, 'One army found', (s) => `${s} armies found`),
  further: (n: number) => count(n, 'And one more army.', (s) => `And ${s} more armies.`),
  addAll: (n: number) => count(n, 'Add it', (s) => `Add all ${s}`),
  added: (n: number) => count(n, 'Added.', (s) => `${s} armies added.`),
  other: 'Read something else',
  reading: 'Reading …',
  camera: {
    title: 'Scan a code',
    hint: 'Hold the code of a list in front of the camera.',
    starting: 'The camera is starting …',
    instead: 'Or use a picture of the code, or a file.',
    otherCode: 'This code holds no army. It says:',
    copy: 'Copy',
  },
  remarks: {
    misplaced: (line: number, claimed: number, place: number) =>
      `Line ${String(line)} numbers its battalion ${String(claimed)}; it is number ${String(place)} of the list.`,
    'line-cut': (line: number) => `Line ${String(line)} is too long; its end was left out.`,
  },
  problems: {
    empty: 'There is nothing to read. Paste a list or open a file.',
    'no-army':
      'No army was found in it. A list begins with a nation, and each battalion has a line of its own.',
    'too-long':
      'This is too long. At most 200,000 characters in 5,000 lines can be read at once; split it.',
    'too-many-lines': 'These are too many lines. At most 5,000 can be read at once; split it.',
    'too-big': 'This file is too big. At most 2 MB can be read; is it the right file?',
    'not-text':
      'This file is neither a text nor an army file. Choose a .txt or .json file, or a picture of a code.',
    zip: 'This file is packed. Unpack it and open what is in it.',
    pdf: 'This is a PDF. Ask for the list as text in the mail itself, or as a Word or Excel file.',
    'old-office':
      'This is an old Word or Excel file (.doc, .xls). Ask for it saved as .docx or .xlsx, or as text.',
    outlook: 'This is an Outlook file (.msg). Ask for the mail forwarded, or saved as .eml.',
    winmail:
      'This is Outlook’s own attachment (winmail.dat). Ask for the mail as plain text or HTML.',
    rtf: 'This is a rich-text file (.rtf). Ask for it saved as .docx, or as text.',
    picture: 'This is a picture without a code. Choose the list as text.',
    'not-json': 'This army file is damaged: it ends too early or was changed. Ask for it again.',
    'not-an-army': 'This file holds no army list.',
    'unknown-version':
      'This was made by a newer version of the app. Update the app, then read it again. It stays as it is.',
    damaged:
      'This code is damaged: a character is wrong. Copy the whole link again, or ask for the text.',
    truncated:
      'This code is cut off. Some programs shorten long links; ask for the file or the text.',
    'no-code':
      'No code was found in this picture. Take it straight from above, in good light, with the code filling the picture.',
    'bad-picture': 'This picture cannot be opened. Choose a JPEG, PNG or WebP picture.',
    slow: 'Reading took too long and was stopped. Nothing was added. Try a smaller part.',
    failed: 'Reading failed. Nothing was added; your text is still here.',
  },
}
