// Files made to do harm: values that no text can be made of, and records whose chain was written anew after a change.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hashOfEntry, hashOfOpening } from '@/core/record/chain.ts'
import { resume } from '@/core/record/resume.ts'
import { positionFault, progress, thirtyYearsWar } from '@/games/progress/rules/index.ts'
import { problemOf } from '@tests/support/results.ts'
import { setupOf } from './table.ts'

type Json = Record<string, unknown>

/** What `String` would throw at, all of it plain JSON. */
const textless: readonly (readonly [string, unknown])[] = [
  ['an object whose toString is none', JSON.parse('{"toString":1,"valueOf":1}')],
  ['a list too deep to be joined', JSON.parse('['.repeat(50_000) + ']'.repeat(50_000))],
]

const start = { ...setupOf().start }

interface Written extends Json {
  readonly setup: Json
  readonly entries: Json[]
}

const playthrough = (): Written =>
  JSON.parse(readFileSync('tests/support/games/progress/playthrough.json', 'utf8')) as Written

/** With every hash as it would be, had the record been played like this. */
function chained(record: Written): Written {
  let hash = hashOfOpening(record as never)
  for (const entry of record.entries) {
    Object.assign(entry, { previous: hash })
    hash = hashOfEntry(entry as never)
  }
  return Object.assign(record, { head: { entries: record.entries.length, hash } })
}

/** How many entries are kept, and what is said of the rest. */
const read = (record: Written): string => {
  const { play, problem } = resume(progress, record)
  const kept = play === null ? 'nothing' : String(play.log?.number ?? 0)
  if (problem === null) return kept
  const why = problem.code === 'refused' ? problem.refusal.code : problem.code
  return `${kept}: ${why} at ${problem.entry}`
}

describe.each(textless)('%s', (_what, value) => {
  test('is no army and no card of a position (MP-SET-06)', () => {
    const armies = { a: ['a:normal', value], b: [] }
    expect(positionFault(thirtyYearsWar, { ...start, armies })).toEqual({
      path: 'armies.a.1',
      reason: 'wrong-kind',
    })
    const piles = { a: [], b: [value] }
    expect(positionFault(thirtyYearsWar, { ...start, piles })).toEqual({
      path: 'piles.b.0',
      reason: 'wrong-kind',
    })
    expect(problemOf(progress.readSetup({ ...setupOf(), start: { ...start, piles } }))).toEqual({
      code: 'forbidden',
      reason: 'impossible',
      rule: 'MP-SET-06',
      field: 'start.piles.b.0',
      fault: 'wrong-kind',
    })
  })

  test('in the set-up of a record has it refused whole', () => {
    const record = playthrough()
    Object.assign(record.setup, { start: { ...start, armies: { a: [value], b: [] } } })
    expect(read(record)).toBe('nothing: forbidden at 0')
  })
})

test('a card that no engine knows is refused by name, in whatever file it stands (MP-GEN-02)', () => {
  const record = playthrough()
  const scenario = record.setup['scenario'] as typeof thirtyYearsWar
  const a = { ...scenario.sides.a, cards: ['move1', 'charge', 'score'] }
  Object.assign(record.setup, { scenario: { ...scenario, sides: { ...scenario.sides, a } } })
  expect(resume(progress, record)).toEqual({
    play: null,
    problem: {
      code: 'refused',
      entry: 0,
      refusal: {
        code: 'malformed',
        path: 'scenario.sides.a.cards.1',
        fault: 'unknown-card',
        about: 'charge',
      },
    },
  })
})

describe('a record chained anew after a change', () => {
  const played = playthrough().entries.length
  const entryAt = (record: Written, nth: number): Json => record.entries[nth - 1] ?? {}
  const forged = (change: (record: Written) => void): string => {
    const record = playthrough()
    change(record)
    return read(chained(record))
  }
  const option = (nth: number, word: string) => (record: Written) => {
    Object.assign(entryAt(record, nth), { answer: { kind: 'choice', option: word } })
  }
  const by = (nth: number, party: string) => (record: Written) => {
    Object.assign(entryAt(record, nth), { by: party })
  }
  const inserted = (nth: number, entry: Json) => (record: Written) => {
    record.entries.splice(nth - 1, 0, { ...entryAt(record, nth), ...entry })
  }

  test('is read whole if nothing was changed', () => {
    expect(forged(() => undefined)).toBe(String(played))
  })

  test.each([
    // Entries 2 and 3 lock FORTIFY and MOVE 1; 8 and 31 to 33 are choices inside a step.
    ['SCORE in the first turn (MP-SCORE-02)', option(2, 'score'), '1: forbidden at 2'],
    ['a card that lies in the pile (MP-GEN-03)', option(6, 'fortify'), '5: forbidden at 6'],
    ['another card than was turned up (MP-TURN-03)', option(2, 'move1'), '3: other-result at 4'],
    ['a card of the other side (MP-ASK-06)', by(3, 'a'), '2: other-question at 3'],
    ['a reveal by one side (MP-TURN-03)', by(4, 'a'), '3: other-question at 4'],
    ['a seat there is not', by(4, 'umpire'), '3: malformed at 4'],
    [
      'a move to where it does not touch (MP-MOVE-01)',
      option(8, 'n1>n1:normal'),
      '7: not-offered at 8',
    ],
    [
      'a move of an army not there (MP-MOVE-01)',
      option(8, 'n1>b:fortified'),
      '7: not-offered at 8',
    ],
    ['another order than was told (MP-INI-01)', option(31, 'a'), '30: other-result at 31'],
    [
      'the order by who does not hold the initiative (MP-INI-01)',
      by(31, 'b'),
      '30: other-question at 31',
    ],
    [
      'equal dice that were not thrown again (MP-SET-03)',
      (record: Written) => {
        Object.assign(entryAt(record, 1), {
          answer: { kind: 'dice', faces: [6, 6], source: 'app' },
        })
      },
      '0: other-result at 1',
    ],
    [
      'a die of seven (MP-SET-03)',
      (record: Written) => {
        Object.assign(entryAt(record, 1), {
          answer: { kind: 'dice', faces: [5, 7], source: 'app' },
        })
      },
      '0: dice-face at 1',
    ],
    [
      'the same card once more (MP-ASK-06)',
      inserted(3, { by: 'a', asked: null, answer: { kind: 'choice', option: 'move2' } }),
      '2: forbidden at 3',
    ],
    [
      'a correction that cannot be (MP-ASK-05)',
      inserted(2, {
        answer: { kind: 'overrule', correction: { vp: { a: 36 } }, reason: 'so it lay' },
      }),
      '1: forbidden at 2',
    ],
    [
      'a correction of piles behind a locked card (MP-ASK-05)',
      inserted(3, {
        answer: { kind: 'overrule', correction: { piles: { a: [] } }, reason: 'so it lay' },
      }),
      '2: forbidden at 3',
    ],
    [
      'a correction nobody gives a reason for',
      inserted(2, { answer: { kind: 'overrule', correction: { vp: { a: 1 } }, reason: '' } }),
      '1: no-reason at 2',
    ],
    [
      'half a correction',
      inserted(2, {
        answer: { kind: 'overrule', correction: { vp: { a: 1, c: 1 } }, reason: 'so' },
      }),
      '1: malformed at 2',
    ],
    [
      'a card put in after the end',
      (record: Written) => {
        record.entries.push({ ...entryAt(record, 2), asked: null })
      },
      `${played}: game-over at ${played + 1}`,
    ],
    [
      'the other side’s card taken back (MP-SECRET-07)',
      (record: Written) => {
        const { salt } = entryAt(record, 3)
        record.entries.splice(2, 0, { kind: 'retract', by: 'b', salt, count: 1 })
      },
      '2: retract-others at 3',
    ],
  ])('with %s is kept up to there', (_what, change, found) => {
    expect(forged(change)).toBe(found)
  })
})
