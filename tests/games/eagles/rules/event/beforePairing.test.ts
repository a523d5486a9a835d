// What an organiser is told before a round is paired: nobody is left out, or seated twice, without a word.
import { describe, expect, test } from 'vitest'
import {
  beforePairing,
  boardStates,
  mergeEntries,
  takeIn,
  unreadSource,
  withLeftOut,
  type BoardEntry,
  type BoardState,
  type Round,
} from '@/games/eagles/rules/index.ts'

const version = {
  sentAt: null,
  original: 'x',
  list: { ok: false, problem: 'no-army' },
  readAt: 1,
  source: '',
} as const
const row = (id: string, state: BoardState = 'legal', part: Partial<BoardEntry> = {}) => ({
  state,
  entry: {
    id,
    player: id,
    address: '',
    versions: [version],
    accepted: null,
    answered: null,
    sameNameAs: null,
    hasDropped: false,
    ...part,
  },
})
const ids = (rows: readonly { readonly entry: BoardEntry }[]): readonly string[] =>
  rows.map(({ entry }) => entry.id)
const round = (first: string, second: string): Round => ({
  pairings: [{ first, second, result: null }],
})

describe('before a round is paired', () => {
  const states = boardStates.map((state) => row(state, state))

  test('everybody whose list is neither legal nor accepted is named as left out', () => {
    const found = beforePairing(states, [])
    expect(ids(found.players).toSorted()).toEqual(['accepted', 'legal'])
    expect(ids(found.leftOut)).toEqual(['unreadable', 'look', 'illegal', 'late', 'changed'])
  })

  test('who has been paired goes on, whatever became of the list', () => {
    const found = beforePairing(states, [round('illegal', 'late')])
    expect(ids(found.leftOut)).toEqual(['unreadable', 'look', 'changed'])
  })

  test('nobody is missing: all rows are players, left out, decided or gone', () => {
    const rows = [
      ...states,
      row('home', 'legal', { hasDropped: true }),
      row('out', 'late', { leftOut: 0 }),
    ]
    const { players, leftOut, decided, gone } = beforePairing(rows, [])
    expect(ids([...players, ...leftOut, ...decided, ...gone]).toSorted()).toEqual(
      ids(rows).toSorted(),
    )
    expect([ids(decided), ids(gone)]).toEqual([['out'], ['home']])
  })

  test('a decision holds for the list it was made of: a newer one is asked about again', () => {
    const out = withLeftOut(row('a', 'late').entry)
    expect(ids(beforePairing([{ state: 'late', entry: out }], []).decided)).toEqual(['a'])
    const newer = { ...out, versions: [...out.versions, version] }
    expect(ids(beforePairing([{ state: 'late', entry: newer }], []).leftOut)).toEqual(['a'])
    expect(ids(beforePairing([{ state: 'legal', entry: out }], []).players)).toEqual(['a'])
  })

  test('a decision stays with its list where an older one comes in before it', () => {
    const sent = (at: number) => ({
      ...unreadSource('a.txt', 'slow'),
      sentAt: at,
      address: 'a@x.org',
    })
    const arrival = { source: 'a.txt', readAt: 1, undatedAt: null, newId: () => 'a' }
    const first = takeIn([], [sent(20)], arrival).entries.map(withLeftOut)
    const [entry] = takeIn(first, [{ ...sent(10), original: 'older' }], {
      ...arrival,
      source: 'b.txt',
    }).entries
    expect(entry?.versions.map(({ sentAt }) => sentAt)).toEqual([10, 20])
    expect(entry?.leftOut).toBe(1)
  })

  test('two who would both be paired and are perhaps one are named together', () => {
    const two = [row('old'), row('new', 'accepted', { sameNameAs: 'old' })]
    expect(beforePairing(two, []).twice.map(({ older, newer }) => ids([older, newer]))).toEqual([
      ['old', 'new'],
    ])
    expect(beforePairing([row('old', 'illegal'), ...two.slice(1)], []).twice).toEqual([])
    expect(beforePairing(two, [round('old', 'new')]).twice).toEqual([])
  })

  test('two that are one player after all have the newer list, and what was decided of the older is open', () => {
    const merged = mergeEntries(withLeftOut(row('old', 'late').entry), row('new').entry)
    expect(ids(beforePairing([{ state: 'late', entry: merged }], []).leftOut)).toEqual(['old'])
  })
})
