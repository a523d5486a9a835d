// Couriers: each house writes a secret sheet, the umpire runs them all, the roads are diced for, who met whom is remembered.
import { refusalOf } from '@/core/checkAnswer.ts'
import type { Answer, FactValues, Refusal } from '@/core/conversation.ts'
import { umpire, type Game, type Outcome, type Party, type Step } from '@/core/game.ts'
import { partOf } from '@/core/option.ts'
import { isCount, isObject, oddKey } from '@/core/record/json.ts'
import { ok, refused, type Result } from '@/core/result.ts'
import { ask, seen } from './ask.ts'
import {
  endOf,
  houses,
  perHouse,
  towns,
  type CourierSeat,
  type CouriersCorrection,
  type CouriersEvent,
  type CouriersKinds,
  type CouriersState,
  type House,
  type Meeting,
  type Sheet,
} from './state.ts'

type Taken = Result<Step<CouriersState, CouriersEvent>, Refusal>

const emptySheet: Sheet = { lines: [], isClosed: false }

/** What an option makes of a sheet. `drop:1` takes out its second line and all after it. */
function written(sheet: Sheet, option: string): Sheet {
  if (option === 'done') return { ...sheet, isClosed: true }
  if (option === 'reopen') return { ...sheet, isClosed: false }
  if (option.startsWith('drop:'))
    return { ...sheet, lines: sheet.lines.slice(0, Number(partOf(option))) }
  const town = towns.find((each) => each === partOf(option))
  const line = town === undefined ? 'wait' : (`ride:${town}` as const)
  return { ...sheet, lines: [...sheet.lines, line] }
}

function write(state: CouriersState, house: House, option: string): Taken {
  const sheet = written(state.sheets[house], option)
  return ok({
    state: { ...state, sheets: { ...state.sheets, [house]: sheet } },
    events: [{ kind: 'noted', to: [house], lines: sheet.lines.length }],
  })
}

const othersAt = (at: CouriersState['at'], house: House): readonly House[] =>
  houses.filter((each) => each !== house && at[each] === at[house])

/** COU-4: closed sheets are ridden all together; who wrote none waits. Then each sees who is in his town. */
function run(state: CouriersState, said: FactValues): Taken {
  const { sheets, turn } = state
  const at = perHouse((house) =>
    sheets[house].isClosed ? endOf(state.at[house], sheets[house].lines) : state.at[house],
  )
  const met = perHouse((house) => othersAt(at, house))
  const meetings = (house: House): readonly Meeting[] =>
    met[house].map((other) => ({ house: other, town: at[house], turn }))
  const washedOut = Number(said['washedOut'])
  const events: CouriersEvent[] = [
    { kind: 'weather', storm: said['storm'] === 'yes', washedOut },
    ...houses.map((house) => ({ kind: 'rode', to: [house], town: at[house] }) as const),
    ...houses.flatMap((house) =>
      met[house].map((other) => ({ kind: 'met', to: [house], other, town: at[house] }) as const),
    ),
  ]
  const next: CouriersState = {
    ...state,
    phase: 'roads',
    at,
    sheets: perHouse(() => emptySheet),
    visited: perHouse((house) => [...new Set([...state.visited[house], at[house]])]),
    met: perHouse((house) => [...state.met[house], ...meetings(house)]),
    delays: state.delays + washedOut,
  }
  return ok({ state: next, events })
}

/** COU-5: a 1 delays everybody; a die that lies there is not taken back. */
function dice(state: CouriersState, face: number): Taken {
  const delay = face === 1 ? 1 : 0
  const turn = state.turn + 1
  const isOver = turn > state.turns
  const events: CouriersEvent[] = [
    { kind: 'roads', face, delay },
    ...(isOver ? [] : [{ kind: 'turnBegan', turn } as const]),
  ]
  const next: CouriersState = {
    ...state,
    turn: isOver ? state.turn : turn,
    phase: isOver ? 'over' : 'orders',
    delays: state.delays + delay,
  }
  return ok({ state: next, events, isFinal: true })
}

const correct = (state: CouriersState, { house, town }: CouriersCorrection): Taken =>
  ok({
    state: {
      ...state,
      at: { ...state.at, [house]: town },
      sheets: { ...state.sheets, [house]: emptySheet },
    },
    events: [{ kind: 'moved', to: [house], town }],
  })

function answer(
  state: CouriersState,
  given: Answer<CouriersCorrection>,
  by: Party<CouriersKinds>,
): Taken {
  const refusal = refusalOf(ask(seen(state, by), by), given, state.phase === 'over')
  if (refusal !== null) return refused(refusal)
  switch (given.kind) {
    case 'choice': {
      const house = houses.find((each) => each === by)
      return house === undefined
        ? refused({ code: 'not-asked' })
        : write(state, house, given.option)
    }
    case 'facts':
      return run(state, given.values)
    case 'dice':
      return dice(state, given.faces[0] ?? 0)
    case 'overrule':
      return by === umpire
        ? correct(state, given.correction)
        : refused({ code: 'forbidden', reason: 'notUmpire', rule: 'COU-6' })
  }
}

/** COU-7: most towns visited. */
function outcome({ phase, visited, delays }: CouriersState): Outcome<CourierSeat> | null {
  if (phase !== 'over') return null
  const most = Math.max(...houses.map((house) => visited[house].length))
  const figures = perHouse((house) => ({ towns: visited[house].length, delays }))
  return {
    winners: houses.filter((house) => visited[house].length === most),
    how: 'towns',
    figures: { ...figures, umpire: { towns: 0, delays } },
  }
}

const malformed = (path: string): Result<never, Refusal> => refused({ code: 'malformed', path })

export const couriers: Game<CouriersKinds> = {
  name: 'couriers',
  rulesVersion: 1,
  recordVersion: 2,
  hasSecrets: true,
  readSetup: (json) => {
    if (!isObject(json)) return malformed('')
    const odd = oddKey(json, ['turns'])
    if (odd !== null) return malformed(odd)
    const { turns } = json
    return isCount(turns, 1) && turns <= 20 ? ok({ turns }) : malformed('turns')
  },
  readCorrection: (json) => {
    if (!isObject(json)) return malformed('')
    const odd = oddKey(json, ['house', 'town'])
    if (odd !== null) return malformed(odd)
    const house = houses.find((each) => each === json['house'])
    const town = towns.find((each) => each === json['town'])
    if (house === undefined) return malformed('house')
    return town === undefined ? malformed('town') : ok({ house, town })
  },
  seats: () => [...houses, umpire],
  open: ({ turns }) =>
    ok({
      turns,
      turn: 1,
      phase: 'orders',
      at: { red: 'aldea', blue: 'burgo', green: 'castro' },
      sheets: perHouse(() => emptySheet),
      visited: { red: ['aldea'], blue: ['burgo'], green: ['castro'] },
      met: perHouse(() => []),
      delays: 0,
    }),
  seen,
  ask,
  explain: () => null,
  answer,
  outcome,
}
