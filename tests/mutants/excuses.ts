// Mutants that may live: each changes nothing that anybody could notice, and here is why.
import type { Mutant } from './instrument.ts'

interface Excuse {
  /** The end of the file's path. */
  readonly file: string
  readonly was: string
  readonly becomes: string
  readonly because: string
}

const excuses: readonly Excuse[] = [
  {
    file: 'core/odds/fraction.ts',
    was: 'n < 0n',
    becomes: 'n <= 0n',
    because: 'Minus nothing is nothing.',
  },
  {
    file: 'core/odds/fraction.ts',
    was: 'd < 0n',
    becomes: 'd <= 0n',
    because: 'A denominator is never 0.',
  },
  {
    file: 'core/odds/fraction.ts',
    was: 'commonDivisor(n < 0n ? -n : n, d < 0n ? -d : d) * (d < 0n ? -1n : 1n)',
    becomes: 'commonDivisor(n < 0n ? -n : n, d < 0n ? -d : d) / (d < 0n ? -1n : 1n)',
    because: 'To multiply and to divide by 1 or -1 is the same.',
  },
  {
    file: 'core/odds/contest.ts',
    was: '2',
    becomes: '3',
    because: 'A longer table of contests has entries that nobody looks up.',
  },
  {
    file: 'core/odds/contest.ts',
    was: '1',
    becomes: '2',
    because: 'A longer table of contests has entries that nobody looks up.',
  },
  {
    file: 'deluge/rules/victory.ts',
    was: 'points.n < 0n',
    becomes: 'points.n <= 0n',
    because: 'No points are no points.',
  },
  {
    file: 'deluge/rules/battle.ts',
    was: 'red > blue',
    becomes: 'red >= blue',
    because: 'Between equals there is no shift.',
  },
  {
    file: 'deluge/rules/view.ts',
    was: 'ledgers.set(ledger, known)',
    becomes: '',
    because: 'What is not remembered is worked out again.',
  },
]

export const excuseFor = ({ file, was, becomes }: Mutant): string | null =>
  excuses.find((each) => file.endsWith(each.file) && was === each.was && becomes === each.becomes)
    ?.because ?? null
