// Positions of the names of places: below, above, right or left of their dots, where nothing else is; else nowhere.
import type { Point } from './geometry.ts'

interface Named extends Point {
  readonly id: string
  readonly name: string
  /** Capitals come first, then homes. */
  readonly rank: number
}

interface PlacedName extends Point {
  readonly id: string
  readonly name: string
  readonly anchor: 'start' | 'middle' | 'end'
  readonly isBold: boolean
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const letter = 7
const line = 15
/** Names of seas are spaced. */
const seaLetter = 9.5

/** Whole within the map, in pixels; a sea whose name would cross another word has none at this distance. */
export function placeSeas<Sea extends Point & { readonly name: string }>(
  seas: readonly Sea[],
  map: Box,
  taken: readonly Box[],
): readonly Sea[] {
  const full: Box[] = [...taken]
  return seas.flatMap((sea) => {
    const half = (sea.name.length * seaLetter) / 2
    const [least, most] = [map.x + half, map.x + map.width - half]
    if (least > most) return []
    const x = Math.min(Math.max(sea.x, least), most)
    const box = { x: x - half, y: sea.y - 12, width: 2 * half, height: line }
    if (full.some((other) => overlap(box, other))) return []
    full.push(box)
    return [{ ...sea, x }]
  })
}

/** In pixels; `taken` is what stands there already. */
export function placeNames(places: readonly Named[], taken: readonly Box[]): readonly PlacedName[] {
  const full: Box[] = [...taken]
  const placed: PlacedName[] = []
  for (const { id, name, x, y, rank } of places.toSorted((a, b) => a.rank - b.rank)) {
    const width = name.length * letter
    const tries: readonly (Pick<PlacedName, 'x' | 'y' | 'anchor'> & { readonly left: number })[] = [
      { x, y: y + 18, anchor: 'middle', left: x - width / 2 },
      { x, y: y - 8, anchor: 'middle', left: x - width / 2 },
      { x: x + 8, y: y + 4, anchor: 'start', left: x + 8 },
      { x: x - 8, y: y + 4, anchor: 'end', left: x - 8 - width },
    ]
    for (const { left, ...spot } of tries) {
      const box = { x: left, y: spot.y - 12, width, height: line }
      if (full.some((other) => overlap(box, other))) continue
      full.push(box)
      placed.push({ id, name, ...spot, isBold: rank === 0 })
      break
    }
  }
  return placed
}
