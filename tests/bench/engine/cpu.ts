// Times pieces of work side by side by the processor time they take: what else runs on the machine does not count.
import { median } from '../figures.ts'

const rounds = 9
const microsecondsPerRound = 200_000

/** Long enough for the compiler to have done its best. */
const warmUp = 1_500_000

/** Kept where the optimiser cannot see that nobody reads it. */
export const kept: { last: unknown } = { last: undefined }

/** Processor time in microseconds, of all threads of this process: collecting garbage counts. */
export const spend = (work: () => unknown, times: number): number => {
  const before = process.cpuUsage()
  for (let turn = 0; turn < times; turn += 1) kept.last = work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** How often a piece fits into one round, once it is warm. */
const timesOf = (work: () => unknown): number => {
  let [spent, times] = [0, 1]
  for (let total = 0; total < warmUp || spent < microsecondsPerRound / 4; total += spent) {
    if (spent < microsecondsPerRound / 4) times *= 2
    spent = spend(work, times)
  }
  return Math.ceil((times * microsecondsPerRound) / spent)
}

/** Microseconds of processor time that each piece takes: in turns, the median of the rounds. */
export const cpuMicroseconds = <const Works extends readonly (() => unknown)[]>(
  ...works: Works
): { readonly [I in keyof Works]: number } => {
  const times = works.map(timesOf)
  const samples = works.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1)
    works.forEach((work, i) => {
      samples[i]?.push(spend(work, times[i] ?? 1) / (times[i] ?? 1))
    })
  return samples.map(median) as { readonly [I in keyof Works]: number }
}
