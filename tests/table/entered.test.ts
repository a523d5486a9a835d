// What one seat has entered in a record since a moment.
import { expect, it } from 'vitest'
import { answerIn, begin, retractIn, type Play } from '@/core/record/play.ts'
import { hasEntered, isTakenBack } from '@/table/automatic.ts'
import { pennies, type PenniesKinds } from '@tests/support/games/pennies/rules.ts'
import { valueOf } from '@tests/support/results.ts'

const salt = '0'.repeat(32)
const heads = { kind: 'choice', option: 'heads' } as const
const opened = valueOf(begin(pennies, { rounds: 2 }))
const by = (play: Play<PenniesKinds>, seat: 'a' | 'b'): Play<PenniesKinds> =>
  valueOf(answerIn(pennies, play, heads, { by: seat, salt }))
const back = (play: Play<PenniesKinds>, seat: 'a' | 'b'): Play<PenniesKinds> =>
  valueOf(retractIn(pennies, play, 1, { by: seat, salt }))

it('finds the answer of a seat since a head, also one that was taken back', () => {
  const chosen = by(opened, 'a')
  expect(hasEntered(chosen, 'a', opened.head, heads)).toBe(true)
  expect(hasEntered(by(chosen, 'b'), 'a', opened.head, heads)).toBe(true)
  expect(hasEntered(back(chosen, 'a'), 'a', opened.head, heads)).toBe(true)
})

it('finds neither another answer, nor one of another seat, from before, or of another record', () => {
  const chosen = by(opened, 'a')
  expect(hasEntered(chosen, 'a', opened.head, { kind: 'choice', option: 'tails' })).toBe(false)
  expect(hasEntered(chosen, 'b', opened.head, heads)).toBe(false)
  expect(hasEntered(by(chosen, 'b'), 'a', chosen.head, heads)).toBe(false)
  expect(hasEntered(chosen, 'a', 'nowhere', heads)).toBe(false)
})

it('knows what a seat took back until it answers anew, and of nobody else', () => {
  const taken = back(by(opened, 'a'), 'a')
  expect(isTakenBack(by(opened, 'a'), 'a')).toBe(false)
  expect(isTakenBack(taken, 'a')).toBe(true)
  expect(isTakenBack(by(taken, 'b'), 'a')).toBe(true)
  expect(isTakenBack(taken, 'b')).toBe(false)
  expect(isTakenBack(by(taken, 'a'), 'a')).toBe(false)
})
