// Times short pieces of work side by side: warmed up, in turns, the median of many rounds.
import { median } from './figures.ts'

const rounds = 15
const millisecondsPerRound = 60

/** How often a piece fits into one round. */
function repeatsOf(work: () => unknown): number {
  let repeats = 1
  for (;;) {
    const spent = spend(work, repeats)
    if (spent > millisecondsPerRound / 4) {
      return Math.ceil((repeats * millisecondsPerRound) / spent)
    }
    repeats *= 2
  }
}

/** Kept where the optimiser cannot see that nobody reads it. */
const kept: { last: unknown } = { last: undefined }

/** Milliseconds of processor time: what other programs do meanwhile does not count. */
function spend(work: () => unknown, repeats: number): number {
  const before = process.cpuUsage()
  for (let turn = 0; turn < repeats; turn += 1) kept.last = work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Microseconds that each piece of work takes. */
export function microseconds(works: readonly (() => unknown)[]): number[] {
  const repeats = works.map(repeatsOf)
  const samples = works.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1) {
    works.forEach((work, index) => {
      const times = repeats[index] ?? 1
      samples[index]?.push((1000 * spend(work, times)) / times)
    })
  }
  return samples.map(median)
}
