// Completing a list at random, by the rules and to the last point where that is possible.
import { applyEdit, type Edit } from './edit.ts'
import { bounds } from './bounds.ts'
import { improvements, improvementsOf } from './improvements.ts'
import { linePlan, usualPlan, type Plan } from './plan.ts'
import { armyPoints, pointsLeft } from './points.ts'
import { characterTable, sizes } from './prices.ts'
import type { Army, Character, CharacterCounts, Quality } from './model.ts'

/** A whole number from 0 to n − 1, each as likely as the others. */
export type Random = (n: number) => number

/** How often a quality is drawn: an army is mostly Drilled, and Guards are few. */
const urn = [
  'green',
  'green',
  'drilled',
  'drilled',
  'drilled',
  'drilled',
  'veteran',
  'veteran',
  'veteran',
  'guards',
] as const satisfies readonly Quality[]

/** Of ten battalions, so many have (the first, and again the second) character of a kind. */
const having = { drummer: 6, sergeant: 5, ensign: 3, officer: 5 } as const

function randomCharacters(random: Random): CharacterCounts {
  const count = (kind: Character): number => {
    let drawn = 0
    while (drawn < characterTable[kind].most && random(10) < having[kind]) drawn += 1
    return drawn
  }
  return {
    drummer: count('drummer'),
    sergeant: count('sergeant'),
    ensign: count('ensign'),
    officer: count('officer'),
  }
}

/** 20 to 40 Rankers of a random quality with random characters. */
function randomPlan(random: Random): Plan {
  const quality = urn[random(urn.length)] ?? 'drilled'
  const rankers = sizes.least + sizes.step * (1 + random(6))
  return { ...linePlan(quality, rankers), characters: randomCharacters(random) }
}

/** Enough for a battalion worth having; below it every second step improves one that was added. */
const battalionsWorth = 24
const smallestPrice = 8

const oneOf = <T>(things: readonly T[], random: Random): T | null =>
  (things.length === 0 ? undefined : things[random(things.length)]) ?? null

/** The list with only the battalions that were added to the first `given` ones. */
const addedTo = (army: Army, given: number): Army => ({
  ...army,
  battalions: army.battalions.slice(given),
})

/** An improvement of an added battalion drawn by lot, or, if it has all it can have, of any added one. */
function improvement(added: Army, left: number, random: Random): Edit | null {
  const drawn = oneOf(added.battalions, random)
  const own = drawn === null ? [] : improvementsOf(added, drawn, left)
  return oneOf(own.length > 0 ? own : improvements(added, left), random)?.edit ?? null
}

function newBattalion(army: Army, random: Random): Edit {
  const edit = { kind: 'add', plan: randomPlan(random) } as const
  return pointsLeft(applyEdit(army, edit)) >= 0 ? edit : { kind: 'add', plan: usualPlan(army) }
}

/** There are points and room for one more battalion; without it nothing can be added at random. */
export const canComplete = (army: Army): boolean =>
  pointsLeft(army) >= smallestPrice && army.battalions.length < bounds.battalions

function nextEdit(army: Army, given: number, random: Random): Edit | null {
  const left = pointsLeft(army)
  const added = addedTo(army, given)
  const isFirst = added.battalions.length === 0
  if (canComplete(army) && (isFirst || left >= battalionsWorth || random(2) === 0))
    return newBattalion(army, random)
  // A battalion that has all it can have leaves room for another one.
  return improvement(added, left, random) ?? (canComplete(army) ? newBattalion(army, random) : null)
}

/** Edits and the army they lead to. */
interface Walk {
  readonly edits: readonly Edit[]
  readonly army: Army
}

function walk(start: Army, random: Random): Walk {
  const edits: Edit[] = []
  let army = start
  while (pointsLeft(army) > 0) {
    const edit = nextEdit(army, start.battalions.length, random)
    if (edit === null) break
    edits.push(edit)
    army = applyEdit(army, edit)
  }
  return { edits, army }
}

/** A walk that ends with a few points too little for anything is tried again, so many times. */
const attempts = 8

/**
 * Edits that fill the points left with random battalions and their characters. Every battalion that is there stays
 * exactly as it is; no rule is broken that was not broken before. None where {@link canComplete} is false. What is
 * too little for anything more stays unspent: on an even budget seldom more than nothing.
 */
export function completion(army: Army, random: Random): readonly Edit[] {
  let best = walk(army, random)
  for (let attempt = 1; attempt < attempts && best.edits.length > 0; attempt += 1) {
    const left = pointsLeft(best.army)
    if (left < 2 || left >= smallestPrice) break
    const other = walk(army, random)
    if (armyPoints(other.army) > armyPoints(best.army)) best = other
  }
  return best.edits
}
