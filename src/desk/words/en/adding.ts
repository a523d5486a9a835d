// English words of lists that come in for an event.
import { counted } from '../../../words/counted.ts'

const count = counted('en')

export const adding = {
  paste: 'A mail or several, links, codes',
  pasteHint: 'Paste everything as it came: greetings and signatures are set aside.',
  read: 'Add what is in it',
  files: 'Choose files',
  filesHint:
    'Many at once: .txt, .eml, .json, .csv with one list per row, backups, pictures with codes.',
  scan: 'Scan codes',
  scanned: (n: number) =>
    n === 0 ? 'No code yet' : count(n, 'One code read', (s) => `${s} codes read`),
  late: 'The deadline has passed. Lists without a date of their own …',
  lateOptions: { inTime: 'came in time', late: 'are late' },
  reading: (done: number, of: number) => `Reading ${String(done)} of ${String(of)} …`,
  taken: (taken: number, known: number) => {
    const fresh =
      taken === 0
        ? 'Nothing new.'
        : count(taken, 'One list is on the board.', (s) => `${s} lists are on the board.`)
    return known === 0
      ? fresh
      : `${fresh} ${count(known, 'One was here already.', (s) => `${s} were here already.`)}`
  },
  /** Beside those that are on the board. */
  newer: (n: number, of: number) =>
    count(
      n,
      `${of === 1 ? 'It' : 'One'} is a newer version of what was here.`,
      (s) => `${s} are newer versions of what was here.`,
    ),
  nothingNew: (names: string) => `Nothing new in: ${names}.`,
  unopened: (names: string) => `Could not be opened: ${names}.`,
  more: (n: number) => `${String(n)} more`,
}
