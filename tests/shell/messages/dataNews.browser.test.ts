// News of the database: told in words on any screen, also what was put right and what is gone.
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { h } from 'vue'
import { render } from 'vitest-browser-vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { enterBattle } from '@/games/eagles/words/battle.ts'
import { enterBattles } from '@/games/eagles/words/battles.ts'
import { speak } from '@/words/index.ts'
import { enterStorage } from '@/words/storageRoom.ts'
import { everyEntry } from '@/storage/battles/entryRows.ts'
import { compared } from '@/storage/index.ts'
import { useRecovery } from '@/app/recovery.ts'
import { toasts } from '@/ui/toast/toasts.ts'
import { useBattle } from '@/games/eagles/screens/battle/store/battle.ts'
import BattleView from '@/games/eagles/screens/battle/BattleView.vue'
import { useDataNews } from '@/shell/messages/dataNews.ts'
import { battleAfter } from '@tests/support/longBattle.ts'
import { store } from '../../games/eagles/screens/battle/seat.ts'

const said = (): readonly string[] => toasts.value.map(({ text }) => text)

beforeEach(async () => {
  setActivePinia(createPinia())
  await speak('en')
})
afterEach(() => void (toasts.value = []))

/** Whoever leaves a battle leaves a second copy of it; the start may have looked before it was stored. */
async function copied(id: string): Promise<void> {
  const battle = useBattle()
  await battle.open(id)
  await battle.leave()
}

test('another tab in the way is told, and is told no longer when it has gone', async () => {
  useDataNews()
  const recovery = useRecovery()
  recovery.connection = 'blocked'
  await expect.poll(said).toEqual(['Another tab of this app is in the way. Close the other tabs.'])
  recovery.connection = 'open'
  await expect.poll(said).toEqual([])
  recovery.connection = 'outdated'
  await expect
    .poll(said)
    .toEqual(['A newer version of the app is open in another tab. Reload this one.'])
  expect(toasts.value[0]?.action?.label).toBe('Reload')
})

test('what was put right at the start is told', async () => {
  useDataNews()
  useRecovery().mended = {
    kinds: { armies: 1 },
    battles: 3,
    entries: 2,
    cut: 0,
    copies: 0,
    failed: 0,
  }
  await expect
    .poll(said)
    .toEqual([
      'Brought back from second copies: one army and 3 battles. 2 entries of a battle were brought back from their second copy.',
    ])
  expect(toasts.value[0]?.kind).toBe('info')
})

test('a battle that got its last entry back from the second copy says so when it is opened', async () => {
  await Promise.all([enterBattle(), enterBattles(), enterStorage()])
  const id = await store(battleAfter(20))
  await compared() // what the start mends is told by the start
  await copied(id)
  await everyEntry(id).reverse().limit(1).delete()
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:rest(.*)*', component: { render: () => null } }],
  })
  await render(
    { render: () => h(BattleView, { id }) },
    { global: { plugins: [createPinia(), router] } },
  )
  // What other files have left on this phone may have news of its own, of armies and events.
  const news = () => toasts.value.filter(({ text }) => /battle/i.test(text))
  await expect
    .poll(() => news().map(({ text, kind }) => [text, kind]))
    .toEqual([['One entry of a battle was brought back from its second copy.', 'info']])
})
