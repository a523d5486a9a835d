// Times pieces of work side by side by the processor time they take: what else runs on the machine does not count.
import { median } from '../figures.ts'

const rounds = 7
const microsecondsPerRound = 100_000

/** Kept where the optimiser cannot see that nobody reads it. */
export const kept: { last: unknown } = { last: undefined }

/** Processor time in microseconds, of all threads of this process: collecting garbage counts. */
export const spend = (work: () => unknown, times: number): number => {
  const before = process.cpuUsage()
  for (let turn = 0; turn < times; turn += 1) kept.last = work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** How often a piece fits into one round; finding it out also warms it up. */
const timesOf = (work: () => unknown): number => {
  for (let times = 1; ; times *= 2) {
    const spent = spend(work, times)
    if (spent > microsecondsPerRound / 4) return Math.ceil((times * microsecondsPerRound) / spent)
  }
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
