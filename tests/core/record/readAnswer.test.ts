import { describe, expect, test } from 'vitest'
import { readAnswer } from '@/core/record/readAnswer.ts'
import { diceRace } from '@tests/support/diceRace.ts'
import { problemOf, valueOf } from '@tests/support/results.ts'

describe('an answer from outside', () => {
  test.each([
    { kind: 'choice', option: 'run' },
    { kind: 'facts', values: { wind: 1.5, ground: 'mud' } },
    { kind: 'dice', faces: [1, 6], source: 'app' },
    { kind: 'overrule', correction: { side: 'b', place: 3 }, reason: 'slipped' },
  ])('is read: %j', (json) => {
    expect(valueOf(readAnswer(diceRace, json))).toEqual(json)
  })

  test.each([
    ['no object', 'run', ''],
    ['no kind', { option: 'run' }, 'kind'],
    ['an unknown kind', { kind: 'shout' }, 'kind'],
    ['a choice without an option', { kind: 'choice' }, 'option'],
    ['a choice of a number', { kind: 'choice', option: 1 }, 'option'],
    ['a choice with more in it', { kind: 'choice', option: 'run', loud: true }, 'loud'],
    ['a form that is a list', { kind: 'facts', values: [] }, 'values'],
    ['a form with a list in it', { kind: 'facts', values: { wind: [1] } }, 'values'],
    ['a form with more beside it', { kind: 'facts', values: {}, more: 1 }, 'more'],
    ['dice without faces', { kind: 'dice', source: 'app' }, 'faces'],
    ['dice with a word on them', { kind: 'dice', faces: ['6'], source: 'app' }, 'faces'],
    ['faces that are no list', { kind: 'dice', faces: 6, source: 'app' }, 'faces'],
    ['dice from nowhere', { kind: 'dice', faces: [6], source: 'sky' }, 'source'],
    ['an overrule without a reason', { kind: 'overrule', correction: {} }, 'reason'],
    ['an overrule for a number', { kind: 'overrule', correction: {}, reason: 1 }, 'reason'],
    [
      'a correction that the game cannot read',
      { kind: 'overrule', correction: { side: 'c', place: 1 }, reason: '' },
      'side',
    ],
  ])('is refused: %s', (_, json, path) => {
    expect(problemOf(readAnswer(diceRace, json))).toEqual({ code: 'malformed', path })
  })

  test('with a dangerous key stays plain data', () => {
    const json: unknown = JSON.parse('{"kind":"facts","values":{"__proto__":"mud"}}')
    expect(valueOf(readAnswer(diceRace, json))).toEqual(json)
    expect(({} as Record<string, unknown>)['mud']).toBeUndefined()
  })
})
