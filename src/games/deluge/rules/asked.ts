// What a party is asked now, as plain data, with nothing in it that the party may not know.
import { umpire } from '../../../core/game.ts'
import { own } from '../../../core/own.ts'
import {
  counted,
  differ,
  isOpenTo,
  seatOf,
  type FactionId,
  type NodeId,
} from '../../campaign/rules/index.ts'
import { diceOf, thrower, type AskedDice } from './askedDice.ts'
import { occupyOptions, type OccupyOption } from './capture.ts'
import { deliveriesOf, keepsTokens } from './income.ts'
import type { Battle, DelugeState, EnteredResult, World } from './model.ts'
import type { RetreatEnd } from './retreat.ts'
import type { Task } from './tasks.ts'
import { sheetOf } from './sheets.ts'
import { forceOf } from './world.ts'

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
      /** The other camp's entry, where the two differ, or the seat is nobody's. */
      readonly other: EnteredResult | null
    }
  | { readonly kind: 'retreat'; readonly force: string; readonly ends: readonly RetreatEnd[] }
  | { readonly kind: 'occupy'; readonly node: NodeId; readonly options: readonly OccupyOption[] }
  | { readonly kind: 'vassal'; readonly captor: FactionId }
  | AskedDice

const openBattles = ({ battles, phase }: World): readonly Battle[] =>
  phase === 'combat'
    ? battles.filter(({ outcome, entries }) => outcome === null && counted(entries) === null)
    : []

export const askedOf = (state: DelugeState, party: string): Asked | null => {
  const [task] = state.agenda
  if (task === undefined || state.world.isOver) return null
  const own = askedByTask(state, task, party)
  if (own !== null) return own
  return party === umpire ? atTheDesk(state, task) : resultAsked(state, party)
}

/** The part of the head task that this party must answer; null if it is another's. */
const askedByTask = (state: DelugeState, task: Task, party: string): Asked | null => {
  const { world } = state
  switch (task.kind) {
    case 'sheets':
      return party !== umpire && isFaction(world, party) && (task.of ?? party) === party
        ? { kind: 'sheet' }
        : null
    case 'deliver':
      return deliveryAsked(state, party)
    case 'flee':
      return fleeAsked(state, task.asked, party)
    case 'goTo':
      return forceOf(world, task.force)?.faction === party
        ? { kind: 'retreat', force: task.force, ends: task.ends }
        : null
    case 'occupy':
      return task.faction === party
        ? { kind: 'occupy', node: task.node, options: occupyOptions(world, party, task.node) }
        : null
    case 'vassal':
      return task.faction === party ? { kind: 'vassal', captor: task.captor } : null
    case 'turn':
    case 'rollOrder':
    case 'phase':
    case 'attrition':
    case 'forage':
    case 'scouting':
    case 'gifts':
    case 'turnsOf':
    case 'combat':
    case 'askFlight':
    case 'flight':
    case 'afterFlights':
    case 'node':
    case 'result':
    case 'quick':
    case 'loot':
    case 'retreat':
    case 'occupations':
    case 'captures':
    case 'lootNode':
    case 'homes':
    case 'clock':
    case 'turnEnd':
      return thrower(world, task) === party ? diceOf(world, task) : null
  }
}

const isFaction = (world: World, party: string): boolean => Object.hasOwn(world.factions, party)

/** The first force of the faction that has not answered yet. */
export const nextDelivery = ({ world, sheets }: DelugeState, faction: string): string | null => {
  if (!isFaction(world, faction)) return null
  const replied = sheetOf(sheets, faction).replies.map(({ force }) => force)
  return deliveriesOf(world, faction).find((id) => !replied.includes(id)) ?? null
}

const deliveryAsked = (state: DelugeState, party: string): Asked | null => {
  const id = nextDelivery(state, party)
  const force = id === null ? null : forceOf(state.world, id)
  return force === null
    ? null
    : {
        kind: 'deliver',
        force: force.id,
        loot: force.loot,
        canKeep: keepsTokens(state.world, party),
      }
}

export const nextFlight = (
  { world, sheets }: Pick<DelugeState, 'world' | 'sheets'>,
  asked: readonly string[],
  faction: string,
): string | null => {
  const replied = sheetOf(sheets, faction).replies.map(({ force }) => force)
  return (
    asked.find((id) => forceOf(world, id)?.faction === faction && !replied.includes(id)) ?? null
  )
}

const fleeAsked = (state: DelugeState, asked: readonly string[], party: string): Asked | null => {
  const id = nextFlight(state, asked, party)
  const force = id === null ? null : forceOf(state.world, id)
  return force === null ? null : { kind: 'flee', force: force.id, node: force.at }
}

/** What this party is entering a result for. */
const enteringOf = ({ entering }: DelugeState, party: string) => own(entering, party)

const atTheDesk = (state: DelugeState, task: Task): Asked | null => {
  const canRun = task.kind === 'sheets'
  const open = openBattles(state.world)
  const battles = open.map(({ id }) => id)
  const entering = open.find(({ id }) => id === enteringOf(state, umpire)?.battle)
  if (entering !== undefined) return asResult(state, entering, umpire, true)
  return canRun || battles.length > 0 ? { kind: 'desk', canRun, battles } : null
}

export const campOf = (battle: Battle, party: string): 0 | 1 | null => {
  if (battle.red.includes(party)) return 0
  return battle.blue.includes(party) ? 1 : null
}

const resultAsked = (state: DelugeState, party: string): Asked | null => {
  const open = openBattles(state.world).filter((battle) => {
    const camp = campOf(battle, party)
    return camp !== null && isOpenTo(battle.entries, camp)
  })
  const [first] = open
  if (first === undefined) return null
  const chosen = open.find(({ id }) => id === enteringOf(state, party)?.battle)
  if (chosen === undefined && open.length > 1)
    return { kind: 'whichResult', battles: open.map(({ id }) => id) }
  return asResult(state, chosen ?? first, party, open.length > 1)
}

const asResult = (state: DelugeState, battle: Battle, party: string, canGoBack: boolean): Asked => {
  const { world } = state
  const camp = campOf(battle, party)
  const { camps } = battle.entries
  const own = camp === null ? null : (camps[camp]?.result ?? null)
  const other = camp === null ? null : (camps[camp === 0 ? 1 : 0]?.result ?? null)
  const isShown = differ(battle.entries) || seatOf(world.seats, party)?.kind === 'absent'
  const open = enteringOf(state, party)
  const isForm = open?.battle === battle.id && open.isForm
  return {
    kind: 'result',
    battle: battle.id,
    isForm,
    canGoBack: canGoBack || isForm,
    withTable: world.house.losses === 'table',
    own,
    other: isShown ? other : null,
  }
}
