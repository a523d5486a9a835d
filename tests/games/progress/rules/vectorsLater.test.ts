// The later half of the forty positions of the rules page, each with what it must give.
import { describe, expect, test } from 'vitest'
import { askOf } from '@/core/asks.ts'
import { cards, marlborough, progress } from '@/games/progress/rules/index.ts'
import {
  armies,
  combat,
  eventsOf,
  idle,
  opened,
  play,
  refusalOf,
  score,
  stock,
  type Given,
} from './table.ts'

const piles = [['attack'], ['move1']] as const
const at20: Given = { a: ['b:capital'], b: ['b:normal'], strength: [2, 1] }

describe('the vectors of section 8, from the occupier on', () => {
  test('20: the occupier attacks and meets no garrison', () => {
    const played = play(at20, 'attack', 'strength')
    expect(combat(played)).toBe('2 v 1 a')
    expect(armies(played)).toEqual(['b:capital', ''])
    expect(idle(played)).toEqual(['b strength no-die'])
    const rearmed = play(
      { ...at20, house: { occupierAttacks: 'garrisonRearms' } },
      'attack',
      'strength',
    )
    expect(combat(rearmed)).toBe('2 v 3 b')
    expect(armies(rearmed)).toEqual(['', 'b:normal'])
    expect(rearmed.state.dice['b']).toBe(2)
    expect(rearmed.state.strength.b).toBe(2)
  })

  test('21: equal totals free the capital', () => {
    const played = play(at20, 'attack', 'fortify')
    expect(combat(played)).toBe('2 v 2 tie')
    expect(armies(played)).toEqual(['', ''])
    expect(eventsOf(played, 'capital.freed')).toMatchObject([{ side: 'a', country: 'b' }])
  })

  test('22: the occupier stands up and fights beside the other', () => {
    const given: Given = {
      a: ['b:normal', 'b:capital-fortified'],
      b: ['b:fortified'],
      strength: [2, 1],
    }
    const played = play(given, 'attack', 'strength', 'capital-fortified')
    expect(combat(played)).toBe('4 v 2 a')
    expect(armies(played)).toEqual(['b:normal b:capital', ''])
  })

  test('23: the occupier fortifies, and nobody is recruited', () => {
    const played = play({ a: ['b:capital'], b: ['n1:normal'] }, 'fortify', 'recruit')
    expect(armies(played)).toEqual(['b:capital-fortified', 'n1:normal'])
    expect(idle(played)).toEqual(['b recruit capital-occupied'])
  })

  test('24: the occupier moves off, and then there is a recruit', () => {
    const played = play({ a: ['b:capital'], b: [] }, 'move1', 'recruit')
    expect(armies(played)).toEqual(['n1:normal', 'b:normal'])
  })

  test('25: nobody steps onto the capital for the one that left', () => {
    const given: Given = { a: ['b:normal', 'b:capital'], b: ['n1:normal'] }
    const played = play(given, 'move1', 'recruit', 'b>n1:capital')
    expect(played.offered).toEqual([['b>n1:normal', 'b>n1:capital']])
    expect(armies(played)).toEqual(['n1:normal b:normal', 'n1:normal b:normal'])
  })

  test('26: the owner attacks the occupier and both are lost', () => {
    const given: Given = { a: ['b:capital'], b: ['b:normal'], piles: [['attack'], []] }
    const played = play(given, 'score', 'attack')
    expect(combat(played)).toBe('1 v 1 tie')
    expect(armies(played)).toEqual(['', ''])
    expect(score(played)).toEqual([4, 0])
  })

  test('27: the occupier scores both homes, the other nothing', () => {
    const played = play({ a: ['b:capital'], b: ['n1:normal'], piles }, 'score', 'score')
    expect(played.asked).toEqual([])
    // Home 3, enemy home 3 and the 1; the neutral is the enemy's.
    expect(score(played)).toEqual([7, 0])
    expect(stock(played)).toBe(28)
    expect(played.state.piles).toEqual({ a: [], b: [] })
  })

  test('28: both capitals are occupied, and nobody earns', () => {
    const given: Given = { a: ['n1:normal', 'b:capital'], b: ['b:normal', 'a:capital'], piles }
    const played = play(given, 'score', 'score')
    expect(score(played)).toEqual([0, 0])
    expect(played.state.piles).toEqual({ a: [], b: [] })
  })

  test('29: the last VP goes to whom the holder lets score first', () => {
    const played = play({ vp: [17, 17], piles }, 'score', 'score', 'b')
    expect(played.asked).toEqual(['order a'])
    expect(score(played)).toEqual([17, 18])
    expect(progress.outcome(played.state)).toMatchObject({ winners: ['b'], how: 'target' })
  })

  test('30: two VP left', () => {
    const played = play({ vp: [16, 17], piles }, 'score', 'score', 'a')
    expect(score(played)).toEqual([18, 17])
    expect(progress.outcome(played.state)).toMatchObject({ winners: ['a'] })
  })

  test('31: no die to take from', () => {
    const played = play({ dice: { a: 0 } }, 'strength', 'fortify')
    expect(idle(played)).toEqual(['a strength no-die'])
    expect(played.state.piles.a).toEqual(['strength'])
  })

  test('32: at strength 6 the die still goes down', () => {
    const given: Given = {
      a: ['n1:normal'],
      b: ['n1:normal'],
      dice: { a: 2, n1: 1, b: 1 },
      strength: [6, 4],
    }
    const played = play(given, 'strength', 'strength')
    expect(played.state.dice).toEqual({ a: 1, n1: 1, b: 0 })
    expect(played.state.strength).toEqual({ a: 6, b: 5 })
    const nothing = play({ ...given, house: { strengthAtSix: 'nothing' } }, 'strength', 'strength')
    expect(nothing.state.dice['a']).toBe(2)
    expect(idle(nothing)).toEqual(['a strength strength-at-most'])
  })

  test('33: control is judged when the step is reached', () => {
    const given: Given = { a: ['n1:normal'], b: ['n1:normal', 'n1:normal'] }
    const played = play(given, 'strength', 'attack')
    expect(combat(played)).toBe('2 v 1 b')
    expect(played.state.dice).toEqual({ a: 2, n1: 2, b: 3 })
    expect(played.state.strength.a).toBe(2)
  })

  test('34: no SCORE in the first turn', () => {
    const { state } = opened()
    const question = askOf(progress, state, 'a')
    expect(question?.wanted).toMatchObject({
      options: [...cards.filter((card) => card !== 'score'), 'offer-end', 'resign'],
      unavailable: [{ option: 'score', reason: 'empty-pile', rule: 'MP-SCORE-02' }],
    })
    expect(refusalOf(state, 'a', 'score')).toBe('empty-pile')
  })

  test('35: an enemy in the home blocks it', () => {
    const given: Given = { scenario: marlborough(), a: ['n1:normal'], b: ['a:normal'], piles }
    const played = play(given, 'score', 'score')
    expect(score(played)).toEqual([3, 4])
    expect(stock(played)).toBe(29)
    const nothing = play({ ...given, house: { blockedHome: 'nothing' } }, 'score', 'score')
    expect(score(nothing)).toEqual([0, 4])
  })

  test('36: the minimum of the dice', () => {
    const given: Given = {
      scenario: marlborough(),
      dice: { a: 2, n1: 1, b: 3 },
      a: ['a:normal'],
      b: ['n1:normal'],
    }
    const played = play(given, 'strength', 'strength')
    expect(idle(played)).toEqual(['a strength no-die'])
    expect(played.asked).toEqual([])
    expect(played.state.dice['b']).toBe(2)
    expect(played.state.strength.b).toBe(2)
    const german = { ...given, scenario: marlborough({ neutralMinimum: 0 }) }
    expect(play(german, 'strength', 'strength', 'n1').offered).toEqual([['n1', 'b']])
  })

  test('37: eighteen for both', () => {
    const given: Given = { scenario: marlborough(), vp: [15, 15], dice: { a: 2, b: 2 }, piles }
    const played = play(given, 'score', 'score')
    expect(played.asked).toEqual([])
    expect(score(played)).toEqual([18, 18])
    expect(stock(played)).toBe(0)
    expect(progress.outcome(played.state)).toMatchObject({ winners: [], how: 'target' })
  })

  test('38: eight wanted, six left', () => {
    const given: Given = { scenario: marlborough(), vp: [15, 15], piles }
    const played = play(given, 'score', 'score', 'a')
    expect(score(played)).toEqual([19, 17])
  })

  test('39: one option on one side, so nobody is asked for the order', () => {
    const given: Given = { a: ['a:normal', 'n1:normal'], b: ['b:normal'] }
    const played = play(given, 'fortify', 'fortify', 'a:normal')
    expect(played.asked).toEqual(['fortify a'])
    expect(armies(played)).toEqual(['a:fortified n1:normal', 'b:fortified'])
  })

  test('40: a fortified army marches along and arrives standing', () => {
    const given: Given = { a: ['a:normal', 'a:fortified'] }
    const played = play(given, 'move2', 'recruit', 'a>n1:normal+fortified')
    expect(new Set(played.offered[0])).toEqual(
      new Set(['a>n1:normal', 'a>n1:fortified', 'a>n1:normal+fortified']),
    )
    expect(armies(played)[0]).toBe('n1:normal n1:normal')
  })
})
