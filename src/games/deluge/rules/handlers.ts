// Every kind of task with how it is carried out, asked and answered; and what a party is asked now.
import { umpire } from '../../../core/game.ts'
import { handledBy } from '../../campaign/rules/index.ts'
import { attritionHandlers } from './attrition.ts'
import type { Asked, DelugeAgenda } from './desk.ts'
import { fightHandlers } from './fights.ts'
import { deliveryHandlers } from './income.ts'
import type { DelugeState } from './model.ts'
import { strategyHandlers } from './orders.ts'
import { outcomeHandlers } from './outcome.ts'
import { deskAsked, resultAsked } from './results.ts'
import { turnHandlers } from './turn.ts'
import { endHandlers } from './turnEnd.ts'

const { perform, seatsOf, questionOf, take } = handledBy<DelugeAgenda>({
  ...attritionHandlers,
  ...deliveryHandlers,
  ...endHandlers,
  ...fightHandlers,
  ...outcomeHandlers,
  ...strategyHandlers,
  ...turnHandlers,
})

export { perform, take }

export const askedOf = (state: DelugeState, party: string): Asked | null => {
  const [task] = state.agenda
  if (task === undefined || state.world.isOver) return null
  if (seatsOf(state, task).includes(party)) return questionOf(state, task, party)
  return party === umpire ? deskAsked(state, task) : resultAsked(state, party)
}
