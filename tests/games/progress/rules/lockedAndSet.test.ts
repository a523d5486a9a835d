// Cards that are locked, ends that stay open, and figures set right, to the last that is possible.
import { describe, expect, test } from 'vitest'
import { marlborough, progress, type Scenario } from '@/games/progress/rules/index.ts'
import type { Card } from '@/games/progress/rules/cards.ts'
import { boardOf, bothChosen, type ProgressState } from '@/games/progress/rules/game/state.ts'
import { choosable } from '@/games/progress/rules/turn/turn.ts'
import { valueOf } from '@tests/support/results.ts'
import { choice, opened, play, refusalOf } from './table.ts'

describe('cards, ends and figures set right', () => {
  const taken = (state: ProgressState, by: 'a' | 'b', option: string) =>
    valueOf(progress.answer(state, choice(option), by))

  test('MP-TURN-02, MP-SCORE-02: what may be chosen is the hand, SCORE only beside a pile', () => {
    const cardsOf = (pile: readonly Card[], scenario?: Scenario) => {
      const given = { piles: [pile, []] as const, ...(scenario === undefined ? {} : { scenario }) }
      return choosable(boardOf(opened(given).state), 'a').join(' ')
    }
    expect(cardsOf([])).toBe('move1 move2 recruit fortify attack attack1 strength')
    expect(cardsOf(['move1', 'attack'])).toBe('move2 recruit fortify attack1 strength score')
    expect(cardsOf(['move2'], marlborough())).toBe('move1 recruit fortify attack strength score')
  })

  test('MP-ASK-06: a second card is locked out by name; one of another scenario is only not asked for', () => {
    const { state } = opened({ scenario: marlborough() })
    const locked = taken(state, 'a', 'move1').state
    expect(
      ['move2', 'move1', 'attack1', 'charge'].map((card) => refusalOf(locked, 'a', card)),
    ).toEqual(['locked', 'locked', 'not-asked', 'not-asked'])
    expect(['offer-end', 'resign'].map((card) => refusalOf(locked, 'a', card))).toEqual([
      'locked',
      'locked',
    ])
    const strict = opened({ house: { agreement: 'off' } }).state
    const shut = taken(strict, 'a', 'move1').state
    expect(['offer-end', 'resign'].map((card) => refusalOf(shut, 'a', card))).toEqual([
      'not-asked',
      'not-asked',
    ])
  })

  test('MP-SECRET-02: both cards are known where neither is missing or hidden', () => {
    const { state } = opened()
    const known = (a: Card | 'hidden' | null, b: Card | 'hidden' | null) =>
      bothChosen({ ...state, chosen: { a, b } })
    expect([known(null, null), known('move1', null), known(null, 'move1')]).toEqual([
      ...[null, null, null],
    ])
    expect([known('hidden', 'move1'), known('move1', 'hidden')]).toEqual([null, null])
    expect(known('move1', 'score')).toEqual({ a: 'move1', b: 'score' })
  })

  test('MP-SECRET-07, MP-END-05: a choice that ended the game may be taken back, a resignation not', () => {
    const piles = [['attack'], ['move1']] as const
    const asked = play({ vp: [17, 17], piles }, 'score', 'score')
    const last = taken(asked.state, 'a', 'b')
    expect([last.state.ended, last.isFinal]).toEqual([{ winner: 'b', reason: 'target' }, undefined])
    const gone = taken(opened().state, 'a', 'resign')
    expect([gone.state.ended, gone.isFinal]).toEqual([{ winner: 'b', reason: 'resigned' }, true])
  })

  test('MP-ASK-05: a correction of what is no figure is refused by its name', () => {
    const fault = (json: unknown) => {
      const read = progress.readCorrection(json)
      return read.ok ? null : (read.problem as { readonly path?: string }).path
    }
    expect(
      [7, {}, { colour: { a: 1 } }, { vp: {} }, { vp: { c: 1 } }, { vp: { a: 'x' } }].map(fault),
    ).toEqual(['', '', 'colour', 'vp', 'vp.c', 'vp.a'])
    expect([{ initiative: 'c' }, { dice: { n1: 1 } }, { vp: { a: 1 } }].map(fault)).toEqual([
      'initiative',
      null,
      null,
    ])
  })

  test('MP-SET-06, MP-ASK-05: VP of both are at most the stock, to the last', () => {
    const { state } = opened()
    const put = (a: number, b: number) =>
      refusalOf(state, 'table', {
        kind: 'overrule',
        correction: { vp: { a, b } },
        reason: 'so it lay',
      })
    expect([put(18, 17), put(18, 18), put(35, 0), put(36, 0), put(0, -1)]).toEqual([
      'taken',
      'impossible',
      'taken',
      'impossible',
      'impossible',
    ])
  })
})
