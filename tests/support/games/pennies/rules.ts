// Matching pennies: two seats, two secret coins, turned up together. Side a wins a round of equal coins, side b the others.
import { refusalOf } from '@/core/checkAnswer.ts'
import { sides, type Answer, type Prompt, type Refusal, type Side } from '@/core/conversation.ts'
import { table, type Game, type Outcome, type Party, type Step } from '@/core/game.ts'
import { isCount, isObject, oddKey } from '@/core/record/json.ts'
import { ok, refused, type Result } from '@/core/result.ts'

const coins = ['heads', 'tails'] as const
type Coin = (typeof coins)[number]

interface Both<T> {
  readonly a: T
  readonly b: T
}

interface PenniesSetup {
  /** 1 to 99. */
  readonly rounds: number
}

export interface PenniesState {
  readonly rounds: number
  readonly wins: Both<number>
  /** Chosen for this round, by those who have chosen. */
  readonly locked: Both<Coin | null>
  /** The coins of the rounds played. */
  readonly shown: readonly Both<Coin>[]
}

/** `hidden`: a coin is chosen, and not this seat's to know. */
interface PenniesView extends Omit<PenniesState, 'locked'> {
  readonly seenBy: Side | 'table'
  readonly locked: Both<Coin | 'hidden' | null>
}

export type PenniesEvent =
  | { readonly kind: 'chosen'; readonly side: Side }
  | { readonly kind: 'ownCoin'; readonly coin: Coin; readonly to: readonly Side[] }
  | { readonly kind: 'shown'; readonly coins: Both<Coin>; readonly winner: Side }
  | { readonly kind: 'corrected'; readonly side: Side; readonly wins: number }

type PenniesOption = Coin | 'show'

interface PenniesPrompt extends Prompt<Side, PenniesOption, 'thrice', never> {
  readonly kind: 'coin' | 'show'
}

export interface PenniesKinds {
  readonly setup: PenniesSetup
  readonly state: PenniesState
  readonly view: PenniesView
  readonly prompt: PenniesPrompt
  readonly event: PenniesEvent
  readonly correction: { readonly side: Side; readonly wins: number }
  readonly seat: Side
  readonly option: PenniesOption
  readonly reason: 'thrice'
  readonly field: never
}

const isOver = ({ rounds, shown }: PenniesState): boolean => shown.length >= rounds

const seen = (state: PenniesState, party: Party<PenniesKinds>): PenniesView => {
  const coinOf = (side: Side): Coin | 'hidden' | null =>
    state.locked[side] === null || side === party || isOver(state) ? state.locked[side] : 'hidden'
  return { ...state, seenBy: party, locked: { a: coinOf('a'), b: coinOf('b') } }
}

/** PEN-2: not a third time running. */
const barredFor = ({ shown }: PenniesView, side: Side): Coin | null => {
  const [one, two] = shown.slice(-2).map((each) => each[side])
  return one !== undefined && one === two ? one : null
}

const ask = (view: PenniesView, party: Party<PenniesKinds>): PenniesPrompt | null => {
  if (view.shown.length >= view.rounds) return null
  const areLocked = view.locked.a !== null && view.locked.b !== null
  if (party === table)
    return areLocked
      ? {
          kind: 'show',
          seat: table,
          wanted: { kind: 'choice', options: ['show'], unavailable: [] },
        }
      : null
  if (view.locked[party] !== null) return null
  const barred = barredFor(view, party)
  const unavailable =
    barred === null ? [] : [{ option: barred, reason: 'thrice', rule: 'PEN-2' } as const]
  const options = coins.filter((coin) => coin !== barred)
  return { kind: 'coin', seat: party, wanted: { kind: 'choice', options, unavailable } }
}

type Taken = Result<Step<PenniesState, PenniesEvent>, Refusal>

const lock = (state: PenniesState, side: Side, coin: Coin): Taken =>
  ok({
    state: { ...state, locked: { ...state.locked, [side]: coin } },
    events: [
      { kind: 'chosen', side },
      { kind: 'ownCoin', coin, to: [side] },
    ],
  })

const show = (state: PenniesState): Taken => {
  const { a, b } = state.locked
  if (a === null || b === null) return refused({ code: 'stale' })
  const winner = a === b ? 'a' : 'b'
  return ok({
    state: {
      ...state,
      wins: { ...state.wins, [winner]: state.wins[winner] + 1 },
      locked: { a: null, b: null },
      shown: [...state.shown, { a, b }],
    },
    events: [{ kind: 'shown', coins: { a, b }, winner }],
    isFinal: true,
  })
}

const answer = (
  state: PenniesState,
  given: Answer<PenniesKinds['correction']>,
  by: Party<PenniesKinds>,
): Taken => {
  const refusal = refusalOf(ask(seen(state, by), by), given, isOver(state))
  if (refusal !== null) return refused(refusal)
  if (given.kind === 'overrule') {
    const { side, wins } = given.correction
    return ok({
      state: { ...state, wins: { ...state.wins, [side]: wins } },
      events: [{ kind: 'corrected', side, wins }],
    })
  }
  const coin = coins.find((each) => given.kind === 'choice' && each === given.option)
  return coin === undefined || by === table ? show(state) : lock(state, by, coin)
}

const outcome = (state: PenniesState): Outcome<Side> | null => {
  const { a, b } = state.wins
  if (!isOver(state)) return null
  const winners = a === b ? [] : [a > b ? ('a' as const) : ('b' as const)]
  return { winners, how: 'rounds', figures: { a: { rounds: a }, b: { rounds: b } } }
}

const malformed = (path: string): Result<never, Refusal> => refused({ code: 'malformed', path })

export const pennies: Game<PenniesKinds> = {
  name: 'pennies',
  rulesVersion: 1,
  recordVersion: 2,
  hasSecrets: true,
  readSetup: (json) => {
    if (!isObject(json)) return malformed('')
    const odd = oddKey(json, ['rounds'])
    if (odd !== null) return malformed(odd)
    const { rounds } = json
    return isCount(rounds, 1) && rounds <= 99 ? ok({ rounds }) : malformed('rounds')
  },
  readCorrection: (json) => {
    if (!isObject(json)) return malformed('')
    const odd = oddKey(json, ['side', 'wins'])
    if (odd !== null) return malformed(odd)
    const { wins } = json
    const side = sides.find((each) => each === json['side'])
    if (side === undefined) return malformed('side')
    return isCount(wins) ? ok({ side, wins }) : malformed('wins')
  },
  seats: () => sides,
  open: ({ rounds }) =>
    ok({ rounds, wins: { a: 0, b: 0 }, locked: { a: null, b: null }, shown: [] }),
  seen,
  ask,
  explain: () => null,
  answer,
  outcome,
}
