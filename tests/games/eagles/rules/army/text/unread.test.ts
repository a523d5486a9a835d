// What cannot be read is told, and never guessed.
import { describe, expect, test } from 'vitest'
import { checkReading, readArmies, verdictOn } from '@/games/eagles/rules/index.ts'
import { readOne } from '@tests/support/readings.ts'
import { problemOf } from '@tests/support/results.ts'

describe('what cannot be read', () => {
  test('is told with its line and its words, and the rest is read', () => {
    const found = readOne(
      'British\n1st Green 16 rankers\nsee you on Sunday!\n2nd Drilled 24 rankers\nTotal 32',
    )
    expect(found.unread).toEqual([
      { line: 3, text: 'see you on Sunday!', reason: 'not-understood' },
    ])
    expect(found.army.battalions).toHaveLength(2)
    expect(verdictOn(checkReading(found))).toBe('unreadable')
  })

  test.each([
    'Drilled 24, 1 wizard',
    'Drilled 24 + 2 cannons = 40',
    'Drilled: -24 Rankers',
    'Drilled 24 = -24 points',
    '2x Drilled 24',
    'Drilled 24.7 rankers',
    'Drilled 24, 1.25 officers',
    'Drilled 24 rankers, 36 rankers',
    'Drilled 24: veteran',
    'Drilled 24 rankers 52, 2 drummers',
    'Drilled 24 rankers 52 = 24',
    'Drilled 24 = 24 = 30',
    'Drilled 12345678901234567890',
    'Drilled',
    'Drilled 36 (perhaps 1 drummer)',
    '1st Battalion',
    '2 VETERAN: 24 Rankers',
    'Coldstream Guards VETERAN: 24 Rankers',
    'Drilled 36 = 38 points (with a spare drummer)',
    'The 42nd and 79th, veteran, 24',
    'and so on',
    'French = -5 points',
    'Total',
  ])('is never guessed: %s', (text) => {
    expect(readOne(`British\n${text}`)).toMatchObject({
      army: { battalions: [] },
      unread: [{ line: 2, text }],
    })
  })

  test.each([
    ['a title that a mail program broke', 'Nation: French Guards 24\nno rifles', 3],
    ['a place that is glued to a word', '1stthrough 3rd: Green 24', 2],
    [
      'a name with no room for the troops in it',
      `"${'The Old and Bold '.repeat(5)}Guards 16" Drilled 24`,
      2,
    ],
    ['headings with a nation among them', 'Quality;Rankers;Offi French cers\nDrilled;24;1', 3],
    ['headings with figures among them', '1st–3rd Drill | Quality | Rankers\nDrilled | 24 | 24', 2],
    ['troops in quotation marks behind a date', 'Date: 1 May, "French | Drilled 24"', 2],
  ])('is told: %s', (_, text, until) => {
    const found = readOne(`British\n${text}`)
    expect(verdictOn(checkReading(found))).toBe('unreadable')
    expect(found.unread.at(-1)?.line).toBe(until)
  })

  test('a line that is too long is never cut within a word', () => {
    const found = readOne(`British\nDrilled 24\n${' '.repeat(495)}and Guards 16`)
    expect(found.unread.map((each) => each.text).join(' ')).toContain('Guards 16')
  })

  test('but a greeting is set aside in sight, before the first army and behind the last', () => {
    expect(readOne('Hello Tom,\nBritish\nGreen 16, officer\nI like the British')).toMatchObject({
      source: 'Hello Tom,\nBritish\nGreen 16, officer\nI like the British',
      unread: [],
      setAside: [
        { line: 1, text: 'Hello Tom,', kind: 'greeting' },
        { line: 4, text: 'I like the British', kind: 'greeting' },
      ],
    })
  })

  test.each([
    ['This is not my final list.\nBritish\nGreen 16, officer', 1],
    ['Keine Liste, nur ein Entwurf\n\nBritish\nGreen 16, officer', 1],
    ['British\nGreen 16 rankers\nat dawn', 3],
    ['British\nGreen 16 rankers\nof the line', 3],
  ])('is what denies the list, or goes on behind its last line: %j', (text, line) => {
    expect(readOne(text).unread).toMatchObject([{ line, reason: 'not-understood' }])
  })

  test.each(['\nat dawn we fight', 'Is that fine', 'No rain, I hope'])(
    'is no sentence behind the list: %j',
    (farewell) => {
      expect(readOne(`British\nGreen 16 rankers\n${farewell}`).unread).toEqual([])
    },
  )

  test('is everything, if there is no army', () => {
    expect(problemOf(readArmies('hello\nworld'))).toMatchObject({
      code: 'no-army',
      unread: [{ line: 1, text: 'hello' }, { line: 2 }],
    })
    expect(problemOf(readArmies(' \r\n # nothing\n'))).toEqual({ code: 'empty' })
    expect(problemOf(readArmies(''))).toEqual({ code: 'empty' })
  })

  test('is a battalion beyond what a list may hold, or with more figures than can be kept', () => {
    const many = readOne(`British\n${'Green 16 rankers\n'.repeat(201)}`)
    expect(many.army.battalions).toHaveLength(200)
    expect(many.unread).toMatchObject([{ line: 202, reason: 'too-many-battalions' }])
    expect(readOne('British\nGreen 501 rankers').unread).toMatchObject([
      { reason: 'too-many-figures' },
    ])
    expect(readOne('British\nGreen 16 rankers, 100 drummers').unread).toMatchObject([
      { reason: 'too-many-figures' },
    ])
  })
})
