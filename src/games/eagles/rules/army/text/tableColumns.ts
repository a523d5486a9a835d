// What the columns of a table hold where a heading alone does not say it: "No" is a place, or how many figures.
import { columnOf, type ColumnKind } from './lexicon/columns.ts'

/** Null: nobody knows. */
export type Columns = readonly (ColumnKind | null)[]

/** "Quality;Rankers;No": behind the figures a number may count how many there are. */
const placesFirst = (columns: Columns): Columns =>
  columns.map((column, n) =>
    column === 'place' && n > columns.indexOf('quality') && n > columns.indexOf('rankers')
      ? null
      : column,
  )

/** "Bn", "Quality", "No.": behind the quality, and with the places named before, it counts the figures. */
function sizesBehindQuality(headings: Columns, words: readonly string[]): Columns {
  const [quality, place] = [headings.indexOf('quality'), headings.indexOf('place')]
  const isCount = (n: number): boolean =>
    /^(?:no|nr|number|nummer)\.?$|^#$/i.test((words[n] ?? '').trim())
  const isOther =
    place >= 0 &&
    place < quality &&
    headings.lastIndexOf('place') === quality + 1 &&
    isCount(quality + 1) &&
    !isCount(place)
  if (headings.includes('rankers') || !isOther) return headings
  return headings.map((column, n) => (n === quality + 1 ? 'rankers' : column))
}

/** "Nr", then "Bataillon": behind its number it is the name. */
function namesBehindPlaces(headings: Columns): Columns {
  const [first, second, ...more] = headings.flatMap((column, n) => (column === 'place' ? [n] : []))
  if (first === undefined || second === undefined || more.length > 0) return headings
  const isBehind = headings.includes('quality') && headings.indexOf('quality') < second
  if (headings.includes('name') || isBehind) return headings
  return headings.map((column, n) => (n === second ? 'name' : column))
}

/** By the words of the headings; `isIndented`: nothing stands above the places, so that the row is one short. */
export function settledColumns(words: readonly string[], isIndented: boolean): Columns {
  const headings = words.map(columnOf)
  const named = namesBehindPlaces(sizesBehindQuality(headings, words))
  return placesFirst(isIndented ? ['place', ...named] : named)
}
