// The contract suite finds what it is there for: each of these games has one fault.
import { describe, expect, test } from 'vitest'
import type { Game } from '@/core/game.ts'
import { ok } from '@/core/result.ts'
import { gloria } from '@/games/gloria/rules/index.ts'
import { playableCouriers } from '@tests/support/games/couriers/index.ts'
import type { CouriersKinds } from '@tests/support/games/couriers/state.ts'
import { problemsOf } from '@tests/support/games/contract.ts'
import { playableGloria } from '@tests/support/games/gloria/index.ts'
import { leaksIn } from '@tests/support/games/leaks.ts'
import { playablePennies } from '@tests/support/games/pennies/index.ts'
import {
  pennies,
  type PenniesEvent,
  type PenniesKinds,
  type PenniesState,
} from '@tests/support/games/pennies/rules.ts'
import { unseenIn } from '@tests/support/games/unseen.ts'

const setup = { rounds: 3 }
const withGame = (game: Partial<Game<PenniesKinds>>) => ({
  ...playablePennies,
  game: { ...pennies, ...game },
})
const placesOf = (game: Partial<Game<PenniesKinds>>): readonly string[] => [
  ...new Set(
    [1, 2, 3, 4].flatMap((seed) => leaksIn(withGame(game), setup, seed)).map(({ where }) => where),
  ),
]

describe('a secret is found out', () => {
  test('in a view', () => {
    const seen: typeof pennies.seen = (state, party) => ({
      ...pennies.seen(state, party),
      locked: state.locked,
    })
    expect(placesOf({ seen })).toEqual(['view'])
  })

  test('in a question that remembers more than its view', () => {
    let known: PenniesState | null = null
    const seen: typeof pennies.seen = (state, party) => {
      known = state
      return pennies.seen(state, party)
    }
    const ask: typeof pennies.ask = (view, party) => {
      const question = pennies.ask(view, party)
      if (question?.wanted.kind !== 'choice' || known?.locked.a !== 'heads') return question
      return {
        ...question,
        wanted: { ...question.wanted, options: question.wanted.options.toReversed() },
      }
    }
    expect(placesOf({ seen, ask })).toEqual(['question'])
  })

  test('in an event that names too many readers', () => {
    const answer: typeof pennies.answer = (state, given, by) => {
      const step = pennies.answer(state, given, by)
      if (!step.ok) return step
      const events = step.value.events.map((event): PenniesEvent =>
        event.kind === 'ownCoin' ? { ...event, to: ['a', 'b'] } : event,
      )
      return ok({ ...step.value, events })
    }
    expect(placesOf({ answer })).toEqual(['event'])
  })

  test('in the order of what is told, one answer later', () => {
    const seen: typeof playableCouriers.game.seen = (state, party) => ({
      ...playableCouriers.game.seen(state, party),
      // Both sheets together tell how many lines were written.
      delays: state.sheets.red.isClosed ? state.sheets.blue.lines.length : state.delays,
    })
    const leaky = { ...playableCouriers, game: { ...playableCouriers.game, seen } }
    const leaks = [1, 2, 3, 4].flatMap((seed) => leaksIn(leaky, { turns: 2 }, seed))
    expect(leaks.some(({ later }) => later > 0)).toBe(true)
  })
})

test('a question that is asked, or not, for what is unseen is found out', () => {
  const { hidden } = playableGloria
  const open: typeof gloria.open = (given) => gloria.open(given, 4)
  const older = { ...playableGloria, game: { ...gloria, open } }
  const inFog = hidden?.setups.find(
    ({ houseRules: { fog, scale } }) => fog === 'near' && scale === 'world',
  )
  if (hidden === undefined || inFog === undefined) throw new RangeError('nothing is hidden')
  expect(unseenIn(older, hidden, inFog, 3).map(({ where }) => where)).toContain('question')
})

describe('a broken promise is found out', () => {
  const problems = (game: Partial<Game<PenniesKinds>>) => problemsOf(withGame(game), setup, 1)

  test('a game that asks after its outcome', () => {
    const outcome: typeof pennies.outcome = (state) =>
      pennies.outcome({ ...state, rounds: state.rounds - 1 })
    expect(problems({ outcome })).toContain('a game asks nothing exactly when it has an outcome')
  })

  test('answers that do not commute', () => {
    const answer: typeof playableCouriers.game.answer = (state, given, by) => {
      const step = playableCouriers.game.answer(state, given, by)
      if (!step.ok || given.kind !== 'choice') return step
      const delays = state.delays * 2 + (by === 'red' ? 1 : 0)
      return ok({ ...step.value, state: { ...step.value.state, delays } })
    }
    const hasty: Game<CouriersKinds> = { ...playableCouriers.game, answer }
    expect(problemsOf({ ...playableCouriers, game: hasty }, { turns: 1 }, 2)).toContain(
      'the answers of red and blue do not commute',
    )
  })

  test('an illegal answer that is taken', () => {
    const answer: typeof pennies.answer = (state, given, by) =>
      given.kind === 'choice' && given.option === '\0'
        ? ok({ state, events: [] })
        : pennies.answer(state, given, by)
    expect(problems({ answer }).join()).toContain('instead of refusing it: not-offered')
  })

  test('a seat that answers out of turn', () => {
    const answer: typeof pennies.answer = (state, given, by) => {
      const step = pennies.answer(state, given, by)
      return step.ok || step.problem.code !== 'not-asked' ? step : ok({ state, events: [] })
    }
    expect(problems({ answer }).join()).toContain('is not refused as not-asked')
  })

  test('words that are missing', () => {
    const words = {
      ...playablePennies.words,
      de: { ...playablePennies.words.de, option: () => '' },
    }
    expect(problemsOf({ ...playablePennies, words }, setup, 1)).toContain(
      'the option heads has no words in de',
    )
  })

  test('a view that is no JSON', () => {
    const seen: typeof pennies.seen = (state, party) => ({
      ...pennies.seen(state, party),
      rounds: Number.POSITIVE_INFINITY,
    })
    const ask: typeof pennies.ask = (view, party) => pennies.ask({ ...view, ...setup }, party)
    expect(problems({ seen, ask }).join()).toContain('the view of a is no JSON')
  })
})
