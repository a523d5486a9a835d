// Older spare files that may go: none that could be the last one to have reached the disk.

/** A spare file, as far as it matters here; `numbers[1]` goes up with each file about the same thing. */
interface NumberedFile {
  readonly name: string
  readonly numbers: readonly number[]
}

/** Milliseconds after which a disk has what it was given without being asked to flush it. */
export const settling = 60_000

/** The newest files of earlier visits: never removed in this one, in which their followers are made. */
const keptOfBefore = 2
/** More than these are not kept, however short the visits are. */
const mostOfBefore = 8
const keptOfNow = 2

/** Files that this page has made, by the page's own clock: it starts with the visit and never jumps. */
const madeAt = new Map<string, number>()

export function noteMade(name: string): void {
  madeAt.set(name, performance.now())
}

const byAge = (one: NumberedFile, other: NumberedFile): number =>
  (other.numbers[1] ?? 0) - (one.numbers[1] ?? 0)

/** Of earlier visits; by the time that this one has lasted, the followers of all but the newest have settled. */
function oldBefore(newestFirst: readonly NumberedFile[], now: number): readonly NumberedFile[] {
  return newestFirst.slice(now >= settling ? keptOfBefore : mostOfBefore)
}

/** Of this visit stay the newest, the newest that has settled, and the next one that will have. */
function oldNow(newestFirst: readonly NumberedFile[], now: number): readonly NumberedFile[] {
  const isSettled = ({ name }: NumberedFile): boolean => now - (madeAt.get(name) ?? now) >= settling
  const settled = newestFirst.find(isSettled)
  const next = newestFirst.findLast((file) => !isSettled(file))
  return newestFirst.slice(keptOfNow).filter((file) => file !== settled && file !== next)
}

/**
 * The names of those files that are not needed any more; all of `files` hold the same thing, in one place. Which stay
 * is decided by their order and by the visit in which they were made, never by a clock that can be set.
 */
export function superseded(
  files: readonly NumberedFile[],
  now: number = performance.now(),
): readonly string[] {
  const newestFirst = files.toSorted(byAge)
  const isOurs = ({ name }: NumberedFile): boolean => madeAt.has(name)
  return [
    ...oldBefore(
      newestFirst.filter((file) => !isOurs(file)),
      now,
    ),
    ...oldNow(newestFirst.filter(isOurs), now),
  ].map(({ name }) => name)
}
