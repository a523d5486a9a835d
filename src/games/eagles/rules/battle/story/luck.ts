// Luck: what each side's dice did against what fair dice do, the app's and the table's apart.
import { diceSources, sides, type DiceSource, type Side } from '../../../../../core/conversation.ts'
import { sumOfDice, type Distribution } from '../../../../../core/odds/distribution.ts'
import type { BattalionId } from '../battalion.ts'
import type { BattleEvent } from '../events.ts'
import type { BattleSetup } from '../state.ts'
import { rarityOf, successesOf, type Rarity } from './fairThrows.ts'

export const luckKinds = ['hits', 'checks', 'fights'] as const
export type LuckKind = (typeof luckKinds)[number]

export interface Luck extends Rarity {
  readonly kind: LuckKind
  readonly side: Side
  readonly source: DiceSource
  readonly dice: number
  /** Hits, checks passed, or the sum of the dice in combat. */
  readonly rolled: number
}

/** Some dice of one kind, battalion and source; `faces` of six were a success, null where the sum counts. */
export interface Thrown {
  readonly kind: LuckKind
  readonly by: BattalionId
  readonly source: DiceSource
  readonly dice: number
  readonly faces: number | null
  readonly rolled: number
}

export function thrownIn(event: BattleEvent): readonly Thrown[] {
  if (event.kind === 'volleyRolled') {
    const { shooter: by, faces, hitting, hits: rolled, source, tally } = event
    const dice = tally?.dice ?? faces.length
    return [{ kind: 'hits', by, source, dice, faces: hitting.length, rolled }]
  }
  if (event.kind === 'checkRolled') {
    const { battalion: by, chance, passed, source } = event
    const faces = (chance.n * 6) / chance.d
    return [{ kind: 'checks', by, source, dice: 1, faces, rolled: passed ? 1 : 0 }]
  }
  if (event.kind !== 'combatRolled') return []
  return [event.charger, event.charged].map(({ battalion: by, face }) => ({
    kind: 'fights',
    by,
    source: event.source,
    dice: 1,
    faces: null,
    rolled: face,
  }))
}

/** The battalions of side A are numbered first. */
export const sideIn = ({ armies }: BattleSetup, battalion: BattalionId): Side =>
  battalion < armies.a.battalions.length ? 'a' : 'b'

function fairFor(thrown: readonly Thrown[]): Distribution {
  const dice = new Map<number, number>()
  for (const { faces, dice: count } of thrown)
    if (faces !== null) dice.set(faces, (dice.get(faces) ?? 0) + count)
  return dice.size === 0 ? sumOfDice(thrown.length, 6) : successesOf(dice)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

/** Only what was thrown at all; by kind, then side, then source. */
export function luckOf(setup: BattleSetup, events: readonly BattleEvent[]): readonly Luck[] {
  const all = events.flatMap(thrownIn)
  return luckKinds.flatMap((kind) =>
    sides.flatMap((side) =>
      diceSources.flatMap((source): readonly Luck[] => {
        const own = all.filter(
          (each) => each.kind === kind && each.source === source && sideIn(setup, each.by) === side,
        )
        if (own.length === 0) return []
        const rolled = sum(own.map((each) => each.rolled))
        const dice = sum(own.map((each) => each.dice))
        return [{ kind, side, source, dice, rolled, ...rarityOf(fairFor(own), rolled) }]
      }),
    ),
  )
}
