// Who sees what on one phone: the curtain between seats, in games with and without secrets.
import { describe, expect, test } from 'vitest'
import { seatingOf, type Hands } from '@/table/curtain.ts'
import type { CouriersKinds } from '@tests/support/games/couriers/state.ts'

type Asked = Parameters<typeof seatingOf<CouriersKinds>>[0]['asked']

const seating = (
  asked: Asked,
  hands: Partial<Hands<CouriersKinds>> = {},
  { hasSecrets = true, isOpen = false } = {},
) =>
  seatingOf<CouriersKinds>(
    { hasSecrets, asked, isOpen: () => isOpen },
    { holder: null, before: null, offered: null, ...hands },
  )

describe('in a game with secrets', () => {
  test('the phone goes to the first seat before anything but the table’s view is shown', () => {
    expect(seating(['red', 'blue'])).toEqual({ eyes: 'table', answers: 'table', handTo: 'red' })
  })

  test('who has taken it sees his own view and his own question', () => {
    expect(seating(['red', 'blue'], { holder: 'blue' })).toEqual({
      eyes: 'blue',
      answers: 'blue',
      handTo: null,
    })
  })

  test('it goes on to whoever comes behind, and round again', () => {
    expect(seating(['red', 'blue', 'green'], { before: 'red' }).handTo).toBe('blue')
    expect(seating(['red', 'blue', 'green'], { before: 'green' }).handTo).toBe('red')
  })

  test('a question of the table needs no curtain', () => {
    expect(seating(['table'])).toEqual({ eyes: 'table', answers: 'table', handTo: null })
  })

  test('a seat that wants to take its answer back may hold the phone while the table is asked', () => {
    expect(seating(['table'], { holder: 'red' }).eyes).toBe('red')
  })

  test('an open question is answered by its seat under the eyes of all', () => {
    expect(seating(['blue'], {}, { isOpen: true })).toEqual({
      eyes: 'table',
      answers: 'blue',
      handTo: null,
    })
  })

  test('when it is over everybody looks on', () => {
    expect(seating([], { holder: 'red' }).eyes).toBe('table')
  })
})

test('without secrets nobody hands anything over', () => {
  expect(seating(['blue'], {}, { hasSecrets: false })).toEqual({
    eyes: 'blue',
    answers: 'blue',
    handTo: null,
  })
})
