// Problems of a list, in the order of its battalions; those of the whole list follow.
import { armyPoints, battalionPoints } from './points.ts'
import { canBeExact, characterTable, isLegalSize, lightRules } from './prices.ts'
import { problemRules, type Problem } from './problem.ts'
import { characters, type Army, type Battalion, type Character } from './model.ts'

/** ARMY-02. */
function checkSize(battalion: Battalion, place: number, found: Problem[]): void {
  const { rankers } = battalion
  if (isLegalSize(rankers)) return
  found.push({ code: 'size', rule: problemRules.size, battalion: place, rankers })
}

/** ARMY-03: only the four qualities have a price. */
function checkQuality(battalion: Battalion, place: number, found: Problem[]): void {
  if (battalion.quality !== null) return
  found.push({ code: 'quality', rule: problemRules.quality, battalion: place })
}

const tooMany = {
  drummer: 'too-many-drummers',
  sergeant: 'too-many-sergeants',
  ensign: 'too-many-ensigns',
  officer: 'too-many-officers',
} as const satisfies { readonly [kind in Character]: string }

/** ARMY-05 to ARMY-08. */
function checkCharacters(battalion: Battalion, place: number, found: Problem[]): void {
  for (const character of characters) {
    const count = battalion.characters[character]
    const { most } = characterTable[character]
    if (count <= most) continue
    const code = tooMany[character]
    found.push({ code, rule: problemRules[code], battalion: place, count, most })
  }
}

/** ARMY-09: only a British Light battalion has rifles. */
function checkRifles(army: Army, battalion: Battalion, place: number, found: Problem[]): void {
  const { nation } = army
  const { rifles, light } = battalion
  if (!rifles || (light && nation === 'british')) return
  found.push({ code: 'rifles', rule: problemRules.rifles, battalion: place, nation, light })
}

/** ARMY-10: a Light battalion is Veteran and has at most 36 Rankers. */
function checkLight(battalion: Battalion, place: number, found: Problem[]): void {
  const { quality, rankers, light } = battalion
  if (!light) return
  if (quality !== null && quality !== lightRules.quality) {
    const code = 'light-quality'
    found.push({ code, rule: problemRules[code], battalion: place, quality })
  }
  const most = lightRules.mostRankers
  if (rankers > most) {
    const code = 'light-size'
    found.push({ code, rule: problemRules[code], battalion: place, rankers, most })
  }
}

/** ARMY-10: at most one Light battalion in the army. */
function checkLights(army: Army, found: Problem[]): void {
  let lights = 0
  for (const { light } of army.battalions) if (light) lights += 1
  if (lights <= lightRules.mostBattalions) return
  const battalions = [...army.battalions.keys()].filter((place) => army.battalions[place]?.light)
  const code = 'too-many-light'
  found.push({ code, rule: problemRules[code], battalion: null, battalions })
}

/** ARMY-01 with the house rule `budget`; ARMY-15. */
function checkTotal(army: Army, points: number, found: Problem[]): void {
  const { limit, budget, battalions } = army
  if (battalions.length === 0) {
    found.push({
      code: 'no-battalions',
      rule: problemRules['no-battalions'],
      battalion: null,
    })
  }
  if (points > limit) {
    const code = 'over-limit'
    found.push({ code, rule: problemRules[code], battalion: null, points, limit })
  } else if (points < limit && budget === 'exact') {
    const oddLimit = !canBeExact(limit)
    const code = 'under-limit'
    found.push({ code, rule: problemRules[code], battalion: null, points, limit, oddLimit })
  }
}

/** ARMY-13: what a text states of a battalion, compared with what the table says. */
function checkStatedPoints(battalion: Battalion, place: number, found: Problem[]): void {
  const stated = battalion.statedPoints
  if (stated === null) return
  const points = battalionPoints(battalion)
  if (stated === points) return
  const code = 'stated-points'
  found.push({ code, rule: problemRules[code], battalion: place, stated, points })
}

/** ARMY-13. */
function checkStatements(army: Army, points: number, found: Problem[]): void {
  let place = 0
  for (const battalion of army.battalions) {
    checkStatedPoints(battalion, place, found)
    place += 1
  }
  const stated = army.statedTotal
  if (stated === null || stated === points) return
  const code = 'stated-total'
  found.push({ code, rule: problemRules[code], battalion: null, stated, points })
}

/** Everything that is wrong with an army list, by all rules of section ARMY; none: the list is legal. */
export function findProblems(army: Army): readonly Problem[] {
  const found: Problem[] = []
  const points = armyPoints(army)
  let place = 0
  for (const battalion of army.battalions) {
    checkSize(battalion, place, found)
    checkQuality(battalion, place, found)
    checkCharacters(battalion, place, found)
    checkRifles(army, battalion, place, found)
    checkLight(battalion, place, found)
    place += 1
  }
  checkLights(army, found)
  checkTotal(army, points, found)
  checkStatements(army, points, found)
  return found
}
