// The facts about the ground that moves, charges, runs and fall-backs ask for alike.
import type { FactValues } from '../../../../core/conversation.ts'
import { isYes, yesOrNo, type BattleFormField } from './facts.ts'
import { disorder } from './marks.ts'
import { passedField } from './options.ts'
import type { Play } from './play.ts'
import { friendsOf } from './roster.ts'
import type { BattalionId, BattalionState } from './battalion.ts'
import type { BattleState } from './state.ts'

/** MAN-12: whom it would still change anything for; broken friends have no order to lose. */
const canBeDisordered = (friend: BattalionState): boolean =>
  !friend.broken && (!friend.disordered || friend.reforming)

/** One field for each friend that could be passed through. */
export const passedFields = (state: BattleState, id: BattalionId): readonly BattleFormField[] =>
  friendsOf(state, id)
    .filter(canBeDisordered)
    .map((friend) => yesOrNo(passedField(friend.id)))

export function disorderPassed(play: Play, id: BattalionId, said: FactValues): void {
  for (const friend of friendsOf(play.state, id))
    if (isYes(said, passedField(friend.id))) disorder(play, friend.id, 'passedThrough')
}
