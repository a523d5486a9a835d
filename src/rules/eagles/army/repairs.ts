// Repairs for problems: edits that a player may choose, each with what it does to the points.
import { battalionPoints } from './points.ts'
import { characterTable, lightRules, mostRankers, nextSizeDown, nextSizeUp } from './prices.ts'
import { applyEdit, type EditOf } from './edit.ts'
import { editedBattalion } from './battalionEdit.ts'
import { characters, qualities, type Army, type Battalion, type Character } from './model.ts'
import type { Fix, RepairKind } from './problem.ts'

/** A repair of one battalion with its price. */
function repair(
  battalion: Battalion,
  edit: EditOf<'quality' | 'rankers' | 'characters' | 'troops'>,
): Fix {
  const points = battalionPoints(editedBattalion(battalion, edit)) - battalionPoints(battalion)
  return { edits: [edit], points }
}

const free = (edit: EditOf<RepairKind>): Fix => ({ edits: [edit], points: 0 })

const resize = (battalion: Battalion, rankers: number): Fix =>
  repair(battalion, { kind: 'rankers', battalion: battalion.id, rankers })

/** ARMY-02: the legal sizes next to the present one. */
export const sizeFixes = (battalion: Battalion): readonly Fix[] =>
  [nextSizeDown, nextSizeUp]
    .map((next) => next(battalion.rankers, battalion.light))
    .filter((rankers) => rankers !== null)
    .map((rankers) => resize(battalion, rankers))

/** ARMY-03: any quality, but Veteran only if Light (ARMY-10). */
export const qualityFixes = (battalion: Battalion): readonly Fix[] =>
  (battalion.light ? [lightRules.quality] : qualities).map((quality) =>
    repair(battalion, { kind: 'quality', battalion: battalion.id, quality }),
  )

/** ARMY-05 to ARMY-08: as many as are allowed. */
export const tooManyFixes = (battalion: Battalion, character: Character): readonly Fix[] => [
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
export function riflesFixes(army: Army, battalion: Battalion): readonly Fix[] {
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
export const tooManyLightFixes = (army: Army, places: readonly number[]): readonly Fix[] =>
  army.battalions.filter((_, place) => places.includes(place)).map(notLight)

/** ARMY-10: Veteran, or not Light. */
export const lightQualityFixes = (battalion: Battalion): readonly Fix[] => [
  repair(battalion, { kind: 'quality', battalion: battalion.id, quality: lightRules.quality }),
  notLight(battalion),
]

/** ARMY-10: 36 Rankers, or not Light. */
export const lightSizeFixes = (battalion: Battalion): readonly Fix[] => [
  resize(battalion, mostRankers(true)),
  notLight(battalion),
]

export const correctPoints = (battalion: Battalion): readonly Fix[] => [
  free({ kind: 'correctPoints', battalion: battalion.id }),
]

export const correctTotal: readonly Fix[] = [free({ kind: 'correctTotal' })]

/** ARMY-15: the usual first battalion. */
export function firstBattalion(army: Army): readonly Fix[] {
  const edit = { kind: 'add' } as const
  const added = applyEdit(army, edit).battalions.at(-1)
  return [{ edits: [edit], points: added === undefined ? 0 : battalionPoints(added) }]
}

/** The house rule goes, or, since an odd limit can never be met, the limit becomes even (ARMY-13). */
export const underLimitFixes = (limit: number, odd: boolean): readonly Fix[] => [
  ...(odd ? [free({ kind: 'limit', limit: limit + 1 })] : []),
  free({ kind: 'budget', budget: 'atMost' }),
]

function* oneLess(battalion: Battalion): Generator<Fix> {
  for (const character of characters) {
    const count = battalion.characters[character] - 1
    if (count >= 0)
      yield repair(battalion, { kind: 'characters', battalion: battalion.id, character, count })
  }
  for (
    let rankers = nextSizeDown(battalion.rankers, battalion.light);
    rankers !== null;
    rankers = nextSizeDown(rankers, battalion.light)
  )
    yield resize(battalion, rankers)
}

const cheapest = (fixes: readonly Fix[]): Fix | undefined =>
  fixes.reduce<Fix | undefined>(
    (best, fix) => (best === undefined || fix.points > best.points ? fix : best),
    undefined,
  )

/** ARMY-01: the smallest single cut that is enough, one in characters and one in Rankers. */
export function overLimitFixes(army: Army, over: number): readonly Fix[] {
  const enough = army.battalions.flatMap((battalion) =>
    [...oneLess(battalion)].filter(({ points }) => -points >= over),
  )
  return ['characters', 'rankers']
    .map((kind) => cheapest(enough.filter(({ edits }) => edits[0]?.kind === kind)))
    .filter((fix) => fix !== undefined)
}
