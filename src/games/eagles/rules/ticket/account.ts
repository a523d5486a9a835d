// CC-RESULT-01: what a campaign takes from a battle fought for its ticket, as plain numbers that know no campaign.
import type { Side } from '../../../../core/conversation.ts'
import type { Play } from '../../../../core/record/play.ts'
import { codeOf } from '../../../../core/record/chain.ts'
import { armyPoints } from '../army/points.ts'
import type { Army, Battalion } from '../army/model.ts'
import type { BattleKinds } from '../battle/battle.ts'
import type { BattleResult, BattleSetup, Placing, TicketAddress } from '../battle/state.ts'
import { outcomeOf } from '../battle/victory.ts'
import { changedHouseRules, type HouseRuleKey } from '../houseRules.ts'

export interface ListOnTable {
  readonly points: number
  readonly limit: number
  readonly battalions: readonly Battalion[]
}

/** How the battle was set up: what may differ from its ticket. */
interface OnTable {
  readonly ticket: TicketAddress | null
  readonly turns: number
  readonly placing: Placing
  readonly lists: readonly [ListOnTable, ListOnTable]
  readonly houseRules: readonly HouseRuleKey[]
}

export interface BattleAccount {
  readonly setup: OnTable
  /** Null: it is under way. */
  readonly end: {
    readonly winner: BattleResult['winner']
    readonly isAgreed: boolean
    readonly unbroken: Readonly<Record<Side, number>>
    /** Rankers at the start, and missing at the end: those of broken and gone battalions whole. */
    readonly rankers: Readonly<Record<Side, number>>
    readonly missing: Readonly<Record<Side, number>>
  } | null
  /** How many figures the players corrected by hand; the agreed end is none of them. */
  readonly corrected: number
  /** The code of the record as it stands. */
  readonly record: string
}

const listOf = (army: Army): ListOnTable => ({
  points: Math.ceil(armyPoints(army)),
  limit: army.limit,
  battalions: army.battalions,
})

const onTable = ({ armies, house, placing = 'dice', ticket }: BattleSetup): OnTable => ({
  ticket: ticket ?? null,
  turns: house.turns,
  placing,
  lists: [listOf(armies.a), listOf(armies.b)],
  houseRules: changedHouseRules(house).filter((key) => key !== 'turns'),
})

function countCorrected(play: Play<BattleKinds>): number {
  let count = 0
  for (let { last } = play.now; last !== null; last = last.before.last) {
    const { answer } = last
    if (answer.kind === 'overrule' && answer.correction.figure !== 'result') count += 1
  }
  return count
}

export function accountOf(play: Play<BattleKinds>): BattleAccount {
  const { state } = play.now
  const outcome = outcomeOf(state)
  const figures = (name: 'unbroken' | 'rankers' | 'missing') => ({
    a: outcome?.figures.a[name] ?? 0,
    b: outcome?.figures.b[name] ?? 0,
  })
  const { result } = state
  return {
    setup: onTable(play.setup),
    end:
      result === null
        ? null
        : {
            winner: result.winner,
            isAgreed: result.by === 'agreed',
            unbroken: figures('unbroken'),
            rankers: figures('rankers'),
            missing: figures('missing'),
          },
    corrected: countCorrected(play),
    record: codeOf(play.head),
  }
}
