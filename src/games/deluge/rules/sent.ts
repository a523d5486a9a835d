// A view on its way to another phone: without the map, which is in the app or travels once.
import { ok, refused, type Result } from '../../../core/result.ts'
import { canonicalJson } from '../../../core/record/canonical.ts'
import { sha256 } from '../../../core/record/sha256.ts'
import type { DelugeMap } from './map.ts'
import type { PublicSetup } from './model.ts'
import type { DelugeView } from './view.ts'

/** What stands in the place of the map. */
export interface NamedMap {
  readonly id: string
  readonly checksum: string
}

export interface SentView extends Omit<DelugeView, 'setup'> {
  readonly setup: Omit<PublicSetup, 'map'> & { readonly map: NamedMap }
}

const checksums = new WeakMap<DelugeMap, string>()

const checksumOfMap = (map: DelugeMap): string => {
  const known = checksums.get(map) ?? sha256(canonicalJson(map))
  checksums.set(map, known)
  return known
}

export const sentView = (view: DelugeView): SentView => {
  const { map, ...setup } = view.setup
  return { ...view, setup: { ...setup, map: { id: map.id, checksum: checksumOfMap(map) } } }
}

/** The view again, on a phone that has the map; refused with the map that is wanted. */
export const receivedView = (
  sent: SentView,
  maps: readonly DelugeMap[],
): Result<DelugeView, NamedMap> => {
  const { map: wanted, ...setup } = sent.setup
  const map = maps.find((each) => checksumOfMap(each) === wanted.checksum)
  return map === undefined ? refused(wanted) : ok({ ...sent, setup: { ...setup, map } })
}
