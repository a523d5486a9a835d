// English words of an event's limits in short: what stands in one line under its name.
import { counted } from '../../../words/counted.ts'
import { listWith } from '../../../words/lists.ts'

const count = counted('en')
const list = listWith('and')

export const limits = {
  points: (points: string, isExact: boolean) =>
    isExact ? `exactly ${points} points` : `${points} points`,
  onlyNations: (names: readonly string[]) => `only ${list(names)}`,
  withoutNations: (names: readonly string[]) => `without ${list(names)}`,
  most: {
    mostBattalions: (n: number) =>
      count(n, 'at most one battalion', (s) => `at most ${s} battalions`),
    mostGuards: (n: number) => (n === 0 ? 'no Guards' : `at most ${n} Guards`),
    mostGreen: (n: number) => (n === 0 ? 'no Green' : `at most ${n} Green`),
  },
  noLight: 'no Light',
  deadline: (when: string) => `lists by ${when}`,
  ourDefaults: 'our defaults',
  changedRules: (n: number) => count(n, 'one house rule', (s) => `${s} house rules`),
}
