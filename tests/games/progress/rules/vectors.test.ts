// The first half of the forty positions of the rules page, each with what it must give.
import { describe, expect, test } from 'vitest'
import { cards, type Card } from '@/games/progress/rules/index.ts'
import {
  armies,
  combat,
  eventsOf,
  handOf,
  idle,
  opened,
  play,
  score,
  stock,
  turn,
  type Given,
} from './table.ts'

const allBut = (...kept: readonly Card[]): readonly Card[] =>
  cards.filter((card) => card !== 'score' && !kept.includes(card))

const at5: Given = { a: ['b:normal'], b: ['n1:normal'], strength: [2, 1] }
const at8: Given = { a: ['b:normal', 'b:normal'], b: [], piles: [[], ['recruit']] }

describe('the vectors of section 8', () => {
  test('1: three turns from the set-up', () => {
    const one = turn(opened(), 'move1', 'recruit')
    expect(one.asked).toEqual([])
    const two = turn(one, 'strength', 'move2', 'b>n1:normal+normal')
    expect(two.asked).toEqual(['move b'])
    const three = turn(two, 'attack1', 'attack1', 'a', 'move2')
    expect(three.asked).toEqual(['order a', 'attack.drop a'])
    expect(combat(three)).toBe('3 v 2 a')
    expect(idle(three)).toEqual(['b attack1 no-target'])
    const { state } = three
    expect(state.initiative).toBe('b')
    expect(state.dice).toEqual({ a: 2, n1: 2, b: 3 })
    expect(state.strength).toEqual({ a: 2, b: 1 })
    expect(armies(three)).toEqual(['n1:normal', ''])
    expect(handOf(state, 'a')).toEqual(['recruit', 'fortify', 'attack', 'score'])
    expect(handOf(state, 'b')).toEqual(['move1', 'fortify', 'attack', 'strength', 'score'])
  })

  test('2: both move into the neutral', () => {
    const played = play({}, 'move1', 'move1')
    expect(played.asked).toEqual([])
    expect(armies(played)).toEqual(['n1:normal', 'n1:normal'])
    expect(played.state.initiative).toBe('b')
  })

  test('3: MOVE 2 asks how many, and nobody for the order', () => {
    const played = play({ a: ['a:normal', 'a:normal'] }, 'move2', 'move1', 'a>n1:normal')
    expect(played.asked).toEqual(['move a'])
    expect(played.offered).toEqual([['a>n1:normal', 'a>n1:normal+normal']])
    expect(played.state.initiative).toBe('b')
  })

  test('4: both have two ways, so the holder says who goes first', () => {
    const given: Given = { a: ['n1:normal'], b: ['n1:normal'] }
    const played = play(given, 'move1', 'move1', 'a', 'n1>a:normal', 'n1>b:normal')
    expect(played.asked).toEqual(['order a', 'move a', 'move b'])
    expect(played.offered[1]).toEqual(['n1>a:normal', 'n1>b:normal'])
    expect(played.offered[2]).toEqual(['n1>a:normal', 'n1>b:normal'])
    expect(played.state.initiative).toBe('b')
  })

  test('5: two against the garrison of two', () => {
    const played = play(at5, 'attack', 'fortify')
    expect(combat(played)).toBe('2 v 2 tie')
    expect(armies(played)).toEqual(['', 'n1:fortified'])
  })

  test('6: the recruit stands before the attack comes', () => {
    const played = play({ ...at5, strength: [3, 1] }, 'attack', 'recruit')
    expect(combat(played)).toBe('3 v 3 tie')
    expect(armies(played)).toEqual(['', 'n1:normal'])
  })

  test('7: the capital falls, and the loser controls the neutral only', () => {
    const played = play({ ...at5, strength: [3, 1] }, 'attack', 'strength')
    expect(combat(played)).toBe('3 v 2 a')
    expect(armies(played)).toEqual(['b:capital', 'n1:normal'])
    expect(played.state.dice).toEqual({ a: 3, n1: 1, b: 3 })
    expect(played.state.strength).toEqual({ a: 3, b: 2 })
  })

  test('8: a card dropped wins the capital, and the SCORE earns nothing', () => {
    const played = play(at8, 'attack1', 'score', 'move1')
    expect(played.offered).toEqual([['move1', 'move2', 'recruit', 'fortify', 'attack', 'strength']])
    expect(combat(played)).toBe('3 v 2 a')
    expect(armies(played)).toEqual(['b:normal b:capital', ''])
    expect(eventsOf(played, 'scored')).toMatchObject([{ side: 'b', value: 0, gained: 0 }])
    expect(played.state.piles.b).toEqual([])
  })

  test('9: with nothing to drop it is a plain ATTACK', () => {
    const played = play({ ...at8, piles: [allBut('attack1'), ['recruit']] }, 'attack1', 'fortify')
    expect(combat(played)).toBe('2 v 2 tie')
    expect(armies(played)).toEqual(['', ''])
    expect(idle(played)).toEqual(['b fortify no-army'])
  })

  test('10: the only card to drop goes without asking', () => {
    const played = play(
      { ...at8, piles: [allBut('attack1', 'strength'), ['recruit']] },
      'attack1',
      'fortify',
    )
    expect(played.asked).toEqual([])
    expect(eventsOf(played, 'card.dropped')).toMatchObject([{ side: 'a', card: 'strength' }])
    expect(combat(played)).toBe('3 v 2 a')
  })

  test('11: two against one fortified army', () => {
    const given: Given = {
      a: ['n1:normal', 'n1:normal'],
      b: ['n1:fortified'],
      piles: [[], ['recruit']],
    }
    const played = play(given, 'attack', 'score')
    expect(combat(played)).toBe('2 v 2 tie')
    expect(armies(played)).toEqual(['', ''])
    expect(score(played)).toEqual([0, 4])
    expect(stock(played)).toBe(31)
  })

  test('12: fortify comes first', () => {
    const played = play({ a: ['n1:normal'], b: ['n1:normal'] }, 'attack', 'fortify')
    expect(combat(played)).toBe('1 v 2 b')
    expect(armies(played)).toEqual(['', 'n1:fortified'])
  })

  test('13: three against three with garrison and wall', () => {
    const given: Given = {
      a: ['b:normal', 'b:normal', 'b:normal'],
      b: ['b:normal', 'b:fortified'],
      strength: [2, 1],
    }
    const played = play(given, 'attack', 'recruit')
    expect(combat(played)).toBe('6 v 6 tie')
    expect(armies(played)).toEqual(['', ''])
  })

  test('14: two targets to choose from', () => {
    const given: Given = { a: ['n1:normal', 'b:normal'], b: ['n1:normal'], strength: [3, 1] }
    const played = play(given, 'attack', 'fortify', 'n1')
    expect(played.offered).toEqual([['n1', 'b']])
    expect(combat(played)).toBe('3 v 2 a')
    expect(armies(played)).toEqual(['n1:normal b:normal', ''])
  })

  test('15: only a fortified army could attack, so the side may decline', () => {
    const given: Given = { a: ['n1:fortified'], b: ['n1:normal'] }
    const declined = play(given, 'attack1', 'recruit', 'decline')
    expect(declined.offered).toEqual([['n1', 'decline']])
    expect(idle(declined)).toEqual(['a attack1 declined'])
    expect(declined.state.piles.a).toEqual(['attack1'])
    const taken = play(given, 'attack1', 'recruit', 'n1', 'move1')
    expect(combat(taken)).toBe('2 v 1 a')
    expect(armies(taken)).toEqual(['n1:normal', 'b:normal'])
  })

  test('16: who stays lying is lost with the others', () => {
    const given: Given = { a: ['n1:normal', 'n1:fortified'], b: ['n1:normal', 'n1:normal'] }
    const played = play(given, 'attack', 'recruit', 'none')
    expect(combat(played)).toBe('1 v 2 b')
    expect(armies(played)).toEqual(['', 'n1:normal n1:normal b:normal'])
    const house = { heldBackFortified: 'survive' } as const
    expect(armies(play({ ...given, house }, 'attack', 'recruit', 'none'))[0]).toBe('n1:fortified')
  })

  test('17: a fortified army stands up and fights', () => {
    const given: Given = { a: ['n1:normal', 'n1:fortified'], b: ['n1:normal'] }
    const played = play(given, 'attack1', 'fortify', 'fortified', 'move1')
    expect(played.offered[0]).toEqual(['none', 'fortified'])
    expect(combat(played)).toBe('3 v 2 a')
    expect(armies(played)).toEqual(['n1:normal n1:normal', ''])
  })

  test('18: both attack with +1, and the first takes it all', () => {
    const given: Given = { a: ['n1:normal'], b: ['n1:normal', 'n1:normal'], strength: [2, 1] }
    const first = play(given, 'attack1', 'attack1', 'a', 'recruit')
    expect(combat(first)).toBe('3 v 2 a')
    expect(idle(first)).toEqual(['b attack1 no-target'])
    expect(first.state.piles.b).toEqual(['attack1'])
    expect(first.state.initiative).toBe('b')
    const second = play(given, 'attack1', 'attack1', 'b', 'strength')
    expect(combat(second)).toBe('3 v 2 b')
    expect(armies(second)[0]).toBe('')
    expect(second.state.initiative).toBe('b')
  })

  test('19: the initiative passes though one card does nothing', () => {
    const given: Given = { a: ['b:normal'], b: ['n1:normal'], strength: [3, 1] }
    const played = play(given, 'attack', 'attack')
    expect(played.asked).toEqual([])
    expect(combat(played)).toBe('3 v 2 a')
    expect(armies(played)[0]).toBe('b:capital')
    expect(played.state.initiative).toBe('b')
    const bothAct = play({ ...given, house: { initiativeFlip: 'bothAct' } }, 'attack', 'attack')
    expect(bothAct.state.initiative).toBe('a')
  })
})
