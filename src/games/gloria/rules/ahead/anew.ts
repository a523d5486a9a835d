// A plan that comes after another one for the same round: what was carried out of that one does not come again.
import { canonicalJson } from '../../../../core/record/canonical.ts'
import type { PlanLine } from '../../../campaign/rules/index.ts'
import type { PlanUnderWay } from './carryOut.ts'

const isSame = (one: PlanLine, other: PlanLine): boolean =>
  one.key === other.key && canonicalJson(one.answer) === canonicalJson(other.answer)

/** Each line played stands for one line of the new plan; its units keep the numbers they got. */
export const planAnew = (before: PlanUnderWay | null, begun: PlanUnderWay): PlanUnderWay => {
  const played = before?.turn === begun.turn ? (before.played ?? []) : []
  if (before === null || played.length === 0) return begun
  let left = played
  let { names, making } = begun
  const waiting: PlanLine[] = []
  for (const line of begun.waiting) {
    const at = left.findIndex((each) => isSame(each, line))
    const match = left[at]
    if (match === undefined) {
      waiting.push(line)
      continue
    }
    left = left.filter((_, place) => place !== at)
    const isLast = match === played.at(-1)
    if (isLast && before.making !== null) making = { ...before.making, made: line.made }
    else names = { ...names, ...named(line, match, before.names) }
  }
  return { ...begun, waiting, done: begun.waiting.length - waiting.length, played, names, making }
}

const named = (
  { made }: PlanLine,
  match: PlanLine,
  names: PlanUnderWay['names'],
): PlanUnderWay['names'] =>
  Object.fromEntries(
    made.flatMap((name, place) => {
      const id = names[match.made[place] ?? '']
      return id === undefined ? [] : [[name, id]]
    }),
  )
