// The many ways in which people write the same battalion; and what is better told as unread than guessed.
import { expect, test } from 'vitest'
import { line, readOne } from '@tests/support/readings.ts'

test.each([
  // figures behind what they count, in brackets or after a colon
  [
    '1st Battalion DRILLED: Rankers (36), drummers (2), officer (58)',
    'drilled 36, 2 drummers, officer = 58',
  ],
  ['drilled 24 rankers drummer: 2, sergeant: 1', 'drilled 24, 2 drummers, sergeant'],
  ['drilled 24 rankers, officer 2', 'drilled 24, 2 officers'],
  ['drilled 24 rankers, officer 12', 'drilled 24, officer = 12'],
  ['drilled x 24 rankers 2 x drummers', 'drilled 24, 2 drummers'],
  ['drilled 24 rankers drummer x 2', 'drilled 24, 2 drummers'],
  // pairs
  ['DRILLED 36 Rankers, a pair of drummers, officer', 'drilled 36, 2 drummers, officer'],
  ['DRILLED 36 Rankers, two pairs of drummers', 'drilled 36, 4 drummers'],
  ['GREEN 20, 3 officers, 2 officers', 'green 20, 5 officers'],
  // names
  ['"The Buffs" 3rd battalion DRILLED 24 rankers', 'The Buffs: drilled 24'],
  [
    'Old 95th "The Rifles" VETERAN LIGHT: 32 Rifles, officer',
    'The Rifles: veteran 32, officer, light, rifles',
  ],
  ['battalion 3 of the 2nd regiment drilled 24', 'of the 2nd regiment: drilled 24'],
  // figures before the quality, and none at all
  ['one officer, one drummer, drilled 24 rankers', 'drilled 24, drummer, officer'],
  ['drilled officer', 'drilled 0, officer'],
  ['battalion drilled', 'drilled 0'],
  // points
  ['drilled 24 points 24', 'drilled 24 = 24'],
  ['drilled 24 rankers 24 points = 24', 'drilled 24 = 24'],
  ['drilled 24, 24', 'drilled 24 = 24'],
  ['drilled 24, 30', 'drilled 24 = 30'],
  // remarks
  ['drilled 24 rankers (the big ones) officer', 'drilled 24, officer'],
])('%s', (text, understood) => {
  expect(line(text)).toBe(understood)
})

test.each([
  'drilled',
  'drilled 2.5 rankers',
  'drilled 24 rankers 1.5 drummers',
  'drilled 24 rankers, -2 drummers',
  'drilled 24 rankers 100000 drummers',
  'drilled 24 rankers 2 Guards',
  'drilled 24 green',
  'Coldstream veteran Guards: 24 green',
  // The second may be the size of another battalion.
  'drilled 24, 32',
  'drilled 24 & 24 & 24',
  'drilled 24, 32, 40',
  'drilled 24 rankers 24 points = 25',
  'drilled 24 rankers = 24 = 25',
  'drilled 24 rankers + captain Smith + officer',
  'VETERAN 24 rankers "quoted late"',
])('%s is told as unread', (text) => {
  expect(line(text)).toBeNull()
})

test.each([
  'Line 1st–3rd Drilled 24',
  'plus 1st to 3rd Drilled 24',
  'also 3 battalions of Drilled 24',
])('%s is three battalions', (text) => {
  const { army, unread } = readOne(`French\n${text}`)
  expect([army.battalions.length, unread]).toEqual([3, []])
})
