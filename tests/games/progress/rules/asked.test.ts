// What is asked and refused, what may be put right, and what stays secret (MP-ASK, MP-SECRET).
import { describe, expect, test } from 'vitest'
import { asks } from '@/core/asks.ts'
import { recordOf } from '@/core/record/log.ts'
import { answerIn, begin, retractIn } from '@/core/record/play.ts'
import { resume } from '@/core/record/resume.ts'
import {
  choosingOrder,
  progress,
  type ProgressCorrection,
  type ProgressState,
} from '@/games/progress/rules/index.ts'
import { problemOf, valueOf } from '@tests/support/results.ts'
import {
  choice,
  eventsOf,
  give,
  idle,
  opened,
  play,
  refusalOf,
  setupOf,
  turn,
  type Given,
} from './table.ts'

const salt = '0'.repeat(32)

const overrule = (correction: ProgressCorrection) =>
  ({ kind: 'overrule', correction, reason: 'as it lay' }) as const

const corrected = (state: ProgressState, correction: ProgressCorrection): ProgressState =>
  valueOf(progress.answer(state, overrule(correction), 'table')).state

describe('the questions', () => {
  test('both cards come before the reveal, in either order (MP-ASK-01, MP-TURN-02)', () => {
    const { state } = opened()
    expect(asks(progress, state.setup, state).map(({ kind, seat }) => `${kind} ${seat}`)).toEqual([
      'card a',
      'card b',
    ])
    const both = give(give(state, 'b', 'move1').state, 'a', 'recruit').state
    expect(asks(progress, state.setup, both)).toMatchObject([{ kind: 'reveal', seat: 'table' }])
  })

  test('one phone asks the computer first, else by turns (MP-ASK-02)', () => {
    const { state } = opened()
    const seats = (a: 'person' | 'easy', b: 'person' | 'easy') => ({
      a: { name: '', player: a },
      b: { name: '', player: b },
    })
    const order = (a: 'person' | 'easy', b: 'person' | 'easy', nth: number): string =>
      choosingOrder({ setup: { ...state.setup, seats: seats(a, b) }, turn: nth }).join('')
    expect(order('person', 'person', 1)).toBe('ab')
    expect(order('person', 'person', 2)).toBe('ba')
    expect(order('person', 'easy', 1)).toBe('ba')
    expect(order('easy', 'person', 2)).toBe('ab')
    expect(order('easy', 'easy', 2)).toBe('ab')
  })

  test('refuse what is locked, in the pile, or not offered, and leave the state alone (MP-ASK-06)', () => {
    const { state } = opened({ piles: [['move1'], []] })
    expect(refusalOf(state, 'a', 'move1')).toBe('in-pile')
    expect(refusalOf(state, 'a', 'charge')).toBe('not-offered')
    expect(refusalOf(state, 'table', 'reveal')).toBe('not-asked')
    const locked = give(state, 'a', 'move2').state
    for (const option of ['recruit', 'move2', 'offer-end', 'resign'])
      expect(refusalOf(locked, 'a', option)).toBe('locked')
    expect(refusalOf(locked, 'a', 'decline')).toBe('not-asked')
    const both = give(locked, 'b', 'move1').state
    expect(refusalOf(both, 'b', 'recruit')).toBe('locked')
    expect(refusalOf(both, 'table', 'b')).toBe('not-offered')
    const rolling = opened({ initiative: 'roll' }).state
    expect(refusalOf(rolling, 'table', { kind: 'dice', faces: [7, 1], source: 'app' })).toBe(
      'dice-face',
    )
    expect(refusalOf(rolling, 'a', 'move1')).toBe('not-asked')
    const over = give(state, 'a', 'resign').state
    expect(refusalOf(over, 'b', 'move1')).toBe('game-over')
    expect(refusalOf(over, 'table', overrule({ vp: { a: 1 } }))).toBe('game-over')
    const acting = play({ a: ['a:normal', 'a:normal'] }, 'move2', 'recruit').state
    expect(refusalOf(acting, 'a', 'a>b:normal')).toBe('not-offered')
    expect(refusalOf(acting, 'a', 'recruit')).toBe('not-offered')
    expect(refusalOf(acting, 'b', 'a>n1:normal')).toBe('not-asked')
  })
})

describe('an overrule', () => {
  test('puts figures right within what is possible (MP-ASK-05)', () => {
    const { state } = opened()
    const after = corrected(state, {
      vp: { b: 18 },
      dice: { n1: 1 },
      strength: { a: 4 },
      armies: { a: ['b:capital', 'a:normal'] },
      piles: { b: ['strength', 'move1'] },
      initiative: 'b',
    })
    expect(after).toMatchObject({
      vp: { a: 0, b: 18 },
      dice: { a: 3, n1: 1, b: 3 },
      strength: { a: 4, b: 1 },
      armies: { a: ['a:normal', 'b:capital'], b: ['b:normal'] },
      piles: { a: [], b: ['move1', 'strength'] },
      initiative: 'b',
    })
    // The end test of this turn decides.
    expect(progress.outcome(after)).toBeNull()
    const played = turn({ ...opened(), state: after }, 'fortify', 'recruit', 'a:normal')
    expect(progress.outcome(played.state)).toMatchObject({ winners: ['b'], how: 'target' })
  })

  test('is told figure by figure, in a fixed order', () => {
    const step = valueOf(
      progress.answer(
        opened().state,
        overrule({ initiative: 'b', vp: { b: 2, a: 1 }, armies: { b: [] } }),
        'a',
      ),
    )
    expect(step.events).toEqual([
      { kind: 'corrected', field: 'vp', of: 'a', is: 1 },
      { kind: 'corrected', field: 'vp', of: 'b', is: 2 },
      { kind: 'corrected', field: 'armies', of: 'b', is: [] },
      { kind: 'corrected', field: 'initiative', of: null, is: 'b' },
    ])
    expect(step.isFinal).toBeUndefined()
  })

  test('is refused with the field, and piles while a card is locked (MP-ASK-06)', () => {
    const { state } = opened()
    const problem = (correction: ProgressCorrection, from = state): unknown =>
      problemOf(progress.answer(from, overrule(correction), 'table'))
    expect(problem({ vp: { a: 36 } })).toMatchObject({
      code: 'forbidden',
      reason: 'impossible',
      field: 'vp.a',
    })
    expect(problem({ vp: { a: 20, b: 20 } })).toMatchObject({ reason: 'impossible', field: 'vp' })
    expect(problem({ dice: { n1: 3 } })).toMatchObject({ reason: 'impossible', field: 'dice.n1' })
    expect(problem({ dice: { x: 1 } })).toMatchObject({ reason: 'impossible', field: 'dice.x' })
    expect(problem({ strength: { b: 7 } })).toMatchObject({
      reason: 'impossible',
      field: 'strength.b',
    })
    expect(problem({ armies: { b: ['b:capital'] } })).toMatchObject({
      reason: 'impossible',
      field: 'armies.b.0',
    })
    expect(problem({ piles: { a: ['score'] } })).toMatchObject({
      reason: 'impossible',
      field: 'piles.a.0',
    })
    const locked = give(state, 'a', 'move1').state
    expect(problem({ piles: { b: [] } }, locked)).toMatchObject({
      reason: 'piles-locked',
      rule: 'MP-ASK-05',
    })
    expect(corrected(locked, { vp: { a: 2 } }).vp.a).toBe(2)
    const acting = play({ a: ['a:normal', 'a:normal'] }, 'move2', 'recruit').state
    expect(problem({ piles: { b: [] } }, acting)).toMatchObject({ reason: 'piles-locked' })
    expect(refusalOf(state, 'table', { ...overrule({ vp: { a: 1 } }), reason: ' ' })).toBe(
      'no-reason',
    )
  })

  test('is read from outside only if it has the right shape', () => {
    const path = (json: unknown): unknown => problemOf(progress.readCorrection(json))
    for (const [json, found] of [
      [1, ''],
      [{}, ''],
      [{ more: 1 }, 'more'],
      [{ vp: {} }, 'vp'],
      [{ vp: 1 }, 'vp'],
      [{ vp: { c: 1 } }, 'vp.c'],
      [{ vp: { a: '1' } }, 'vp.a'],
      [{ dice: { n1: '1' } }, 'dice.n1'],
      [{ armies: { a: [1] } }, 'armies.a'],
      [{ armies: { a: 'a:normal' } }, 'armies.a'],
      [{ piles: { a: ['charge'] } }, 'piles.a'],
      [{ initiative: 'c' }, 'initiative'],
    ] as const)
      expect(path(json)).toEqual({ code: 'malformed', path: found })
    const whole = {
      vp: { a: 1 },
      dice: { n9: 1 },
      armies: { b: ['odd'] },
      piles: { a: [] },
      initiative: 'a',
    }
    expect(valueOf(progress.readCorrection(whole))).toEqual(whole)
  })

  test('inside a step throws the unfinished attack away and asks afresh (MP-ASK-05)', () => {
    const given: Given = { a: ['n1:normal', 'b:normal'], b: ['n1:normal'], strength: [3, 1] }
    const begun = play(given, 'attack1', 'recruit', 'n1')
    expect(begun.asked.at(-1)).toBe('attack.drop a')
    const again = corrected(begun.state, { strength: { a: 4 } })
    expect(again.resolving).toMatchObject({
      target: null,
      standing: null,
      asked: { kind: 'attack.where' },
    })
    // With nothing left to attack the card does nothing, and the turn goes on.
    const step = valueOf(
      progress.answer(begun.state, overrule({ armies: { a: ['a:normal'] } }), 'table'),
    )
    expect(idle({ ...begun, events: step.events })).toEqual(['a attack1 no-target'])
    expect(step.state.turn).toBe(2)
    // An order that was given, and the initiative that has passed, stay.
    const both = play(
      { a: ['n1:normal', 'n1:fortified'], b: ['n1:normal'], strength: [3, 1] },
      'attack',
      'attack',
      'a',
    )
    expect(both.asked).toEqual(['order a', 'attack.stand a'])
    const after = corrected(both.state, { strength: { b: 2 } })
    expect(after).toMatchObject({ initiative: 'b', resolving: { acting: 'a', isOpened: true } })
  })
})

describe('the secret', () => {
  test('is an ordinary answer in the record, hidden from the other side and the table until the reveal (MP-SECRET-01, MP-SECRET-02, MP-SECRET-05)', () => {
    const step = give(opened().state, 'a', 'attack')
    expect(step.state.chosen).toEqual({ a: 'attack', b: null })
    expect(progress.seen(step.state, 'a').chosen.a).toBe('attack')
    for (const viewer of ['b', 'table'] as const)
      expect(progress.seen(step.state, viewer).chosen).toEqual({ a: 'hidden', b: null })
    const shown = play({ a: ['a:normal', 'a:normal'] }, 'move2', 'recruit').state
    expect(progress.seen(shown, 'b').chosen).toEqual({ a: 'move2', b: 'recruit' })
  })

  test('is in no event until both lie open (MP-SECRET-03)', () => {
    const step = give(opened().state, 'a', 'attack')
    expect(step.events).toEqual([{ kind: 'card.chosen', side: 'a' }])
  })

  test('cannot be told by trial from the head of a record, because of its salt (MP-SECRET-04)', () => {
    const begun = valueOf(begin(progress, setupOf()))
    const head = (option: string, grains: string): string =>
      valueOf(answerIn(progress, begun, choice(option), { by: 'a', salt: grains })).head
    expect(head('move1', salt)).not.toBe(head('move1', '1'.repeat(32)))
  })

  test('comes back from a record as it was, with the other side still to choose (MP-SECRET-06)', () => {
    const begun = valueOf(begin(progress, setupOf()))
    const locked = valueOf(answerIn(progress, begun, choice('attack'), { by: 'a', salt }))
    const { play: again, problem } = resume(progress, JSON.parse(JSON.stringify(recordOf(locked))))
    expect(problem).toBeNull()
    if (again === null) throw new Error('no play')
    expect(asks(progress, again.setup, again.now.state)).toMatchObject([
      { kind: 'card', seat: 'b' },
    ])
    expect(progress.seen(again.now.state, 'table').chosen.a).toBe('hidden')
  })

  test('may be taken back by its owner until the other has locked, and never past the reveal (MP-SECRET-07)', () => {
    const enter = (from: ReturnType<typeof begun>, by: 'a' | 'b' | 'table', option: string) =>
      valueOf(answerIn(progress, from, choice(option), { by, salt }))
    const begun = () => valueOf(begin(progress, setupOf()))
    const one = enter(begun(), 'a', 'attack')
    const back = valueOf(retractIn(progress, one, 1, { by: 'a', salt }))
    expect(back.now.state.chosen.a).toBeNull()
    expect(back.undone).toBeNull()
    const two = enter(one, 'b', 'recruit')
    expect(retractIn(progress, two, 1, { by: 'a', salt }).ok).toBe(false)
    expect(retractIn(progress, two, 1, { by: 'b', salt }).ok).toBe(true)
    const open = enter(two, 'table', 'reveal')
    for (const by of ['a', 'b', 'table'] as const)
      expect(problemOf(retractIn(progress, open, 1, { by, salt }))).toMatchObject({
        code: 'retract-final',
      })
  })

  test('is the same game in whichever order two phones enter their cards (MP-SECRET-09)', () => {
    const { state } = opened()
    const there = give(give(state, 'a', 'attack').state, 'b', 'recruit').state
    const back = give(give(state, 'b', 'recruit').state, 'a', 'attack').state
    expect(there).toEqual(back)
    expect(eventsOf(play({}, 'attack', 'recruit'), 'cards.revealed')).toEqual([
      { kind: 'cards.revealed', a: 'attack', b: 'recruit' },
    ])
  })
})
