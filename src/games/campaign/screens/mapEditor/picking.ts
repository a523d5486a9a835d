// Place that a finger means, and the spot where a new one may stand.
import { onMap, type MapFile } from '../../rules/index.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** The place nearest to a point, no further than `reach` away, both in units of the map. */
export function nearestNode(
  nodes: MapFile['nodes'],
  at: Point,
  reach: number,
  but: string | null = null,
): string | null {
  let found: string | null = null
  let least = reach
  for (const { id, x, y } of nodes) {
    const far = Math.hypot(x - at.x, y - at.y)
    if (far > least || id === but) continue
    found = id
    least = far
  }
  return found
}

const apart = 40
const most = 1000

/** The free spot nearest to `from`: where no place is near. In a full map, `from` itself. */
export function freeSpot(nodes: MapFile['nodes'], from: Point): Point {
  const isFree = (at: Point): boolean =>
    at.x >= 0 && at.y >= 0 && at.x <= most && at.y <= most && nearestNode(nodes, at, apart) === null
  for (let ring = 0; ring * apart < most * 1.5; ring += 1) {
    const count = Math.max(1, ring * 6)
    for (let n = 0; n < count; n += 1) {
      const angle = (2 * Math.PI * n) / count
      const at = {
        x: from.x + Math.cos(angle) * ring * apart,
        y: from.y + Math.sin(angle) * ring * apart,
      }
      if (isFree(at)) return onMap(at)
    }
  }
  return onMap(from)
}
