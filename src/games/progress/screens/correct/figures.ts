// The figures of a game as they may be put right, and the correction that leads from the old ones to the new.
import type { Side } from '@/core/conversation.ts'
import {
  correctedFields,
  progress,
  type ArmyWord,
  type Both,
  type Card,
  type ProgressCorrection,
  type ProgressView,
  type Scenario,
} from '../../rules/index.ts'

export interface Figures {
  readonly vp: Both<number>
  readonly strength: Both<number>
  readonly dice: Readonly<Record<string, number>>
  /** Of every army; null: in the stock. */
  readonly armies: Both<readonly (ArmyWord | null)[]>
  readonly piles: Both<readonly Card[]>
  readonly initiative: Side | null
}

const perSide = <T>(of: (side: Side) => T): { a: T; b: T } => ({ a: of('a'), b: of('b') })

export const figuresIn = (view: ProgressView): Figures => ({
  vp: view.vp,
  strength: view.strength,
  dice: view.dice,
  armies: perSide((side) => {
    const { armies } = view.setup.scenario.sides[side]
    return Array.from({ length: armies }, (_, n) => view.armies[side][n] ?? null)
  }),
  piles: view.piles,
  initiative: view.initiative,
})

/** Where an army of this side can be, as it is written down. */
export const placesFor = ({ countries }: Scenario, side: Side): readonly ArmyWord[] =>
  countries.flatMap(({ id, homeOf }) => [
    `${id}:normal` as const,
    `${id}:fortified` as const,
    ...(homeOf !== null && homeOf !== side
      ? [`${id}:capital` as const, `${id}:capital-fortified` as const]
      : []),
  ])

/** What counts of a part: a list in any order, armies in play only. */
const plain = (part: unknown): string =>
  JSON.stringify(Array.isArray(part) ? inPlay(part).toSorted() : part)

const inPlay = (list: readonly unknown[]): readonly unknown[] =>
  list.filter((each) => each !== null)

const partsOf = (figure: object): ReadonlyMap<string, unknown> => new Map(Object.entries(figure))

const changedIn = (old: object, now: object): object | null => {
  const before = partsOf(old)
  const changed = [...partsOf(now)].flatMap(([of, is]): readonly (readonly [string, unknown])[] =>
    plain(is) === plain(before.get(of)) ? [] : [[of, Array.isArray(is) ? inPlay(is) : is]],
  )
  return changed.length === 0 ? null : Object.fromEntries(changed)
}

/** Null: nothing is changed. */
export function correctionOf(old: Figures, now: Figures): ProgressCorrection | null {
  const { initiative, ...parts } = now
  const changed = correctedFields.flatMap((field): readonly (readonly [string, unknown])[] => {
    if (field === 'initiative')
      return initiative === null || initiative === old.initiative ? [] : [[field, initiative]]
    const set = changedIn(old[field], parts[field])
    return set === null ? [] : [[field, set]]
  })
  const read = progress.readCorrection(Object.fromEntries(changed))
  return read.ok ? read.value : null
}
