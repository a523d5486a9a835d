// English words of battles that are past: the bin, and the history of armies.
import { counted } from '../../../../words/counted.ts'

const count = counted('en')

const bin = {
  title: 'Deleted battles',
  explained: 'Battles stay here for 30 days.',
  empty: 'The bin is empty.',
  goesIn: (days: number) =>
    count(days, 'Deleted for good in one day', (s) => `Deleted for good in ${s} days`),
  restore: 'Restore',
  restored: 'The battle is back.',
  forGood: 'Delete for good',
  confirm: (armies: string) =>
    `Delete the battle ${armies} for good, with its log? This cannot be undone.`,
}

const often = (n: number): string => (n === 2 ? 'twice' : count(n, 'once', (s) => `${s} times`))

const history = {
  title: 'History',
  empty: 'No battle is finished yet. What happens in the first one will stand here.',
  reading: (done: number, all: number) => `Reading ${String(done)} of ${String(all)} battles …`,
  unreadable: (n: number) =>
    count(
      n,
      'One battle cannot be read and does not count.',
      (s) => `${s} battles cannot be read and do not count.`,
    ),
  battles: (n: number) => count(n, 'One battle', (s) => `${s} battles`),
  results: (won: number, drawn: number, lost: number) =>
    `${String(won)}\u00a0won, ${String(drawn)}\u00a0drawn, ${String(lost)}\u00a0lost`,
  players: 'Players',
  armies: 'Armies',
  led: 'Armies led',
  /** An opponent whose name no player wrote down. */
  nobody: 'Without a name',
  opponents: 'Against',
  against: (army: string, results: string) => `${army}: ${results}`,
  luck: 'Luck',
  luckKinds: { hits: 'Hits', checks: 'Checks passed', fights: 'Pips in combat' },
  luckLine: (rolled: string, expected: string, dice: string) =>
    `${rolled}, expected ${expected} from ${dice} dice`,
  battalions: 'Battalions',
  stood: 'never broke',
  broke: (n: number) => `broke ${often(n)}`,
  gone: (n: number) => `lost ${often(n)}`,
  losses: (n: number) => count(n, 'one casualty', (s) => `${s}\u00a0casualties`),
  hits: (n: number) => count(n, 'one hit', (s) => `${s}\u00a0hits`),
}

export const battlePast = { bin, history }
