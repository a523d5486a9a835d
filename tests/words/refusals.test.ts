// Answers that are not taken: told in every game and language, and what all games share in one place.
import { expect, test } from 'vitest'
import type { Refusal, RefusalCode } from '@/core/conversation.ts'
import { refusal as battleDe } from '@/games/eagles/words/de/battle/reasons.ts'
import { refusal as battleEn } from '@/games/eagles/words/en/battle/reasons.ts'
import { tableDe } from '@/words/de/table.ts'
import { tableEn } from '@/words/en/table.ts'
import { isCommon } from '@/words/refusals.ts'

const one: { readonly [Code in RefusalCode]: Refusal & { readonly code: Code } } = {
  'game-over': { code: 'game-over' },
  'not-asked': { code: 'not-asked' },
  stale: { code: 'stale' },
  'retract-count': { code: 'retract-count', answers: 0 },
  'retract-final': { code: 'retract-final', answers: 0 },
  'retract-others': { code: 'retract-others', answers: 0 },
  'wrong-kind': { code: 'wrong-kind', wanted: 'dice' },
  'not-offered': { code: 'not-offered', option: 'x', field: null },
  forbidden: { code: 'forbidden', reason: 'hasActed', rule: 'ACT-01' },
  'missing-field': { code: 'missing-field', field: 'x' },
  'unknown-field': { code: 'unknown-field', field: 'x' },
  'not-a-number': { code: 'not-a-number', field: 'x' },
  'not-whole': { code: 'not-whole', field: 'x' },
  'too-small': { code: 'too-small', field: 'x', bound: 3 },
  'too-large': { code: 'too-large', field: 'x', bound: 9 },
  'dice-count': { code: 'dice-count', wanted: 2, given: 1 },
  'dice-face': { code: 'dice-face', die: 0, face: 7 },
  'dice-source': { code: 'dice-source' },
  'no-reason': { code: 'no-reason' },
  malformed: { code: 'malformed', path: 'x' },
}
const all: readonly Refusal[] = Object.values(one)

test.each([
  ['English', tableEn.refusal, battleEn],
  ['German', tableDe.refusal, battleDe],
])('every refusal is told in %s', (_, ofTable, ofBattle) => {
  for (const problem of all) {
    for (const tell of [ofTable, ofBattle]) expect(tell(problem)).toMatch(/^[\p{Lu}\d].+\.$/u)
    if (isCommon(problem)) expect(ofTable(problem)).toBe(ofBattle(problem))
  }
})
