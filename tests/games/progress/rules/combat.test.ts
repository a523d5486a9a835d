// Attacks, combat, control, strength and score (MP-ATT to MP-SCORE).
import { describe, expect, test } from 'vitest'
import { explainProgress, progress, standingOf } from '@/games/progress/rules/index.ts'
import { armies, combat, eventsOf, idle, opened, play, score, type Given } from './table.ts'

const kinds = ({
  events,
}: {
  readonly events: readonly { readonly kind: string }[]
}): readonly string[] => events.map(({ kind }) => kind)

describe('attacking', () => {
  test('is compulsory with a normal army, and the target is free (MP-ATT-01, MP-ATT-02, MP-ATT-03)', () => {
    const given: Given = { a: ['n1:fortified', 'b:normal'], b: ['n1:normal'] }
    expect(play(given, 'attack', 'recruit').offered[0]).toEqual(['n1', 'b'])
    const house = { attackChoice: 'whereNormal' } as const
    const forced = play({ ...given, house }, 'attack', 'fortify')
    expect(forced.asked).toEqual([])
    expect(combat(forced)).toBe('1 v 2 b')
    const lying = play(
      { a: ['n1:fortified'], b: ['n1:normal'], house },
      'attack',
      'recruit',
      'decline',
    )
    expect(idle(lying)).toEqual(['a attack declined'])
    // An occupied capital is no target by itself.
    expect(idle(play({ a: ['b:capital'], b: [] }, 'attack', 'fortify'))).toContain(
      'a attack no-target',
    )
  })

  test('lets the lying stand up, at least one where nobody stands (MP-ATT-04, MP-ATT-05)', () => {
    const given: Given = { a: ['n1:fortified', 'n1:fortified'], b: ['n1:normal'] }
    const played = play(given, 'attack', 'recruit', 'n1', 'fortified')
    expect(played.offered).toEqual([
      ['n1', 'decline'],
      ['fortified', 'fortified+fortified'],
    ])
    expect(combat(played)).toBe('1 v 1 tie')
    expect(eventsOf(played, 'stood.up')).toEqual([
      { kind: 'stood.up', side: 'a', country: 'n1', armies: ['fortified'] },
    ])
    const mixed: Given = { a: ['b:normal', 'b:fortified', 'b:capital-fortified'], b: ['b:normal'] }
    expect(play(mixed, 'attack', 'move1').state.armies.b).toEqual(['n1:normal'])
    expect(play(mixed, 'attack', 'fortify').offered[0]).toEqual([
      'none',
      'fortified',
      'capital-fortified',
      'fortified+capital-fortified',
    ])
  })

  test('with +1 costs a card more, but not SCORE and not without an attack (MP-ATT-06, MP-ATT-07, MP-ATT-08, MP-ATT-09, MP-ATT-10)', () => {
    const given: Given = { a: ['n1:fortified', 'n1:normal'], b: ['n1:normal', 'n1:normal'] }
    const played = play(given, 'attack1', 'recruit', 'fortified', 'strength')
    expect(played.asked).toEqual(['attack.stand a', 'attack.drop a'])
    expect(kinds(played).slice(4, 7)).toEqual(['stood.up', 'card.dropped', 'combat'])
    expect(combat(played)).toBe('3 v 2 a')
    expect(played.state.piles.a).toEqual(['attack1', 'strength'])
    const idleOne = play({}, 'attack1', 'recruit')
    expect(idle(idleOne)).toEqual(['a attack1 no-target'])
    expect(idleOne.state.piles.a).toEqual(['attack1'])
  })
})

describe('combat', () => {
  test('counts armies, walls and an active garrison, and says so part by part (MP-COMB-01, MP-COMB-02, MP-COMB-05, MP-ASK-03)', () => {
    const given: Given = {
      a: ['b:normal', 'b:normal'],
      b: ['b:normal', 'b:fortified'],
      strength: [4, 2],
    }
    const played = play(given, 'attack1', 'move1', 'b>n1:normal', 'move1')
    const [fought] = eventsOf(played, 'combat')
    expect(fought?.attack.steps).toEqual([
      { label: 'armies', effect: 'add', value: 2, rule: 'MP-COMB-01' },
      { label: 'strength', effect: 'times', value: 4, rule: 'MP-COMB-01' },
      { label: 'dropped', effect: 'add', value: 1, rule: 'MP-ATT-07' },
    ])
    expect(fought?.defence.steps).toEqual([
      { label: 'armies', effect: 'add', value: 1, rule: 'MP-COMB-02' },
      { label: 'strength', effect: 'times', value: 2, rule: 'MP-COMB-02' },
      { label: 'fortified', effect: 'add', value: 1, rule: 'MP-COMB-02' },
      { label: 'garrison', effect: 'add', value: 2, rule: 'MP-COMB-05' },
    ])
    expect(fought).toMatchObject({
      attack: { total: 9 },
      defence: { total: 5 },
      destroyed: { a: 0, b: 1 },
    })
  })

  test('destroys the weaker, both when equal, and who stayed lying too (MP-COMB-03, MP-COMB-04)', () => {
    const lost = play(
      { a: ['n1:normal', 'n1:fortified'], b: ['n1:normal', 'n1:normal'] },
      'attack',
      'recruit',
      'none',
    )
    expect(eventsOf(lost, 'combat')[0]?.destroyed).toEqual({ a: 2, b: 0 })
    const house = { heldBackFortified: 'survive' } as const
    const occupier: Given = {
      a: ['b:normal', 'b:capital-fortified'],
      b: ['b:normal', 'b:normal'],
      house,
    }
    const kept = play(occupier, 'attack', 'recruit', 'none')
    expect(combat(kept)).toBe('1 v 2 b')
    expect(armies(kept)[0]).toBe('b:capital-fortified')
    expect(eventsOf(kept, 'capital.freed')).toEqual([])
  })

  test('against an occupied home meets no garrison, unless the house has it so (MP-COMB-06)', () => {
    const given: Given = {
      a: ['b:normal', 'b:capital-fortified'],
      b: ['b:normal'],
      strength: [2, 1],
      house: { occupierAttacks: 'garrisonRearms' },
    }
    expect(combat(play(given, 'attack', 'strength', 'none'))).toBe('2 v 1 a')
    expect(combat(play(given, 'attack', 'strength', 'capital-fortified'))).toBe('4 v 3 a')
  })

  test('puts one of the victors on the capital, and a home without armies holds out with two (MP-COMB-07, MP-COMB-10)', () => {
    const three = play(
      { a: ['b:normal', 'b:normal'], b: [], strength: [2, 1] },
      'attack',
      'fortify',
    )
    expect(combat(three)).toBe('4 v 2 a')
    expect(armies(three)[0]).toBe('b:normal b:capital')
    expect(eventsOf(three, 'capital.occupied')).toEqual([
      { kind: 'capital.occupied', side: 'a', country: 'b' },
    ])
    expect(combat(play({ a: ['b:normal'], b: [], strength: [2, 1] }, 'attack', 'fortify'))).toBe(
      '2 v 2 tie',
    )
    // A win elsewhere occupies nothing.
    const field = play({ a: ['n1:normal', 'n1:normal'], b: ['n1:normal'] }, 'attack', 'recruit')
    expect(armies(field)[0]).toBe('n1:normal n1:normal')
  })

  test('never has the garrison fight for the attacker, and frees the capital (MP-COMB-09)', () => {
    const freed = play({ a: ['b:capital'], b: ['b:normal'], strength: [1, 2] }, 'fortify', 'attack')
    // Fortify comes first: two against two.
    expect(combat(freed)).toBe('2 v 2 tie')
    expect(eventsOf(freed, 'capital.freed')).toEqual([
      { kind: 'capital.freed', side: 'a', country: 'b' },
    ])
    expect(combat(play({ a: ['b:normal'], b: ['b:normal'] }, 'recruit', 'attack'))).toBe(
      '1 v 1 tie',
    )
  })
})

describe('control, strength and score', () => {
  test('every home has one master, a neutral one at most (MP-CTRL-01, MP-CTRL-02, MP-CTRL-03, MP-CTRL-04)', () => {
    const masters = (given: Given): readonly (string | null)[] =>
      standingOf(progress.seen(opened(given).state, 'table')).countries.map(
        ({ controller }) => controller,
      )
    expect(masters({})).toEqual(['a', null, 'b'])
    expect(masters({ a: ['n1:normal'] })).toEqual(['a', 'a', 'b'])
    expect(masters({ a: ['n1:fortified'], b: ['n1:normal'] })).toEqual(['a', null, 'b'])
    expect(masters({ a: ['b:normal'], b: ['n1:normal'] })).toEqual(['a', 'b', 'b'])
    expect(masters({ a: ['b:capital'], b: ['b:normal'] })).toEqual(['a', null, 'a'])
  })

  test('STRENGTH is compulsory and takes what it gives (MP-STR-01, MP-STR-02, MP-STR-03, MP-STR-04, MP-GEN-06)', () => {
    const played = play({ a: ['n1:normal'] }, 'strength', 'recruit', 'n1')
    expect(eventsOf(played, 'strengthened')).toEqual([
      { kind: 'strengthened', side: 'a', country: 'n1', die: 1, strength: 2 },
    ])
    const spent = play({ strength: [6, 1] }, 'strength', 'recruit')
    expect(spent.state).toMatchObject({ strength: { a: 6 }, dice: { a: 2 } })
    expect(idle(play({ dice: { a: 0, b: 0 } }, 'strength', 'recruit'))).toEqual([
      'a strength no-die',
    ])
  })

  test('SCORE earns one and what is controlled, nothing while the capital is taken (MP-SCORE-01, MP-SCORE-02, MP-SCORE-03, MP-SCORE-05)', () => {
    const piles = [['move1'], ['move1']] as const
    const played = play({ a: ['n1:normal', 'b:capital'], b: [], piles }, 'score', 'move2')
    expect(score(played)).toEqual([9, 0])
    expect(eventsOf(played, 'scored')[0]?.parts.map(({ from }) => from)).toEqual([
      'base',
      'home',
      'neutral',
      'enemyHome',
    ])
    const taken = play({ b: ['a:capital'], piles }, 'score', 'recruit')
    expect(eventsOf(taken, 'scored')).toEqual([
      { kind: 'scored', side: 'a', parts: [], value: 0, gained: 0 },
    ])
    expect(taken.state.piles.a).toEqual([])
    expect(idle(taken)).toEqual([])
  })

  test('SCORE takes no more than the stock has (MP-SCORE-04, MP-GEN-08)', () => {
    const played = play({ vp: [17, 17], piles: [['move1'], []] }, 'score', 'recruit')
    expect(eventsOf(played, 'scored')[0]).toMatchObject({ value: 4, gained: 1 })
    expect(score(played)).toEqual([18, 17])
  })
})

test('explains nothing to a seat that is not asked (MP-ASK-03)', () => {
  const { state } = opened()
  expect(explainProgress(progress.seen(state, 'table'), 'table')).toBeNull()
})
