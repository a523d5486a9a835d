// A restore whose things are back while what belongs beside them is not: told as what it is, and tried again with the new ids.
import { createPinia, setActivePinia } from 'pinia'
import { expect, test, vi } from 'vitest'
import { takeSeatCards, takeSeatKeys } from '@/games/campaign/screens/post/keptPost.ts'
import { restoreBackup } from '@/storage/backup/door.ts'
import { useRestoring } from '@/shell/storage/restoring.ts'

interface Watching {
  readonly tell: (share: number) => void
  readonly signal: AbortSignal
}

const restored = {
  added: 1,
  removed: 0,
  same: 0,
  isVerified: true,
  newIds: new Map([['old', 'here']]),
}
vi.mock('@/storage/backup/door.ts', async (original) => ({
  ...(await original<object>()),
  restoreBackup: vi.fn(() => Promise.resolve(restored)),
}))
/** A file that was read. */
vi.mock('@/shell/storage/backupReader.ts', () => ({
  useBackupReader: () => ({
    backup: { papers: { 'aide-de-camp.seatKeys': '{}' }, units: [] },
    preview: { plans: { add: { going: [] } } },
    isWhole: true,
    look: () => Promise.resolve(),
  }),
}))
vi.mock('@/games/campaign/screens/post/keptPost.ts', () => ({
  takeSeatKeys: vi.fn(),
  takeSeatCards: vi.fn(),
}))
vi.mock('@/shell/storage/storageCheck.ts', () => ({
  useStorageCheck: () => ({ compare: () => Promise.resolve() }),
}))

test('keys that could not be kept are no failed restore, and come with a second try', async () => {
  setActivePinia(createPinia())
  vi.mocked(takeSeatKeys).mockImplementationOnce(() => {
    throw new Error('full')
  })
  const restoring = useRestoring()
  await restoring.restore('add')
  expect(restoring.failure).toBeNull()
  expect(restoring.report).toEqual(restored)
  expect(restoring.owed).toHaveLength(1)
  await restoring.settle()
  expect(restoring.owed).toEqual([])
  expect(vi.mocked(takeSeatKeys).mock.calls).toEqual([
    ['{}', restored.newIds],
    ['{}', restored.newIds],
  ])
  expect(takeSeatCards).not.toHaveBeenCalled()
})

/** What happens while it is restored; it is over when that is. */
const whileRestoring = (work: (watching: Watching) => unknown): void =>
  void vi
    .mocked(restoreBackup)
    .mockImplementationOnce(async (_backup, _mode, _agreed, watching) => {
      await work(watching as Watching)
      return restored
    })

test('how much is restored is told, and it can be given up as long as nothing has changed', async () => {
  setActivePinia(createPinia())
  const restoring = useRestoring()
  const seen: unknown[] = []
  whileRestoring(({ tell, signal }) => {
    tell(0.5)
    seen.push(restoring.share, restoring.mayGiveUp)
    restoring.giveUp()
    signal.throwIfAborted()
  })
  await restoring.restore('add')
  expect(seen).toEqual([0.5, true])
  expect(restoring).toMatchObject({ failure: null, report: null, isBusy: false })
})

test('behind that it goes on, also when its sheet is closed: what belongs beside it must come', async () => {
  setActivePinia(createPinia())
  const restoring = useRestoring()
  whileRestoring(({ tell, signal }) => {
    tell(0.7)
    restoring.forget()
    signal.throwIfAborted()
  })
  await restoring.restore('add')
  expect(vi.mocked(takeSeatKeys)).toHaveBeenLastCalledWith('{}', restored.newIds)
  expect(restoring.report).toEqual(restored)
})
