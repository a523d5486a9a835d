// Agreement that a person must give before anything goes.
import type { Listed } from './listed.ts'
import type { Plan } from './plan.ts'

/** A fifth of what is here would be gone: then a person has to write that they mean it. */
const worrying = 0.2

export const needsWord = ({ going }: Plan, here: number): boolean => going.length > worrying * here

const named = ({ id, content }: Listed): string => `${id} ${content}`

/** Nothing else may go than what the user was told of, as it was then: as many of other contents are other ones. */
export function isAgreed({ going }: Plan, agreed: readonly Listed[]): boolean {
  const known = new Set(agreed.map(named))
  return going.every((unit) => known.has(named(unit)))
}

/** Something else would go than the user was told: it has changed since. */
export class ChangedMeanwhile extends Error {}

export const isChangedMeanwhile = (cause: unknown): boolean => cause instanceof ChangedMeanwhile

/** Of a restore, what is done when everything is written: from then on it is not given up any more. */
export const sealedAt = 0.7
