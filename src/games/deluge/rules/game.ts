// The Deluge as a game: set-up, seats, views, questions, answers, outcome.
import type { Game, Outcome } from '../../../core/game.ts'
import { umpire } from '../../../core/game.ts'
import { ok } from '../../../core/result.ts'
import { hasUmpire } from '../../campaign/rules/index.ts'
import { answer, opening } from './answer.ts'
import { ask, type DelugePrompt } from './ask.ts'
import { readCorrection, type Correction } from './correction.ts'
import type { DelugeEvent } from './events.ts'
import { explain } from './explain.ts'
import type { DelugeSetup, DelugeState } from './model.ts'
import type { DelugeField, DelugeOption, DelugeReason } from './options.ts'
import { factionsOf, readSetup } from './setup.ts'
import { hundredths, placesOf, standings } from './victory.ts'
import { seen, type DelugeView } from './view.ts'

export interface DelugeKinds {
  readonly setup: DelugeSetup
  readonly state: DelugeState
  readonly view: DelugeView
  readonly prompt: DelugePrompt
  readonly event: DelugeEvent
  readonly correction: Correction
  /** A faction's id, or the umpire. */
  readonly seat: string
  readonly option: DelugeOption
  readonly reason: DelugeReason
  readonly field: DelugeField
}

/** TD-VIC-04, 05: points in hundredths, and the place. */
const outcome = ({ world }: DelugeState): Outcome | null => {
  if (!world.isOver) return null
  const places = placesOf(world)
  const figures = Object.fromEntries(
    standings(world).map(({ faction, total }) => [
      faction,
      { points: hundredths(total), place: places.get(faction) ?? 0 },
    ]),
  )
  const withUmpire = hasUmpire(world.seats)
    ? { ...figures, [umpire]: { points: 0, place: 0 } }
    : figures
  return {
    winners: [...places].flatMap(([faction, place]) => (place === 1 ? [faction] : [])),
    how: 'points',
    figures: withUmpire,
  }
}

export const deluge: Game<DelugeKinds> = {
  name: 'the-deluge',
  rulesVersion: 4,
  recordVersion: 2,
  hasSecrets: true,
  readSetup,
  readCorrection,
  seats: ({ map, houseRules, seats }) => [
    ...factionsOf(map, houseRules),
    ...(hasUmpire(seats) ? [umpire] : []),
  ],
  open: (setup) => ok(opening(setup).state),
  seen,
  ask,
  explain,
  answer,
  outcome,
}
