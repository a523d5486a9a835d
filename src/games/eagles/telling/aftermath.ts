// What the last answer led to, or all that rolled on with it, from the log: players hear of it before the next question.
import type { Line, Play } from '@/core/record/play.ts'
import { eventsSinceAim, type Told } from './lastVolley.ts'
import type {
  BattleEvent,
  BattleKinds,
  BattleState,
  QuestionKind,
} from '@/games/eagles/rules/index.ts'
import { eventWeight } from './weight.ts'

export interface Aftermath {
  /** The question that was answered. */
  readonly asked: string | null
  readonly events: readonly BattleEvent[]
  /** The whole volley, its re-rolls included, if it was settled just now. */
  readonly volley: Told | null
  /** It changes the table or decides something: it gets a card of its own. */
  readonly isGrave: boolean
  readonly faces: readonly number[]
  /** How the battle stood before. */
  readonly before: BattleState | null
}

type Kind = BattleEvent['kind']

type EventOf<K extends Kind> = Extract<BattleEvent, { readonly kind: K }>

/** What players must do on the table, or will want to see, before they go on; all else stands above the next question. */
const whereGrave: { readonly [K in Kind]?: (event: EventOf<K>) => boolean } = {
  // Who ran off the table was seen to: that was the answer.
  gone: ({ how }) => how !== 'ranOff',
  chargeStopped: ({ because }) => because !== 'chargerGone',
  casualties: ({ people, lift }) => people.length > 0 || lift.rankers > 0 || lift.screen > 0,
}

const isGraveKind = <K extends Kind>(kind: K, event: EventOf<K>): boolean =>
  eventWeight[kind].isGrave && (whereGrave[kind]?.(event) ?? true)

/** Answers after which nothing is said: the next question says it all. */
const silent: ReadonlySet<string> = new Set<QuestionKind>([
  'deploy.battalion',
  'activation.battalion',
])

/** Those that still hold, oldest first. */
function linesSince(log: Line<BattleKinds>, since: number): readonly Line<BattleKinds>[] {
  const lines: Line<BattleKinds>[] = []
  for (let line: Line<BattleKinds> | null = log; line !== null; line = line.before) {
    if (line.number <= since || line.entry.kind === 'retract') break
    lines.unshift(line)
  }
  return lines
}

/** `since`: the number of the entry after which the dice rolled on; null: the last answer stands alone. */
export function aftermathOf(
  play: Play<BattleKinds>,
  since: number | null = null,
): Aftermath | null {
  const { log } = play
  if (log?.entry.kind !== 'answer') return null
  const { asked, answer } = log.entry
  if (asked !== null && silent.has(asked)) return null
  const lines = linesSince(log, since ?? log.number - 1)
  const events = lines.flatMap((line) => line.events)
  const has = (kind: Kind): boolean => events.some((event) => event.kind === kind)
  const isSettled = has('volleySettled') || has('riskRolled')
  // Somebody is still to be picked: the losses come with that die.
  const isHalfTold =
    has('volleySettled') && !has('casualties') && play.now.state.stack.at(-1)?.at === 'volley.risk'
  return {
    asked,
    events,
    volley: isSettled ? eventsSinceAim(log) : null,
    isGrave: !isHalfTold && events.some((event) => isGraveKind(event.kind, event)),
    faces: answer.kind === 'dice' && lines.length === 1 ? answer.faces : [],
    before: lines[0]?.before?.now.state ?? null,
  }
}
