// Scenes: a frame in words, as the components of the table draw it. No type of any game gets past here.
import type { Component } from 'vue'
import type { IconName } from '@/ui/icon/icons.ts'
import type { Answer, Objection, Wanted } from '@/core/conversation.ts'
import { table, type Kinds, type Party, type Question } from '@/core/game.ts'
import { briefingOf, type BriefingLine } from './briefing.ts'
import type { Frame, FrameLine } from './frame.ts'
import type { Grave, PartyLook, Presenter, StoryProps, TablePlan } from './presenter.ts'

export interface SceneQuestion {
  readonly kind: string
  readonly text: string
  readonly wanted: Wanted
  readonly option: (option: string) => string
  readonly reason: (objection: Objection) => string
  readonly field: (field: string) => string
  readonly grave: (given: Answer<never>) => Grave | null
  /** The game's own, with what it is given besides the answer. */
  readonly widget: Drawing | null
  /** Drawn without the table's card: its widget says it all. */
  readonly isBare: boolean
}

export interface SceneLine {
  readonly who: string
  readonly isStruck: boolean
  readonly takesBack: number
  readonly told: readonly string[]
  /** Tickets whose result it tells, as far as this party knows them. */
  readonly fought: readonly string[]
}

export interface Scene {
  readonly title: string
  readonly line: string
  /** Who answers, or who looks on. */
  readonly who: PartyLook
  readonly question: SceneQuestion | null
  readonly news: readonly string[]
  /** What of it stands above the question. */
  readonly briefing: readonly BriefingLine[]
  /** Tickets whose result the news tells, as far as this party knows them. */
  readonly fought: readonly string[]
  readonly undo: { readonly label: string; readonly isDice: boolean } | null
  readonly redo: boolean
  /** Who won; null while the game goes on. */
  readonly over: string | null
  /** Of the record of a game that is over; a question drawn elsewhere has none. */
  readonly code?: string | null
  /** Oldest first; worked out when the log is opened. */
  readonly lines: () => readonly SceneLine[]
  /** Drawings of the game's own. */
  readonly board: Drawing | null
  readonly curtain: Drawing | null
  /** The curtain hides the board too. */
  readonly isCovered: boolean
  readonly end: Drawing | null
  readonly interlude: (Drawing & { readonly key: string }) | null
  readonly tools: readonly SceneTool[]
  /** Something is hidden from everybody. */
  readonly isHiding: boolean
}

interface SceneTool extends Drawing {
  readonly icon: IconName
  readonly label: string
  readonly hint: string
}

interface Drawing {
  readonly component: Component
  readonly props: object
}

/** `answers` as in `frameOf`. */
export function sceneOf<K extends Kinds>(
  plan: TablePlan<K>,
  frame: Frame<K>,
  answers: Party<K>,
): Scene {
  const { view, question, outcome, undo } = frame
  const say = plan.presenter()
  const tell = (event: K['event']): string => say.event(event, view)
  return {
    ...say.heading(view),
    who: say.party(answers, view),
    question: question === null ? null : askedBy(plan, say, view, question),
    news: frame.news.map(tell).filter((told) => told !== ''),
    briefing: briefingOf(frame.news, tell, (event) => plan.weigh?.(event, view) ?? 'line'),
    fought: foughtIn(plan, frame, frame.news),
    undo: undo === null ? null : { isDice: undo.isDice, label: nameOf(say, undo.asked) },
    redo: frame.redo,
    over: outcome === null ? null : say.over(outcome, view),
    code: frame.code,
    lines: () => linesOf(plan, say, frame),
    isCovered: plan.isCovered === true,
    ...drawingsOf(plan, frame),
    tools: toolsOf(plan, frame),
    isHiding: outcome === null && plan.game.hasSecrets && plan.hides?.(view) !== false,
  }
}

function drawingsOf<K extends Kinds>(
  { board, curtain, end, interlude }: TablePlan<K>,
  { view, told, seen, outcome }: Frame<K>,
): Pick<Scene, 'board' | 'curtain' | 'end' | 'interlude'> {
  const props: StoryProps<K> = { view, told, seen }
  const drawn = (component: Component | undefined): Drawing | null =>
    component === undefined ? null : { component, props }
  const key = interlude?.key(view) ?? null
  return {
    board: drawn(board),
    curtain: drawn(curtain),
    end: outcome === null ? null : drawn(end),
    interlude:
      interlude === undefined || key === null
        ? null
        : { component: interlude.component, props, key },
  }
}

const toolsOf = <K extends Kinds>(
  { tools = [] }: TablePlan<K>,
  { view, told, seen, question }: Frame<K>,
): readonly SceneTool[] =>
  tools.map(({ icon, label, hint, component }) => ({
    icon,
    label: label(),
    hint: hint(),
    component,
    props: { view, told, seen, question },
  }))

export function askedBy<K extends Kinds>(
  { widgets, isBare }: Pick<TablePlan<K>, 'widgets' | 'isBare'>,
  say: Presenter<K>,
  view: K['view'],
  question: Question<K>,
): SceneQuestion {
  const kind: K['prompt']['kind'] = question.kind
  const component: Component | undefined = widgets?.[kind]
  return {
    kind,
    text: say.question(question, view),
    wanted: question.wanted,
    option: (option) => say.option(option, view),
    reason: ({ reason, rule }) => `${say.reason(reason)} (${rule})`,
    field: (field) => say.field(field),
    grave: (given) => say.grave?.(given, question, view) ?? null,
    isBare: isBare?.(kind) === true,
    widget: component === undefined ? null : { component, props: { view, question } },
  }
}

/** An overrule outside of any question has no name of its own. */
const nameOf = <K extends Kinds>(say: Presenter<K>, asked: string | null): string =>
  asked === null ? '' : say.given(asked)

/** A battle may show what its ticket says: only who was told of the ticket is led to it. */
function foughtIn<K extends Kinds>(
  { foughtIn: of, ticketIn }: TablePlan<K>,
  { told }: Pick<Frame<K>, 'told'>,
  events: readonly K['event'][],
): readonly string[] {
  const fought = events.flatMap((event) => of?.(event) ?? [])
  if (fought.length === 0) return []
  const known = told().flatMap((event) => ticketIn?.(event) ?? [])
  return fought.filter((ticket) => known.includes(ticket))
}

function linesOf<K extends Kinds>(
  plan: TablePlan<K>,
  say: Presenter<K>,
  frame: Frame<K>,
): readonly SceneLine[] {
  let told: readonly K['event'][] | null = null
  const once = { told: () => (told ??= frame.told()) }
  const lines = frame.lines().map((line) => ({
    ...worded(say, frame.view, line),
    fought: line.isStruck ? [] : foughtIn(plan, once, line.events),
  }))
  // An answer that gives nothing to tell is no line.
  return lines.filter(({ told: said, takesBack }) => said.length > 0 || takesBack > 0)
}

const worded = <K extends Kinds>(
  say: Presenter<K>,
  view: K['view'],
  { by = table, isStruck, takesBack, events }: FrameLine<K>,
): Omit<SceneLine, 'fought'> => ({
  who: say.party(by, view).name,
  isStruck,
  takesBack,
  told: events.map((event) => say.event(event, view)).filter((told) => told !== ''),
})
