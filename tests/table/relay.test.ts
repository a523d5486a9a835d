// A battle that another phone leads: nothing is answered here but what is sent there, and entries come one by one.
import 'fake-indexeddb/auto'
import { createPinia, defineStore, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Saved } from '@/storage/battleDoor.ts'
import { diceRace } from '@tests/support/diceRace.ts'
import { valueOf } from '@tests/support/results.ts'
import { fakeBrowser } from '../storage/support/browser.ts'
import { freshModules, untilQuiet } from '../storage/support/page.ts'

async function newTable() {
  await freshModules()
  const { sittingAt } = await import('@/table/sitting.ts')
  setActivePinia(createPinia())
  return defineStore('race', () => sittingAt(diceRace))()
}

const walk = { kind: 'choice', option: 'walk' } as const
const notAsked = { ok: false, problem: { code: 'not-asked' } } as const

beforeEach(() => void fakeBrowser())
afterEach(async () => {
  await untilQuiet()
  vi.unstubAllGlobals()
})

test('a battle that is marked as led elsewhere takes no answer, also after a new start', async () => {
  const table = await newTable()
  const id = valueOf(await table.start({ track: 40 }, { table: 'x', follows: 1 }))
  expect(table.linked?.answersHere('a')).toBe(false)
  expect(table.answer(walk)).toEqual(notAsked)
  await table.close()
  const again = await newTable()
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, _o: object, hold: (lock: object) => Promise<void>) => hold({}) },
  })
  await again.open(id)
  expect(again.answer(walk)).toEqual(notAsked)
  expect(again.retract(1)).toEqual(notAsked)
})

test('an answer goes to the phone that leads, and stands when it comes back as an entry', async () => {
  const leader = await newTable()
  await leader.start({ track: 40 }, {})
  const table = await newTable()
  await table.start({ track: 40 }, { follows: 1 })
  let settle: (saved: Saved) => void = () => undefined
  const sent: unknown[] = []
  table.link = {
    answersHere: () => true,
    send: (given) => {
      sent.push(given)
      return new Promise((resolve) => (settle = resolve))
    },
  }
  const { seq } = valueOf(table.answer(walk))
  expect(sent).toEqual([walk])
  expect(table.play?.log).toBeNull()
  // A second tap sends nothing.
  expect(table.answer(walk).ok).toBe(false)
  valueOf(leader.answer(walk))
  const entry: unknown = JSON.parse(JSON.stringify(leader.play?.log?.entry))
  expect(table.follow(entry)).toEqual({ ok: true, value: seq })
  settle({ where: 'both', failure: null })
  expect(table.play?.head).toBe(leader.play?.head)
  expect(table.follow(entry)).toMatchObject({ ok: false })
})

test('an overrule is never sent: it is no answer to a question of one seat', async () => {
  const table = await newTable()
  await table.start({ track: 40 }, { follows: 1 })
  table.link = { answersHere: () => true, send: () => Promise.reject(new Error('it was sent')) }
  const correction = { side: 'a', place: 3 } as const
  expect(table.answer({ kind: 'overrule', correction, reason: 'measured again' })).toEqual(notAsked)
})

test('taking back is asked for where somebody can be asked: one answer, if there is one', async () => {
  const table = await newTable()
  await table.start({ track: 40 }, {})
  const asked: string[] = []
  const linked = {
    answersHere: () => true,
    send: () => null,
    askBack: (head: string) => void asked.push(head),
  }
  table.link = linked
  expect(table.retract(1)).toMatchObject({ ok: false, problem: { code: 'retract-count' } })
  table.link = null
  valueOf(table.answer(walk))
  table.link = linked
  const head = table.play?.head ?? ''
  expect(table.retract(2)).toEqual(notAsked)
  expect(table.retract(1, 'older').ok).toBe(false)
  expect(asked).toEqual([])
  await valueOf(table.retract(1, head)).durable
  expect(asked).toEqual([head])
  // Nothing has changed here: the entry comes from the phone that leads.
  expect(table.play?.head).toBe(head)
})
