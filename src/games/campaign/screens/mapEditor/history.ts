// What was done to a map and can be taken back, one step each.

export interface History<T> {
  readonly now: T
  readonly before: readonly T[]
  readonly after: readonly T[]
}

/** Enough for an evening of drawing; older steps go. */
const mostSteps = 200

export const begun = <T>(now: T): History<T> => ({ now, before: [], after: [] })

/** What does not change is no step. */
export const done = <T>({ now, before, after }: History<T>, next: T): History<T> =>
  next === now
    ? { now, before, after }
    : { now: next, before: [...before, now].slice(-mostSteps), after: [] }

export function undone<T>({ now, before, after }: History<T>): History<T> {
  const last = before.at(-1)
  return last === undefined
    ? { now, before, after }
    : { now: last, before: before.slice(0, -1), after: [now, ...after] }
}

export function redone<T>({ now, before, after }: History<T>): History<T> {
  const [next, ...rest] = after
  return next === undefined
    ? { now, before, after }
    : { now: next, before: [...before, now], after: rest }
}
