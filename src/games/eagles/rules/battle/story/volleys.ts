// The volleys worth telling of: the luckiest and the unluckiest, by how rarely fair dice do so.
import type { BattalionId } from '../battalion.ts'
import type { BattleEvent } from '../events.ts'
import { rarityOf, successesOf, type Rarity } from './fairThrows.ts'

/** The first throw of a volley, before anybody re-rolls. */
export interface ToldVolley extends Rarity {
  readonly turn: number
  readonly shooter: BattalionId
  readonly target: BattalionId
  readonly dice: number
  readonly hits: number
}

export function volleysIn(events: readonly BattleEvent[]): readonly ToldVolley[] {
  const volleys: ToldVolley[] = []
  let turn = 0
  for (const event of events) {
    if (event.kind === 'turnBegan') turn = event.turn
    if (event.kind !== 'volleyRolled' || event.reroll) continue
    const { shooter, target, faces, hitting, hits, tally } = event
    const dice = tally?.dice ?? faces.length
    if (dice === 0) continue
    const fair = successesOf(new Map([[hitting.length, dice]]))
    volleys.push({ turn, shooter, target, dice, hits, ...rarityOf(fair, hits) })
  }
  return volleys
}

const isRarer = (one: Rarity, other: Rarity): boolean =>
  one.chance.n * other.chance.d < other.chance.n * one.chance.d

const isOff = ({ hits, expected }: ToldVolley): boolean => BigInt(hits) * expected.d !== expected.n

const rarest = (volleys: readonly ToldVolley[]): ToldVolley | null =>
  volleys.reduce<ToldVolley | null>(
    (best, volley) => (best === null || isRarer(volley, best) ? volley : best),
    null,
  )

/** Null where no volley did better, or worse, than it should. */
export function extremeVolleys(events: readonly BattleEvent[]): {
  readonly best: ToldVolley | null
  readonly worst: ToldVolley | null
} {
  const volleys = volleysIn(events).filter(isOff)
  return {
    best: rarest(volleys.filter(({ isAbove }) => isAbove)),
    worst: rarest(volleys.filter(({ isAbove }) => !isAbove)),
  }
}
