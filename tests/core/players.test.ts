import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Field, Prompt, Wanted } from '@/core/conversation.ts'
import { refusalOf } from '@/core/checkAnswer.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { everyThrow, illegalAnswers, legalAnswers } from '@/core/enumerate.ts'
import { playOut } from '@/core/playOut.ts'
import { randomPolicy } from '@/core/policies.ts'
import { randomAnswer } from '@/core/randomPlayer.ts'
import { deepFreeze } from '@tests/support/deepFreeze.ts'
import { diceRace, type RaceEvent, type RaceKinds, raceQuestion } from '@tests/support/diceRace.ts'
import { problemOf, valueOf } from '@tests/support/results.ts'

const names = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 5 })
const count = (id: string): fc.Arbitrary<Field> =>
  fc.tuple(fc.integer({ min: -9, max: 9 }), fc.nat(9), fc.nat(9)).map(([min, room, at]) => ({
    kind: 'count',
    id,
    min,
    max: min + room,
    default: min + Math.min(at, room),
  }))
const measure = (id: string): fc.Arbitrary<Field> =>
  fc.tuple(fc.nat(20), fc.nat(40)).map(([min, room]) => ({
    kind: 'measure',
    id,
    min: min / 8,
    max: (min + room) / 8,
    default: min / 8,
  }))
const option = (id: string): fc.Arbitrary<Field> =>
  names.map((options) => ({ kind: 'option', id, options, default: options[0] ?? '' }))
const fields = fc
  .uniqueArray(fc.string(), { maxLength: 3 })
  .chain((ids) => fc.tuple(...ids.map((id) => fc.oneof(count(id), measure(id), option(id)))))

const anyWanted: fc.Arbitrary<Wanted> = fc.oneof(
  names.chain((options) =>
    fc.nat(options.length - 1).map((barred): Wanted => ({
      kind: 'choice',
      options: options.slice(barred),
      unavailable: options
        .slice(0, barred)
        .map((each) => ({ option: each, reason: 'r', rule: 'R' })),
    })),
  ),
  fields.map((list): Wanted => ({ kind: 'facts', fields: list })),
  fc.record({
    kind: fc.constant('dice' as const),
    count: fc.integer({ min: 1, max: 3 }),
    sides: fc.integer({ min: 2, max: 6 }),
  }),
)
const anyPrompt: fc.Arbitrary<Prompt> = anyWanted.map((wanted) =>
  deepFreeze({ kind: 'any', seat: 'table', wanted }),
)

describe('whatever is asked,', () => {
  test('the random player gives a legal answer', () => {
    fc.assert(
      fc.property(anyPrompt, fc.integer(), (prompt, seed) => {
        expect(refusalOf(prompt, randomAnswer(prompt, seededDice(seed)))).toBeNull()
      }),
    )
  })

  test('every enumerated legal answer is taken, and none comes twice', () => {
    fc.assert(
      fc.property(anyPrompt, (prompt) => {
        const answers = [...legalAnswers(prompt)]
        for (const answer of answers) expect(refusalOf(prompt, answer)).toBeNull()
        expect(answers.length).toBeGreaterThan(0)
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(answers.length)
      }),
    )
  })

  test('every enumerated illegal answer is refused with its code', () => {
    fc.assert(
      fc.property(anyPrompt, (prompt) => {
        for (const { answer, code } of illegalAnswers(prompt))
          expect(refusalOf(prompt, answer)?.code).toBe(code)
      }),
    )
  })

  test('the defaults of a form are a legal answer', () => {
    fc.assert(
      fc.property(anyPrompt, (prompt) => {
        const { wanted } = prompt
        if (wanted.kind !== 'facts') return
        const values = Object.fromEntries(wanted.fields.map((field) => [field.id, field.default]))
        expect(refusalOf(prompt, { kind: 'facts', values })).toBeNull()
      }),
    )
  })
})

describe('the random player', () => {
  const facesOf = (wanted: Wanted): ReadonlySet<string> => {
    const roll = seededDice(3)
    return new Set(
      Array.from({ length: 400 }, () =>
        JSON.stringify(randomAnswer({ kind: 'any', seat: 'a', wanted }, roll)),
      ),
    )
  }

  test('comes to every option, every number of a count, every quarter inch, every throw', () => {
    expect(facesOf({ kind: 'choice', options: ['x', 'y', 'z'], unavailable: [] }).size).toBe(3)
    const [groups, inches] = [
      { kind: 'count', id: 'n', min: 2, max: 5, default: 2 },
      { kind: 'measure', id: 'm', min: 0.5, max: 2.2, default: 1 },
    ] as const
    expect(facesOf({ kind: 'facts', fields: [groups] }).size).toBe(4)
    expect(facesOf({ kind: 'facts', fields: [inches] }).size).toBe(7)
    expect(facesOf({ kind: 'dice', count: 1, sides: 6 }).size).toBe(12)
  })

  test('has nothing to say to a question without an option', () => {
    const empty: Prompt = {
      kind: 'any',
      seat: 'a',
      wanted: { kind: 'choice', options: [], unavailable: [] },
    }
    expect(() => randomAnswer(empty, seededDice(1))).toThrow('without an option')
  })

  test('finishes any race, and a finished race asks nothing', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 60 }), (seed, track) => {
        const roll = seededDice(seed)
        const events: RaceEvent[] = []
        const start = deepFreeze(valueOf(diceRace.open({ track })))
        const { state, answers } = valueOf(
          playOut(diceRace, { track }, randomPolicy(roll), {
            from: start,
            watch: (step) => {
              deepFreeze(step.state)
              events.push(...step.events)
            },
          }),
        )
        expect(raceQuestion(state)).toBeNull()
        expect(answers).toBeGreaterThan(2)
        expect(events.at(-1)?.kind).toMatch(/won|drawn/u)
      }),
      { numRuns: 300 },
    )
  })
})

describe('playing a game out', () => {
  const start = valueOf(diceRace.open({ track: 10 }))

  test('stops at an answer that is refused', () => {
    const problem = problemOf(
      playOut<RaceKinds>(diceRace, { track: 10 }, () => ({ kind: 'choice', option: 'fly' })),
    )
    expect(problem).toEqual({ code: 'not-offered', option: 'fly', field: null })
  })

  test('does not wait for ever', () => {
    const endless = {
      ...diceRace,
      answer: () => ({ ok: true, value: { state: start, events: [] } }) as const,
    }
    expect(
      problemOf(
        playOut<RaceKinds>(endless, { track: 10 }, () => ({ kind: 'choice', option: 'rest' })),
      ),
    ).toEqual({
      code: 'endless',
    })
  })

  test('needs no answer when nothing is asked', () => {
    const over = { ...start, stage: { kind: 'over' } } as const
    expect(
      valueOf(playOut<RaceKinds>(diceRace, { track: 10 }, () => null, { from: over })),
    ).toEqual({
      state: over,
      answers: 0,
    })
  })
})

describe('the enumeration', () => {
  test('throws dice in the order of counting', () => {
    expect([...everyThrow(2, 2)]).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ])
    expect([...everyThrow(3, 6)]).toHaveLength(216)
    expect([...everyThrow(0, 6)]).toEqual([[]])
  })

  test('fills in a form in every way', () => {
    const wanted: Wanted = {
      kind: 'facts',
      fields: [
        { kind: 'count', id: 'n', min: 1, max: 2, default: 1 },
        { kind: 'measure', id: 'm', min: 0, max: 3, default: 1 },
        { kind: 'option', id: 'o', options: ['x', 'y'], default: 'x' },
      ],
    }
    expect([...legalAnswers({ kind: 'any', seat: 'a', wanted })]).toHaveLength(12)
  })

  test('knows a wrong answer for everything that can be wrong', () => {
    const codes = (wanted: Wanted): readonly string[] => [
      ...new Set(illegalAnswers({ kind: 'any', seat: 'a', wanted }).map(({ code }) => code)),
    ]
    expect(codes({ kind: 'dice', count: 2, sides: 6 })).toEqual([
      'wrong-kind',
      'dice-count',
      'dice-face',
    ])
    expect(
      codes({
        kind: 'choice',
        options: ['x'],
        unavailable: [{ option: 'y', reason: 'r', rule: 'R' }],
      }),
    ).toEqual(['wrong-kind', 'not-offered', 'forbidden'])
    expect(
      codes({ kind: 'facts', fields: [{ kind: 'count', id: 'n', min: 0, max: 2, default: 1 }] }),
    ).toEqual([
      'wrong-kind',
      'unknown-field',
      'missing-field',
      'too-small',
      'too-large',
      'not-a-number',
      'not-whole',
    ])
  })
})
