// View of a player, the umpire or the table: all they may know, which a screen, a question or a file is made of.
import { own } from '../../../core/own.ts'
import { umpire } from '../../../core/game.ts'
import type { PublicSeat } from '../../campaign/rules/index.ts'
import { entrants, parkedFor } from './battle.ts'
import { asSeen } from './fog.ts'
import { seatsOf } from './handlers.ts'
import type { GloriaState, World } from './model.ts'
import type { Task } from './tasks.ts'
import { battleIn } from './world.ts'

export interface GloriaView {
  readonly seenBy: string
  readonly scenario: string
  readonly seats: readonly PublicSeat[]
  /** Without what is secret to this party. */
  readonly world: World
  /** What it is asked; null: nothing. */
  readonly asked: Task | null
  /** The umpire's, and everybody's when the campaign is over. */
  readonly all: GloriaState | null
}

/** Tasks that a result of a parked battle may come in between. */
const isOpenTo = (task: Task): boolean =>
  task.kind === 'move' || task.kind === 'siege' || task.kind === 'agents'

const askedOf = (state: GloriaState, party: string): Task | null => {
  const { world, agenda, entering, shown } = state
  const [head] = agenda
  if (head === undefined || world.isOver) return null
  const isBetween = (isOpenTo(head) && shown === null) || head.kind === 'parked'
  const entered = own(entering, party)
  const battle = entered === undefined ? null : battleIn(world, entered)
  if (isBetween && battle?.state === 'parked' && entrants(world, battle).includes(party))
    return { kind: 'battle', battle: battle.id }
  if (seatsOf(state, head).includes(party)) return head
  return isBetween && parkedFor(world, party).length > 0 ? { kind: 'parked' } : null
}

interface Cached {
  readonly agenda: GloriaState['agenda']
  readonly entering: GloriaState['entering']
  readonly naming: GloriaState['naming']
  readonly shown: World | null
  readonly view: GloriaView
}

/** A view is made again only when something of it may have changed. */
const cache = new WeakMap<World, Map<string, Cached>>()

export const seen = (state: GloriaState, party: string): GloriaView => {
  const { world, agenda, entering, naming, shown } = state
  const views = cache.get(world) ?? new Map<string, Cached>()
  cache.set(world, views)
  const before = views.get(party)
  if (
    before?.agenda === agenda &&
    before.entering === entering &&
    before.naming === naming &&
    before.shown === shown
  )
    return before.view
  const view = look(state, party)
  views.set(party, { agenda, entering, naming, shown, view })
  return view
}

const look = (state: GloriaState, party: string): GloriaView => {
  const { world, shown, setup } = state
  const isAll = party === umpire || world.isOver
  const base = shown === null || isAll || party === world.active ? world : shown
  return {
    seenBy: party,
    scenario: setup.scenario,
    seats: world.seats,
    world: isAll ? world : asSeen(base, party),
    asked: askedOf(state, party),
    all: isAll ? state : null,
  }
}
