// Extent to which answers can be taken back, and by whom.
import type { Refusal } from '../conversation.ts'
import { umpire } from '../game.ts'
import { isCount } from './json.ts'

/** The answers that hold, the last one first. */
interface Holding {
  readonly answers: number
  readonly last: {
    readonly by: string
    readonly isFinal: boolean
    readonly before: Holding
  } | null
}

/**
 * Why `by` may not take back the last `count` answers; null if it may. The first obstacle on the way back is named, and
 * how many answers lie before it.
 */
export const retractProblem = (
  hasSecrets: boolean,
  now: Holding,
  count: number,
  by: string,
): Refusal | null => {
  if (!isCount(count, 1)) return { code: 'retract-count', answers: now.answers }
  let { last } = now
  for (let answers = 0; answers < count; answers += 1) {
    if (last === null) return { code: 'retract-count', answers }
    if (last.isFinal) return { code: 'retract-final', answers }
    if (hasSecrets && by !== umpire && by !== last.by) return { code: 'retract-others', answers }
    last = last.before.last
  }
  return null
}
