// Armies as whole numbers: the country's place times four, and the posture. A sorted list is in the order of the page.
/** `capital`: on the capital of the enemy's home, which it occupies (MP-GEN-04). */
export const postures = ['normal', 'fortified', 'capital', 'capital-fortified'] as const
export type Posture = (typeof postures)[number]

/** An army in words, as in `b:capital`. */
export type ArmyWord = `${string}:${Posture}`

/** One army; equal armies are equal numbers. */
export type Army = number
export type Armies = readonly Army[]

const lying = 1
const onCapital = 2

export const placeOf = (army: Army): number => army >> 2

export const isFortified = (army: Army): boolean => (army & lying) !== 0

export const isOccupying = (army: Army): boolean => (army & onCapital) !== 0

export const postureOf = (army: Army): Posture => {
  if (isOccupying(army)) return isFortified(army) ? 'capital-fortified' : 'capital'
  return isFortified(army) ? 'fortified' : 'normal'
}

export const armyIn = (place: number, posture: Posture): Army =>
  place * 4 + postures.indexOf(posture)

/** Not fortified and on no capital. */
export const normalIn = (place: number): Army => place * 4

export const laidDown = (army: Army): Army => army | lying

export const stoodUp = (army: Army): Army => army & ~lying

export const ontoCapital = (army: Army): Army => army | onCapital

export const withArmy = (armies: Armies, army: Army): Armies => {
  const at = armies.findIndex((each) => each > army)
  return at < 0 ? [...armies, army] : [...armies.slice(0, at), army, ...armies.slice(at)]
}

/** One of them less, if there is one. */
export const withoutArmy = (armies: Armies, army: Army): Armies => {
  const at = armies.indexOf(army)
  return at < 0 ? armies : [...armies.slice(0, at), ...armies.slice(at + 1)]
}

export const countIn = (armies: Armies, place: number): number => {
  let count = 0
  for (const army of armies) if (placeOf(army) === place) count += 1
  return count
}

export const countLying = (armies: Armies, place: number): number => {
  let count = 0
  for (const army of armies) if (placeOf(army) === place && isFortified(army)) count += 1
  return count
}

export const occupies = (armies: Armies): boolean => armies.some(isOccupying)
