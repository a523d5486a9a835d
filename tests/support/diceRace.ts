// The smallest game that asks every kind of question: two runners, a track, dice. For tests of the neutral half.
import type { Answer, FactValues, Prompt, Refusal, Side } from '@/core/conversation.ts'
import { opponentOf, sides } from '@/core/conversation.ts'
import type { Game, Step } from '@/core/game.ts'
import { refusalOf } from '@/core/checkAnswer.ts'
import { figureOf } from '@/core/figure.ts'
import { mapped, sumOfDice } from '@/core/odds/distribution.ts'
import { oddsOfNumber } from '@/core/odds/odds.ts'
import { isCount, isObject, oddKey } from '@/core/record/json.ts'
import { ok, refused, type Result } from '@/core/result.ts'

interface Race {
  /** Squares to run. */
  readonly track: number
}

interface RaceState {
  readonly track: number
  readonly runs: Side
  readonly turn: number
  readonly places: Readonly<Record<Side, number>>
  readonly tired: Readonly<Record<Side, boolean>>
  readonly stage:
    | { readonly kind: 'gait' }
    | { readonly kind: 'ground'; readonly dice: number }
    | { readonly kind: 'stride'; readonly dice: number; readonly lost: number }
    | { readonly kind: 'over' }
}

type RaceOption = 'walk' | 'run' | 'rest' | 'grass' | 'mud'

interface RacePrompt extends Prompt<Side, RaceOption, 'tired', 'wind' | 'hurdles' | 'ground'> {
  readonly kind: 'gait' | 'ground' | 'stride'
  readonly seat: Side
}

export type RaceEvent =
  | { readonly kind: 'rested'; readonly side: Side }
  | { readonly kind: 'ran'; readonly side: Side; readonly squares: number }
  | { readonly kind: 'won'; readonly side: Side }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'moved-back'; readonly side: Side; readonly place: number }

export interface RaceCorrection {
  readonly side: Side
  readonly place: number
}

export interface RaceKinds {
  readonly setup: Race
  readonly state: RaceState
  readonly view: RaceState
  readonly prompt: RacePrompt
  readonly event: RaceEvent
  readonly correction: RaceCorrection
  readonly seat: Side
  readonly option: RaceOption
  readonly reason: 'tired'
  readonly field: 'wind' | 'hurdles' | 'ground'
}

const mostTurns = 200
const diceOf: Readonly<Record<string, number>> = { walk: 1, run: 2 }

/** The open question, whoever is asked. */
export const raceQuestion = (state: RaceState): RacePrompt | null => {
  const { stage, runs: seat, tired } = state
  switch (stage.kind) {
    case 'gait': {
      const all = ['walk', 'run', 'rest'] as const
      const barred = tired[seat]
        ? [{ option: 'run', reason: 'tired', rule: 'RACE-2' } as const]
        : []
      const options = all.filter((option) => barred.every((each) => each.option !== option))
      return { kind: 'gait', seat, wanted: { kind: 'choice', options, unavailable: barred } }
    }
    case 'ground':
      return {
        kind: 'ground',
        seat,
        wanted: {
          kind: 'facts',
          fields: [
            { kind: 'measure', id: 'wind', min: 0, max: 2.5, default: 0 },
            { kind: 'count', id: 'hurdles', min: 0, max: 2, default: 0 },
            { kind: 'option', id: 'ground', options: ['grass', 'mud'], default: 'grass' },
          ],
        },
      }
    case 'stride':
      return { kind: 'stride', seat, wanted: { kind: 'dice', count: stage.dice, sides: 6 } }
    case 'over':
      return null
  }
}

const ask = (state: RaceState, party: Side | 'table'): RacePrompt | null =>
  state.runs === party ? raceQuestion(state) : null

const answer = (
  state: RaceState,
  given: Answer<RaceCorrection>,
  by: Side | 'table',
): Result<Step<RaceState, RaceEvent>, Refusal> => {
  const problem = refusalOf(ask(state, by), given, state.stage.kind === 'over')
  if (problem !== null) return refused(problem)
  switch (given.kind) {
    case 'choice':
      return ok(chooseGait(state, given.option))
    case 'facts':
      return ok(noteGround(state, given.values))
    case 'dice':
      return ok(stride(state, given.faces))
    case 'overrule':
      return correct(state, given.correction)
  }
}

const chooseGait = (state: RaceState, gait: string): Step<RaceState, RaceEvent> => {
  const dice = diceOf[gait]
  if (dice !== undefined)
    return { state: { ...state, stage: { kind: 'ground', dice } }, events: [] }
  const rested = { ...state, tired: { ...state.tired, [state.runs]: false } }
  return next(rested, [{ kind: 'rested', side: state.runs }])
}

const lostTo = (values: FactValues): number =>
  Math.floor(Number(values['wind'])) +
  Number(values['hurdles']) +
  (values['ground'] === 'mud' ? 1 : 0)

const noteGround = (state: RaceState, values: FactValues): Step<RaceState, RaceEvent> => {
  const dice = state.stage.kind === 'ground' ? state.stage.dice : 0
  return { state: { ...state, stage: { kind: 'stride', dice, lost: lostTo(values) } }, events: [] }
}

const stride = (state: RaceState, faces: readonly number[]): Step<RaceState, RaceEvent> => {
  const lost = state.stage.kind === 'stride' ? state.stage.lost : 0
  const side = state.runs
  const squares = Math.max(faces.reduce((sum, face) => sum + face, 0) - lost, 0)
  const place = state.places[side] + squares
  const moved: RaceState = {
    ...state,
    places: { ...state.places, [side]: place },
    tired: { ...state.tired, [side]: faces.length > 1 },
  }
  const ran: RaceEvent = { kind: 'ran', side, squares }
  if (place < state.track) return next(moved, [ran])
  return { state: { ...moved, stage: { kind: 'over' } }, events: [ran, { kind: 'won', side }] }
}

const next = (state: RaceState, events: readonly RaceEvent[]): Step<RaceState, RaceEvent> =>
  state.turn < mostTurns
    ? {
        state: {
          ...state,
          turn: state.turn + 1,
          runs: opponentOf(state.runs),
          stage: { kind: 'gait' },
        },
        events,
      }
    : { state: { ...state, stage: { kind: 'over' } }, events: [...events, { kind: 'drawn' }] }

const correct = (
  state: RaceState,
  { side, place }: RaceCorrection,
): Result<Step<RaceState, RaceEvent>, Refusal> =>
  place >= state.track
    ? refused({ code: 'forbidden', reason: 'off-track', rule: 'RACE-9' })
    : ok({
        state: { ...state, places: { ...state.places, [side]: place } },
        events: [{ kind: 'moved-back', side, place }],
      })

const malformed = (path: string): Result<never, Refusal> => refused({ code: 'malformed', path })

/** First to the end of the track wins; a runner who ran must walk or rest before running again. */
export const diceRace: Game<RaceKinds> = {
  name: 'dice-race',
  rulesVersion: 2,
  recordVersion: 1,
  hasSecrets: false,
  seats: () => sides,
  seen: (state) => state,
  readSetup: (json) => {
    if (!isObject(json)) return malformed('')
    const odd = oddKey(json, ['track'])
    if (odd !== null) return malformed(odd)
    const { track } = json
    return isCount(track, 1) ? ok({ track }) : malformed('track')
  },
  readCorrection: (json) => {
    if (!isObject(json)) return malformed('')
    const odd = oddKey(json, ['side', 'place'])
    if (odd !== null) return malformed(odd)
    const { side, place } = json
    if (side !== 'a' && side !== 'b') return malformed('side')
    return isCount(place) ? ok({ side, place }) : malformed('place')
  },
  open: ({ track }) =>
    track < 1
      ? malformed('track')
      : ok({
          track,
          runs: 'a',
          turn: 1,
          places: { a: 0, b: 0 },
          tired: { a: false, b: false },
          stage: { kind: 'gait' },
        }),
  ask,
  answer,
  outcome: ({ stage, places, track }) =>
    stage.kind === 'over'
      ? {
          winners: sides.filter((side) => places[side] >= track),
          how: 'race',
          figures: { a: { place: places.a }, b: { place: places.b } },
        }
      : null,
  explain: ({ stage }) => {
    if (stage.kind !== 'stride') return null
    const sum = mapped(sumOfDice(stage.dice, 6), (squares) => Math.max(squares - stage.lost, 0))
    const dice = { label: 'gait', effect: 'add', value: stage.dice, rule: 'RACE-1' } as const
    return { figures: [figureOf('dice', [dice])], odds: [oddsOfNumber('squares', sum)] }
  },
}
