// The open battle as screens see it: an answer shows at once, dice wait until they are durable, tabs read along.
import 'fake-indexeddb/auto'
import { createPinia, defineStore, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { diceRace, raceQuestion } from '@tests/support/diceRace.ts'
import { valueOf } from '@tests/support/results.ts'
import { fakeBrowser } from '../storage/support/browser.ts'
import { freshModules, untilQuiet } from '../storage/support/page.ts'

/** A tab of its own: its own modules and its own store, on the same phone. */
async function newTab() {
  await freshModules()
  const { sittingAt } = await import('@/table/sitting.ts')
  setActivePinia(createPinia())
  return defineStore('race', () => sittingAt(diceRace))()
}

const walk = { kind: 'choice', option: 'walk' } as const
const ground = { kind: 'facts', values: { wind: 0, hurdles: 0, ground: 'grass' } } as const
const dice = { kind: 'dice', faces: [4], source: 'app' } as const

beforeEach(() => void fakeBrowser())
afterEach(async () => {
  await untilQuiet()
  vi.unstubAllGlobals()
})

test('a battle begins, and every answer shows at once and has its tick later', async () => {
  const tab = await newTab()
  valueOf(await tab.start({ track: 40 }, { name: 'Ligny' }))
  expect(tab.role).toBe('writer')
  const { seq, durable } = valueOf(tab.answer(walk))
  expect(tab.play?.log?.number).toBe(seq)
  expect(tab.isSaved(seq)).toBe(false)
  expect((await durable).where).toBe('database')
  expect(tab.isSaved(seq)).toBe(true)
  expect(tab.unsaved).toBeNull()
})

test('dice are durable before they are shown: after a reload they are the same', async () => {
  const tab = await newTab()
  const id = valueOf(await tab.start({ track: 40 }, {}))
  for (const given of [walk, ground, dice]) await valueOf(tab.answer(given)).durable
  const head = tab.play?.head
  vi.stubGlobal('navigator', { locks: { request: freshLock } }) // the page is gone, and its lock with it
  const reloaded = await newTab()
  await reloaded.open(id)
  expect(reloaded.role).toBe('writer')
  expect(reloaded.play?.head).toBe(head)
})

const freshLock = (_: string, _options: object, hold: (lock: object) => Promise<void>) => hold({})

test('an answer to a question that is no longer open is refused and not stored', async () => {
  const tab = await newTab()
  await tab.start({ track: 40 }, {})
  const head = tab.play?.head
  await valueOf(tab.answer(walk)).durable
  expect(tab.answer(ground, head)).toEqual({ ok: false, problem: { code: 'stale' } })
  expect(tab.status.entries).toBe(1)
})

test('taking back and giving again are entries too', async () => {
  const tab = await newTab()
  const id = valueOf(await tab.start({ track: 40 }, {}))
  for (const given of [walk, ground]) valueOf(tab.answer(given))
  valueOf(tab.retract(1))
  const again = tab.redo()
  await (again === null ? null : valueOf(again).durable)
  await tab.close()
  await tab.open(id)
  expect(tab.play?.log?.number).toBe(4)
  expect(tab.play && raceQuestion(tab.play.now.state)?.kind).toBe('stride')
})

test('a second tab reads along, and plays on when it takes over', async () => {
  const first = await newTab()
  const id = valueOf(await first.start({ track: 40 }, {}))
  await valueOf(first.answer(walk)).durable
  const second = await newTab()
  await second.open(id)
  expect(second.role).toBe('reader')
  await expect.poll(() => second.play?.log?.number).toBe(1)
  expect(second.answer(ground)).toEqual({ ok: false, problem: { code: 'stale' } })
  await second.takeOver()
  expect(second.role).toBe('writer')
  await valueOf(second.answer(ground)).durable
  await expect.poll(() => first.role).toBe('reader')
  expect(first.unsaved).toBeNull() // all of it is stored: nothing is left to try again here
})

test('a full phone shows as unsaved, the battle can be exported, and it is saved when there is room', async () => {
  const tab = await newTab()
  await tab.start({ track: 40 }, {})
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  const { durable } = valueOf(tab.answer(walk))
  expect(await durable).toEqual({ where: 'memory', failure: 'quota' })
  expect(tab.unsaved).toBe('quota')
  expect(await tab.exportText()).toContain('"walk"')
  tab.retryNow()
  await expect.poll(() => tab.unsaved).toBeNull()
  add.mockRestore()
})

describe('a battle that is left on a full phone', () => {
  async function leftUnsaved() {
    const tab = await newTab()
    const id = valueOf(await tab.start({ track: 40 }, {}))
    const noRoom = () => new DOMException('no room', 'QuotaExceededError')
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw noRoom()
    })
    const open = vi.spyOn(caches, 'open').mockRejectedValue(noRoom())
    await valueOf(tab.answer(walk)).durable
    await tab.close()
    const makeRoom = (): void => {
      add.mockRestore()
      open.mockRestore()
    }
    return { tab, id, makeRoom }
  }

  test('is still stored as soon as there is room, and then free for others', async () => {
    const { tab, id, makeRoom } = await leftUnsaved()
    expect(tab.role).toBe('closed')
    const other = await newTab()
    await other.open(id)
    expect([other.role, other.play?.log]).toEqual(['reader', null])
    makeRoom()
    await expect.poll(() => other.play?.log?.number).toBe(1)
    await expect
      .poll(async () => {
        await other.open(id)
        return other.role
      })
      .toBe('writer')
  })

  test('is whole when one comes back to it before', async () => {
    const { tab, id, makeRoom } = await leftUnsaved()
    await tab.open(id)
    expect([tab.role, tab.play?.log?.number]).toEqual(['writer', 1])
    await valueOf(tab.answer(ground)).durable
    expect(tab.unsaved).toBe('quota')
    makeRoom()
    tab.retryNow()
    await expect.poll(() => [tab.unsaved, tab.pending]).toEqual([null, false])
    await tab.close()
    const reloaded = await newTab()
    await reloaded.open(id)
    expect([reloaded.role, reloaded.play?.log?.number]).toEqual(['writer', 2])
  })
})

test('whoever leaves while a battle is being opened leaves it free for others', async () => {
  const tab = await newTab()
  const id = valueOf(await tab.start({ track: 40 }, {}))
  await tab.close()
  const opening = tab.open(id)
  await tab.close()
  await opening
  expect([tab.role, tab.id, tab.play]).toEqual(['closed', null, null])
  const other = await newTab()
  await other.open(id)
  expect(other.role).toBe('writer')
})

test('of two battles opened quickly the last one is on the screen, and the other is free', async () => {
  const tab = await newTab()
  const first = valueOf(await tab.start({ track: 40 }, { name: 'Ligny' }))
  const second = valueOf(await tab.start({ track: 40 }, { name: 'Wavre' }))
  await tab.close()
  await Promise.all([tab.open(first), tab.open(second)])
  expect([tab.role, tab.id, tab.card]).toEqual(['writer', second, { name: 'Wavre' }])
  const other = await newTab()
  await other.open(first)
  expect(other.role).toBe('writer')
})

test('the last word goes to the battle that is left, not to the one that is opened next', async () => {
  const tab = await newTab()
  const first = valueOf(await tab.start({ track: 40 }, {}))
  const second = valueOf(await tab.start({ track: 40 }, {}))
  await tab.open(first)
  await Promise.all([tab.close('paused'), tab.open(second)])
  const { loadBattle } = await import('@/storage/battleDoor.ts')
  expect((await loadBattle(first))?.battle.state).toBe('paused')
  expect((await loadBattle(second))?.battle.state).toBe('running')
})

test('a battle that the rules do not play again is told, not shown half', async () => {
  const tab = await newTab()
  const id = valueOf(await tab.start({ track: 40 }, {}))
  for (const given of [walk, ground]) await valueOf(tab.answer(given)).durable
  await tab.close()
  const answer = vi.spyOn(diceRace, 'answer').mockImplementation(() => ({
    ok: false,
    problem: { code: 'stale' },
  }))
  await tab.open(id)
  expect([tab.role, tab.failure, tab.play]).toEqual(['failed', 'unreadable', null])
  answer.mockRestore()
  await tab.open(id)
  expect(tab.role).toBe('writer')
})
