// Repairs of a list that costs too much: the smallest cut, in one place if that is enough, else in several.
import { editedBattalion } from './battalionEdit.ts'
import type { EditOf } from './edit.ts'
import { characters, type Army, type Battalion } from './model.ts'
import { battalionPoints } from './points.ts'
import { nextSizeDown } from './prices.ts'
import type { Fix } from './problem.ts'

/** A change of one battalion with what it does to the points. */
export function repair(
  battalion: Battalion,
  edit: EditOf<'quality' | 'rankers' | 'characters' | 'troops'>,
): Fix {
  const points = battalionPoints(editedBattalion(battalion, edit)) - battalionPoints(battalion)
  return { edits: [edit], points }
}

export const resize = (battalion: Battalion, rankers: number): Fix =>
  repair(battalion, { kind: 'rankers', battalion: battalion.id, rankers })

/** Fewer Rankers by one step, two steps …, each saving more than the one before. */
function* smaller(battalion: Battalion): Generator<Fix> {
  const next = (rankers: number) => nextSizeDown(rankers, battalion.light)
  for (let rankers = next(battalion.rankers); rankers !== null; rankers = next(rankers))
    yield resize(battalion, rankers)
}

const withoutOne = (battalion: Battalion): readonly Fix[] =>
  characters.flatMap((character) => {
    const count = battalion.characters[character] - 1
    return count < 0
      ? []
      : [repair(battalion, { kind: 'characters', battalion: battalion.id, character, count })]
  })

const isEnough =
  (over: number) =>
  ({ points }: Fix): boolean =>
    -points >= over

const leastSaving = (fixes: readonly Fix[]): Fix | undefined =>
  fixes.reduce<Fix | undefined>(
    (best, fix) => (best === undefined || fix.points > best.points ? fix : best),
    undefined,
  )

const largestCut = (battalion: Battalion): number => [...smaller(battalion)].at(-1)?.points ?? 0

/** Smaller battalions, those first that can save most; null if all of them together do not save enough. */
function cutInSeveral({ battalions }: Army, over: number): Fix | null {
  const cuts: Fix[] = []
  let left = over
  for (const battalion of battalions.toSorted((a, b) => largestCut(a) - largestCut(b))) {
    const sizes = [...smaller(battalion)]
    const cut = sizes.find(isEnough(left)) ?? sizes.at(-1)
    if (cut === undefined) continue
    cuts.push(cut)
    left += cut.points
    if (left <= 0)
      return {
        edits: cuts.flatMap(({ edits }) => edits),
        points: cuts.reduce((sum, { points }) => sum + points, 0),
      }
  }
  return null
}

/** ARMY-01: the smallest single cut that is enough, one in characters and one in Rankers; else one in several places. */
export function overLimitFixes(army: Army, over: number): readonly Fix[] {
  const single = [withoutOne, (battalion: Battalion) => [...smaller(battalion)]]
    .map((cuts) => leastSaving(army.battalions.flatMap(cuts).filter(isEnough(over))))
    .filter((fix) => fix !== undefined)
  if (single.length > 0) return single
  const several = cutInSeveral(army, over)
  return several === null ? [] : [several]
}
