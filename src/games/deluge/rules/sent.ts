// A view on its way to another phone: without the map, which is in the app or travels once.
import { ok, refused, type Result } from '../../../core/result.ts'
import { mapNamed, nameOfMap, toldSince, type NamedMap } from '../../campaign/rules/index.ts'
import type { DelugeEvent } from './events.ts'
import type { DelugeMap } from './map.ts'
import type { DelugeSetup, DelugeState, PublicSetup, World } from './model.ts'
import { seen, type DelugeView } from './view.ts'

/** What all see when the campaign is over. */
interface SentState extends Omit<DelugeState, 'setup' | 'world'> {
  readonly setup: Omit<DelugeSetup, 'map'> & { readonly map: NamedMap }
  readonly world: Omit<World, 'map'> & { readonly map: NamedMap }
}

interface SentUnderWay extends Omit<DelugeView, 'setup'> {
  readonly setup: Omit<PublicSetup, 'map'> & { readonly map: NamedMap }
}

/** When all is open, the view is made anew from the state: it would hold everything twice. */
interface SentWhenOver {
  readonly seenBy: string
  readonly setup: { readonly map: NamedMap }
  readonly over: SentState
}

export type SentView = SentUnderWay | SentWhenOver

export const sentView = (view: DelugeView): SentView => {
  const { setup, all, seenBy } = view
  const map = nameOfMap(setup.map)
  if (all !== null && view.isOver) return { seenBy, setup: { map }, over: sentState(all, seenBy) }
  return { ...view, setup: { ...setup, map } }
}

/** Without what others once knew of forces, and left to be answered for them: all else is open now. */
const sentState = (state: DelugeState, seat: string): SentState => {
  const { setup, world } = state
  const seats = world.seats.map((each) =>
    each.factions.includes(seat) ? each : { ...each, standing: {} },
  )
  const factions = Object.entries(world.factions).map(
    ([id, faction]) => [id, id === seat ? faction : { ...faction, knowledge: {} }] as const,
  )
  return {
    ...state,
    setup: { ...setup, seats, map: nameOfMap(setup.map) },
    world: {
      ...world,
      seats,
      map: nameOfMap(world.map),
      factions: Object.fromEntries(factions),
    },
  }
}

/** The view again, on a phone that has the map; refused with the map that is wanted. */
export const receivedView = (
  sent: SentView,
  maps: readonly DelugeMap[],
): Result<DelugeView, NamedMap> => {
  const wanted = sent.setup.map
  const map = mapNamed(wanted, maps)
  if (map === undefined) return refused(wanted)
  if (!('over' in sent)) return ok({ ...sent, setup: { ...sent.setup, map } })
  const { seenBy, over } = sent
  const state = {
    ...over,
    setup: { ...over.setup, map },
    world: { ...over.world, map },
  }
  return ok(seen(state, seenBy))
}

/**
 * What a seat was told in this turn and, while the campaign goes on, the one before; of all that was told since it
 * began. Older news is in the record, and what was learned by it is part of the view.
 */
export const sentEvents = (
  told: readonly DelugeEvent[],
  { seenBy, isOver }: Pick<DelugeView, 'seenBy' | 'isOver'>,
): readonly DelugeEvent[] => toldSince(told, seenBy, 'turnBegan', isOver ? 0 : 1)
