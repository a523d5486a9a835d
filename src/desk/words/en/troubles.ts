// English words of why what came in holds no list.
import type { SubmissionTrouble } from '@/games/eagles/rules/index.ts'

export const troubles: Readonly<Record<SubmissionTrouble, string>> = {
  empty: 'There is nothing in it.',
  'no-army': 'There is no list in it. Ask for the list as text.',
  'too-long': 'It is too long to be a list. Ask for the list alone.',
  'too-many-lines': 'It has too many lines or rows. Split it.',
  'too-big': 'The file is too big to be a list. Is it the right one?',
  'not-text': 'The file is neither a text nor an army file. Ask for the list as text.',
  'not-json': 'The army file is damaged: it ends too early or was changed. Ask for it again.',
  'not-an-army': 'The file holds no army list.',
  'unknown-version': 'It was made by a newer version of the app. Update, then add it again.',
  damaged: 'The code is damaged: its checksum fails. Ask for the list as text.',
  truncated: 'The code is cut off. Ask for the list as text.',
  zip: 'The file is packed. Unpack it and add what is in it.',
  pdf: 'This is a PDF. Ask for the list as text in the mail itself, or as a Word or Excel file.',
  'old-office':
    'This is an old Word or Excel file (.doc, .xls). Ask for it saved as .docx or .xlsx, or as text.',
  outlook: 'This is an Outlook file (.msg). Ask for the mail forwarded, or saved as .eml.',
  winmail:
    'This is Outlook’s own attachment (winmail.dat). Ask for the mail as plain text or HTML.',
  rtf: 'This is a rich-text file (.rtf). Ask for it saved as .docx, or as text.',
  picture: 'This is a picture. Ask for the list as text.',
  'bad-picture': 'The picture cannot be opened. Ask for the list as text.',
  'no-code': 'No code was found in the picture. Ask for the list as text.',
  'no-reader':
    'The part of the app that reads codes could not be loaded. Reload the page once with a network, then add the picture again.',
  'no-list': 'Came without a list.',
  slow: 'Reading took too long and was stopped. Add a smaller part of it.',
  failed: 'Reading failed. Add it again.',
}
