// Extent of an "Undo": the last answer of a person, with all that unplayed seats have answered since.
import type { Refusal } from '@/core/conversation.ts'
import type { Game, Kinds, Party } from '@/core/game.ts'
import { linesFrom } from '@/core/record/log.ts'
import type { Play } from '@/core/record/play.ts'
import { retractProblem } from '@/core/record/retract.ts'
import { refused, type Result } from '@/core/result.ts'
import type { Taken } from './taking.ts'

/** So many of the last answers, taken back by whom; one entry of the record. */
interface Step<K extends Kinds> {
  readonly by: Party<K>
  readonly count: number
}

export interface TakeBack<K extends Kinds> {
  /** The kind of the question that the person answered; null: an overrule outside of any question. */
  readonly asked: string | null
  /** Others saw dice fall: they must agree. */
  readonly isDice: boolean
  /** Where a seat may take back only its own, what the app answered for another one is that one's to take back. */
  readonly steps: readonly Step<K>[]
}

/** `parties`: as whom the holder of the phone takes back. Null: they may not, or no person has answered. */
export function takeBackOf<K extends Kinds>(
  { hasSecrets }: Pick<Game<K>, 'hasSecrets'>,
  play: Play<K>,
  parties: readonly Party<K>[],
  unplayed: readonly Party<K>[],
): TakeBack<K> | null {
  const steps: Step<K>[] = []
  let isDice = false
  for (const { line, isStruck } of linesFrom(play.log)) {
    const { entry, now } = line
    if (entry.kind === 'retract' || isStruck || now.last === null) continue
    const { answer, by: whose } = now.last
    // A figure is set right by persons, no matter which seat is asked meanwhile.
    const isOfPerson = answer.kind === 'overrule' || !unplayed.includes(whose)
    const by = [...parties, ...(isOfPerson ? [] : [whose])].find(
      (one) => retractProblem(hasSecrets, now, 1, one) === null,
    )
    if (by === undefined) return null
    const before = steps.at(-1)
    if (before?.by === by) steps[steps.length - 1] = { by, count: before.count + 1 }
    else steps.push({ by, count: 1 })
    isDice ||= answer.kind === 'dice'
    if (isOfPerson) return { asked: entry.asked, isDice, steps }
  }
  return null
}

/** One step right after the other: the rules take each of them, or there would be none. `head` as in `retract`. */
export const takeBack = <K extends Kinds>(
  retract: (count: number, head?: string, by?: Party<K>) => Result<Taken, Refusal>,
  steps: readonly Step<K>[],
  head: string,
): Result<Taken, Refusal> =>
  steps.reduce<Result<Taken, Refusal>>(
    (before, { count, by }, nth) =>
      nth === 0 || before.ok ? retract(count, nth === 0 ? head : undefined, by) : before,
    refused({ code: 'stale' }),
  )
