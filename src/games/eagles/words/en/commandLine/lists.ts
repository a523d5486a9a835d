// English words of the command line; the app never loads them.
import { bounds, limits, pastedText, sourceBounds } from '@/games/eagles/rules/index.ts'
import { counted } from '../../../../../words/counted.ts'
import { pointsIn } from '../../../../../words/ordinals.ts'

const count = counted('en')
const number = pointsIn('en')

/** As much as the app takes at once. */
const tooMuch = ({ characters, lines }: { characters: number; lines: number }) => ({
  'too-long': `This file is too long: at most ${number(characters)} characters are read from one file. Split it into several.`,
  'too-many-lines': `This file has too many lines: at most ${number(lines)} are read from one file. Split it into several.`,
})

export const commandLine = {
  usage: `Checks army lists of The March of Eagles.

  npm run --silent check-lists -- [--json] [--limit N] [--budget atMost|exact] FILE…
  npm run --silent check-lists -- [--json] --event EVENT FILE…

  FILE                    a text (.txt) of one list or many, or an army file (.json); with --event
                          also a mail (.eml, .mbox), a Word, Excel or OpenDocument file, a page,
                          a table with one list per row (.csv), a backup
  --event EVENT           an event file (.json), as the app saves it: every list is checked against it,
                          each with its player; lines beside a list are shown
  --json                  an array of results instead of a table
  --limit N               the points limit of the event, a whole number from ${limits.least} to ${number(bounds.limit)};
                          otherwise each list's own, which is ${limits.usual} if it states none
  --budget atMost|exact   whether a list may leave points unspent; otherwise as each list says

One file is read as far as in the app: ${number(pastedText.characters)} characters and ${number(pastedText.lines)} lines, with --event
${number(sourceBounds.text.characters)} characters, ${number(sourceBounds.text.lines)} lines and ${number(sourceBounds.rows)} rows of a table. A line is cut after ${number(pastedText.lineLength)} characters,
with a remark; of more characters or lines nothing is read, and the output says so.

Exit code: 0 all legal, 3 all legal but some to be looked at, 1 not all legal, 2 wrong usage.
`,
  wrongUsage: {
    'no-files': () => 'Name at least one file.',
    'unknown-option': (given: string) => `There is no option ${given}.`,
    'no-value': (given: string) => `${given} needs a value.`,
    limit: (given: string) =>
      `The limit must be a whole number of points from ${limits.least} to ${number(bounds.limit)}; it is “${given}”.`,
    budget: (given: string) => `The budget is atMost or exact, not “${given}”.`,
    'event-and-limit': () => 'The event sets limit and budget: leave out --limit and --budget.',
    event: (given: string) => `This is no event file, or it cannot be read: ${given}.`,
    'odd-limit': (given: string) =>
      `No army can cost exactly ${given} points: every price is even. Name an even limit.`,
  },
  unreadable: {
    'no-file': 'This file cannot be opened.',
    'too-big':
      'This file is too big. An army file may have 2 million characters and 1,000 armies, any other file 128 MB. Is it the right one?',
    'not-text': 'This file is neither a text nor an army file.',
    empty: 'There is nothing in this file.',
    'no-army': 'There is no army list in this file.',
    ...tooMuch(pastedText),
    'not-json': 'This army file is damaged: it is no JSON.',
    'not-an-army': 'This is no army file, or something in it is not as it should be.',
    'unknown-version': 'This was made by a newer version. Update, then check it again.',
    zip: 'This file is packed. Unpack it, then check what is in it.',
    pdf: 'This is a PDF. Ask for the list as text in the mail itself, or as a Word or Excel file.',
    'old-office':
      'This is an old Word or Excel file (.doc, .xls). Ask for it saved as .docx or .xlsx, or as text.',
    outlook: 'This is an Outlook file (.msg). Ask for the mail forwarded, or saved as .eml.',
    winmail:
      'This is Outlook’s own attachment (winmail.dat). Ask for the mail as plain text or HTML.',
    rtf: 'This is a rich-text file (.rtf). Ask for it saved as .docx, or as text.',
    picture: 'Pictures are read by the app only.',
    damaged: 'The code of the list is damaged: a character is wrong.',
    truncated: 'The code of the list is cut off.',
    'bad-picture': 'This picture cannot be opened.',
    'no-code': 'Pictures are read by the app only.',
    'no-reader': 'Pictures are read by the app only.',
    'no-list': 'There is no list: the player came without one.',
    slow: 'Reading took too long.',
    failed: 'Reading failed.',
  },
  /** Where an event reads more, or a table. */
  unreadableForEvent: {
    'too-long': tooMuch(sourceBounds.text)['too-long'],
    'too-many-lines': `This file has too many lines or rows: at most ${number(sourceBounds.text.lines)} lines, or ${number(sourceBounds.rows)} rows of a table, are read from one file. Split it into several.`,
  },
  player: (name: string) => (name === '' ? 'player unknown' : name),
  beside: (lines: string) => `Beside the list, no part of it: ${lines}`,
  look: (reasons: readonly string[]) => `To be looked at: ${reasons.join('; ')}.`,
  because: {
    danger: 'a line beside it may change it',
    beside: 'words lie beside it, and no points prove it',
    form: 'a battalion is written in an unusual way, and no points prove it',
    points: 'printed points do not fit',
    nation: 'its nation is said in other words, or below it',
    face: 'the text of the mail and its page, or its attachment, do not say the same',
  },
  moreLines: (n: number) => count(n, 'One more line.', (shown) => `${shown} more lines.`),
  verdicts: { legal: 'legal', illegal: 'NOT LEGAL', unreadable: 'UNREADABLE', late: 'LATE' },
  verdictToLook: (verdict: string) => `${verdict}, to be looked at`,
  headingPlayer: 'Player',
  heading: { army: 'Army', nation: 'Nation', points: 'Points', limit: 'Limit', verdict: 'Verdict' },
  sum: (
    lists: number,
    legal: number,
    illegal: number,
    unreadable: number,
    late: number,
    look: number,
  ) =>
    `${count(lists, 'One list', (shown) => `${shown} lists`)}: ${number(legal)} legal, ${number(illegal)} not legal, ${number(unreadable)} unreadable${late === 0 ? '' : `, ${number(late)} late`}${look === 0 ? '' : `, ${number(look)} to be looked at`}.`,
}
