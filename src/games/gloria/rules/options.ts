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

export type GloriaField = 'first' | 'second'

/** `U3+U7>12`: what stands before and behind the arrows. */
export const stationsOf = (option: string): readonly string[] => partOf(option).split('>')

export const unitsIn = (option: string): readonly string[] =>
  (stationsOf(option)[0] ?? '').split('+')
