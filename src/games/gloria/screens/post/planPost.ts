// Post between the phone with the record and those of players elsewhere: views out, plans in, checked before they are kept.
import { canonicalJson } from '@/core/record/canonical.ts'
import { sha256 } from '@/core/record/sha256.ts'
import type { Result } from '@/core/result.ts'
import { refused, ok } from '@/core/result.ts'
import { readPlanFile, type PlanFile } from '@/games/campaign/rules/index.ts'
import { openAnswer, type AnswerProblem } from '@/games/campaign/screens/post/opening.ts'
import type { Told } from '@/games/campaign/screens/post/sentView.ts'
import {
  gloria,
  nextOwnRound,
  sentEvents,
  sentView,
  type GloriaEvent,
  type GloriaView,
  type LeftOut,
} from '../../rules/index.ts'
import { isOldPlan, type PlanSource } from './keptPlans.ts'

/** What a seat is told of the campaign. `view`: as it may know it. */
export const toldTo = (
  view: GloriaView,
  told: readonly GloriaEvent[],
  leftOut: readonly LeftOut[],
): Told => ({
  version: 1,
  game: gloria.name,
  rulesVersion: gloria.rulesVersion,
  turn: view.world.round,
  phase: view.world.step,
  view: sentView(view, leftOut),
  events: sentEvents(told, view.seenBy),
})

export type PlanRefusal =
  | {
      readonly why:
        Exclude<AnswerProblem, 'stranger'> | 'forSeat' | 'forRules' | 'unread' | 'over' | 'again'
    }
  | { readonly why: 'forRound'; readonly given: number; readonly wanted: number }

const no = (why: Exclude<PlanRefusal['why'], 'forRound'>) => refused({ why } as const)

export const sourceOf = (plan: PlanFile): PlanSource => ({
  view: plan.view,
  sum: sha256(canonicalJson(plan)),
})

/** Opens and checks a plan; nothing is kept yet. */
export async function openPlan(
  { world }: GloriaView,
  campaign: string,
  text: string,
): Promise<Result<PlanFile, PlanRefusal>> {
  const opened = await openAnswer(campaign, text, (each) => world.players.includes(each))
  if (!opened.ok) return no(opened.problem === 'stranger' ? 'forSeat' : opened.problem)
  const { called, content } = opened.value
  const plan = readPlanFile(gloria, content)
  if (!plan.ok) return no('unread')
  const { seat, turn, rulesVersion, game } = plan.value
  if (seat !== opened.value.seat) return no('forSeat')
  if (plan.value.campaign !== called || game !== gloria.name) return no('campaign')
  if (rulesVersion > gloria.rulesVersion) return no('forRules')
  const next = nextOwnRound(world, seat)
  if (next === null) return no('over')
  if (turn !== next) return refused({ why: 'forRound', given: turn, wanted: next })
  return isOldPlan(campaign, seat, turn, sourceOf(plan.value)) ? no('again') : ok(plan.value)
}
