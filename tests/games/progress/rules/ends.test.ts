// How a game ends: by the target, by agreement, by resigning (MP-END, MP-AM).
import { describe, expect, test } from 'vitest'
import { asks } from '@/core/asks.ts'
import {
  marlborough,
  progress,
  type HouseRules,
  type ProgressCorrection,
  type ProgressState,
} from '@/games/progress/rules/index.ts'
import { valueOf } from '@tests/support/results.ts'
import { choice, give, opened, play, refusalOf, score, turn, type Given } from './table.ts'

const piles = [['move1'], ['move1']] as const
const overrule = (correction: ProgressCorrection) =>
  ({ kind: 'overrule', correction, reason: 'as it lay' }) as const

const corrected = (state: ProgressState, correction: ProgressCorrection): ProgressState =>
  valueOf(progress.answer(state, overrule(correction), 'table')).state

describe('the end', () => {
  test('comes after the turn that brings a side to the target, and more VP win (MP-END-01, MP-END-02, MP-END-07)', () => {
    const played = play({ vp: [17, 10], piles }, 'score', 'score')
    expect(score(played)).toEqual([21, 14])
    expect(played.events.at(-1)).toEqual({ kind: 'game.ended', winner: 'a', reason: 'target' })
    expect(progress.outcome(played.state)).toEqual({
      winners: ['a'],
      how: 'target',
      figures: { a: { vp: 21, turn: 1 }, b: { vp: 14, turn: 1 } },
    })
    expect(asks(progress, played.state.setup, played.state)).toEqual([])
    // Without armies the game goes on.
    const beaten = play(
      { a: ['n1:normal'], b: ['n1:normal'], strength: [2, 1] },
      'attack',
      'strength',
    )
    expect(beaten.state.armies.b).toEqual([])
    expect(progress.outcome(beaten.state)).toBeNull()
  })

  test('may be offered while choosing, once a turn and side (MP-END-04)', () => {
    const begun = give(opened({ vp: [3, 2] }).state, 'b', 'move1').state
    const offered = give(begun, 'a', 'offer-end')
    expect(offered.events).toEqual([{ kind: 'end.offered', side: 'a' }])
    expect(asks(progress, begun.setup, offered.state)).toMatchObject([
      { kind: 'end.accept', seat: 'b' },
    ])
    const declined = give(offered.state, 'b', 'decline').state
    expect(declined.chosen.b).toBe('move1')
    expect(refusalOf(declined, 'a', 'offer-end')).toBe('declined')
    const next = turn(
      {
        ...opened(),
        state: give(give(opened().state, 'a', 'offer-end').state, 'b', 'decline').state,
      },
      'move1',
      'recruit',
    )
    expect(refusalOf(next.state, 'a', 'offer-end')).toBe('taken')
    expect(
      refusalOf(
        give(give(opened().state, 'a', 'offer-end').state, 'b', 'decline').state,
        'b',
        'offer-end',
      ),
    ).toBe('taken')
    const accepted = valueOf(progress.answer(offered.state, choice('accept'), 'b'))
    expect(accepted.isFinal).toBe(true)
    expect(accepted.events).toEqual([{ kind: 'game.ended', winner: 'a', reason: 'agreement' }])
    // The card that was locked is shown as locked, not played, now that all is open.
    expect(progress.seen(accepted.state, 'a').chosen.b).toBe('move1')
    const even = give(give(opened().state, 'a', 'offer-end').state, 'b', 'accept').state
    expect(progress.outcome(even)?.winners).toEqual([])
  })

  test('may be a resignation, whatever the VP; neither can be taken back (MP-END-05)', () => {
    const step = valueOf(progress.answer(opened({ vp: [9, 2] }).state, choice('resign'), 'a'))
    expect(step.isFinal).toBe(true)
    expect(step.events).toEqual([{ kind: 'game.ended', winner: 'b', reason: 'resigned' }])
    const { state } = opened({ house: { agreement: 'off' } })
    expect(refusalOf(state, 'a', 'resign')).toBe('not-offered')
    expect(refusalOf(state, 'a', 'offer-end')).toBe('not-offered')
  })

  const quiet = (house: Partial<HouseRules>) =>
    turn(opened({ house, initiative: 'b' }), 'recruit', 'fortify')

  test('is offered by the game after many turns without a score (MP-END-06)', () => {
    const once = quiet({ quietTurns: 2 })
    expect(once.state.offer).toBeNull()
    const twice = turn(once, 'fortify', 'recruit')
    const { state } = twice
    expect(twice.asked).toEqual(['end.accept b'])
    expect(state.offer).toEqual({ by: null, asked: 'b', accepted: null })
    expect(twice.events.slice(-2)).toEqual([
      { kind: 'turn.began', turn: 3 },
      { kind: 'end.offered', side: null },
    ])
    const half = give(state, 'b', 'accept')
    expect(half.events).toEqual([])
    expect(half.state.offer).toEqual({ by: null, asked: 'a', accepted: 'b' })
    expect(give(half.state, 'a', 'accept').events).toEqual([
      { kind: 'game.ended', winner: 'tie', reason: 'agreement' },
    ])
    const on = give(half.state, 'a', 'decline').state
    expect(on.declined).toEqual([])
    expect(refusalOf(on, 'a', 'offer-end')).toBe('taken')
    const third = turn(
      { ...twice, state: on },
      'move1',
      'move1',
      'b',
      'b>n1:normal',
      'a>n1:fortified',
    )
    expect(third.state.offer).toBeNull()
    const fourth = turn(third, 'strength', 'strength')
    expect(fourth.state.offer).not.toBeNull()
    expect(quiet({ quietTurns: 1, agreement: 'off' }).state.offer).toBeNull()
    expect(quiet({ quietTurns: 0 }).state.offer).toBeNull()
    expect(
      turn(opened({ house: { quietTurns: 1 }, piles }), 'score', 'fortify').state.offer,
    ).toBeNull()
  })

  test('the quiet turns are counted anew after a correction of VP (MP-END-06)', () => {
    const once = quiet({ quietTurns: 2 })
    const put = { ...once, state: corrected(once.state, { vp: { a: 1 } }) }
    expect(put.state.quiet).toBe(0)
    expect(turn(put, 'fortify', 'recruit').state.offer).toBeNull()
    expect(corrected(once.state, { strength: { a: 2 } }).quiet).toBe(1)
  })

  test('with an enemy in the home its own die does not count, and nothing at all by the house rule (MP-AM-01)', () => {
    const given: Given = { scenario: marlborough(), b: ['a:normal'], piles }
    expect(score(play(given, 'score', 'fortify'))).toEqual([1, 0])
    expect(
      score(play({ ...given, house: { blockedHome: 'nothing' } }, 'score', 'fortify')),
    ).toEqual([0, 0])
    // In the introductory game it changes nothing.
    expect(
      score(
        play({ b: ['a:normal'], piles, house: { blockedHome: 'nothing' } }, 'score', 'fortify'),
      ),
    ).toEqual([4, 0])
  })
})
