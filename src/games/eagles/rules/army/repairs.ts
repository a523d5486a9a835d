// Repairs for problems: edits that a player may choose, each with what it does to the points.
import { overLimitFixes, repair, resize } from './cuts.ts'
import { applyEdit, type EditOf } from './edit.ts'
import { qualities, type Army, type Battalion, type Character } from './model.ts'
import { battalionPoints } from './points.ts'
import { characterTable, lightRules, mostRankers, nextSizeDown, nextSizeUp } from './prices.ts'
import type { Fix, Problem, ProblemCode, ProblemOf, RepairKind } from './problem.ts'

const free = (edit: EditOf<RepairKind>): Fix => ({ edits: [edit], points: 0 })

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
