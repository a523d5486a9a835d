// How the time of a piece of work grows with its size, whatever the machine: four times as much takes about four times as long.

const secondsOf = (work: () => unknown): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

/** How many times longer the work of four times the size takes, at its best of three; a square would take sixteen. */
export function growthOf(work: (size: number) => unknown, size: number): number {
  const best = (n: number): number =>
    Math.min(...Array.from({ length: 3 }, () => secondsOf(() => work(n))))
  work(size / 4)
  const small = best(size / 4)
  // Less than the clock can tell is nothing to compare with.
  return best(size) / Math.max(small, 0.01)
}

/** Between a straight line and a square. */
export const straight = 9
