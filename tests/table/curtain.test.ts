// Who sees what on one phone: the curtain between seats, in games with and without secrets.
import { describe, expect, test } from 'vitest'
import { seatingOf, standsIn, type Hands } from '@/table/curtain.ts'
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

describe('an umpire who holds the phone', () => {
  const asking = { hasSecrets: true, isOpen: () => false, away: ['red', 'blue'] } as const
  const holding = { holder: 'umpire', before: null, offered: null } as const

  test('is asked in the place of whoever is elsewhere, with that seat’s eyes', () => {
    expect(seatingOf<CouriersKinds>({ ...asking, asked: ['blue', 'red'] }, holding)).toEqual({
      eyes: 'blue',
      answers: 'blue',
      handTo: null,
      standsFor: 'blue',
    })
  })

  test('sees with his own at his own page', () => {
    const atDesk = { ...holding, isAtDesk: true }
    expect(seatingOf<CouriersKinds>({ ...asking, asked: ['blue', 'red'] }, atDesk)).toEqual({
      eyes: 'umpire',
      answers: 'umpire',
      handTo: null,
      standsFor: 'blue',
    })
  })

  test('keeps his own question, and sees nothing in the place of somebody who is here', () => {
    for (const asked of [
      ['umpire', 'blue'],
      ['blue', 'green'],
    ] as const)
      expect(seatingOf<CouriersKinds>({ ...asking, asked }, holding).eyes).toBe('umpire')
  })

  test('stands in for nobody where all are here, and nobody else stands in for anybody', () => {
    expect(standsIn<CouriersKinds>('umpire', ['blue'], [])).toBe(false)
    expect(standsIn<CouriersKinds>('umpire', [], [])).toBe(false)
    expect(standsIn<CouriersKinds>('red', ['blue'], ['blue'])).toBe(false)
    expect(
      seatingOf<CouriersKinds>({ ...asking, asked: ['blue'] }, { ...holding, holder: null }).handTo,
    ).toBe('blue')
  })
})
