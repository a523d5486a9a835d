import { expect, test } from 'vitest'
import { rollDice } from '@/core/dice/dice.ts'
import { tapeOf } from '@/core/dice/tape.ts'

test('a tape gives its faces in order and knows what is left', () => {
  const tape = tapeOf([6, 2, 4])
  expect(rollDice(tape.roll, 2, 6)).toEqual([6, 2])
  expect(tape.left()).toEqual([4])
})

test('a tape that runs out is a bug', () => {
  const tape = tapeOf([3])
  tape.roll(6)
  expect(() => tape.roll(6)).toThrow('only 1 dice')
})

test.each([0, 7, 2.5, Number.NaN])('a face of %s is not on the die', (face) => {
  expect(() => tapeOf([face]).roll(6)).toThrow('Die 1 of the tape')
})
