// What the couriers' game is made of: three seats and an umpire, four towns in a ring, sheets, letters, knowledge with dates.
import type { Prompt } from '@/core/conversation.ts'

export const towns = ['aldea', 'burgo', 'castro', 'duero'] as const
export type Town = (typeof towns)[number]

export const houses = ['red', 'blue', 'green'] as const
export type House = (typeof houses)[number]
export type CourierSeat = House | 'umpire'

export type PerHouse<T> = Readonly<Record<House, T>>

interface CouriersSetup {
  /** 1 to 20. */
  readonly turns: number
}

export type SheetLine = 'wait' | `ride:${Town}`

export interface Sheet {
  readonly lines: readonly SheetLine[]
  readonly isClosed: boolean
}

/** Whom a house met, where, and in which turn; it never updates by itself. */
export interface Meeting {
  readonly house: House
  readonly town: Town
  readonly turn: number
}

export interface CouriersState {
  readonly turns: number
  /** From 1. */
  readonly turn: number
  readonly phase: 'orders' | 'roads' | 'over'
  readonly at: PerHouse<Town>
  readonly sheets: PerHouse<Sheet>
  /** Towns visited, the first one included. */
  readonly visited: PerHouse<readonly Town[]>
  readonly met: PerHouse<readonly Meeting[]>
  /** Days of delay that the roads cost so far; known to all. */
  readonly delays: number
}

/** What everybody knows, and what a house knows beyond that. */
export interface CouriersView {
  readonly seenBy: CourierSeat | 'table'
  readonly turns: number
  readonly turn: number
  readonly phase: CouriersState['phase']
  readonly delays: number
  readonly own: HouseView | null
  /** The umpire's, and everybody's when the game is over. */
  readonly all: CouriersState | null
}

export interface HouseView {
  readonly at: Town
  readonly sheet: Sheet
  readonly visited: readonly Town[]
  readonly met: readonly Meeting[]
}

export type CouriersEvent =
  | { readonly kind: 'noted'; readonly to: readonly CourierSeat[]; readonly lines: number }
  | { readonly kind: 'rode'; readonly to: readonly CourierSeat[]; readonly town: Town }
  | {
      readonly kind: 'met'
      readonly to: readonly CourierSeat[]
      readonly other: House
      readonly town: Town
    }
  | { readonly kind: 'weather'; readonly storm: boolean; readonly washedOut: number }
  | { readonly kind: 'roads'; readonly face: number; readonly delay: number }
  | { readonly kind: 'turnBegan'; readonly turn: number }
  | { readonly kind: 'moved'; readonly to: readonly CourierSeat[]; readonly town: Town }

export type CouriersOption = SheetLine | `drop:${number}` | 'done' | 'reopen' | 'no' | 'yes'
export type CouriersReason = 'notNear' | 'sheetFull' | 'notUmpire'
type CouriersField = 'storm' | 'washedOut'

export interface CouriersPrompt extends Prompt<
  CourierSeat,
  CouriersOption,
  CouriersReason,
  CouriersField
> {
  readonly kind: 'orders' | 'run' | 'roads'
}

export interface CouriersCorrection {
  readonly house: House
  readonly town: Town
}

export interface CouriersKinds {
  readonly setup: CouriersSetup
  readonly state: CouriersState
  readonly view: CouriersView
  readonly prompt: CouriersPrompt
  readonly event: CouriersEvent
  readonly correction: CouriersCorrection
  readonly seat: CourierSeat
  readonly option: CouriersOption
  readonly reason: CouriersReason
  readonly field: CouriersField
}

export const perHouse = <T>(make: (house: House) => T): PerHouse<T> => ({
  red: make('red'),
  blue: make('blue'),
  green: make('green'),
})

/** COU-2: the two neighbours in the ring. */
export const isNear = (one: Town, other: Town): boolean =>
  Math.abs(towns.indexOf(one) - towns.indexOf(other)) % 2 === 1

/** Where the courier will be when the lines of a sheet are ridden. */
export const endOf = (at: Town, lines: readonly SheetLine[]): Town => {
  const last = lines.findLast((line) => line !== 'wait')
  return towns.find((town) => last === `ride:${town}`) ?? at
}
