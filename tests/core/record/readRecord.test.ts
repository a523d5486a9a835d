import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recordOf } from '@/core/record/log.ts'
import { resume, type Resumed } from '@/core/record/resume.ts'
import { diceRace, type RaceKinds } from '@tests/support/diceRace.ts'
import { randomPlay } from '@tests/support/randomPlay.ts'

const recorded = recordOf(randomPlay(diceRace, { track: 40 }, 1815, 12))
const read = (json: unknown): Resumed<RaceKinds> => resume(diceRace, json)

describe('what is no record is a clear result', () => {
  const bad = { code: 'malformed', entry: 0 }
  test.each([
    ['nothing', null, { ...bad, path: '' }],
    ['a list', [], { ...bad, path: '' }],
    ['no format', {}, { ...bad, path: 'format' }],
    ['another format', { ...recorded, format: 'aide-de-camp/army' }, { ...bad, path: 'format' }],
    ['version zero', { ...recorded, version: 0 }, { ...bad, path: 'version' }],
    ['no game', { ...recorded, game: 7 }, { ...bad, path: 'game' }],
    [
      'another game',
      { ...recorded, game: 'whist' },
      { code: 'other-game', entry: 0, game: 'whist' },
    ],
    ['no rules version', { ...recorded, rulesVersion: '2' }, { ...bad, path: 'rulesVersion' }],
    ['a stranger among the keys', { ...recorded, extra: 1 }, { ...bad, path: 'extra' }],
    ['no head', { ...recorded, head: undefined }, { ...bad, path: 'head' }],
    ['a head without a hash', { ...recorded, head: { entries: 12 } }, { ...bad, path: 'head' }],
    ['no entries', { ...recorded, entries: {} }, { ...bad, path: 'entries' }],
    [
      'more entries than any game has',
      { ...recorded, entries: Array.from({ length: 20_001 }, () => null) },
      { code: 'too-long', entry: 20_001 },
    ],
  ])('%s', (_, json, problem) => {
    expect(read(json)).toEqual({ play: null, problem })
  })

  test.each([
    ['is nothing', null, { code: 'malformed', path: '' }],
    ['has no kind', {}, { code: 'malformed', path: 'kind' }],
    ['is of a kind unknown here', { kind: 'remark' }, { code: 'unknown-entry', kind: 'remark' }],
    ['hangs from nothing', { kind: 'retract', count: 1 }, { code: 'malformed', path: 'previous' }],
    [
      'takes back nothing',
      { kind: 'retract', previous: '', count: 0 },
      { code: 'malformed', path: 'count' },
    ],
    [
      'says too much',
      { kind: 'retract', previous: '', count: 1, why: '' },
      { code: 'malformed', path: 'why' },
    ],
    [
      'was asked nothing it could name',
      { kind: 'answer', previous: '', asked: 1, answer: 1, told: '' },
      { code: 'malformed', path: 'asked' },
    ],
    [
      'told nothing',
      { kind: 'answer', previous: '', asked: null, answer: 1, told: 1 },
      { code: 'malformed', path: 'told' },
    ],
    [
      'says too much about an answer',
      { kind: 'answer', previous: '', asked: null, answer: 1, told: '', x: 1 },
      { code: 'malformed', path: 'x' },
    ],
    [
      'has no answer in it',
      { kind: 'answer', previous: '', asked: null, answer: [], told: '' },
      { code: 'malformed', path: 'answer.' },
    ],
  ])('an entry that %s', (_, entry, problem) => {
    const entries = recorded.entries.map((each, i) => (i === 6 ? entry : each))
    const { play, problem: found } = read({ ...recorded, entries })
    expect(found).toEqual({ ...problem, entry: 7 })
    expect(play?.log?.number).toBe(6)
  })

  test('an entry changed before the one that cannot be read is found first', () => {
    const entries = recorded.entries.map((entry, i) => {
      if (i === 2) return { ...entry, previous: '00' }
      return i === 6 ? 0 : entry
    })
    expect(read({ ...recorded, entries }).problem).toEqual({ code: 'tampered', entry: 3 })
  })

  test('any JSON at all', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(read(json).problem).not.toBeNull()
        expect(read({ ...recorded, setup: json }).problem).not.toBeNull()
        expect(read({ ...recorded, entries: [json] }).problem).not.toBeNull()
      }),
    )
  })
})
