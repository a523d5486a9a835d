// What makes a correction one: why it cannot be, how the world stands then, and whose secret it is.
import type { FactionId } from '../../campaign/rules/index.ts'
import type { World } from './model.ts'
import type { CorrectionReason } from './reasons.ts'
import type { StateCorrection } from './stateCorrection.ts'

export interface CorrectionRule<C extends StateCorrection> {
  /** Why it cannot be; null: it can. */
  readonly problem: (world: World, correction: C) => CorrectionReason | null
  readonly put: (world: World, correction: C) => World
  /** Who may know of it as it was and as it is to be; not there, or null: all. */
  readonly readers?: (world: World, correction: C) => readonly string[] | null
  /** Whether it names what others do not see while step 3 is under way (section 4). */
  readonly isOfStep3?: (world: World, correction: C) => boolean
  /** Whether it names what stands on the map, which with `fog: near` not everybody sees. */
  readonly isOfMap?: boolean
}

export type CorrectionRules<C extends StateCorrection> = {
  readonly [Figure in C['figure']]: CorrectionRule<Extract<C, { readonly figure: Figure }>>
}

/** Who is not out. */
export const isInPlay = ({ players, out }: World, id: FactionId): boolean =>
  players.includes(id) && !out.includes(id)

export const needs = (isTrue: boolean): CorrectionReason | null => (isTrue ? null : 'noSuchThing')

export const withoutKey = <T>(
  record: Readonly<Record<string, T>>,
  key: string,
): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== key))
