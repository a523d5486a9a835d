// Rule behind a correction: why it cannot be, how the world stands then, and whose secret it is.
import type { Given, NowOf } from '../../campaign/rules/index.ts'
import type { CorrectionIn, FigureName, FigureTable } from './correction.ts'
import type { World } from './model.ts'
import type { CorrectionReason } from './reasons.ts'
import type { Task } from './tasks.ts'

export interface CorrectionRule<Name extends FigureName> {
  /** Why it cannot be, beside what is none of the game's choices; null: it can. */
  readonly problem?: (world: World, correction: CorrectionIn<Name>) => CorrectionReason | null
  readonly put: (world: World, correction: CorrectionIn<Name>) => World
  /** As it is, of what was picked. */
  readonly now?: (
    world: World,
    given: Given<keyof FigureTable[Name]['of'] & string>,
  ) => NowOf<FigureTable[Name]>
  /** Who may know of it as it was and as it is to be; not there, or null: all. */
  readonly readers?: (world: World, correction: CorrectionIn<Name>) => readonly string[] | null
  /** Whether it is no matter of the table: not known to all, before and after. */
  readonly isSecret?: (world: World, correction: CorrectionIn<Name>) => boolean
  /** Whether it names what others do not see while step 3 is under way (section 4). */
  readonly isOfStep3?: (world: World, correction: CorrectionIn<Name>) => boolean
  /** Whether it names what stands on the map, which with `fog: near` not everybody sees. */
  readonly isOfMap?: true
  /** Whether it makes what bears a number, which others who do not see step 3 do not know of yet. */
  readonly isNewTo?: (shown: World) => boolean
  /** What comes before everything else that is to be done. */
  readonly next?: (world: World, correction: CorrectionIn<Name>) => readonly Task[]
}

export type CorrectionRules<Names extends FigureName> = {
  readonly [Name in Names]: CorrectionRule<Name>
}

export const needs = (isTrue: boolean): CorrectionReason | null => (isTrue ? null : 'noSuchThing')

export const withoutKey = <T>(
  record: Readonly<Record<string, T>>,
  key: string,
): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== key))

/** A list with this entry behind the others, or without it. */
export const withEntry = <T>(
  list: readonly T[],
  isSame: (entry: T) => boolean,
  entry: T | null,
): readonly T[] => [...list.filter((each) => !isSame(each)), ...(entry === null ? [] : [entry])]

/** A list of things with this one's figures set. */
export const withSet = <T extends { readonly id: string }>(
  list: readonly T[],
  id: string,
  set: Partial<T>,
): readonly T[] => list.map((each) => (each.id === id ? { ...each, ...set } : each))
