// What the last answer led to, gathered from the log: the players hear of it before the next question.
import { eventsSinceAim, type Told } from './lastVolley.ts'
import type { BattleEvent, QuestionKind } from '@/games/eagles/rules/index.ts'
import type { BattlePlay } from '@/games/eagles/screens/battle/store/battle.ts'

export interface Aftermath {
  /** The question that was answered. */
  readonly asked: string | null
  readonly events: readonly BattleEvent[]
  /** The whole volley, its re-rolls included, if it was settled just now. */
  readonly volley: Told | null
  /** It changes the table or decides something: it gets a card of its own. */
  readonly isGrave: boolean
  readonly faces: readonly number[]
}

type Kind = BattleEvent['kind']

/** What players must act on, or will want to see, before they go on. */
const grave: ReadonlySet<Kind> = new Set<Kind>([
  'casualties',
  'combatRolled',
  'gone',
  'ran',
  'broke',
  'rallied',
  'volleySettled',
  'volleyLost',
  'fellBack',
  'commanderFell',
  'chargeStopped',
])

/** Answers after which nothing is said: the next question says it all. */
const silent: ReadonlySet<string> = new Set<QuestionKind>([
  'deploy.battalion',
  'activation.battalion',
])

export function aftermathOf(play: BattlePlay): Aftermath | null {
  const { log } = play
  if (log?.entry.kind !== 'answer') return null
  const { asked, answer } = log.entry
  if (asked !== null && silent.has(asked)) return null
  const has = (kind: Kind): boolean => log.events.some((event) => event.kind === kind)
  const isSettled = has('volleySettled') || has('riskRolled')
  // Somebody is still to be picked: the losses come with that die.
  const isHalfTold =
    has('volleySettled') && !has('casualties') && play.now.state.stack.at(-1)?.at === 'volley.risk'
  return {
    asked,
    events: log.events,
    volley: isSettled ? eventsSinceAim(log) : null,
    isGrave: !isHalfTold && log.events.some(({ kind }) => grave.has(kind)),
    faces: answer.kind === 'dice' ? answer.faces : [],
  }
}
