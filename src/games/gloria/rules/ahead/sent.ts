// A view on its way to another phone: without the map, which is in the app or travels once.
import { umpire } from '../../../../core/game.ts'
import { ok, refused, type Result } from '../../../../core/result.ts'
import { mapNamed, nameOfMap, toldSince, type NamedMap } from '../../../campaign/rules/index.ts'
import type { GloriaEvent } from '../events.ts'
import { asSeen } from '../fog.ts'
import type { GloriaMap } from '../map.ts'
import type { World } from '../model.ts'
import { seen, type GloriaView } from '../view.ts'
import type { LeftOut } from './carryOut.ts'

/** What goes to a player: what they may know, and what became of the plan they sent before. */
export interface SentView extends Omit<GloriaView, 'world' | 'all'> {
  readonly world: Omit<World, 'map'> & { readonly map: NamedMap }
  readonly leftOut: readonly LeftOut[]
}

/**
 * The view of this seat, from that of the player who has the record in hand. Null where that player may not know it:
 * in fog only the seat itself and the umpire do; without fog all that is not secret lies open, and no player's secrets
 * are taken from behind their curtain.
 */
export const viewFor = (view: GloriaView, seat: string): GloriaView | null => {
  if (view.all !== null) return seen(view.all, seat)
  if (view.seenBy === seat) return view
  const isShared = !view.world.players.includes(view.seenBy) && view.seenBy !== umpire
  return isShared && view.world.house.fog === 'open'
    ? { ...view, seenBy: seat, world: asSeen(view.world, seat), asked: null }
    : null
}

export const sentView = (view: GloriaView, leftOut: readonly LeftOut[]): SentView => {
  const { seenBy, scenario, seats, asked, world } = view
  return { seenBy, scenario, seats, asked, world: { ...world, map: nameOfMap(world.map) }, leftOut }
}

/** The view again, on a phone that has the map; refused with the map that is wanted. */
export const receivedView = (
  { leftOut, ...sent }: SentView,
  maps: readonly GloriaMap[],
): Result<{ readonly view: GloriaView; readonly leftOut: readonly LeftOut[] }, NamedMap> => {
  const map = mapNamed(sent.world.map, maps)
  if (map === undefined) return refused(sent.world.map)
  return ok({ view: { ...sent, world: { ...sent.world, map }, all: null }, leftOut })
}

/** What a seat was told in this round and the one before. */
export const sentEvents = (told: readonly GloriaEvent[], seat: string): readonly GloriaEvent[] =>
  toldSince(told, seat, 'roundBegan', 1)
