// Repairs for problems: edits that a player may choose, each with what it does to the points.
import { editedBattalion } from './battalionEdit.ts'
import { applyEdit, type EditOf } from './edit.ts'
import { characters, qualities, type Army, type Battalion, type Character } from './model.ts'
import { battalionPoints } from './points.ts'
import { characterTable, lightRules, mostRankers, nextSizeDown, nextSizeUp } from './prices.ts'
import type { Fix, Problem, ProblemCode, ProblemOf, RepairKind } from './problem.ts'

const free = (edit: EditOf<RepairKind>): Fix => ({ edits: [edit], points: 0 })

// Repairs of a list that costs too much: the smallest cut, in one place if that is enough, else in several.

/** A change of one battalion with what it does to the points. */
function repair(
  battalion: Battalion,
  edit: EditOf<'quality' | 'rankers' | 'characters' | 'troops'>,
): Fix {
  const points = battalionPoints(editedBattalion(battalion, edit)) - battalionPoints(battalion)
  return { edits: [edit], points }
}

const resize = (battalion: Battalion, rankers: number): Fix =>
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
function overLimitFixes(army: Army, over: number): readonly Fix[] {
  const single = [withoutOne, (battalion: Battalion) => [...smaller(battalion)]]
    .map((cuts) => leastSaving(army.battalions.flatMap(cuts).filter(isEnough(over))))
    .filter((fix) => fix !== undefined)
  if (single.length > 0) return single
  const several = cutInSeveral(army, over)
  return several === null ? [] : [several]
}

/** ARMY-02: the legal sizes next to the present one. */
const sizeFixes = (battalion: Battalion): readonly Fix[] =>
  [nextSizeDown, nextSizeUp]
    .map((next) => next(battalion.rankers, battalion.light))
    .filter((rankers) => rankers !== null)
    .map((rankers) => resize(battalion, rankers))

/** ARMY-03: any quality, but Veteran only if Light (ARMY-10). */
const qualityFixes = (battalion: Battalion): readonly Fix[] =>
  (battalion.light ? [lightRules.quality] : qualities).map((quality) =>
    repair(battalion, { kind: 'quality', battalion: battalion.id, quality }),
  )

/** ARMY-05 to ARMY-08: as many as are allowed. */
const tooManyFixes =
  (character: Character) =>
  (battalion: Battalion): readonly Fix[] => [
    repair(battalion, {
      kind: 'characters',
      battalion: battalion.id,
      character,
      count: characterTable[character].most,
    }),
  ]

const notLight = (battalion: Battalion): Fix =>
  repair(battalion, { kind: 'troops', battalion: battalion.id, troops: 'line' })

/** ARMY-09: the rifles go; or a British battalion becomes Light, if the army has no other. */
function riflesFixes(battalion: Battalion, army: Army): readonly Fix[] {
  const without = repair(battalion, {
    kind: 'troops',
    battalion: battalion.id,
    troops: battalion.light ? 'light' : 'line',
  })
  const mayBeLight = army.nation === 'british' && !army.battalions.some(({ light }) => light)
  return mayBeLight
    ? [repair(battalion, { kind: 'troops', battalion: battalion.id, troops: 'rifles' }), without]
    : [without]
}

/** ARMY-10: one of the Light battalions stays, the others may become line. */
const tooManyLightFixes = (army: Army, places: readonly number[]): readonly Fix[] =>
  army.battalions.filter((_, place) => places.includes(place)).map(notLight)

/** ARMY-10: Veteran, or not Light. */
const lightQualityFixes = (battalion: Battalion): readonly Fix[] => [
  repair(battalion, { kind: 'quality', battalion: battalion.id, quality: lightRules.quality }),
  notLight(battalion),
]

/** ARMY-10: 36 Rankers, or not Light. */
const lightSizeFixes = (battalion: Battalion): readonly Fix[] => [
  resize(battalion, mostRankers(true)),
  notLight(battalion),
]

const correctPoints = (battalion: Battalion): readonly Fix[] => [
  free({ kind: 'correctPoints', battalion: battalion.id }),
]

const correctTotal: readonly Fix[] = [free({ kind: 'correctTotal' })]

/** ARMY-15: the usual first battalion. */
function firstBattalion(army: Army): readonly Fix[] {
  const edit = { kind: 'add' } as const
  const added = applyEdit(army, edit).battalions.at(-1)
  return [{ edits: [edit], points: added === undefined ? 0 : battalionPoints(added) }]
}

/** The house rule goes, or, since an odd limit can never be met, the limit becomes even (ARMY-13). */
const underLimitFixes = (limit: number, odd: boolean): readonly Fix[] => [
  ...(odd ? [free({ kind: 'limit', limit: limit + 1 })] : []),
  free({ kind: 'budget', budget: 'atMost' }),
]

/** For a problem of one battalion. */
const at =
  (fixes: (battalion: Battalion, army: Army) => readonly Fix[]) =>
  (problem: Problem, army: Army): readonly Fix[] => {
    const battalion = problem.battalion === null ? undefined : army.battalions[problem.battalion]
    return battalion === undefined ? [] : fixes(battalion, army)
  }

type Fixes = {
  readonly [C in ProblemCode]: (problem: ProblemOf<C>, army: Army) => readonly Fix[]
}

const fixes: Fixes = {
  'no-battalions': (_, army) => firstBattalion(army),
  'over-limit': ({ points, limit }, army) => overLimitFixes(army, points - limit),
  'under-limit': ({ limit, oddLimit }) => underLimitFixes(limit, oddLimit),
  size: at(sizeFixes),
  quality: at(qualityFixes),
  'too-many-drummers': at(tooManyFixes('drummer')),
  'too-many-sergeants': at(tooManyFixes('sergeant')),
  'too-many-ensigns': at(tooManyFixes('ensign')),
  'too-many-officers': at(tooManyFixes('officer')),
  rifles: at(riflesFixes),
  'too-many-light': ({ battalions }, army) => tooManyLightFixes(army, battalions),
  'light-quality': at(lightQualityFixes),
  'light-size': at(lightSizeFixes),
  'stated-points': at(correctPoints),
  'stated-total': () => correctTotal,
  'unreadable-line': () => [],
  'nation-unsaid': () => [],
}

/** What a player may do about a problem of this list; none where only they can know. */
export const fixesFor = <C extends ProblemCode>(
  problem: ProblemOf<C>,
  army: Army,
): readonly Fix[] => fixes[problem.code](problem, army)
