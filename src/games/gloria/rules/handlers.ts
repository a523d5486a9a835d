// Every kind of task with how it is carried out, asked and answered.
import { handledBy } from '../../campaign/rules/index.ts'
import { aftermathHandlers } from './aftermath.ts'
import { agentHandlers } from './agents.ts'
import { attritionHandlers } from './attrition.ts'
import { battleHandlers } from './battle.ts'
import { colonyHandlers } from './colonies.ts'
import { degradingHandlers } from './degrading.ts'
import type { GloriaAgenda } from './desk.ts'
import { diplomacyHandlers } from './diplomacy.ts'
import { moveHandlers } from './moving.ts'
import { siegeHandlers } from './siege.ts'
import { spendingHandlers } from './spending.ts'
import { standingHandlers } from './standing.ts'
import { turnHandlers } from './turn.ts'
import { voyageHandlers } from './voyages.ts'

export const { perform, seatsOf, questionOf, take } = handledBy<GloriaAgenda>({
  ...aftermathHandlers,
  ...agentHandlers,
  ...attritionHandlers,
  ...battleHandlers,
  ...colonyHandlers,
  ...degradingHandlers,
  ...diplomacyHandlers,
  ...moveHandlers,
  ...siegeHandlers,
  ...spendingHandlers,
  ...standingHandlers,
  ...turnHandlers,
  ...voyageHandlers,
})
