// The list of battles: what was refused of one battle is not said of another, and a list that cannot be read can be asked for again.
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, test, vi } from 'vitest'
import { h } from 'vue'
import { render } from 'vitest-browser-vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { enterBattles } from '@/games/eagles/words/battles.ts'
import { speak } from '@/words/index.ts'
import { enterStorage } from '@/words/storageRoom.ts'
import type { BattleCard } from '@/storage/battleDoor.ts'
import { StorageFailure } from '@/storage/failure.ts'
import BattlesView from '@/games/eagles/screens/battles/BattlesView.vue'

const watches = vi.hoisted(() => vi.fn())
vi.mock('@/storage/battleDoor.ts', async (original) => ({
  ...(await original<object>()),
  watchBattles: watches,
  binBattle: () => Promise.reject(new StorageFailure('not-writer')),
}))
vi.mock('@/app/backup/BackupNotice.vue', () => ({ default: { render: () => null } }))

type Tell = (cards: readonly BattleCard[]) => void
type Fail = (cause: unknown) => void

const card = (id: string, a: string, game = 'march-of-eagles'): BattleCard => ({
  id,
  opening: { format: 'f', version: 1, game, rulesVersion: 1, setup: {} },
  title: { a, b: 'Blues', nationA: 'british', nationB: 'french', turn: 1, turns: 8 },
  state: 'paused',
  createdAt: 0,
  updatedAt: 0,
  copyOf: null,
  entries: 3,
})

beforeEach(async () => {
  await speak('en')
  await Promise.all([enterBattles(), enterStorage()])
})

function show() {
  const pinia = createPinia()
  setActivePinia(pinia)
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:rest(.*)*', component: { render: () => null } }],
  })
  return render({ render: () => h(BattlesView) }, { global: { plugins: [pinia, router] } })
}

test('a battle that another tab plays is not deleted, and the next one is asked about afresh', async () => {
  watches.mockImplementation((tell: Tell) => {
    tell([card('x', 'Reds'), card('y', 'Greens')])
    return { stop: () => undefined }
  })
  const { getByRole } = await show()
  const sheet = getByRole('dialog')
  await getByRole('button', { name: /Delete Reds/ }).click()
  await sheet.getByRole('button', { name: 'Delete' }).click()
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('Another tab plays this battle')
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await getByRole('button', { name: /Delete Greens/ }).click()
  await expect.element(sheet.getByText(/Greens/)).toBeVisible()
  expect(sheet.getByRole('alert').elements()).toEqual([])
})

test('battles that cannot be read can be asked for again', async () => {
  watches.mockImplementationOnce((_: Tell, fail: Fail) => {
    fail(new StorageFailure('blocked'))
    return { stop: () => undefined }
  })
  watches.mockImplementation((tell: Tell) => {
    tell([])
    return { stop: () => undefined }
  })
  const { getByRole, getByText } = await show()
  await expect.element(getByText(/cannot be read just now/)).toBeVisible()
  await getByRole('button', { name: 'Try again' }).click()
  await expect.element(getByText('No battles yet')).toBeVisible()
  await expect.element(getByText(/cannot be read just now/)).not.toBeInTheDocument()
})

test('a game of a newer version is kept, named and saved, and nothing opens or deletes it', async () => {
  watches.mockImplementation((tell: Tell) => {
    tell([card('x', 'Reds'), card('y', 'Greens', 'the-game-after-next')])
    return { stop: () => undefined }
  })
  const { getByRole, getByText } = await show()
  await expect.element(getByText(/A game of a newer version, last played/)).toBeVisible()
  await expect.element(getByRole('button', { name: 'Save as a file' })).toBeVisible()
  expect(getByText(/Greens/).elements()).toEqual([])
  expect(document.querySelectorAll('a[href$="/battles/y"]')).toHaveLength(0)
  expect(getByRole('button', { name: /^Delete/ }).elements()).toHaveLength(1)
})
