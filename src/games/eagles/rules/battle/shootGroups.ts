// The most groups that may fire a volley (SHOOT-02, SKIRM-02).
import type { Part } from './frames.ts'
import type { BattalionState } from './battalion.ts'
import type { BattleState } from './state.ts'
import { countFrontGroups, countScreenGroups } from './strength.ts'

export const mostGroups = (state: BattleState, shooter: BattalionState, from: Part): number =>
  from === 'screen' ? countScreenGroups(shooter) : countFrontGroups(state.setup.house, shooter)
