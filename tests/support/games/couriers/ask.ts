// The questions of the couriers' game, made from views alone.
import type { ChoiceWanted } from '@/core/conversation.ts'
import type { Party } from '@/core/game.ts'
import {
  endOf,
  houses,
  isNear,
  towns,
  type CouriersKinds,
  type CouriersOption,
  type CouriersPrompt,
  type CouriersReason,
  type CouriersState,
  type CouriersView,
  type HouseView,
} from './state.ts'

export const seen = (state: CouriersState, party: Party<CouriersKinds>): CouriersView => {
  const { turns, turn, phase, delays } = state
  const house = houses.find((each) => each === party)
  const own =
    house === undefined
      ? null
      : {
          at: state.at[house],
          sheet: state.sheets[house],
          visited: state.visited[house],
          met: state.met[house],
        }
  const all = party === 'umpire' || phase === 'over' ? state : null
  return { seenBy: party, turns, turn, phase, delays, own, all }
}

/** COU-3. */
const mostLines = 2

const ordersOf = ({ at, sheet }: HouseView): ChoiceWanted<CouriersOption, CouriersReason> => {
  if (sheet.isClosed) return { kind: 'choice', options: ['reopen'], unavailable: [] }
  const from = endOf(at, sheet.lines)
  const isFull = sheet.lines.length >= mostLines
  const rides = towns.filter((town) => town !== from)
  const near = rides.filter((town) => isNear(from, town) && !isFull)
  return {
    kind: 'choice',
    options: [
      ...near.map((town) => `ride:${town}` as const),
      ...(isFull ? [] : (['wait'] as const)),
      ...sheet.lines.map((_, line) => `drop:${line}` as const),
      'done',
    ],
    unavailable: rides
      .filter((town) => !near.includes(town))
      .map((town) => ({
        option: `ride:${town}` as const,
        reason: isFull ? 'sheetFull' : 'notNear',
        rule: isFull ? 'COU-3' : 'COU-2',
      })),
  }
}

export const ask = (view: CouriersView, party: Party<CouriersKinds>): CouriersPrompt | null => {
  if (view.phase === 'roads')
    return party === 'table'
      ? { kind: 'roads', seat: party, wanted: { kind: 'dice', count: 1, sides: 6 } }
      : null
  if (view.phase === 'over') return null
  if (view.own !== null) return { kind: 'orders', seat: party, wanted: ordersOf(view.own) }
  if (party !== 'umpire') return null
  return {
    kind: 'run',
    seat: party,
    wanted: {
      kind: 'facts',
      fields: [
        { kind: 'option', id: 'storm', options: ['no', 'yes'], default: 'no' },
        { kind: 'count', id: 'washedOut', min: 0, max: 2, default: 0 },
      ],
    },
  }
}
