// The options and fields of a campaign's questions: the one place that writes and reads their strings.
import type { HeadOf } from '../../../core/option.ts'
import { partOf } from '../../../core/option.ts'
import type { ResultWord } from './model.ts'
import type { BrigadeType, PurchaseId, Special } from './tables.ts'
import type { WayOption } from './ways.ts'

export type GloriaOption =
  | 'done'
  | 'none'
  | 'yes'
  | 'no'
  | 'income'
  | 'power'
  | 'open'
  | 'close'
  | 'quick'
  | ResultWord
  | 'attackerRouts'
  | 'defenderRouts'
  | `result:${string}`
  | `end:${string}`
  | `offer:${string}`
  | `${PurchaseId}:${string}`
  | `aside:${string}`
  | `take:${string}`
  | `army:${string}`
  | `interdict:${string}`
  | 'khan'
  | `piracy:${string}`
  | `raid:${string}`
  | `found:${string}`
  | `post:${string}`
  | `deal:${string}`
  | `audience:${string}`
  | `plate:${string}`
  | `war:${string}`
  | `kingdom:${string}`
  | `target:${string}`
  | `sack:${string}`
  | `to:${string}`
  | WayOption
  | `break:${string}`
  | `sail:${string}`
  | `ship:${string}`
  | `sortie:${string}`
  | 'pirates'
  | `block:${string}`
  | `intercept:${string}`
  | `besiege:${string}`
  | `lose:${string}`
  | `supply:${string}`
  | 'sackIt'
  | 'rio'
  | BrigadeType
  | Special

export type OptionHead = HeadOf<GloriaOption>
export const optionHeads = {
  done: true,
  none: true,
  yes: true,
  no: true,
  income: true,
  power: true,
  open: true,
  close: true,
  quick: true,
  attackerWins: true,
  defenderWins: true,
  drawn: true,
  attackerRouts: true,
  defenderRouts: true,
  result: true,
  end: true,
  offer: true,
  build: true,
  combine: true,
  hire: true,
  unsack: true,
  fleet: true,
  fort: true,
  court: true,
  aside: true,
  take: true,
  army: true,
  interdict: true,
  khan: true,
  piracy: true,
  raid: true,
  found: true,
  post: true,
  deal: true,
  audience: true,
  plate: true,
  war: true,
  kingdom: true,
  target: true,
  sack: true,
  to: true,
  move: true,
  attack: true,
  cavalry: true,
  road: true,
  river: true,
  sea: true,
  break: true,
  sail: true,
  ship: true,
  sortie: true,
  pirates: true,
  block: true,
  intercept: true,
  besiege: true,
  lose: true,
  supply: true,
  sackIt: true,
  rio: true,
  infantry: true,
  'light-cavalry': true,
  'heavy-cavalry': true,
  artillery: true,
  'siege-guns': true,
  'very-heavy-artillery': true,
  'horse-artillery': true,
  marksmen: true,
  guard: true,
  wagonburg: true,
  'double-regiment': true,
  engineers: true,
  cadre: true,
  fanatics: true,
  terror: true,
  'horse-archers': true,
} as const satisfies Record<OptionHead, true>

export type GloriaField = 'first' | 'second'

/** `U3+U7>12`: what stands before and behind the arrows. */
export const stationsOf = (option: string): readonly string[] => partOf(option).split('>')

export const unitsIn = (option: string): readonly string[] =>
  (stationsOf(option)[0] ?? '').split('+')
