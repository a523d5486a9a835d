// Turns as they are played out: order, initiative, moving, recruiting and fortifying, with what is told (MP-TURN to MP-FORT).
import { describe, expect, test } from 'vitest'
import { thirtyYearsWar } from '@/games/progress/rules/index.ts'
import { armies, eventsOf, handOf, idle, play, turn, type Given } from './table.ts'

const kinds = ({
  events,
}: {
  readonly events: readonly { readonly kind: string }[]
}): readonly string[] => events.map(({ kind }) => kind)

describe('a turn', () => {
  test('goes from the choice over six steps to the discards and the next turn (MP-TURN-01, MP-TURN-03, MP-TURN-04, MP-TURN-05, MP-ASK-04)', () => {
    const played = play({ piles: [[], ['move1']] }, 'recruit', 'score')
    expect(played.events).toEqual([
      { kind: 'card.chosen', side: 'a' },
      { kind: 'card.chosen', side: 'b' },
      { kind: 'cards.revealed', a: 'recruit', b: 'score' },
      { kind: 'recruited', side: 'a' },
      {
        kind: 'scored',
        side: 'b',
        parts: [
          { from: 'base', country: null, value: 1, rule: 'MP-SCORE-01' },
          { from: 'home', country: 'b', value: 3, rule: 'MP-CTRL-01' },
        ],
        value: 4,
        gained: 4,
      },
      { kind: 'hand.restored', side: 'b' },
      { kind: 'discarded', side: 'a', card: 'recruit' },
      { kind: 'turn.began', turn: 2 },
    ])
    expect(played.state.turn).toBe(2)
    expect(handOf(played.state, 'b')).toEqual(thirtyYearsWar.sides.b.cards)
  })

  test('judges a card when its step comes, and lets it be played for nothing (MP-TURN-06, MP-TURN-07, MP-TURN-08)', () => {
    const played = play({ a: [] }, 'move1', 'attack')
    expect(idle(played)).toEqual(['a move1 no-army', 'b attack no-target'])
    expect(eventsOf(played, 'did.nothing').map(({ rule }) => rule)).toEqual([
      'MP-MOVE-03',
      'MP-ATT-06',
    ])
    expect(played.state.piles).toEqual({ a: ['move1'], b: ['attack'] })
  })

  test('asks the holder for the order once, and passes the initiative before anybody acts (MP-INI-01, MP-INI-02, MP-INI-05)', () => {
    const given: Given = { a: ['n1:normal'], b: ['n1:normal'] }
    const played = play(given, 'move1', 'move2', 'b', 'n1>a:normal', 'n1>b:normal')
    expect(kinds(played).slice(3, 7)).toEqual(['order.set', 'initiative.passed', 'moved', 'moved'])
    expect(eventsOf(played, 'order.set')).toEqual([{ kind: 'order.set', first: 'b', by: 'a' }])
    expect(eventsOf(played, 'initiative.passed')).toEqual([
      { kind: 'initiative.passed', holder: 'b' },
    ])
    expect(eventsOf(played, 'moved').map(({ side }) => side)).toEqual(['b', 'a'])
    // The holder as of before the change goes first when nobody is asked.
    const unasked = play({}, 'move1', 'move1')
    expect(eventsOf(unasked, 'moved').map(({ side }) => side)).toEqual(['a', 'b'])
    const idleMoves = play({ a: [], b: [] }, 'move1', 'move2')
    expect(idleMoves.state.initiative).toBe('b')
    const bothAct = play({ a: [], house: { initiativeFlip: 'bothAct' } }, 'move1', 'move2')
    expect(bothAct.state.initiative).toBe('a')
    const bothMove = play({ house: { initiativeFlip: 'bothAct' } }, 'move1', 'move2')
    expect(bothMove.state.initiative).toBe('b')
  })

  test('keeps the initiative in other shared steps, and asks only where the order can matter (MP-INI-03, MP-INI-04)', () => {
    const twice: Given = { a: ['a:normal', 'n1:normal'], b: ['n1:normal', 'b:normal'] }
    const fortified = play(twice, 'fortify', 'fortify', 'b', 'b:normal', 'a:normal')
    expect(fortified.asked).toEqual(['order a', 'fortify b', 'fortify a'])
    expect(fortified.state.initiative).toBe('a')
    expect(play(twice, 'recruit', 'recruit').asked).toEqual([])
    expect(play({ ...twice, initiative: 'b' }, 'recruit', 'recruit').events[3]).toMatchObject({
      side: 'b',
    })
    const strong: Given = { a: ['b:capital'], b: [], dice: { a: 1, b: 1 } }
    expect(play(strong, 'strength', 'strength', 'b').asked).toEqual(['strength a'])
    // Seven and nothing, with six left: asked though one of them earns nothing.
    const late: Given = {
      a: ['b:capital'],
      b: ['n1:normal'],
      vp: [15, 14],
      piles: [['move1'], ['move1']],
    }
    expect(play(late, 'score', 'score', 'a').asked).toEqual(['order a'])
    expect(play({ ...late, vp: [14, 14] }, 'score', 'score').asked).toEqual([])
    const house = { orderAsked: 'always' } as const
    expect(play({ house }, 'move1', 'move1', 'a').asked).toEqual(['order a'])
    expect(play({ house }, 'recruit', 'recruit').asked).toEqual([])
    expect(play({ house, piles: [['move1'], ['move1']] }, 'score', 'score', 'b').asked).toEqual([
      'order a',
    ])
    expect(play({ house, a: [] }, 'move1', 'move1').asked).toEqual([])
    expect(play({ house }, 'attack', 'attack').asked).toEqual([])
    expect(play({ house }, 'strength', 'strength', 'b').asked).toEqual(['order a'])
    const lone: Given = { a: ['n1:normal'], b: ['n1:normal'] }
    expect(play(lone, 'attack', 'attack', 'b').asked).toEqual(['order a'])
  })
})

describe('moving', () => {
  test('one army, or two together, to one neighbour; at least one must (MP-MOVE-01, MP-MOVE-02, MP-MOVE-03)', () => {
    const three: Given = { a: ['a:normal', 'a:fortified', 'n1:normal'] }
    expect(play(three, 'move1', 'recruit').offered[0]).toEqual([
      'a>n1:normal',
      'a>n1:fortified',
      'n1>a:normal',
      'n1>b:normal',
    ])
    expect(play(three, 'move2', 'recruit').offered[0]).toEqual([
      'a>n1:normal',
      'a>n1:normal+fortified',
      'a>n1:fortified',
      'n1>a:normal',
      'n1>b:normal',
    ])
    const pair = play({ a: ['a:normal', 'a:normal', 'a:normal'] }, 'move2', 'recruit')
    expect(pair.offered[0]).toEqual(['a>n1:normal', 'a>n1:normal+normal'])
  })

  test('a fortified army stands up and arrives normal; the capital is free at once (MP-MOVE-05, MP-MOVE-06, MP-COMB-08)', () => {
    const played = play({ a: ['b:capital-fortified'], b: [] }, 'move1', 'recruit')
    expect(eventsOf(played, 'moved')).toEqual([
      {
        kind: 'moved',
        side: 'a',
        from: 'b',
        goal: 'n1',
        armies: ['capital-fortified'],
        stoodUp: 1,
      },
    ])
    expect(eventsOf(played, 'capital.freed')).toEqual([
      { kind: 'capital.freed', side: 'a', country: 'b' },
    ])
    expect(armies(played)).toEqual(['n1:normal', 'b:normal'])
    const both = play(
      { a: ['b:normal', 'b:capital'], b: [] },
      'move2',
      'recruit',
      'b>n1:normal+capital',
    )
    expect(both.offered[0]).toEqual(['b>n1:normal', 'b>n1:normal+capital', 'b>n1:capital'])
    expect(armies(both)[0]).toBe('n1:normal n1:normal')
    expect(eventsOf(play({}, 'move1', 'recruit'), 'capital.freed')).toEqual([])
  })
})

describe('recruiting and fortifying', () => {
  test('an army comes home, unless none is left or the capital is taken (MP-REC-01, MP-REC-02)', () => {
    expect(armies(play({}, 'recruit', 'fortify'))[0]).toBe('a:normal a:normal')
    const none = play({ a: ['a:normal', 'a:normal', 'a:normal'] }, 'recruit', 'fortify')
    expect(idle(none)).toEqual(['a recruit no-stock'])
    const taken = play({ a: [], b: ['a:capital'] }, 'recruit', 'fortify')
    expect(idle(taken)).toEqual(['a recruit capital-occupied'])
    // The first reason that holds.
    const both = play(
      { a: ['n1:normal', 'n1:normal', 'n1:normal'], b: ['a:capital'] },
      'recruit',
      'fortify',
    )
    expect(idle(both)).toEqual(['a recruit no-stock'])
  })

  test('a normal army must lie down, wherever it is (MP-FORT-01, MP-FORT-02, MP-FORT-03)', () => {
    const played = play(
      { a: ['a:normal', 'a:fortified', 'b:capital'] },
      'fortify',
      'recruit',
      'b:capital',
    )
    expect(played.offered).toEqual([['a:normal', 'b:capital']])
    expect(armies(played)[0]).toBe('a:normal a:fortified b:capital-fortified')
    expect(eventsOf(played, 'fortified')).toEqual([
      { kind: 'fortified', side: 'a', army: 'b:capital-fortified' },
    ])
    expect(idle(play({ a: [] }, 'fortify', 'move1'))).toEqual(['a fortify no-army'])
    expect(idle(play({ a: ['a:fortified'] }, 'fortify', 'move1'))).toEqual([
      'a fortify all-fortified',
    ])
    // It still lies in the next turn.
    const next = turn(play({}, 'fortify', 'recruit'), 'recruit', 'move2', 'b>n1:normal')
    expect(next.state.armies.a).toEqual(['a:normal', 'a:fortified'])
  })
})
