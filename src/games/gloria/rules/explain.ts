// The figures and exact odds behind a question, from what its party may know.
import type { Explanation, Odds } from '../../../core/conversation.ts'
import { oddsOfWords } from '../../../core/odds/odds.ts'
import { isCitadel } from './besieging.ts'
import { countedFace } from './siegeFaces.ts'
import { forceNow, hasSiegeGuns } from './siegeWear.ts'
import { rowOf, type SiegeRow } from './tables.ts'
import type { Battle, World } from './model.ts'
import { quickWinner } from './ticket.ts'
import type { Siege, Task } from './tasks.ts'
import type { GloriaView } from './view.ts'
import { attritionAt, battleIn, unitOf } from './world.ts'

type ExplainLabel = 'quick' | 'siege' | 'attrition'

const faces = [1, 2, 3, 4, 5, 6]

/** The odds of what a task asks for: of the quick result, of the next siege roll, of each throw for attrition. */
export const oddsOf = (world: World, task: Task): readonly Odds<ExplainLabel>[] => {
  if (task.kind === 'battle' || task.kind === 'quick') {
    const battle = battleIn(world, task.battle)
    return battle === null ? [] : [quickOdds(world, battle)]
  }
  if (task.kind === 'siegeDie') return [siegeOdds(world, task.siege)]
  return task.kind === 'attritionDice' ? task.units.map((id) => attritionOdds(world, id)) : []
}

export const explain = ({ asked, world }: GloriaView): Explanation<ExplainLabel> | null => {
  const odds = asked === null ? [] : oddsOf(world, asked)
  return odds.length === 0 ? null : { figures: [], odds }
}

const quickOdds = (world: World, battle: Battle): Odds<ExplainLabel> => {
  const weights: Record<string, bigint> = { attackerWins: 0n, defenderWins: 0n }
  for (const one of faces)
    for (const other of faces) {
      const word = quickWinner(world, battle, [one, other])
      weights[word] = (weights[word] ?? 0n) + 1n
    }
  return oddsOfWords('quick', weights)
}

const wordOf = (row: SiegeRow): string => {
  if (row.taken) return 'taken'
  if ((row.insideDegraded ?? 0) > 0) return 'insideWorn'
  return row.besieger > 0 ? 'besiegerWorn' : 'nothing'
}

/** GM-SIEGE-02 for the next roll, with siege guns where they are known. */
const siegeOdds = (world: World, siege: Siege): Odds<ExplainLabel> => {
  const hasGuns = hasSiegeGuns(forceNow(world, siege, siege.from))
  const table = isCitadel(world, siege.area) ? world.tables.cardorSiege : world.tables.siege
  const weights: Record<string, bigint> = {}
  for (const face of faces) {
    const word = wordOf(rowOf(table, countedFace(face, hasGuns)))
    weights[word] = (weights[word] ?? 0n) + 1n
  }
  return oddsOfWords('siege', weights)
}

const attritionOdds = (world: World, id: string): Odds<ExplainLabel> => {
  const unit = unitOf(world, id)
  const least = Math.min(faces.length, unit === null ? 0 : attritionAt(world, unit.at))
  return oddsOfWords('attrition', {
    degraded: BigInt(least),
    safe: BigInt(faces.length - least),
  })
}
