// Single improvements of battalions that break no rule: the steps from which lists are filled up.
import { editedBattalion } from './battalionEdit.ts'
import { battalionPoints } from './points.ts'
import { betterQuality, characterTable, isLegalSize, nextSizeUp } from './prices.ts'
import { characters, type Army, type Battalion } from './model.ts'
import type { EditOf } from './edit.ts'

type ImprovingEdit = EditOf<'characters' | 'quality' | 'rankers' | 'troops'>

/** One edit of one battalion and what it costs. */
export interface Improvement {
  readonly edit: ImprovingEdit
  readonly points: number
}

function characterEdits({ id, characters: counts }: Battalion): ImprovingEdit[] {
  return characters
    .filter((kind) => counts[kind] < characterTable[kind].most)
    .map((character) => ({
      kind: 'characters',
      battalion: id,
      character,
      count: counts[character] + 1,
    }))
}

/** ARMY-10: a Light battalion stays what it is. */
function qualityEdits({ id, quality, light }: Battalion): ImprovingEdit[] {
  const better = quality === null || light ? null : betterQuality(quality)
  return better === null ? [] : [{ kind: 'quality', battalion: id, quality: better }]
}

function sizeEdits({ id, quality, rankers, light }: Battalion): ImprovingEdit[] {
  if (quality === null || !isLegalSize(rankers)) return []
  const larger = nextSizeUp(rankers, light)
  return larger === null ? [] : [{ kind: 'rankers', battalion: id, rankers: larger }]
}

/** ARMY-09. */
function rifleEdits(army: Army, { id, light, rifles }: Battalion): ImprovingEdit[] {
  return army.nation === 'british' && light && !rifles
    ? [{ kind: 'troops', battalion: id, troops: 'rifles' }]
    : []
}

/** Every single improvement of one battalion that costs at most so many points. */
export const improvementsOf = (
  army: Army,
  battalion: Battalion,
  most: number,
): readonly Improvement[] =>
  [
    ...characterEdits(battalion),
    ...qualityEdits(battalion),
    ...sizeEdits(battalion),
    ...rifleEdits(army, battalion),
  ]
    .map((edit) => ({
      edit,
      points: battalionPoints(editedBattalion(battalion, edit)) - battalionPoints(battalion),
    }))
    .filter(({ points }) => points <= most)

/** Every single improvement that costs at most so many points, in list order. */
export const improvements = (army: Army, most: number): readonly Improvement[] =>
  army.battalions.flatMap((battalion) => improvementsOf(army, battalion, most))
