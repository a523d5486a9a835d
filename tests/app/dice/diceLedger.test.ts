// The record of the dice: every die counted once, the app's and the table's apart, and read back strictly.
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, test, vi } from 'vitest'
import { readDice, noDice } from '@/app/dice/diceKept.ts'
import { useDiceLedger } from '@/app/dice/diceLedger.ts'
import { total } from '@/app/dice/fairness.ts'

beforeEach(() => setActivePinia(createPinia()))

const pool = { name: 'Volley', count: 7, target: 4 } as const

test('a throw has the dice that were asked for, and each is counted with the app’s', () => {
  const ledger = useDiceLedger()
  const thrown = ledger.roll(pool)
  expect(thrown?.faces).toHaveLength(7)
  expect(total(ledger.counts.app)).toBe(7)
  expect(total(ledger.counts.table)).toBe(0)
  expect(ledger.history[0]).toEqual(thrown)
})

test('dice on the table are counted apart and can be taken back', () => {
  const ledger = useDiceLedger()
  ledger.count('table', [6, 6, 1])
  ledger.takeBack('table', 6)
  expect(ledger.counts.table).toEqual([1, 0, 0, 0, 0, 1])
})

test('the history keeps the last fifty throws; the counts keep all', () => {
  const ledger = useDiceLedger()
  for (let n = 0; n < 60; n += 1) ledger.roll(pool)
  expect(ledger.history).toHaveLength(50)
  ledger.clearHistory()
  expect(ledger.history).toEqual([])
  expect(total(ledger.counts.app)).toBe(420)
})

test('a pool is kept under its name, once', () => {
  const ledger = useDiceLedger()
  ledger.keepPool(pool)
  ledger.keepPool({ ...pool, count: 9 })
  expect(ledger.pools).toEqual([{ ...pool, count: 9 }])
  ledger.removePool('Volley')
  expect(ledger.pools).toEqual([])
})

test('what cannot be read of the record counts as nothing, and the rest is kept', () => {
  for (const text of ['', '[]', 'null', '{"app":"x","pools":[{}],"history":[1]}'])
    expect(readDice(text)).toEqual(noDice)
  const text = JSON.stringify({
    app: [1, 2, 3, 4, 5, 6, 7],
    table: [1, -2, 1.5, 1e99, 5, 6],
    pools: [
      { name: 'x'.repeat(99), count: 3, target: 9 },
      { name: 'y', count: 21, target: 4 },
    ],
    history: [
      { name: '', count: 2, target: null, faces: [1, 7], at: 1 },
      { name: '', count: 1, target: null, faces: [3], at: 1 },
    ],
  })
  const kept = readDice(text)
  expect(kept.app).toEqual([1, 2, 3, 4, 5, 6])
  expect(kept.table).toEqual([1, 0, 0, 0, 5, 6])
  expect(kept.pools).toEqual([{ name: 'x'.repeat(40), count: 3, target: null }])
  expect(kept.history).toHaveLength(1)
})

test('without a source of chance there is no throw', async () => {
  vi.resetModules()
  vi.stubGlobal('crypto', undefined)
  const { createPinia: pinia, setActivePinia: activate } = await import('pinia')
  activate(pinia())
  const { useDiceLedger: ledger } = await import('@/app/dice/diceLedger.ts')
  expect(ledger().roll(pool)).toBeNull()
  vi.unstubAllGlobals()
})
