// What a person must agree to before anything goes.
import { without, type Plan } from './plan.ts'
import type { Unit } from './unit.ts'

/** A fifth of what is here would be gone: then a person has to write that they mean it. */
const worrying = 0.2

export const needsWord = ({ going }: Plan, here: number): boolean => going.length > worrying * here

/** Nothing else may go than what the user was told of, as it was then: as many of other contents are other ones. */
export const isAgreed = ({ going }: Plan, agreed: readonly Unit[]): boolean =>
  without(going, agreed).length === 0

/** Something else would go than the user was told: it has changed since. */
export class ChangedMeanwhile extends Error {}

export const isChangedMeanwhile = (cause: unknown): boolean => cause instanceof ChangedMeanwhile
