// The questions of a campaign, made from views alone.
import { once } from '../../../core/once.ts'
import type { Prompt } from '../../../core/conversation.ts'
import { questionOf } from './handlers.ts'
import type { GloriaField, GloriaOption } from './options.ts'
import type { Reason } from './reasons.ts'
import type { Task } from './tasks.ts'
import type { GloriaView } from './view.ts'

/** The tasks that a player is asked about, in the order of an own turn; all others are carried out by themselves. */
const askedKinds = [
  'rollOrder',
  'naming',
  'diplomacy',
  'offer',
  'incomeOrPower',
  'bridges',
  'spend',
  'hire',
  'specials',
  'agents',
  'khan',
  'found',
  'khanAttack',
  'khanSack',
  'people',
  'natives',
  'losePost',
  'plate',
  'platePlace',
  'kingdom',
  'kingdoms',
  'raid',
  'move',
  'types',
  'join',
  'block',
  'pirates',
  'intercept',
  'seaFight',
  'ransom',
  'battle',
  'quick',
  'parked',
  'retreat',
  'escape',
  'fleets',
  'attritionDice',
  'degrade',
  'surplus',
  'siege',
  'siegeDie',
  'siegeWear',
  'goAway',
  'siegeSack',
] as const satisfies readonly Task['kind'][]

export type AskedKind = (typeof askedKinds)[number]

const isAskedKind = (kind: Task['kind']): kind is AskedKind =>
  askedKinds.some((each) => each === kind)

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

export const ask = once(({ asked, world, seenBy }: GloriaView): GloriaPrompt | null => {
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
})
