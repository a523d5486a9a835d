import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from '@/core/record/canonical.ts'
import { codeOf, hashOfEntry, hashOfOpening } from '@/core/record/chain.ts'
import type { Game } from '@/core/game.ts'
import { ok } from '@/core/result.ts'
import { recordOf } from '@/core/record/log.ts'
import type { Entry, GameRecord } from '@/core/record/record.ts'
import { resume, type Resumed } from '@/core/record/resume.ts'
import { diceRace, type RaceKinds } from '@tests/support/diceRace.ts'
import { goOn, randomPlay } from '@tests/support/randomPlay.ts'

type RaceRecord = GameRecord<RaceKinds>
type RaceEntry = Entry<RaceKinds>

/** Twelve entries: two turns of both sides and a change of mind. */
const recorded = recordOf(randomPlay(diceRace, { track: 40 }, 1815, 12))
const read = (json: unknown): Resumed<RaceKinds> => resume(diceRace, json)

/** The record with some entries changed and the whole chain written anew, as a patient cheat would. */
const rechained = (record: RaceRecord): RaceRecord => {
  let hash = hashOfOpening(record)
  const entries = record.entries.map((entry): RaceEntry => {
    const linked = { ...entry, previous: hash }
    hash = hashOfEntry(linked)
    return linked
  })
  return { ...record, entries, head: { entries: entries.length, hash } }
}
const withEntry = (nth: number, change: (entry: RaceEntry) => object): RaceRecord => ({
  ...recorded,
  entries: recorded.entries.map((entry, i) =>
    i === nth - 1 ? { ...entry, ...change(entry) } : entry,
  ),
})
const nthOf = (kind: string): number =>
  1 + recorded.entries.findIndex((e) => e.kind === 'answer' && e.answer.kind === kind)

test('a whole record is read without complaint', () => {
  const { play, problem } = read(recorded)
  expect(problem).toBeNull()
  expect(play?.head).toBe(recorded.head.hash)
  expect(play && recordOf(play)).toEqual(recorded)
})

describe('a record that was changed is caught at the entry', () => {
  const rewritten = (entry: RaceEntry): object => {
    if (entry.kind === 'retract') return { count: entry.count + 1 }
    if (entry.answer.kind !== 'dice') return { asked: 'nothing' }
    return { answer: { ...entry.answer, faces: entry.answer.faces.map((face) => 7 - face) } }
  }

  test.each(recorded.entries.map((_, i) => i + 1))('when entry %i is rewritten', (nth) => {
    const { play, problem } = read(withEntry(nth, rewritten))
    expect(problem).toEqual({ code: 'tampered', entry: nth })
    expect(play?.log?.number ?? 0).toBe(nth - 1)
  })

  test.each(recorded.entries.map((_, i) => i + 1))(
    'when the link of entry %i is rewritten',
    (nth) => {
      expect(read(withEntry(nth, () => ({ previous: '00' }))).problem).toEqual({
        code: 'tampered',
        entry: nth,
      })
    },
  )

  test('when the opening is rewritten: nothing is left to trust', () => {
    const { play, problem } = read({ ...recorded, setup: { track: 3 } })
    expect(problem).toEqual({ code: 'tampered', entry: 0 })
    expect(play).toBeNull()
  })

  test('when an entry is taken out of the middle', () => {
    const entries = recorded.entries.filter((_, i) => i !== 4)
    expect(read({ ...recorded, entries }).problem).toEqual({ code: 'tampered', entry: 4 })
  })

  test('when an entry is added behind the head', () => {
    const longer = recordOf(randomPlay(diceRace, { track: 40 }, 1815, 13))
    expect(longer.entries).toHaveLength(13)
    expect(read({ ...longer, head: recorded.head }).problem).toEqual({
      code: 'tampered',
      entry: 13,
    })
  })

  test('when two entries change places', () => {
    const entries = [...recorded.entries]
    entries.splice(5, 2, ...entries.slice(5, 7).reverse())
    expect(read({ ...recorded, entries }).problem?.code).toBe('tampered')
  })

  test('by any small change anywhere', () => {
    const text = canonicalJson(recorded)
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.constantFrom('0', '1', '7', 'a', '"', '{', '}', '[', ']', ',', ':'),
        (at, char) => {
          fc.pre(text[at] !== char)
          let json: unknown
          try {
            json = JSON.parse(text.slice(0, at) + char + text.slice(at + 1))
          } catch {
            return
          }
          fc.pre(canonicalJson(json) !== text)
          expect(read(json).problem).not.toBeNull()
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('a record that was cut off', () => {
  test.each([0, 1, 7, 11])('after %i entries keeps them and says so', (left) => {
    const { play, problem } = read({ ...recorded, entries: recorded.entries.slice(0, left) })
    expect(problem).toEqual({ code: 'cut-off', entry: left, wanted: 12 })
    expect(play?.log?.number ?? 0).toBe(left)
  })
})

describe('a record from a newer app is named as such', () => {
  test('by its format, whatever else is in it', () => {
    expect(read({ ...recorded, version: 2, scrolls: [], entries: 'elsewhere' })).toEqual({
      play: null,
      problem: { code: 'newer-format', entry: 0, version: 2, known: 1 },
    })
  })

  test('by its rules', () => {
    expect(read({ ...recorded, rulesVersion: 3 }).problem).toEqual({
      code: 'newer-rules',
      entry: 0,
      version: 3,
      known: 2,
    })
  })

  test('while one of older rules is read as long as they come to the same', () => {
    const older = rechained({ ...recorded, rulesVersion: 1 })
    const { play, problem } = read(older)
    expect(problem).toBeNull()
    expect(play?.opening.rulesVersion).toBe(1)
    expect(play && recordOf(play)).toEqual(older)
  })
})

test('a set-up out of which a newer app reads more than stands there keeps its hash', () => {
  const newer: Game<RaceKinds> = {
    ...diceRace,
    readSetup: () => ok({ track: 40, rain: 'none' }),
  }
  const { play, problem } = resume(newer, recorded)
  expect(problem).toBeNull()
  expect(play?.setup).toEqual({ track: 40, rain: 'none' })
  expect(play && recordOf(play)).toEqual(recorded)
})

describe('a record of older rules', () => {
  const nth = nthOf('dice')
  const older = { ...recorded, rulesVersion: 1 }

  test('may have told the same by other events', () => {
    const record = rechained({ ...withEntry(nth, () => ({ told: '00000000' })), rulesVersion: 1 })
    const { play, problem } = read(record)
    expect(problem).toBeNull()
    expect(play && recordOf(play)).toEqual(record)
  })

  test('must still have asked the same', () => {
    const record = rechained({ ...withEntry(nth, () => ({ asked: 'volley' })), rulesVersion: 1 })
    expect(read(record).problem).toMatchObject({ code: 'other-question', entry: nth })
  })

  test('goes on where it was', () => {
    const { play } = read(rechained(older))
    if (play === null) throw new Error('an older record is read')
    const longer = recordOf(goOn(diceRace, play, 3, 10))
    expect(read(longer).problem).toBeNull()
    expect(longer.entries.length).toBeGreaterThan(12)
  })
})

describe('a record whose chain is sound but which the rules contradict is caught at the entry', () => {
  test('an answer that is refused', () => {
    const nth = nthOf('dice')
    const seven = { answer: { kind: 'dice', faces: [7], source: 'hand' } }
    const { problem, play } = read(rechained(withEntry(nth, () => seven)))
    expect(problem).toMatchObject({ code: 'refused', entry: nth })
    expect(play?.log?.number).toBe(nth - 1)
  })

  test('a question that would not be asked', () => {
    const nth = nthOf('facts')
    expect(read(rechained(withEntry(nth, () => ({ asked: 'volley' })))).problem).toMatchObject({
      code: 'other-question',
      entry: nth,
      recorded: 'volley',
      asked: 'ground',
    })
  })

  test('a result that the players were not told', () => {
    const nth = nthOf('dice')
    expect(read(rechained(withEntry(nth, () => ({ told: '00000000' })))).problem).toEqual({
      code: 'other-result',
      entry: nth,
    })
  })

  test('more taken back than was there', () => {
    const entries = [{ kind: 'retract', previous: '', count: 3 } as const]
    expect(read(rechained({ ...recorded, entries })).problem).toEqual({
      code: 'refused',
      entry: 1,
      refusal: { code: 'retract-count', answers: 0 },
    })
  })

  test('a set-up the rules refuse', () => {
    const { problem } = read({ ...recorded, setup: { track: 0 } })
    expect(problem).toMatchObject({ code: 'refused', entry: 0 })
  })
})

test('the code of a play is ten characters that no ear confuses', () => {
  expect(codeOf('0'.repeat(64))).toBe('0000000000')
  expect(codeOf('f'.repeat(64))).toBe('ZZZZZZZZZZ')
  expect(codeOf('0842108421084'.padEnd(64, '0'))).toBe('1111111111')
  expect(codeOf('0000000000004'.padEnd(64, '0'))).toBe('0000000001')
  expect(codeOf(recorded.head.hash)).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/u)
})

test('the code of an older version is the first six characters', () => {
  // As version 0.1.0 gave it: the upper 30 of the first 32 bits.
  const old = { '08421084': '111111', deadbeef: 'VTPVXV', '3c6ef372': '7HQF6W' }
  for (const [hash, code] of Object.entries(old))
    expect(codeOf(hash.padEnd(64, '5')).slice(0, 6)).toBe(code)
})
