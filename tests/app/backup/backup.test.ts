// Handing a backup over: what is given is what there is now, and it counts from when it was made.
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, test, vi } from 'vitest'
import type { HandedOver } from '@/platform/handOver.ts'
import { useBackup } from '@/app/backup/backup.ts'
import { useMayReload } from '@/app/mayReload.ts'

interface Watching {
  readonly tell: (share: number) => void
  readonly signal: AbortSignal
}

const handed = vi.hoisted(() => ({
  texts: [] as string[],
  next: 'saved',
  made: 0,
  whole: [] as unknown[],
  backupPhotos: 'off',
  /** What happens while one is made. */
  making: ((): unknown => undefined) as (watching: Watching) => unknown,
}))

vi.mock('@/platform/handOver.ts', () => ({
  handOver: ({ text }: { text: string }) => {
    handed.texts.push(text)
    return Promise.resolve(handed.next)
  },
}))
vi.mock('@/platform/persistence.ts', () => ({ deviceName: () => 'a phone' }))
vi.mock('@/app/settings.ts', () => ({ useSettings: () => ({ kept: handed }) }))
vi.mock('@/storage/backup/door.ts', () => ({
  paperKeys: [],
  noteBackup: () => Promise.resolve(),
  readBackOwn: () => Promise.resolve({ ok: true }),
  makeBackup: async ({ whole }: { whole: unknown }, _now: Date, watching: Watching) => {
    handed.made += 1
    handed.whole.push(whole)
    await handed.making(watching)
    return { text: `backup ${handed.made}`, blob: null, isPacked: false, unread: 0 }
  },
}))

/** Ten o'clock, and so many minutes. */
const at = (minutes: number): number => 1_800_000_000_000 + minutes * 60_000

async function backUp(minutes: number, next: HandedOver): Promise<void> {
  vi.setSystemTime(at(minutes))
  handed.next = next
  await useBackup().backUp()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('__APP_VERSION__', '0.1.0')
  Object.assign(handed, {
    texts: [],
    made: 0,
    whole: [],
    backupPhotos: 'off',
    making: () => undefined,
  })
  setActivePinia(createPinia())
  return () => vi.useRealTimers()
})

test('a sheet that was closed without a choice leaves nothing behind: the next backup is a new one', async () => {
  await backUp(0, 'cancelled')
  expect(useBackup().lastAt).toBeNull()
  await backUp(5, 'saved')
  expect(handed.texts).toEqual(['backup 1', 'backup 2'])
  expect(useBackup().lastAt).toBe(at(5))
})

test('a file that waits for the second tap is given at once, and counts from when it was made', async () => {
  await backUp(0, 'later')
  await backUp(0.5, 'shared')
  expect(handed.texts).toEqual(['backup 1', 'backup 1'])
  expect(useBackup().lastAt).toBe(at(0))
})

test('after a minute it is too old', async () => {
  await backUp(0, 'later')
  useBackup().battleFinished()
  await backUp(2, 'shared')
  expect(handed.texts).toEqual(['backup 1', 'backup 2'])
  expect(useBackup().lastAt).toBe(at(2))
})

test('photographs are in a backup only if the player wishes it', async () => {
  await backUp(0, 'saved')
  handed.backupPhotos = 'on'
  await backUp(1, 'saved')
  expect(handed.whole).toEqual([false, true])
})

test('how much is made is told, and the page stays as it is meanwhile', async () => {
  const shares: (number | null)[] = []
  const held: boolean[] = []
  handed.making = ({ tell }) => {
    tell(0.5)
    shares.push(useBackup().share)
    held.push(useMayReload().mayReload)
  }
  await backUp(0, 'saved')
  expect(shares).toEqual([0.3])
  expect(held).toEqual([false])
  expect(useBackup().share).toBeNull()
  expect(useMayReload().mayReload).toBe(true)
})

test('one that is given up is no failure, and nothing is handed over', async () => {
  handed.making = ({ signal }) => {
    useBackup().giveUp()
    signal.throwIfAborted()
  }
  await backUp(0, 'saved')
  expect(handed.texts).toEqual([])
  expect(useBackup()).toMatchObject({ failure: null, isBusy: false, lastAt: null })
})

test('one that took minutes waits for its second tap from when it was there', async () => {
  handed.making = () => vi.setSystemTime(at(10))
  await backUp(0, 'later')
  await backUp(10.5, 'shared')
  expect(handed.texts).toEqual(['backup 1', 'backup 1'])
  expect(useBackup().lastAt).toBe(at(0))
})
