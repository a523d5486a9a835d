// English words of the command line; the app never loads them.
import { limits } from '@/rules/eagles/index.ts'
import { counted } from '../counted.ts'
import { pointsIn } from '../ordinals.ts'

const count = counted('en')
const number = pointsIn('en')

export const commandLine = {
  usage: `Checks army lists of The March of Eagles.

  npm run --silent check-lists -- [--json] [--limit N] [--budget atMost|exact] FILE…

  FILE                    a text (.txt) of one list or many, or an army file (.json)
  --json                  an array of results instead of a table
  --limit N               the points limit of the event, a whole number from ${limits.least}; otherwise each
                          list's own, which is ${limits.usual} if it states none
  --budget atMost|exact   whether a list may leave points unspent; otherwise as each list says

Exit code: 0 all legal, 1 not all legal, 2 wrong usage.
`,
  wrongUsage: {
    'no-files': () => 'Name at least one file.',
    'unknown-option': (given: string) => `There is no option ${given}.`,
    'no-value': (given: string) => `${given} needs a value.`,
    limit: (given: string) =>
      `The limit must be a whole number of points, at least ${limits.least}; it is “${given}”.`,
    budget: (given: string) => `The budget is atMost or exact, not “${given}”.`,
    'odd-limit': (given: string) =>
      `No army can cost exactly ${given} points: every price is even. Name an even limit.`,
  },
  unreadable: {
    'no-file': 'This file cannot be opened.',
    'too-big': 'This file is too big: at most 64 million characters can be read.',
    'not-text': 'This file is neither a text nor an army file.',
    empty: 'There is nothing in this file.',
    'no-army': 'There is no army list in this file.',
    'too-long': 'This file is too big: at most 64 million characters can be read.',
    'too-many-lines': 'This file has too many lines: at most 2 million can be read.',
    'not-json': 'This army file is damaged: it is no JSON.',
    'not-an-army': 'This is no army file, or something in it is not as it should be.',
    'unknown-version': 'This army file was made by a newer version. Update, then check it again.',
  },
  moreLines: (n: number) => count(n, 'One more line.', (shown) => `${shown} more lines.`),
  verdicts: { legal: 'legal', illegal: 'NOT LEGAL', unreadable: 'UNREADABLE' },
  heading: { army: 'Army', nation: 'Nation', points: 'Points', limit: 'Limit', verdict: 'Verdict' },
  sum: (lists: number, legal: number, illegal: number, unreadable: number) =>
    `${count(lists, 'One list', (shown) => `${shown} lists`)}: ${number(legal)} legal, ${number(illegal)} not legal, ${number(unreadable)} unreadable.`,
}
