// Gloria Mundi as a game: set-up, seats, views, questions, answers, outcome.
import { umpire, type Game, type Outcome, type Step } from '../../../core/game.ts'
import { ok } from '../../../core/result.ts'
import { hasUmpire } from '../../campaign/rules/index.ts'
import { answer, settle } from './answer.ts'
import { ask, type GloriaPrompt } from './ask.ts'
import { readCorrection, type Correction } from './correction.ts'
import type { GloriaEvent } from './events.ts'
import { explain } from './explain.ts'
import type { GloriaSetup, GloriaState } from './model.ts'
import type { GloriaField, GloriaOption } from './options.ts'
import type { Reason } from './reasons.ts'
import { openingWorld, playersOf, readSetup } from './setup.ts'
import { standings } from './victory.ts'
import { seen, type GloriaView } from './view.ts'

export interface GloriaKinds {
  readonly setup: GloriaSetup
  readonly state: GloriaState
  readonly view: GloriaView
  readonly prompt: GloriaPrompt
  readonly event: GloriaEvent
  readonly correction: Correction
  /** A player's faction, or the umpire. */
  readonly seat: string
  readonly option: GloriaOption
  readonly reason: Reason
  readonly field: GloriaField
}

/** GM-WIN-01: unsacked cities, armies, brigades, and the place. */
const outcome = ({ world }: GloriaState): Outcome | null => {
  if (!world.isOver) return null
  const figures = Object.fromEntries(
    standings(world).map(({ player, ...figure }) => [player, figure]),
  )
  const nobody = { cities: 0, armies: 0, brigades: 0, place: 0 }
  return {
    winners: world.winners,
    how: world.house.victory,
    figures: hasUmpire(world.seats) ? { ...figures, [umpire]: nobody } : figures,
  }
}

const rulesVersion = 5
/** The first rules by which no player is asked, or not, for what they do not see. */
const askingOfSeen = 5

/** What no player is asked about is done, and told, before the first question. */
const opened = (
  setup: GloriaSetup,
  rules: number = rulesVersion,
): Step<GloriaState, GloriaEvent> => {
  const world = openingWorld(setup)
  const older = rules < askingOfSeen ? ({ asksOfUnseen: true } as const) : {}
  const desk = { setup, world, shown: null, naming: {}, entering: {}, ...older }
  return settle(desk, [{ kind: 'naming' }, { kind: 'round' }])
}

export const gloria: Game<GloriaKinds> = {
  name: 'gloria-mundi',
  rulesVersion,
  recordVersion: 2,
  hasSecrets: true,
  readSetup,
  readCorrection,
  seats: ({ map, seats }) => [...playersOf(map, seats), ...(hasUmpire(seats) ? [umpire] : [])],
  open: (setup, rules) => ok(opened(setup, rules).state),
  opening: (setup) => opened(setup).events,
  seen,
  ask,
  explain,
  answer,
  outcome,
}
