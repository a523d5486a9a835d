// What a person must agree to before anything goes.
import type { Plan } from './plan.ts'

/** A fifth of what is here would be gone: then a person has to write that they mean it. */
const worrying = 0.2

export const needsWord = ({ going }: Plan, here: number): boolean => going.length > worrying * here

/** More would go than the user was told: something has changed since. */
export class ChangedMeanwhile extends Error {}

export const isChangedMeanwhile = (cause: unknown): boolean => cause instanceof ChangedMeanwhile
