// Players of one name are told apart by what differs: nation, army, list.
import { describe, expect, test } from 'vitest'
import {
  namesakes,
  newEvent,
  readSource,
  standingAt,
  takeIn,
  type NameMark,
} from '@/games/eagles/rules/index.ts'

let ids = 0
const rowOf = (player: string, list: string) => {
  const [entry] = takeIn([], readSource({ name: '', text: `Player: ${player}\n\n${list}` }), {
    source: '',
    readAt: 1,
    undatedAt: null,
    newId: () => `id${String((ids += 1))}`,
  }).entries
  if (entry === undefined) throw new Error('a list')
  const named = { ...entry, player }
  return { ...standingAt(newEvent('Muster'), named), entry: named }
}
const list = (nation: string, rankers: number, army = ''): string =>
  `${army === '' ? '' : `Army: ${army}\n`}${nation}\n1. Drilled ${String(rankers)}\n`

const besides = (...rows: readonly ReturnType<typeof rowOf>[]): readonly (NameMark | null)[] => {
  const found = namesakes(rows)
  return rows.map(({ entry }) => found.get(entry.id) ?? null)
}

describe('beside a name stands', () => {
  test('nothing, if nobody else has it', () => {
    expect(besides(rowOf('Ann', list('French', 36)), rowOf('Ben', list('French', 36)))).toEqual([
      null,
      null,
    ])
  })

  test('the nation, where that tells them apart, however the name is written', () => {
    expect(
      besides(rowOf('Ann Lee', list('French', 36)), rowOf('ann  LEE', list('British', 36))),
    ).toEqual([
      { by: 'nation', nation: 'french' },
      { by: 'nation', nation: 'british' },
    ])
  })

  test('the army, where two have one nation, and the nation with who has another', () => {
    expect(
      besides(
        rowOf('Ann', list('French', 36, 'La Garde')),
        rowOf('Ann', list('French', 40, 'Le Midi')),
        rowOf('Ann', list('Russian', 40, 'Le Midi')),
      ),
    ).toEqual([
      { by: 'army', name: 'La Garde' },
      { by: 'fingerprint', fingerprint: rowOf('Ann', list('French', 40, 'Le Midi')).fingerprint },
      { by: 'nation', nation: 'russian' },
    ])
  })

  test('the fingerprint of the list, where armies have no name', () => {
    const rows = [rowOf('Ann', list('French', 36)), rowOf('Ann', list('French', 40))] as const
    expect(besides(...rows)).toEqual(
      rows.map(({ fingerprint }) => ({ by: 'fingerprint', fingerprint })),
    )
  })

  test('a number, where even the lists are the same or cannot be read', () => {
    const numbers = [1, 2].map((number) => ({ by: 'number', number }))
    expect(besides(rowOf('Ann', list('French', 36)), rowOf('Ann', list('French', 36)))).toEqual(
      numbers,
    )
    expect(besides(rowOf('', list('French', 36)), rowOf('', list('French', 36)))).toEqual(numbers)
  })
})
