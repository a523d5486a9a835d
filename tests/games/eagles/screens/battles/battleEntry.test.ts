// What the list shows of a stored battle, from titles of today and from foreign ones.
import { expect, test } from 'vitest'
import type { StoredCard } from '@/app/battleShelf.ts'
import { entryOf } from '@/games/eagles/screens/battles/battleEntry.ts'

const card = (title: StoredCard['title'], rest: Partial<StoredCard> = {}): StoredCard => ({
  id: 'x',
  opening: { format: 'f', version: 1, game: 'g', rulesVersion: 1, setup: {} },
  title,
  state: 'running',
  createdAt: 0,
  updatedAt: 0,
  copyOf: null,
  entries: 0,
  ...rest,
})

test('a battle under way tells armies, turn and phase', () => {
  const entry = entryOf(
    card({
      a: 'Reds',
      b: '',
      nationA: 'british',
      nationB: 'french',
      turn: 3,
      turns: 8,
      phase: 'resolve',
    }),
  )
  expect(entry).toMatchObject({
    armies: { a: { name: 'Reds', nation: 'british' }, b: { name: '', nation: 'french' } },
    turn: 3,
    turns: 8,
    phase: 'resolve',
    winner: null,
    isFinished: false,
    isGuided: false,
  })
})

test('a finished battle tells who won, a guided one that it is', () => {
  const entry = entryOf(card({ winner: 'draw', guided: 1 }, { state: 'finished' }))
  expect(entry).toMatchObject({ winner: 'draw', isFinished: true, isGuided: true })
})

test('a title of another app version says less, and never nothing', () => {
  const entry = entryOf(
    card({ turn: 'three', nationA: 'martian', phase: 'lunch' }, { copyOf: 'y' }),
  )
  expect(entry).toMatchObject({
    armies: { a: { name: '', nation: 'other' }, b: { name: '', nation: 'other' } },
    turn: 0,
    phase: null,
    isCopy: true,
  })
})
