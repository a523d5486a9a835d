// The figures of a game as they may be put right, and the correction that leads from the old ones to the new.
import { own } from '@/core/own.ts'
import { sides, type Side } from '@/core/conversation.ts'
import type {
  ArmyWord,
  Both,
  Card,
  ProgressCorrection,
  ProgressView,
  Scenario,
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

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const isEmpty = (part: object): boolean => Object.keys(part).length === 0

const sorted = (list: readonly string[]): readonly string[] => [...list].sort()

type Part<T> = Readonly<Partial<Record<Side, T>>>

const changedBy = <T>(old: Both<T>, now: Both<T>, same: (one: T, other: T) => boolean): Part<T> =>
  Object.fromEntries(
    sides.filter((side) => !same(old[side], now[side])).map((side) => [side, now[side]]),
  )

const inPlay = (armies: readonly (ArmyWord | null)[]): readonly ArmyWord[] =>
  armies.filter((army) => army !== null)

/** Null: nothing is changed. */
export function correctionOf(old: Figures, now: Figures): ProgressCorrection | null {
  const dice = Object.fromEntries(
    Object.entries(now.dice).filter(([id, die]) => die !== own(old.dice, id)),
  )
  const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
    isSame(sorted(one), sorted(other))
  const armies = (figures: Figures): Both<readonly ArmyWord[]> =>
    perSide((side) => inPlay(figures.armies[side]))
  const vp = changedBy(old.vp, now.vp, isSame)
  const strength = changedBy(old.strength, now.strength, isSame)
  const moved = changedBy(armies(old), armies(now), isSameList)
  const piles = changedBy(old.piles, now.piles, isSameList)
  const changed: ProgressCorrection = {
    ...(isEmpty(vp) ? {} : { vp }),
    ...(isEmpty(dice) ? {} : { dice }),
    ...(isEmpty(strength) ? {} : { strength }),
    ...(isEmpty(moved) ? {} : { armies: moved }),
    ...(isEmpty(piles) ? {} : { piles }),
    ...(now.initiative === null || now.initiative === old.initiative
      ? {}
      : { initiative: now.initiative }),
  }
  return isEmpty(changed) ? null : changed
}
