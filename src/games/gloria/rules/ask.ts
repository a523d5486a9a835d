// The questions of a campaign, made from views alone.
import type { Prompt } from '../../../core/conversation.ts'
import { questionOf } from './handlers.ts'
import type { GloriaField, GloriaOption } from './options.ts'
import type { Reason } from './reasons.ts'
import type { Task } from './tasks.ts'
import type { GloriaView } from './view.ts'

/** The tasks that somebody is asked about, in the order of an own turn; all others are carried out by themselves. */
const askedKinds = {
  rollOrder: true,
  naming: true,
  diplomacy: true,
  offer: true,
  incomeOrPower: true,
  bridges: true,
  spend: true,
  hire: true,
  specials: true,
  agents: true,
  khan: true,
  found: true,
  khanAttack: true,
  khanSack: true,
  people: true,
  natives: true,
  losePost: true,
  plate: true,
  platePlace: true,
  kingdom: true,
  kingdoms: true,
  raid: true,
  move: true,
  types: true,
  join: true,
  block: true,
  pirates: true,
  intercept: true,
  seaFight: true,
  ransom: true,
  battle: true,
  quick: true,
  parked: true,
  retreat: true,
  escape: true,
  fleets: true,
  attritionDice: true,
  degrade: true,
  surplus: true,
  siege: true,
  siegeDie: true,
  siegeWear: true,
  goAway: true,
  siegeSack: true,
} as const satisfies Partial<Record<Task['kind'], true>>

export type AskedKind = keyof typeof askedKinds

const isAskedKind = (kind: Task['kind']): kind is AskedKind => Object.hasOwn(askedKinds, kind)

export interface GloriaPrompt extends Prompt<string, GloriaOption, Reason, GloriaField> {
  readonly kind: AskedKind
  /** Hand the phone over first. */
  readonly secret: boolean
  /** A question of an earlier round is another question. */
  readonly round: number
  /** The task it belongs to. */
  readonly task: Task
}

/** The rules' secrets whatever is agreed on: step 3 and special units, offers and their refusal. */
export const secretKinds: readonly AskedKind[] = [
  'naming',
  'spend',
  'hire',
  'specials',
  'offer',
  'diplomacy',
]

const asks = new WeakMap<GloriaView, GloriaPrompt | null>()

export const ask = (view: GloriaView): GloriaPrompt | null => {
  const before = asks.get(view)
  if (before !== undefined) return before
  const prompt = promptOf(view)
  asks.set(view, prompt)
  return prompt
}

const promptOf = ({ asked, world, seenBy }: GloriaView): GloriaPrompt | null => {
  if (asked === null) return null
  const { kind } = asked
  if (!isAskedKind(kind)) return null
  const wanted = questionOf(world, asked, seenBy)
  return wanted === null
    ? null
    : {
        kind,
        seat: seenBy,
        secret: secretKinds.includes(kind),
        round: world.round,
        task: asked,
        wanted,
      }
}
