// Second copies in two places: what one loses the other has, and what is deleted is deleted in both.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser, type FakeBrowser } from '../support/browser.ts'
import { loseDatabase } from '../support/lived.ts'
import { beginRace, freshPage, nth, putAway, type StoragePage } from '../support/page.ts'

const privateFiles = vi.hoisted(() => new Map<string, string>())
vi.mock('@/storage/spare/opfsDrive.ts', async () => {
  const { fakeOpfs } = await import('../support/opfs.ts')
  return fakeOpfs(privateFiles)
})

let browser: FakeBrowser
let page: StoragePage

beforeEach(async () => {
  browser = fakeBrowser()
  privateFiles.clear()
  page = await freshPage()
})
afterEach(async () => {
  await putAway(browser)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const inMirror = (): string[] => [...browser.files.keys()].map(decodeURIComponent)
const mirrored = (kind: string): string[] => inMirror().filter((name) => name.includes(`@${kind}~`))

async function played(): Promise<string> {
  const { id, journal } = await beginRace(page, 20)
  await journal.close()
  return id
}

test('a battle that is played comes into the mirror whole when the page is hidden', async () => {
  const { id } = await beginRace(page, 7)
  browser.hide()
  await expect.poll(() => mirrored('live')).not.toEqual([])
  const last = browser.files.get(
    `/spare/${encodeURIComponent(mirrored('live').at(-1)?.slice(7) ?? '')}`,
  )
  expect(last).toContain(`"seq":7`)
  expect(last).toContain(id)
})

describe('when the database and the private files are lost', () => {
  test('a start tells it, and the mirror has every entry', async () => {
    await played()
    privateFiles.clear()
    browser.remembered.clear()
    loseDatabase()
    page = await freshPage()
    const boot = await page.boot()
    expect(boot).toMatchObject({ kind: 'lost', found: { battles: [{ entries: 20 }] } })
  })

  test('the sentinel’s file alone is enough not to look like a new phone', async () => {
    await played()
    await page.compared()
    await expect.poll(() => inMirror()).toContain('/spare/sentinel')
    privateFiles.clear()
    browser.remembered.clear()
    for (const name of [...browser.files.keys()])
      if (!decodeURIComponent(name).includes('sentinel')) browser.files.delete(name)
    loseDatabase()
    page = await freshPage()
    expect((await page.boot()).kind).toBe('lost')
  })
})

test('a battle that was deleted is in neither place, and a mark in the mirror alone counts', async () => {
  const id = await played()
  const [name, text] = [...privateFiles].find(([each]) => each.startsWith('rest~')) ?? ['', '']
  await page.removeBattle(id)
  expect([...privateFiles.keys(), ...inMirror()].filter((name) => name.includes(id))).toEqual([])
  privateFiles.set(name, text) // a power cut has undone the removal
  browser.files.set(`/spare/${encodeURIComponent(`@gone~${id}`)}`, 'mark')
  page = await freshPage()
  const { readAllSpares } = await import('@/storage/recovery/found.ts')
  expect((await readAllSpares()).battles).toEqual([])
  await page.compared()
  expect(await page.loadBattle(id)).toBeNull()
})

test('a whole file stands for all made before it: what was decided is not found again', async () => {
  const { id, journal } = await beginRace(page, 5)
  await journal.close()
  const { spareDrive } = await import('@/storage/spare/spareDrive.ts')
  const { readSpares } = await import('@/storage/spare/battleSpare.ts')
  const drive = await spareDrive()
  if (drive === null) throw new Error('no place for second copies')
  expect([...privateFiles.keys()].some((name) => name.startsWith('live~'))).toBe(true)
  expect((await readSpares(drive, id)).map(({ log }) => log.length)).toEqual([5, 5])
  const rest = [...privateFiles.keys()].find((name) => name.startsWith('rest~')) ?? ''
  privateFiles.set(rest, (privateFiles.get(rest) ?? '').split('\n').slice(0, 3).join('\n'))
  const longest = (await readSpares(drive, id))[0]
  expect(longest?.log).toHaveLength(5)
})

test('a slow database is waited for, unless both copies that fail differently have the throw', async () => {
  const { journal } = await beginRace(page, 3)
  const writing = vi.spyOn(page.database, 'isOpen').mockReturnValue(false)
  vi.spyOn(page.database, 'open').mockReturnValue(new Promise(() => undefined) as never)
  const put = vi.spyOn(browser.files, 'set')
  expect(await journal.append(nth(4)).durable).toEqual({ where: 'copies', failure: 'slow' })
  expect(put).toHaveBeenCalled()
  writing.mockRestore()
})

test('a slow database is waited for when the mirror cannot be written', async () => {
  const { journal } = await beginRace(page, 3)
  let go = (): void => undefined
  vi.spyOn(page.database, 'isOpen').mockReturnValue(false)
  const opening = new Promise<void>((resolve) => (go = resolve))
  vi.spyOn(page.database, 'open').mockReturnValue(opening as never)
  vi.spyOn(browser.files, 'set').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  const settled = vi.fn()
  const { durable } = journal.append(nth(4))
  void durable.then(settled)
  await expect.poll(() => journal.status().failure).toBe('slow')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(settled).not.toHaveBeenCalled()
  vi.spyOn(page.database, 'isOpen').mockReturnValue(true)
  go()
  expect(await durable).toEqual({ where: 'both', failure: null })
})

test('a mirror that gives no answer at all keeps nobody from leaving a battle', async () => {
  const { id, journal } = await beginRace(page, 3)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const opening = vi.spyOn(caches, 'open').mockReturnValue(new Promise(() => undefined))
  const left = journal.close()
  await vi.advanceTimersByTimeAsync(200_000)
  expect(await left).toBe(true)
  opening.mockRestore()
  vi.useRealTimers()
  expect((await page.loadBattle(id))?.log).toHaveLength(3)
})
