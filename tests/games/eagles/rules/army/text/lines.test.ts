// Lines that a mail program broke, and lines that only look like the rest of another one.
import { describe, expect, test } from 'vitest'
import { brief, readOne } from '@tests/support/readings.ts'

/** The battalions of a British text, and its lines that could not be read. */
function told(text: string) {
  const { army, unread } = readOne(`British\n${text}`)
  return [army.battalions.map(brief), unread.map((each) => each.text)]
}

describe('a broken line is put together again', () => {
  test.each([
    ['Drilled 24 rankers\n+ 1 officer', 'drilled 24, officer'],
    ['Drilled 24 rankers\n= 24', 'drilled 24 = 24'],
    ['Drilled 24 rankers 24\npoints', 'drilled 24 = 24'],
    ['Drilled 24 rankers = 24\npoints', 'drilled 24 = 24'],
    ['Drilled 24, officer\n34 points', 'drilled 24, officer = 34'],
    [
      'Drilled 24,\nofficer,\ndrummer,\nsergeant = 40',
      'drilled 24, drummer, sergeant, officer = 40',
    ],
  ])('%j', (text, understood) => {
    expect(told(text)).toEqual([[understood], []])
  })

  test('wherever it stands in a long text', () => {
    const before = '# a remark of the sender\n'.repeat(60)
    expect(told(`${before}Drilled 24 rankers\n+ 1 officer`)).toEqual([['drilled 24, officer'], []])
  })

  test('up to 1,000 characters', () => {
    const first = 'Drilled 24 rankers'.padEnd(500)
    const rest = '+ 1 officer'
    expect(told(`${first}\n${rest.padEnd(499)}`)).toEqual([['drilled 24, officer'], []])
    expect(told(`${first}\n${rest.padEnd(500)}`)).toEqual([['drilled 24'], [rest]])
  })
})

describe('a line is no rest of the one before', () => {
  test.each([
    // behind a comment, which would swallow it
    ['Drilled 24 rankers # mine', '+ 1 officer', 'drilled 24'],
    // the points have been said: what follows belongs to nobody
    ['Drilled 24 rankers = 24 points', '+ 1 officer', 'drilled 24 = 24'],
    ['Drilled 24 rankers 52', '+ 1 drummer', 'drilled 24 = 52'],
    // with a quality, a place or a name of its own
    ['Guards battalion', 'veteran = 36 points', 'guards 0'],
    ['Drilled battalion', '3rd, officer', 'drilled 0'],
    // together they would make no sense
    ['Drilled 24 rankers', '+ 1.5 officers', 'drilled 24'],
    ['Drilled 24 rankers', '+ 100 drummers', 'drilled 24'],
    // an empty line lies between them
    ['Drilled 24 rankers\n', '+ 1 officer', 'drilled 24'],
  ])('%j, %j', (first, second, understood) => {
    expect(told(`${first}\n${second}`)).toEqual([[understood], [second]])
  })
})

describe('the place that a line claims', () => {
  const remarks = (text: string) => readOne(`British\n${text}`).remarks
  const misplaced = (claimed: number) => [{ kind: 'misplaced', line: 2, claimed, place: 1 }]

  test.each([
    ['3rd Battalion GREEN: 16 Rankers', 3],
    ['3. GREEN: 16 Rankers', 3],
    ['Battalion 4 GREEN: 16 Rankers', 4],
    ['5th Battalion Royal Scots GREEN: 16 Rankers', 5],
  ])('is told if it is another: %s', (text, claimed) => {
    expect(remarks(text)).toEqual(misplaced(claimed))
  })

  test.each([
    '1 VETERAN: 24 Rankers',
    '1st Battalion GREEN: 16 Rankers',
    '95th VETERAN: 24 Rankers',
    '7th Fusiliers DRILLED: 24 Rankers',
    'The 42nd Foot, veteran, 24',
    'VETERAN: 24 Rankers',
  ])('is none, or the right one: %s', (text) => {
    expect(remarks(text)).toEqual([])
  })
})

describe('what one battalion can hold', () => {
  test.each([
    ['Green 500 rankers', 'green 500'],
    ['Green 16, 99 drummers', 'green 16, 99 drummers'],
    ['Green 16, 99 sergeants', 'green 16, 99 sergeants'],
    ['Green 16, 99 ensigns', 'green 16, 99 ensigns'],
    ['Green 16, 49 pairs of ensigns', 'green 16, 49 ensigns'],
    ['Green 16, 99 officers', 'green 16, 99 officers'],
  ])('%s', (text, understood) => {
    expect(told(text)).toEqual([[understood], []])
  })

  test.each([
    'Green 501 rankers',
    'Green 16, 100 drummers',
    'Green 16, 100 sergeants',
    'Green 16, 100 ensigns',
    'Green 16, 50 pairs of ensigns',
    'Green 16, 2 ensigns, 49 pairs of ensigns',
    'Green 16, 100 officers',
  ])('is less than %s', (text) => {
    expect(readOne(`British\n${text}`).unread).toEqual([
      { line: 2, text, reason: 'too-many-figures' },
    ])
  })

  test('but a line that makes no sense anyway is told as such', () => {
    expect(readOne('British\nGreen 501 rankers, 1 wizard').unread).toMatchObject([
      { reason: 'not-understood' },
    ])
  })
})

test('a figure alone below points that have been said is what all of it comes to', () => {
  const { army, unread } = readOne('British\nDrilled 24 rankers = 24 points\n= 30')
  expect(unread).toEqual([])
  expect(army.battalions.map(brief)).toEqual(['drilled 24 = 24'])
  expect(army.statedTotal).toBe(30)
})
