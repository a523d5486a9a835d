// Desk that tasks work on, the world and what the seats are writing; and what is asked for them.
import type { Done, FactionId, Handlers as HandlersOf, NodeId } from '../../campaign/rules/index.ts'
import type { OccupyOption } from './capture.ts'
import type { Change } from './change.ts'
import type { DelugeEvent } from './events.ts'
import type { DelugeState, EnteredResult, Force, Reply } from './model.ts'
import type { RetreatEnd } from './retreat.ts'
import { emptySheet, sheetOf } from './sheets.ts'
import type { Task } from './tasks.ts'
import { forceOf, forcesOf } from './world.ts'

export type Desk = Omit<DelugeState, 'agenda'>
export type DeskDone = Done<Desk, Task, DelugeEvent>

export type DicePurpose =
  | 'order'
  | 'forage'
  | 'scouting'
  | 'quick'
  | 'battleLoot'
  | 'extraLoot'
  | 'lootTurns'
  | 'lootTokens'
  | 'clock'

/** What a party is asked now, as plain data, with nothing in it that the party may not know. */
export type Asked =
  | { readonly kind: 'sheet' }
  | { readonly kind: 'desk'; readonly canRun: boolean; readonly battles: readonly string[] }
  | {
      readonly kind: 'deliver'
      readonly force: string
      readonly loot: number
      readonly canKeep: boolean
    }
  | { readonly kind: 'flee'; readonly force: string; readonly node: NodeId }
  | { readonly kind: 'whichResult'; readonly battles: readonly string[] }
  | {
      readonly kind: 'result'
      readonly battle: string
      readonly isForm: boolean
      /** Where there are several to choose from. */
      readonly canGoBack: boolean
      readonly withTable: boolean
      readonly own: EnteredResult | null
      /** The other camp's entry, where the two differ, or the seat has no player. */
      readonly other: EnteredResult | null
    }
  | { readonly kind: 'retreat'; readonly force: string; readonly ends: readonly RetreatEnd[] }
  | { readonly kind: 'occupy'; readonly node: NodeId; readonly options: readonly OccupyOption[] }
  | { readonly kind: 'vassal'; readonly captor: FactionId }
  | {
      readonly kind: 'dice'
      readonly purpose: DicePurpose
      readonly count: number
      readonly sides: number
      /** The force, node or battle they are thrown for. */
      readonly about: string | null
    }

export const dice = (
  purpose: DicePurpose,
  sides: number,
  about: string | null,
  count = 1,
): Asked => ({ kind: 'dice', purpose, count, sides, about })

export interface DelugeAgenda {
  readonly desk: Desk
  readonly task: Task
  readonly event: DelugeEvent
  readonly ground: Desk
  readonly question: Asked | null
}

export type Handlers<Kind extends Task['kind']> = HandlersOf<DelugeAgenda, Kind>

export const changed = (
  desk: Desk,
  { world, events }: Change,
  next: readonly Task[] = [],
): DeskDone => ({ world: { ...desk, world }, events, next })

/** With the sheets of these factions empty again. */
export const withoutSheets = (
  sheets: DelugeState['sheets'],
  factions: readonly FactionId[],
): DelugeState['sheets'] => ({
  ...sheets,
  ...Object.fromEntries(factions.map((faction) => [faction, emptySheet])),
})

/** The first of these forces that the faction has not replied for yet. */
export const unanswered = (
  { world, sheets }: Desk,
  faction: FactionId,
  forces: readonly string[],
): Force | null => {
  const replies = sheetOf(sheets, faction).replies.map(({ force }) => force)
  const open = forces.flatMap((id) => (replies.includes(id) ? [] : (forceOf(world, id) ?? [])))
  return open.find((force) => force.faction === faction) ?? null
}

/** The reply noted; its task goes on when all have replied. */
export const replied = (desk: Desk, task: Task, by: string, reply: Reply): DeskDone => {
  const sheet = sheetOf(desk.sheets, by)
  const sheets = { ...desk.sheets, [by]: { ...sheet, replies: [...sheet.replies, reply] } }
  return { world: { ...desk, sheets }, next: [task] }
}

/** Who is asked for a force. */
export const ownerOf = ({ world }: Desk, force: string): readonly FactionId[] =>
  forcesOf(world, [force]).map(({ faction }) => faction)
