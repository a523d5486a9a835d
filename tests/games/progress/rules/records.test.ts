// Recorded games from outside: cut off, forged, of unknown cards or another game; what is sound is kept, the fault named.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { recordOf } from '@/core/record/log.ts'
import { answerIn, begin } from '@/core/record/play.ts'
import { resume } from '@/core/record/resume.ts'
import { progress } from '@/games/progress/rules/index.ts'
import { valueOf } from '@tests/support/results.ts'
import { choice, setupOf } from './table.ts'

type Json = Record<string, unknown>

const whole = (): Json & { readonly entries: Json[]; readonly setup: Json } =>
  JSON.parse(readFileSync('tests/support/games/progress/playthrough.json', 'utf8')) as never

/** How many entries are kept, and what is said of the rest. */
const read = (json: unknown): string => {
  const { play, problem } = resume(progress, json)
  const kept = play === null ? 'nothing' : String(play.log?.number ?? 0)
  return problem === null ? kept : `${kept}: ${problem.code} at ${problem.entry}`
}

const entryAt = (record: ReturnType<typeof whole>, nth: number): Json => {
  const entry = record.entries[nth - 1]
  if (entry === undefined) throw new RangeError('no such entry')
  return entry
}

describe('a recorded game', () => {
  test('is read whole', () => {
    expect(read(whole())).toBe(String(whole().entries.length))
  })

  test('that is cut off is kept as far as it goes, and this is said', () => {
    const record = whole()
    record.entries.splice(20)
    expect(read(record)).toBe('20: cut-off at 20')
  })

  test('with another card in it is kept up to there', () => {
    const record = whole()
    Object.assign(entryAt(record, 2), { answer: { kind: 'choice', option: 'recruit' } })
    expect(read(record)).toMatch(/^[12]: \S+ at [23]$/u)
  })

  test('with a card that no scenario knows is refused at that card (MP-GEN-02)', () => {
    const begun = valueOf(begin(progress, setupOf()))
    expect(answerIn(progress, begun, choice('charge'), { by: 'a', salt: '0'.repeat(32) }).ok).toBe(
      false,
    )
    const record = whole()
    Object.assign(entryAt(record, 2), { answer: { kind: 'choice', option: 'charge' } })
    expect(read(record)).toMatch(/ at [23]$/u)
    const { setup } = record
    const scenario = setup['scenario'] as { sides: { a: { cards: string[] } } }
    scenario.sides.a.cards[0] = 'charge'
    expect(read(record)).toMatch(/^nothing: \S+ at 0$/u)
  })

  test.each([
    ['of another game', { game: 'march-of-eagles' }],
    ['of a later version', { version: 3 }],
    ['with a field nobody knows', { more: 1 }],
    ['without entries', { entries: undefined }],
    ['without a set-up', { setup: {} }],
  ])('%s is refused whole', (_what, change) => {
    expect(read({ ...whole(), ...change })).toMatch(/^nothing: /u)
  })

  test.each([[null], [[]], ['record'], [7]])('that is none is refused: %j', (json) => {
    expect(read(json)).toMatch(/^nothing: /u)
  })

  test('does not go back behind a reveal, even if an entry says so (MP-SECRET-07)', () => {
    const salt = '1'.repeat(32)
    let play = valueOf(begin(progress, setupOf()))
    for (const [by, option] of [
      ['a', 'recruit'],
      ['b', 'recruit'],
      ['table', 'reveal'],
    ] as const)
      play = valueOf(answerIn(progress, play, choice(option), { by, salt }))
    const record = JSON.parse(JSON.stringify(recordOf(play))) as ReturnType<typeof whole>
    const last = entryAt(record, 3)
    record.entries.push({
      kind: 'retract',
      previous: '',
      by: 'table',
      salt: last['salt'],
      count: 1,
    })
    expect(read(record)).toMatch(/^3: /u)
  })
})
