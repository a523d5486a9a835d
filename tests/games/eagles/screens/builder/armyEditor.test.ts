// The army that is open: shown at once, and not drawn anew when the database has it too.
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, test, vi } from 'vitest'
import { applyEdits, newArmy, type Edit } from '@/games/eagles/rules/index.ts'
import type { KeptArmy } from '@/storage/index.ts'
import { useArmyEditor } from '@/games/eagles/screens/builder/armyEditor.ts'

type Tell = (kept: KeptArmy | null) => void
const database = vi.hoisted(() => ({ tell: vi.fn<(kept: unknown) => void>() }))
vi.mock('@/storage/index.ts', async (original) => ({
  ...(await original<object>()),
  editArmy: () => Promise.resolve(null),
  watchArmy: (_id: string, tell: Tell) => {
    database.tell.mockImplementation((kept) => tell(kept as KeptArmy | null))
    return { stop: () => undefined }
  },
}))

const add: Edit = { kind: 'add' }
const before: KeptArmy = {
  id: 'a',
  army: applyEdits(newArmy('french'), [add]),
  original: null,
  tags: [],
  createdAt: 1,
  updatedAt: 1,
  binnedAt: null,
}
const rename: Edit = { kind: 'armyName', name: 'Old Guard' }

beforeEach(() => {
  setActivePinia(createPinia())
  const editor = useArmyEditor()
  editor.open('a')
  database.tell(before)
})

test('what was edited here stays the very same when it comes back from the database', async () => {
  const editor = useArmyEditor()
  editor.edit([rename])
  const shown = editor.army
  await vi.waitFor(() => expect(editor.army?.name).toBe('Old Guard'))
  const stored = structuredClone({
    ...before,
    army: applyEdits(before.army, [rename]),
    updatedAt: 2,
  })
  database.tell(stored)
  expect(editor.kept?.updatedAt).toBe(2)
  expect(editor.army).toBe(shown)
})

test('what another tab edited is shown', () => {
  const other: Edit = { kind: 'armyName', name: 'Imperial Guard' }
  database.tell(structuredClone({ ...before, army: applyEdits(before.army, [other]) }))
  expect(useArmyEditor().army?.name).toBe('Imperial Guard')
})
