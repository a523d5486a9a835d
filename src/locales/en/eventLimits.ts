// English words of an event's limits in short: what stands in one line under its name.
import { counted } from '../counted.ts'

const count = counted('en')
const and = new Intl.ListFormat('en-GB')

export const limits = {
  points: (points: string, isExact: boolean) =>
    isExact ? `exactly ${points} points` : `${points} points`,
  onlyNations: (names: readonly string[]) => `only ${and.format(names)}`,
  withoutNations: (names: readonly string[]) => `without ${and.format(names)}`,
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
