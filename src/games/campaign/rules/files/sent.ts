// Parts that both campaigns put into a view on its way to a seat elsewhere: a name for the map, and what the seat was told.
import { once } from '../../../../core/once.ts'
import type { GameEvent } from '../../../../core/game.ts'
import { canonicalJson } from '../../../../core/record/canonical.ts'
import { isToldTo } from '../../../../core/record/log.ts'
import { sha256 } from '../../../../core/record/sha256.ts'
import type { MapFile } from '../map/model.ts'

/** What stands in the place of a map: it is in the app or travels once. */
export interface NamedMap {
  readonly id: string
  readonly checksum: string
}

const checksumOf = once((map: MapFile) => sha256(canonicalJson(map)))

export const nameOfMap = (map: MapFile): NamedMap => ({ id: map.id, checksum: checksumOf(map) })

/** The map that is meant; undefined: it is not among these. */
export const mapNamed = <M extends MapFile>(
  { checksum }: NamedMap,
  maps: readonly M[],
): M | undefined => maps.find((map) => checksumOf(map) === checksum)

/** Who else was told of it is no player's business: it says who sees what, and who is in the know. */
const withoutReaders = <E extends GameEvent>(event: E): E => {
  const copy = { ...event }
  Reflect.deleteProperty(copy, 'to')
  return copy
}

/** What a seat was told since the last event of the kind `start` but so many; of all, while there are fewer. */
export const toldSince = <E extends GameEvent>(
  told: readonly E[],
  seat: string,
  start: E['kind'],
  back: number,
): readonly E[] => {
  const own = told.filter((event) => isToldTo(event, seat))
  const starts = own.flatMap(({ kind }, n) => (kind === start ? [n] : []))
  return own.slice(starts.at(-1 - back) ?? 0).map(withoutReaders)
}
