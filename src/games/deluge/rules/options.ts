// The options, fields and reasons of a campaign's questions: the one place that writes and reads their strings.
import type { HeadOf } from '../../../core/option.ts'
import { partOf } from '../../../core/option.ts'
import type { SheetOption } from '../../campaign/rules/index.ts'
import type { OccupyOption } from './capture.ts'
import type { ForceKind } from './map.ts'
import type { DiplomacyLine, ResultWord } from './model.ts'
import type { OrderReason, StrategyOption } from './sheets.ts'

export type DelugeOption =
  | SheetOption
  | DiplomacyLine
  | StrategyOption
  | `merge:${number}+${number}`
  | 'points'
  | `step:${string}`
  | `end:${string}`
  | 'run'
  | `result:${string}`
  | ResultWord
  | 'quick'
  | 'table'
  | 'back'
  | 'flee'
  | 'fight'
  | `to:${string}`
  | OccupyOption
  | 'vassal'
  | ForceKind
  | 'no'
  | 'yes'

export type OptionHead = HeadOf<DelugeOption>

export type DelugeReason =
  | OrderReason
  | 'badList'
  | 'tooWeak'
  | 'tooDear'
  | 'notUmpire'
  | 'notPublic'
  | 'noSuchThing'
  | 'overdrawn'
  | 'neverChanges'
  | 'ring'
  | 'notLinked'
  | 'notYet'
  | 'ownForce'
  | 'inSight'
  | 'gap'
  | 'overCount'

export type DelugeField =
  | 'force'
  | 'intelligence'
  | 'points'
  | 'units'
  | 'name'
  | 'list'
  | 'tokens'
  | `back:${number}`
  | 'newUnits'
  | 'newPoints'
  | 'upgrade'
  | 'amount'
  | 'sold'
  | 'kept'
  | 'how'
  | 'redStart'
  | 'redMissing'
  | 'blueStart'
  | 'blueMissing'

export type FieldHead = HeadOf<DelugeField>

/** `F2>F11`: what stands before and behind the arrow. */
export const arrow = (option: string): readonly [string, string] => {
  const part = partOf(option)
  const at = part.indexOf('>')
  return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)]
}

/** `merge:2+4`: places counted from 0. */
export const mergeOf = (option: string): readonly [number, number] => {
  const [a = '', b = ''] = partOf(option).split('+')
  return [Number(a) - 1, Number(b) - 1]
}
