// A table for the tests: sets a position up, plays cards and choices, and says what lies there afterwards.
import { asks } from '@/core/asks.ts'
import type { Answer, Side } from '@/core/conversation.ts'
import type { Party } from '@/core/game.ts'
import {
  defaultHouseRules,
  progress,
  thirtyYearsWar,
  type ArmyWord,
  type Card,
  type HouseRules,
  type Position,
  type ProgressCorrection,
  type ProgressEvent,
  type ProgressKinds,
  type ProgressSetup,
  type ProgressState,
  type Scenario,
} from '@/games/progress/rules/index.ts'
import { valueOf } from '@tests/support/results.ts'

/** A side, die or value that is not mentioned is as at the start. */
export interface Given {
  readonly scenario?: Scenario
  readonly house?: Partial<HouseRules>
  readonly initiative?: ProgressSetup['initiative']
  readonly a?: readonly ArmyWord[]
  readonly b?: readonly ArmyWord[]
  readonly dice?: Readonly<Record<string, number>>
  readonly strength?: readonly [number, number]
  readonly vp?: readonly [number, number]
  readonly piles?: readonly [readonly Card[], readonly Card[]]
}

const person = { name: '', player: 'person' } as const

export function setupOf({
  scenario = thirtyYearsWar,
  house,
  initiative = 'a',
  ...given
}: Given = {}): ProgressSetup {
  const { a = ['a:normal'], b = ['b:normal'], dice, strength = [1, 1], vp = [0, 0] } = given
  const [pileA, pileB] = given.piles ?? [[], []]
  const start: Position = {
    armies: { a, b },
    dice: { ...Object.fromEntries(scenario.countries.map((each) => [each.id, each.vp])), ...dice },
    strength: { a: strength[0], b: strength[1] },
    vp: { a: vp[0], b: vp[1] },
    piles: { a: pileA, b: pileB },
  }
  return valueOf(
    progress.readSetup({
      scenario,
      houseRules: { ...defaultHouseRules, ...house },
      seats: { a: person, b: person },
      initiative,
      start,
    }),
  )
}

export interface Played {
  readonly state: ProgressState
  readonly events: readonly ProgressEvent[]
  /** The kinds of all questions but cards and reveals, and whom they asked. */
  readonly asked: readonly string[]
  /** The options of each of them. */
  readonly offered: readonly (readonly string[])[]
}

export const opened = (given: Given = {}): Played => ({
  state: valueOf(progress.open(setupOf(given))),
  events: [],
  asked: [],
  offered: [],
})

export const choice = (option: string): Answer<never> => ({ kind: 'choice', option })

export function give(
  state: ProgressState,
  by: Party<ProgressKinds>,
  option: string,
): { readonly state: ProgressState; readonly events: readonly ProgressEvent[] } {
  return valueOf(progress.answer(state, choice(option), by))
}

/** Why an answer is refused: the code, or the reason of what is forbidden. */
export function refusalOf(
  state: ProgressState,
  by: Party<ProgressKinds>,
  answer: Answer<ProgressCorrection> | string,
): string {
  const given = typeof answer === 'string' ? choice(answer) : answer
  const step = progress.answer(state, given, by)
  if (step.ok) return 'taken'
  return step.problem.code === 'forbidden' ? step.problem.reason : step.problem.code
}

/** One turn: both cards, then the answers in order; the turn may stay unfinished when they run out. */
export function turn(before: Played, a: Card, b: Card, ...answers: readonly string[]): Played {
  let { state } = before
  const events: ProgressEvent[] = []
  const asked: string[] = []
  const offered: (readonly string[])[] = []
  const take = (by: Party<ProgressKinds>, option: string): void => {
    const step = give(state, by, option)
    state = step.state
    events.push(...step.events)
  }
  take('a', a)
  take('b', b)
  take('table', 'reveal')
  const left = [...answers]
  for (;;) {
    const [question] = asks(progress, state.setup, state)
    if (question === undefined || question.wanted.kind !== 'choice' || question.kind === 'card')
      break
    asked.push(`${question.kind} ${question.seat}`)
    offered.push(question.wanted.options)
    const answer = left.shift()
    if (answer === undefined) break
    take(question.seat, answer)
  }
  if (left.length > 0) throw new Error(`not asked for: ${left.join(', ')}`)
  return { state, events, asked, offered }
}

export const play = (given: Given, a: Card, b: Card, ...answers: readonly string[]): Played =>
  turn(opened(given), a, b, ...answers)

export const eventsOf = <K extends ProgressEvent['kind']>(
  { events }: Played,
  kind: K,
): readonly Extract<ProgressEvent, { kind: K }>[] =>
  events.filter((event): event is Extract<ProgressEvent, { kind: K }> => event.kind === kind)

/** The totals of the only combat, and who won it: `3 v 2 a`. */
export const combat = (played: Played): string =>
  eventsOf(played, 'combat')
    .map(({ attack, defence, winner }) => `${attack.total} v ${defence.total} ${winner}`)
    .join()

/** Armies of both sides, in words. */
export const armies = ({ state }: Played): readonly [string, string] => [
  state.armies.a.join(' '),
  state.armies.b.join(' '),
]

export const idle = (played: Played): readonly string[] =>
  eventsOf(played, 'did.nothing').map(({ side, card, reason }) => `${side} ${card} ${reason}`)

export const score = ({ state }: Played): readonly [number, number] => [state.vp.a, state.vp.b]

export const stock = ({ state }: Played): number =>
  state.setup.scenario.stock - state.vp.a - state.vp.b

export const handOf = (state: ProgressState, side: Side): readonly string[] =>
  state.setup.scenario.sides[side].cards.filter((card) => !state.piles[side].includes(card))
