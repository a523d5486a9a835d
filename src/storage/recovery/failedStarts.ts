// How many starts in a row could not open the database: counted where that works then.
const key = 'aide-de-camp.failedStarts'

/** Another place for the data is offered from the second one on: the first may be over with the next try. */
export const enoughFailedStarts = 2

/** Each may be missing, forbidden or full, whatever becomes of the other. */
const shelves: readonly (() => Storage)[] = [() => localStorage, () => sessionStorage]

function countIn(shelf: () => Storage): number {
  try {
    return Number(shelf().getItem(key) ?? 0)
  } catch {
    return 0
  }
}

function keepIn(shelf: () => Storage, count: number): void {
  try {
    shelf().setItem(key, String(count))
  } catch {
    // the other one has it
  }
}

/** Notes one more; returns how many there were in a row, with this one. */
export function startFailed(): number {
  const count = Math.max(...shelves.map(countIn)) + 1
  for (const shelf of shelves) keepIn(shelf, count)
  return count
}

export function startWentWell(): void {
  for (const shelf of shelves) if (countIn(shelf) > 0) keepIn(shelf, 0)
}
