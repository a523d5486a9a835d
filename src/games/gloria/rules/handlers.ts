// Every kind of task with how it is carried out, asked and answered.
import { aftermathHandlers } from './aftermath.ts'
import { agentHandlers } from './agents.ts'
import { attritionHandlers } from './attrition.ts'
import { battleHandlers } from './battle.ts'
import { colonyHandlers } from './colonies.ts'
import { degradingHandlers } from './degrading.ts'
import type { Desk, DeskDone, Given, GloriaWanted, Handler, Handlers } from './desk.ts'
import { diplomacyHandlers } from './diplomacy.ts'
import type { GloriaState, World } from './model.ts'
import { moveHandlers } from './moving.ts'
import { siegeHandlers } from './siege.ts'
import { spendingHandlers } from './spending.ts'
import { standingHandlers } from './standing.ts'
import type { Task } from './tasks.ts'
import { turnHandlers } from './turn.ts'
import { voyageHandlers } from './voyages.ts'

const handlers: Handlers<Task['kind']> = {
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
}

const handlerOf = <Kind extends Task['kind']>(
  kind: Kind,
): Handler<Extract<Task, { readonly kind: Kind }>> => handlers[kind]

export const perform = (desk: Desk, task: Task): DeskDone | null =>
  handlerOf(task.kind).perform?.(desk, task) ?? null

export const seatsOf = (
  world: World,
  task: Task,
  naming: GloriaState['naming'],
): readonly string[] => handlerOf(task.kind).seats?.(world, task, naming) ?? []

export const questionOf = (world: World, task: Task, party: string): GloriaWanted | null =>
  handlerOf(task.kind).question?.(world, task, party) ?? null

export const take = (desk: Desk, task: Task, given: Given, by: string): DeskDone =>
  handlerOf(task.kind).take?.(desk, task, given, by) ?? { world: desk }
