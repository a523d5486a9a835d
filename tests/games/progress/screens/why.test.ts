// Why the computer played so, worked out again: from what everybody knew, the same question and the same card.
import { describe, expect, test } from 'vitest'
import { asks } from '@/core/asks.ts'
import { table } from '@/core/game.ts'
import { canonicalJson } from '@/core/record/canonical.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { randomAnswer } from '@/core/randomPlayer.ts'
import { think } from '@/games/progress/computer/index.ts'
import { progress, type ProgressView, type ProgressSetup } from '@/games/progress/rules/index.ts'
import { cardMomentOf } from '@/games/progress/screens/why/recallWhy.ts'
import { thinkAsked } from '@/games/progress/thinkAsked.ts'
import { valueOf } from '@tests/support/results.ts'
import { setupOf } from '../rules/table.ts'

const setup = (initiative: 'roll' | 'a'): ProgressSetup => ({
  ...setupOf({ house: { agreement: 'off' }, initiative }),
  seats: { a: { name: '', player: 'person' }, b: { name: '', player: 'normal' } },
})

/** What side b was shown and asked for each of its cards, and what it locked; and what everybody knew throughout. */
function played(seed: number) {
  const roll = seededDice(seed)
  const key = `game ${seed}`
  let state = valueOf(progress.open(setup(seed % 2 === 0 ? 'roll' : 'a')))
  const seen: ProgressView[] = []
  const asked = new Map<number, { readonly message: string; readonly card: string }>()
  for (let step = 0; step < 150 && state.ended === null; step += 1) {
    const questions = asks(progress, state.setup, state)
    const own = questions.find(({ seat, kind }) => seat === 'b' && kind === 'card')
    const question = own ?? questions[roll(questions.length) - 1]
    if (question === undefined) break
    const view = progress.seen(state, question.seat)
    const thought = own === undefined ? null : think('normal', view, own, { key })
    const answer =
      thought === null
        ? randomAnswer(question, roll)
        : ({ kind: 'choice', option: thought.option } as const)
    if (thought !== null)
      asked.set(state.turn, {
        message: canonicalJson({ view, question }),
        card: thought.option,
      })
    state = valueOf(progress.answer(state, answer, question.seat)).state
    seen.push(progress.seen(state, table))
  }
  return { seen, asked, key }
}

describe('why the computer played a card', () => {
  test('is worked out from the very view and question it had, also for the first card of a game', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const { seen, asked, key } = played(seed)
      expect(asked.size).toBeGreaterThan(3)
      for (const [turn, { message, card }] of asked) {
        const moment = cardMomentOf(seen, 'b', turn)
        expect(moment === null ? null : canonicalJson(moment)).toBe(message)
        const asking = { player: 'normal', ...moment, key, time: 1000 }
        const thought = thinkAsked(asking)
        expect(thought?.option).toBe(card)
        expect(thought?.why?.card).toBe(card)
      }
    }
  })

  test('is nothing for a turn that nobody has come to', () => {
    const { seen } = played(1)
    expect(cardMomentOf(seen, 'b', 99)).toBeNull()
    expect(cardMomentOf([], 'b', 1)).toBeNull()
  })
})
