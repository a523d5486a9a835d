// Why an army cannot stand on a table at all, as a sentence with what to do.
import { sides, type Refusal, type Side } from '@/core/conversation.ts'
import type { Army } from '@/games/eagles/rules/index.ts'
import type { Words } from '@/words/index.ts'
import { battlesWords } from '@/games/eagles/words/battles.ts'
import { armyName, battalionName } from '@/games/eagles/screens/lists/naming.ts'

interface Obstacle {
  readonly sentence: string
  /** Whose army it is; null if it cannot be told. */
  readonly side: Side | null
}

/** The refusal names the field: `armies.a.battalions.2.quality`. */
export function cannotStand(
  refusal: Refusal,
  armies: Readonly<Record<Side, Army>>,
  words: Words,
): Obstacle {
  const { cannot } = battlesWords.value.start
  const path = refusal.code === 'malformed' ? refusal.path.split('.') : []
  const side = sides.find((each) => each === path[1]) ?? null
  if (side === null) return { sentence: cannot.other, side }
  const army = armies[side]
  const name = armyName(army, words)
  const place = Number(path[3])
  const battalion = army.battalions[place]
  if (battalion === undefined) return { sentence: cannot.battalions(name), side }
  const called = battalionName(battalion, place, words)
  if (path[4] === 'quality') return { sentence: cannot.quality(name, called), side }
  if (path[4] === 'rankers') return { sentence: cannot.rankers(name, called), side }
  return { sentence: cannot.characters(name, called), side }
}
