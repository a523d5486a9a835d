// Names of armies and battalions on screen: their own name, or a sensible one.
import { characters, type Army, type Battalion } from '@/games/eagles/rules/index.ts'
import type { Words } from '@/words/index.ts'

export const armyName = (army: Army, words: Words): string =>
  army.name === '' ? words.army.unnamed[army.nation] : army.name

/** `place` counts from 0. */
export const battalionName = (battalion: Battalion, place: number, words: Words): string =>
  battalion.name === '' ? words.problems.battalion(place) : battalion.name

/** "Veteran 32, Light, rifles". */
export function battalionSummary(battalion: Battalion, { army: words }: Words): string {
  const quality = battalion.quality === null ? words.noQuality : words.qualities[battalion.quality]
  const troops = [battalion.light ? words.light : '', battalion.rifles ? words.riflesShort : '']
  return [`${quality} ${String(battalion.rankers)}`, ...troops]
    .filter((part) => part !== '')
    .join(', ')
}

/** "2 drummers, officer"; empty if there are none. */
export const charactersInWords = (battalion: Battalion, { army: words }: Words): string =>
  characters
    .map((kind) => ({ count: battalion.characters[kind], ...words.characters[kind] }))
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => (count === 1 ? one : `${String(count)} ${many}`))
    .join(', ')
