// A restore whose things are back while what belongs beside them is not: told as what it is, and tried again with the new ids.
import { createPinia, setActivePinia } from 'pinia'
import { expect, test, vi } from 'vitest'
import { takeSeatCards, takeSeatKeys } from '@/games/campaign/screens/post/keptPost.ts'
import { useRestoring } from '@/shell/storage/restoring.ts'

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
