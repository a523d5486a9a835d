// Where two rules meet: positions worked out by hand from the rules page, figure by figure.
import { expect, test } from 'vitest'
import { asks } from '@/core/asks.ts'
import {
  marlborough,
  progress,
  type Card,
  type ProgressCorrection,
  type ProgressState,
} from '@/games/progress/rules/index.ts'
import { valueOf } from '@tests/support/results.ts'
import {
  armies,
  combat,
  eventsOf,
  give,
  idle,
  play,
  score,
  type Given,
  type Played,
} from './table.ts'

/** What is to be seen after the turn; all else is not looked at. */
interface Seen {
  readonly asked?: readonly string[]
  /** Of the first question. */
  readonly offered?: readonly string[]
  readonly armies?: readonly [string, string]
  readonly combat?: string
  readonly idle?: readonly string[]
  readonly freed?: readonly string[]
  readonly occupied?: readonly string[]
  readonly vp?: readonly [number, number]
  readonly dice?: Readonly<Record<string, number>>
  readonly strength?: readonly [number, number]
  readonly initiative?: 'a' | 'b'
  readonly pile?: readonly string[]
  readonly ended?: string | null
}

const seen = (played: Played): Required<Seen> => {
  const { state, asked, offered } = played
  const { strength, ended } = state
  return {
    asked,
    offered: (offered[0] ?? []).toSorted(),
    armies: armies(played),
    combat: combat(played),
    idle: idle(played),
    freed: eventsOf(played, 'capital.freed').map(({ side, country }) => `${side} ${country}`),
    occupied: eventsOf(played, 'capital.occupied').map(({ side, country }) => `${side} ${country}`),
    vp: score(played),
    dice: state.dice,
    strength: [strength.a, strength.b],
    initiative: state.initiative ?? 'a',
    pile: state.piles.a,
    ended: ended === null ? null : `${ended.winner} ${ended.reason}`,
  }
}

type Case = readonly [string, Given, `${Card} ${Card}`, readonly string[], Seen]

const piles = [['move2'], ['move2']] as const
const rearms = { occupierAttacks: 'garrisonRearms' } as const

const orders: readonly Case[] = [
  [
    'an attack that may be declined is something to attack, and an option (MP-INI-02, MP-INI-04)',
    { a: ['n1:fortified'], b: ['n1:normal'], house: { initiativeFlip: 'bothAct' } },
    'attack attack',
    ['a', 'decline'],
    {
      asked: ['order a', 'attack.where a'],
      idle: ['a attack declined'],
      combat: '1 v 2 a',
      armies: ['n1:fortified', ''],
      initiative: 'b',
    },
  ],
  [
    'with nothing to attack on one side the initiative stays by the house rule (MP-INI-02)',
    { a: ['n1:normal'], b: [], house: { initiativeFlip: 'bothAct' } },
    'attack attack1',
    [],
    { asked: [], idle: ['a attack no-target', 'b attack1 no-target'], initiative: 'a' },
  ],
  [
    'the holder gives the order, whichever side he is (MP-INI-01)',
    { initiative: 'b', a: ['n1:normal'], b: ['n1:normal'] },
    'move1 move1',
    ['a', 'n1>a:normal', 'n1>b:normal'],
    { asked: ['order b', 'move a', 'move b'], initiative: 'a', armies: ['a:normal', 'b:normal'] },
  ],
  [
    'two dice each to take from, so the order is asked; the initiative stays (MP-INI-03, MP-INI-04)',
    { scenario: marlborough(), a: ['n1:normal'], b: ['n2:normal'] },
    'strength strength',
    ['b', 'n2', 'a'],
    {
      asked: ['order a', 'strength b', 'strength a'],
      dice: { a: 2, n1: 2, n2: 1, b: 3 },
      strength: [2, 2],
      initiative: 'a',
    },
  ],
  [
    'a stock as large as both scores is large enough (MP-INI-04, MP-END-01)',
    { vp: [14, 13], piles },
    'score score',
    [],
    { asked: [], vp: [18, 17], ended: 'a target' },
  ],
  [
    'each takes the capital of the other (MP-INI-04, MP-COMB-07)',
    { a: ['b:normal', 'b:normal'], b: ['a:normal', 'a:normal'], strength: [2, 2] },
    'attack attack',
    ['a'],
    {
      asked: ['order a'],
      combat: '4 v 2 a,4 v 2 b',
      armies: ['b:normal b:capital', 'a:normal a:capital'],
      occupied: ['a b', 'b a'],
      initiative: 'b',
    },
  ],
  [
    'who is driven off his target by the first attack does nothing (MP-COMB-09, MP-ATT-06)',
    { a: ['b:capital'], b: ['b:normal'], strength: [1, 2] },
    'attack attack',
    ['b'],
    { combat: '2 v 1 b', freed: ['a b'], idle: ['a attack no-target'], initiative: 'b' },
  ],
]

const attacks: readonly Case[] = [
  [
    'a target with lying armies only, chosen though one stands elsewhere, has one stand up (MP-ATT-03)',
    { a: ['n1:fortified', 'b:normal'], b: ['n1:normal'] },
    'attack recruit',
    ['n1'],
    { asked: ['attack.where a'], combat: '1 v 1 tie', armies: ['b:normal', 'b:normal'] },
  ],
  [
    'the occupying army fights with the others, and falls with them (MP-COMB-01, MP-COMB-08)',
    { a: ['b:capital', 'b:normal'], b: ['b:fortified'] },
    'attack recruit',
    [],
    { asked: [], combat: '2 v 2 tie', armies: ['', ''], freed: ['a b'] },
  ],
  [
    'the last card is dropped unasked, and the occupier who lay wins by it (MP-ATT-07, MP-COMB-06)',
    {
      a: ['b:capital-fortified'],
      piles: [['move1', 'move2', 'fortify', 'attack', 'strength'], []],
    },
    'attack1 recruit',
    ['b'],
    {
      offered: ['b', 'decline'],
      asked: ['attack.where a'],
      combat: '2 v 1 a',
      armies: ['b:capital', ''],
      pile: ['move1', 'move2', 'recruit', 'fortify', 'attack', 'attack1', 'strength'],
      freed: [],
    },
  ],
  [
    'the same against a garrison that takes up arms again (MP-COMB-06)',
    { a: ['b:capital-fortified'], house: rearms },
    'attack1 recruit',
    ['b', 'move1'],
    { combat: '2 v 3 b', armies: ['', 'b:normal'], freed: ['a b'] },
  ],
  [
    'an occupier who stays lying takes no part: no garrison, and by the house rule he survives (MP-COMB-04, MP-COMB-06)',
    {
      a: ['b:normal', 'b:capital-fortified'],
      house: { ...rearms, heldBackFortified: 'survive' },
    },
    'attack strength',
    ['none'],
    {
      offered: ['capital-fortified', 'none'],
      combat: '1 v 1 tie',
      armies: ['b:capital-fortified', ''],
      freed: [],
      idle: ['b strength no-die'],
    },
  ],
  [
    'who is left lying after a tie occupies nothing (MP-COMB-04, MP-COMB-07)',
    {
      a: ['b:normal', 'b:normal', 'b:fortified'],
      b: [],
      house: { heldBackFortified: 'survive' },
    },
    'attack fortify',
    ['none'],
    { combat: '2 v 2 tie', armies: ['b:fortified', ''], occupied: [] },
  ],
  [
    'in his own home the owner meets walls and no garrison (MP-COMB-02, MP-COMB-09)',
    { a: ['a:normal'], b: ['a:capital', 'a:fortified'], strength: [2, 1] },
    'attack1 recruit',
    ['strength'],
    { combat: '3 v 3 tie', armies: ['', 'b:normal'], freed: ['b a'] },
  ],
  [
    'one of those that fought goes onto the capital, not one that lay (MP-COMB-07)',
    { a: ['b:normal', 'b:fortified'], b: [], strength: [3, 1] },
    'attack fortify',
    ['none'],
    { combat: '3 v 2 a', armies: ['b:fortified b:capital', ''], occupied: ['a b'] },
  ],
  [
    'and one that stood up for it is normal there (MP-ATT-05, MP-COMB-07)',
    { a: ['b:fortified'], b: [], strength: [3, 1] },
    'attack fortify',
    ['b'],
    { offered: ['b', 'decline'], combat: '3 v 2 a', armies: ['b:capital', ''] },
  ],
]

const scores: readonly Case[] = [
  [
    'the owner scores in the turn in which the occupier walks off (MP-TURN-04, MP-COMB-08)',
    { a: ['b:capital'], b: [], piles: [[], ['move1']] },
    'move2 score',
    [],
    { armies: ['n1:normal', ''], vp: [0, 4], freed: ['a b'] },
  ],
  [
    'a home entered in the same turn counts no more (MP-AM-01)',
    { scenario: marlborough(), a: ['n1:normal'], piles },
    'move1 score',
    ['n1>b:normal'],
    { vp: [0, 1] },
  ],
  [
    'a home taken counts though the own one is entered (MP-AM-01, MP-CTRL-03)',
    { scenario: marlborough(), a: ['b:capital'], b: ['a:fortified'], piles },
    'score score',
    [],
    { vp: [4, 0] },
  ],
  [
    'neutrals may start with three (MP-AM-04)',
    {
      scenario: marlborough({ neutralStart: 3 }),
      a: ['n1:normal', 'n2:fortified', 'b:capital'],
      b: [],
      piles,
    },
    'score fortify',
    [],
    { vp: [13, 0] },
  ],
]

test.each([...orders, ...attacks, ...scores])('%s', (_what, given, both, answers, expected) => {
  const [a, b] = both.split(' ') as [Card, Card]
  expect(seen(play(given, a, b, ...answers))).toMatchObject(expected)
})

const put = (state: ProgressState, correction: ProgressCorrection) =>
  valueOf(progress.answer(state, { kind: 'overrule', correction, reason: 'so it lies' }, 'table'))

const asked = (state: ProgressState): readonly string[] =>
  asks(progress, state.setup, state).map(({ kind, seat }) => `${kind} ${seat}`)

test('an order that is asked is asked of the holder as he was put right, or no more (MP-ASK-05, MP-INI-04)', () => {
  const { state } = play({ a: ['n1:normal'], b: ['n1:normal'] }, 'move1', 'move1')
  expect(asked(state)).toEqual(['order a'])
  const other = put(state, { initiative: 'b' }).state
  expect(asked(other)).toEqual(['order b'])
  expect(give(other, 'b', 'b').state.initiative).toBe('a')
  // With one way left a goes it at once, before b is asked for his.
  const alone = put(state, { armies: { a: ['a:normal'] } }).state
  expect(alone).toMatchObject({ initiative: 'b', armies: { a: ['n1:normal'] } })
  expect(asked(alone)).toEqual(['move b'])
})

test('a target that is left alone is attacked unasked (MP-ASK-05, MP-TURN-08)', () => {
  const given: Given = { a: ['n1:normal', 'b:normal'], b: ['n1:normal'], strength: [2, 1] }
  const { state } = play(given, 'attack', 'recruit')
  expect(asked(state)).toEqual(['attack.where a'])
  const { events, state: after } = put(state, { armies: { a: ['n1:normal'] } })
  expect(events.map(({ kind }) => kind)).toEqual([
    'corrected',
    'combat',
    'discarded',
    'discarded',
    'turn.began',
  ])
  expect(after.armies).toEqual({ a: ['n1:normal'], b: ['b:normal'] })
})
