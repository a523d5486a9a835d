// Aftermath of the last answer, or of all that rolled on with it, from the log: players hear of it before the next question.
import { linesFrom } from '@/core/record/log.ts'
import type { Line, Play } from '@/core/record/play.ts'
import type {
  BattleEvent,
  BattleKinds,
  BattleState,
  QuestionKind,
} from '@/games/eagles/rules/index.ts'
import { eventWeight } from './weight.ts'

type Event<K extends BattleEvent['kind']> = Extract<BattleEvent, { kind: K }>

interface Told {
  readonly aimed: Event<'volleyAimed'>
  /** The last faces. */
  readonly faces: readonly number[]
  /** What each die showed before a sergeant threw it again. */
  readonly before: ReadonlyMap<number, number>
  readonly hitting: readonly number[]
  readonly hits: number
  /** Before any die was thrown. */
  readonly expected: number
}

/** A volley with all its re-rolls and an overrule or two between them is shorter than this. */
const mostLines = 12

/** The events of this and earlier answers that still hold, back to the aiming; at most so many lines. */
function eventsSinceAim(log: Line<BattleKinds>): Told | null {
  const lines: (readonly BattleEvent[])[] = []
  for (const { line, isStruck } of linesFrom(log)) {
    if (isStruck || line.entry.kind === 'retract') continue
    lines.unshift(line.events)
    const aimed = line.events.findLast((event) => event.kind === 'volleyAimed')
    if (aimed !== undefined) return tellVolley(aimed, lines.flat())
    if (lines.length === mostLines) return null
  }
  return null
}

function tellVolley(aimed: Event<'volleyAimed'>, events: readonly BattleEvent[]): Told | null {
  const rolls = events.filter((event) => event.kind === 'volleyRolled')
  const settled = events.findLast((event) => event.kind === 'volleySettled')
  const [first] = rolls
  if (first === undefined || settled === undefined) return null
  // Told by what they did: no face of this volley is known.
  const isTold = rolls.some(({ tally }) => tally !== undefined)
  const faces = isTold ? [] : [...first.faces]
  const before = new Map<number, number>()
  for (const { dice, faces: thrown, reroll } of rolls)
    if (reroll && !isTold)
      for (const [nth, die] of dice.entries()) {
        before.set(die, faces[die] ?? 0)
        faces[die] = thrown[nth] ?? 0
      }
  const expected = first.expected.n / first.expected.d
  return { aimed, faces, before, hitting: first.hitting, hits: settled.hits, expected }
}

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
  // The fallen are still to be picked: the losses come with that die.
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
