// The plans that came to this phone, by campaign and seat, with how far each is carried out.
import { useKept } from '@/app/kept.ts'
import { entriesOf, keptEntries } from '@/app/keptEntries.ts'
import type { Answer } from '@/core/conversation.ts'
import { readAnswer } from '@/core/record/readAnswer.ts'
import {
  fromPlan,
  gloria,
  planAnew,
  planOver,
  readPlanUnderWay,
  type GloriaKinds,
  type GloriaView,
  type LeftOut,
  type PlanUnderWay,
} from '../../rules/index.ts'
import type { TablePlan } from '@/table/presenter.ts'

type PlansAhead = NonNullable<TablePlan<GloriaKinds>['ahead']>

interface Kept {
  readonly plan: PlanUnderWay
  /** The one before, for what was left out of it. */
  readonly last: PlanUnderWay | null
  /** A line that was given, when the record stood at `head`, and the plan without it; it counts once the record holds it. */
  readonly given?: {
    readonly head: string
    readonly answer: Answer<never>
    readonly plan: PlanUnderWay
  } | null
  /** Every plan that was taken for this round. */
  readonly sources?: readonly PlanSource[]
}

/** Where a plan comes from: the number of the view it was written from, and its checksum. */
export interface PlanSource {
  readonly view: number
  readonly sum: string
}

/** At which head a line was given since the app was opened: one that was refused is not given again. */
const givenAt = new Map<string, string>()

const kept = useKept<Record<string, Kept>>('aide-de-camp.plansAhead', {}, { shallow: true })
const nameOf = (campaign: string, seat: string): string => `${campaign} ${seat}`
const keptOf = (campaign: string, seat: string): Kept | undefined =>
  kept.value[nameOf(campaign, seat)]

const keep = (campaign: string, seat: string, change: Kept): void => {
  kept.value = { ...kept.value, [nameOf(campaign, seat)]: change }
}

const sourcesOf = (campaign: string, seat: string, turn: number): readonly PlanSource[] => {
  const before = keptOf(campaign, seat)
  return before?.plan.turn === turn ? (before.sources ?? []) : []
}

/** Whether this plan, or one from a later view, was taken for this round: its lines would be carried out again. */
export const isOldPlan = (
  campaign: string,
  seat: string,
  turn: number,
  { view, sum }: PlanSource,
): boolean =>
  sourcesOf(campaign, seat, turn).some((taken) => taken.sum === sum || taken.view > view)

/** One for the same round takes the place of the one that came before, without what was carried out of that one. */
export const keepPlan = (
  campaign: string,
  seat: string,
  plan: PlanUnderWay,
  source: PlanSource,
): void => {
  const before = keptOf(campaign, seat)
  const last = before?.plan.turn === plan.turn ? before.last : (before?.plan ?? null)
  const sources = [...sourcesOf(campaign, seat, plan.turn), source]
  givenAt.delete(nameOf(campaign, seat))
  keep(campaign, seat, { plan: planAnew(before?.plan ?? null, plan), last, sources })
}

type Seen = Pick<GloriaView, 'world'>

/** As things stand; null: none came, or it is long over. */
export const planOf = (campaign: string, seat: string, { world }: Seen): PlanUnderWay | null => {
  const plan = keptOf(campaign, seat)?.plan
  return plan === undefined || plan.turn < world.round - 1 ? null : planOver(plan, world, seat)
}

/** What was left out in this round and the one before. */
export const leftOutOf = (campaign: string, seat: string, { world }: Seen): readonly LeftOut[] => {
  const { plan, last } = keptOf(campaign, seat) ?? { plan: null, last: null }
  return [last, plan].flatMap((each) =>
    each === null || each.turn < world.round - 1 ? [] : planOver(each, world, seat).leftOut,
  )
}

export interface PlanNews {
  readonly seat: string
  readonly count: number
  /** Null: the player who looks may know how many there are, and no more. */
  readonly lines: readonly LeftOut[] | null
}

const isStillSecret = ({ active, step }: GloriaView['world'], seat: string): boolean =>
  active === seat && (step === 'start' || step === 'income' || step === 'spend')

/** A seat is told of its own lines, the umpire of all; the table of their number, once purchases are open and without fog. */
export const plansToldIn = (campaign: string, view: GloriaView): readonly PlanNews[] => {
  const { world, seenBy, all } = view
  const isShared = !world.players.includes(seenBy) && world.house.fog === 'open'
  return world.players.flatMap((seat) => {
    const lines = leftOutOf(campaign, seat, view)
    const seesLines = seat === seenBy || all !== null
    if (lines.length === 0 || !(seesLines || (isShared && !isStillSecret(world, seat)))) return []
    return [{ seat, count: lines.length, lines: seesLines ? lines : null }]
  })
}

/** Taken back at the table, a line does not come again by itself: the record still holds it. */
const settle: PlansAhead['settle'] = (seat, campaign, hasEntered) => {
  const before = keptOf(campaign, seat)
  const given = before?.given ?? null
  if (before !== undefined && given !== null && hasEntered(given.head, given.answer))
    keep(campaign, seat, { ...before, plan: given.plan, given: null })
}

const answered: PlansAhead['answer'] = (view, question, { id: campaign, head }) => {
  const { seenBy: seat } = view
  const before = keptOf(campaign, seat)
  if (before === undefined || givenAt.get(nameOf(campaign, seat)) === head) return null
  const { plan, answer } = fromPlan(before.plan, view, question)
  if (answer !== null) {
    givenAt.set(nameOf(campaign, seat), head)
    keep(campaign, seat, { ...before, given: { head, answer, plan } })
  } else if (plan !== before.plan) keep(campaign, seat, { ...before, plan, given: null })
  return answer
}

export const plansAhead: PlansAhead = {
  seats: ({ world }, campaign) =>
    world.players.filter((seat) => (keptOf(campaign, seat)?.plan.waiting.length ?? 0) > 0),
  answer: answered,
  settle,
}

function sourceFrom(json: unknown): PlanSource[] {
  const [view, sum] = ['view', 'sum'].map((field) => entriesOf(json).get(field))
  return typeof view === 'number' && typeof sum === 'string' ? [{ view, sum }] : []
}

function givenFrom(json: unknown): NonNullable<Kept['given']> | null {
  const entries = entriesOf(json)
  const head = entries.get('head')
  const answer = readAnswer(gloria, entries.get('answer'))
  const plan = readPlanUnderWay(entries.get('plan'))
  if (typeof head !== 'string' || !answer.ok || answer.value.kind === 'overrule' || !plan.ok)
    return null
  return { head, answer: answer.value, plan: plan.value }
}

function keptFrom(json: unknown): Kept | null {
  const entries = entriesOf(json)
  const [plan, last] = ['plan', 'last'].map((field) => readPlanUnderWay(entries.get(field)))
  if (plan?.ok !== true) return null
  const sources = entries.get('sources')
  return {
    plan: plan.value,
    last: last?.ok === true ? last.value : null,
    given: givenFrom(entries.get('given')),
    sources: Array.isArray(sources) ? sources.flatMap(sourceFrom) : [],
  }
}

/** From a backup, for the campaigns that came back with new ids: what was carried out does not come again. */
export function takePlans(text: string, newIds: ReadonlyMap<string, string>): void {
  const back = [...keptEntries(text)].flatMap(([name, json]): [string, Kept][] => {
    const [old = '', ...seat] = name.split(' ')
    const [id, plan] = [newIds.get(old), keptFrom(json)]
    return id === undefined || plan === null ? [] : [[nameOf(id, seat.join(' ')), plan]]
  })
  kept.value = { ...Object.fromEntries(back), ...kept.value }
}
