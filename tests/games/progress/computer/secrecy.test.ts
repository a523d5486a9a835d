// The computer never peeks: whatever the person has locked, it is told the same and plays the same.
import { describe, expect, test } from 'vitest'
import { asks } from '@/core/asks.ts'
import { canonicalJson } from '@/core/record/canonical.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { randomAnswer } from '@/core/randomPlayer.ts'
import { players, think } from '@/games/progress/computer/index.ts'
import {
  isCard,
  marlborough,
  progress,
  thirtyYearsWar,
  type ProgressState,
} from '@/games/progress/rules/index.ts'
import { thinkAsked, type ComputerAsked } from '@/games/progress/thinkAsked.ts'
import { valueOf } from '@tests/support/results.ts'
import { give, opened, setupOf } from '../rules/table.ts'

/** Positions before a turn, from random games. */
function* positions(count: number): Generator<ProgressState> {
  for (let seed = 1; seed <= count; seed += 1) {
    const roll = seededDice(seed)
    const scenario = seed % 2 === 0 ? marlborough() : thirtyYearsWar
    let state = valueOf(progress.open(setupOf({ scenario, house: { agreement: 'off' } })))
    for (let step = roll(30); step > 0; step -= 1) {
      const [question] = asks(progress, state.setup, state)
      if (question === undefined) break
      state = valueOf(progress.answer(state, randomAnswer(question, roll), question.seat)).state
    }
    const isChoosing = state.ended === null && state.resolving === null
    if (isChoosing && state.chosen.a === null && state.chosen.b === null) yield state
  }
}

/** The message to the worker after the person (side a) has locked each of his cards, and after none. */
function messages(state: ProgressState): readonly ComputerAsked[] {
  const own = progress.ask(progress.seen(state, 'a'), 'a')
  const cards = own?.wanted.kind === 'choice' ? own.wanted.options.filter(isCard) : []
  return cards.map((card) => {
    const view = progress.seen(give(state, 'a', card).state, 'b')
    const question = progress.ask(view, 'b')
    if (question === null) throw new Error('side b is not asked')
    return { player: 'strong', view, question, key: 'secret', time: 1000 }
  })
}

describe('the computer', () => {
  test('is sent the same message, byte for byte, whichever card is locked (MP-SECRET-02, MP-SECRET-08)', () => {
    for (const state of positions(40))
      expect(new Set(messages(state).map(canonicalJson)).size).toBe(1)
  })

  test('plays the same card, whichever card is locked (MP-SECRET-08)', () => {
    for (const state of positions(6))
      for (const player of players) {
        const options = messages(state).map(
          ({ view, question }) => think(player, view, question, { key: 'secret' })?.option,
        )
        expect(new Set(options).size).toBe(1)
      }
  })

  test('refuses a message that is no question of the seat that looks', () => {
    const [message] = messages(opened().state)
    if (message === undefined) throw new Error('no message')
    expect(thinkAsked(message)?.option).toSatisfy(isCard)
    const other = { ...message, view: { ...message.view, viewer: 'a' } }
    for (const wrong of [null, {}, other, { ...message, more: 1 }, { ...message, player: 'best' }])
      expect(() => thinkAsked(wrong)).toThrow(TypeError)
  })
})
