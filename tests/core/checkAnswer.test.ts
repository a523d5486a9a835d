import { describe, expect, test } from 'vitest'
import { refusalOf } from '@/core/checkAnswer.ts'
import type { Answer, Prompt, Wanted } from '@/core/conversation.ts'

const asking = (wanted: Wanted): Prompt => ({ kind: 'question', seat: 'a', wanted })
const choice = asking({
  kind: 'choice',
  options: ['shoot', 'pass'],
  unavailable: [{ option: 'attack', reason: 'must-stand', rule: 'ACT-06' }],
})
const form = asking({
  kind: 'facts',
  fields: [
    { kind: 'measure', id: 'distance', min: 0, max: 72, default: 12 },
    { kind: 'count', id: 'groups', min: 0, max: 9, default: 9 },
    { kind: 'option', id: 'cover', options: ['none', 'soft', 'hard'], default: 'none' },
    { kind: 'text', id: 'name', most: 5, default: '' },
  ],
})
const dice = asking({ kind: 'dice', count: 2, sides: 6 })

const option = (chosen: string): Answer => ({ kind: 'choice', option: chosen })
const facts = (values: Record<string, number | string>): Answer => ({
  kind: 'facts',
  values: { distance: 7.25, groups: 9, cover: 'soft', name: 'Brown', ...values },
})
const thrown = (...faces: number[]): Answer => ({ kind: 'dice', faces, source: 'hand' })

describe('an answer fits the question when it is', () => {
  test.each([
    ['an option that is offered', choice, option('pass')],
    ['a full form', form, facts({})],
    ['a form at its lower bounds', form, facts({ distance: 0, groups: 0 })],
    ['a form at its upper bounds', form, facts({ distance: 72, groups: 9 })],
    ['dice from 1 to 6', dice, thrown(1, 6)],
  ])('%s', (_, prompt, answer) => {
    expect(refusalOf(prompt, answer)).toBeNull()
  })
})

describe('an answer is refused when it is', () => {
  test.each([
    [
      'an option nobody offered',
      choice,
      option('fly'),
      { code: 'not-offered', option: 'fly', field: null },
    ],
    [
      'an option the rules forbid now',
      choice,
      option('attack'),
      { code: 'forbidden', reason: 'must-stand', rule: 'ACT-06' },
    ],
    ['a number for a name', form, facts({ name: 7 }), { code: 'malformed', path: 'name' }],
    [
      'a name that is too long',
      form,
      facts({ name: 'Browne' }),
      { code: 'too-large', field: 'name', bound: 5 },
    ],
    ['dice for a choice', choice, thrown(1, 2), { code: 'wrong-kind', wanted: 'choice' }],
    ['a choice for dice', dice, option('pass'), { code: 'wrong-kind', wanted: 'dice' }],
    ['a form for dice', dice, facts({}), { code: 'wrong-kind', wanted: 'dice' }],
    ['a choice for a form', form, option('pass'), { code: 'wrong-kind', wanted: 'facts' }],
    ['one die too many', dice, thrown(1, 2, 3), { code: 'dice-count', wanted: 2, given: 3 }],
    ['one die too few', dice, thrown(1), { code: 'dice-count', wanted: 2, given: 1 }],
    ['a 7', dice, thrown(6, 7), { code: 'dice-face', die: 1, face: 7 }],
    ['a 0', dice, thrown(0, 6), { code: 'dice-face', die: 0, face: 0 }],
    ['half a pip', dice, thrown(1, 2.5), { code: 'dice-face', die: 1, face: 2.5 }],
    [
      'no number at all on a die',
      dice,
      thrown(1, Number.NaN),
      { code: 'dice-face', die: 1, face: Number.NaN },
    ],
    [
      'a hair below zero inches',
      form,
      facts({ distance: -0.01 }),
      { code: 'too-small', field: 'distance', bound: 0 },
    ],
    [
      'beyond the table',
      form,
      facts({ distance: 72.5 }),
      { code: 'too-large', field: 'distance', bound: 72 },
    ],
    [
      'one group too many',
      form,
      facts({ groups: 10 }),
      { code: 'too-large', field: 'groups', bound: 9 },
    ],
    ['half a group', form, facts({ groups: 4.5 }), { code: 'not-whole', field: 'groups' }],
    [
      'not a number',
      form,
      facts({ distance: Number.NaN }),
      { code: 'not-a-number', field: 'distance' },
    ],
    [
      'endless',
      form,
      facts({ distance: Number.POSITIVE_INFINITY }),
      { code: 'not-a-number', field: 'distance' },
    ],
    [
      'minus zero, which JSON cannot keep',
      form,
      facts({ distance: -0 }),
      { code: 'not-a-number', field: 'distance' },
    ],
    [
      'a word for a number',
      form,
      facts({ groups: 'nine' }),
      { code: 'not-a-number', field: 'groups' },
    ],
    [
      'a cover nobody offered',
      form,
      facts({ cover: 'fog' }),
      { code: 'not-offered', option: 'fog', field: 'cover' },
    ],
    [
      'a number for a cover',
      form,
      facts({ cover: 1 }),
      { code: 'not-offered', option: '1', field: 'cover' },
    ],
    [
      'a form with a field too many',
      form,
      facts({ wind: 1 }),
      { code: 'unknown-field', field: 'wind' },
    ],
  ] as const)('%s', (_, prompt, answer, refusal) => {
    expect(refusalOf(prompt, answer)).toEqual(refusal)
  })

  test('a form with a field missing', () => {
    const answer: Answer = { kind: 'facts', values: { distance: 7, groups: 9 } }
    expect(refusalOf(form, answer)).toEqual({ code: 'missing-field', field: 'cover' })
  })

  test('a form whose field is only inherited', () => {
    const sly: Prompt = asking({
      kind: 'facts',
      fields: [{ kind: 'option', id: 'constructor', options: ['none'], default: 'none' }],
    })
    const answer: Answer = { kind: 'facts', values: {} }
    expect(refusalOf(sly, answer)).toEqual({ code: 'missing-field', field: 'constructor' })
  })

  test('dice of nobody', () => {
    const answer = { kind: 'dice', faces: [1, 2], source: 'moon' } as unknown as Answer
    expect(refusalOf(dice, answer)).toEqual({ code: 'dice-source' })
  })

  test('given after the end', () => {
    expect(refusalOf(null, option('pass'))).toEqual({ code: 'game-over' })
  })
})

describe('an overrule', () => {
  const overrule = (reason: string): Answer => ({ kind: 'overrule', correction: {}, reason })

  test('is heard whatever is asked, even after the end', () => {
    for (const prompt of [choice, form, dice, null])
      expect(refusalOf(prompt, overrule('we forgot the hill'))).toBeNull()
  })

  test('needs a reason', () => {
    expect(refusalOf(dice, overrule('  '))).toEqual({ code: 'no-reason' })
  })
})
