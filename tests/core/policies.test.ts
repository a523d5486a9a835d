// Players who are no persons: by seat, one after the other, standing answers, and the harmless last option.
import { describe, expect, test } from 'vitest'
import type { Prompt, Wanted } from '@/core/conversation.ts'
import type { Policy } from '@/core/game.ts'
import { playOut } from '@/core/playOut.ts'
import { bySeat, firstOf, leastHarm, seededPolicy, standingAnswers } from '@/core/policies.ts'
import { couriers } from '@tests/support/games/couriers/rules.ts'
import type { CouriersKinds } from '@tests/support/games/couriers/state.ts'
import { problemOf, valueOf } from '@tests/support/results.ts'

const ask = (wanted: Wanted): Prompt => ({ kind: 'orders', seat: 'red', wanted })
const choice = ask({ kind: 'choice', options: ['ride', 'wait', 'done'], unavailable: [] })

const closes: Policy<CouriersKinds> = standingAnswers({ orders: ['done'] })
const umpireAndDice: Policy<CouriersKinds> = seededPolicy(1)

describe('standing answers', () => {
  test('take the first of their options that is offered', () => {
    expect(standingAnswers({ orders: ['fly', 'wait', 'done'] })(null, choice)).toEqual({
      kind: 'choice',
      option: 'wait',
    })
  })

  test.each([
    ['of another kind', { retreat: ['wait'] }],
    ['without an option that fits', { orders: ['fly'] }],
  ])('leave a question %s open', (_, wishes) => {
    expect(standingAnswers(wishes)(null, choice)).toBeNull()
  })
})

describe('the least harm', () => {
  test('is the last option, and the least of every field', () => {
    expect(leastHarm(null, choice)).toEqual({ kind: 'choice', option: 'done' })
    const form = ask({
      kind: 'facts',
      fields: [
        { kind: 'count', id: 'tokens', min: 1, max: 9, default: 4 },
        { kind: 'option', id: 'loot', options: ['yes', 'no'], default: 'yes' },
      ],
    })
    expect(leastHarm(null, form)).toEqual({ kind: 'facts', values: { tokens: 1, loot: 'no' } })
  })

  test('rolls no dice', () => {
    expect(leastHarm(null, ask({ kind: 'dice', count: 2, sides: 6 }))).toBeNull()
  })
})

describe('a game by policies', () => {
  test('goes on with whoever has an answer, and each seat has its own', () => {
    const lazy = bySeat<CouriersKinds>({
      red: firstOf(closes, leastHarm),
      umpire: umpireAndDice,
      table: umpireAndDice,
    })
    // Red would open its closed sheet again and again; the umpire never comes to his word.
    expect(problemOf(playOut(couriers, { turns: 2 }, lazy)).code).toBe('endless')
    const waits = bySeat<CouriersKinds>({
      red: closes,
      umpire: umpireAndDice,
      table: umpireAndDice,
    })
    const { state } = valueOf(playOut(couriers, { turns: 2 }, waits))
    expect(state).toMatchObject({ phase: 'over', at: { red: 'aldea', blue: 'burgo' } })
  })

  test('stops where nobody has an answer', () => {
    expect(problemOf(playOut(couriers, { turns: 2 }, closes)).code).toBe('unanswered')
  })
})
