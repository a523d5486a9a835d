// Additions of a side to its initiative die (INIT-01).
import type { Side } from '../../../../core/conversation.ts'
import { battalionsOf, isOnTable } from './roster.ts'
import type { BattleState } from './state.ts'

export interface InitiativeBonus {
  /** Living officers on the table, those of broken battalions too. */
  readonly officers: number
  /** 1 while the SC lives. */
  readonly commander: number
}

export function initiativeBonus(state: BattleState, side: Side): InitiativeBonus {
  let officers = 0
  for (const battalion of battalionsOf(state, side))
    if (isOnTable(battalion)) officers += battalion.officer
  return { officers, commander: state.commanders[side].alive ? 1 : 0 }
}
