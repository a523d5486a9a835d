// Sits down at a battle that is under way: the whole screen of it, as the players have it before them.
import { createPinia, setActivePinia } from 'pinia'
import { render } from 'vitest-browser-vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { enterBattle } from '@/games/eagles/words/battle.ts'
import { enterBattles } from '@/games/eagles/words/battles.ts'
import { enterStorage } from '@/words/storageRoom.ts'
import { speak, type Language } from '@/words/index.ts'
import type { Play } from '@/core/record/play.ts'
import { recordOf } from '@/core/record/log.ts'
import type { BattleKinds } from '@/games/eagles/rules/index.ts'
import { addBattle } from '@/storage/battles/append.ts'
import { local } from '@/storage/chunk.ts'
import { soundLog } from '@/storage/battles/battle.ts'
import { entryVersion } from '@/storage/versions.ts'
import { useBattle } from '@/games/eagles/screens/battle/store/battle.ts'
import { useSettings } from '@/app/settings.ts'
import ConductBattle from '@/games/eagles/screens/battle/conduct/ConductBattle.vue'

interface Table {
  readonly language?: Language
  readonly settings?: Partial<ReturnType<typeof useSettings>['kept']>
  /** The last result has not been read yet. */
  readonly unread?: boolean
}

/** Puts the battle on the phone, with all that happened in it; returns its id. */
export async function store(play: Play<BattleKinds>): Promise<string> {
  const id = crypto.randomUUID()
  const { opening } = play
  const entries = recordOf(play).entries
  const log = soundLog(
    opening,
    entries.map((entry, n) => ({ seq: n + 1, v: entryVersion, at: 0, entry })),
  )
  const battle = {
    id,
    opening,
    title: {},
    state: 'running',
    createdAt: 0,
    updatedAt: 0,
    copyOf: null,
  } as const
  await local()
  await addBattle({ battle, log })
  return id
}

/** Everything on the screen anew, as after a reload of the page; the phone keeps what it has. */
export async function sitDownAgain(id: string, settings: Table['settings'] = {}) {
  const pinia = createPinia()
  setActivePinia(pinia)
  // Dice that roll on by themselves have tests of their own.
  Object.assign(useSettings().kept, { motion: 'none', through: 'never', ...settings })
  const battle = useBattle()
  await battle.open(id)
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:rest(.*)*', component: { render: () => null } }],
  })
  const screen = await render(ConductBattle, { global: { plugins: [pinia, router] } })
  return { screen, battle, router, settings: useSettings() }
}

export async function seat(play: Play<BattleKinds>, table: Table = {}) {
  const { language = 'en', settings = {}, unread = false } = table
  localStorage.clear()
  sessionStorage.setItem('aide-de-camp.read', unread ? '' : play.head)
  sessionStorage.removeItem('aide-de-camp.rolledSince')
  await speak(language)
  await Promise.all([enterBattle(), enterBattles(), enterStorage()])
  return sitDownAgain(await store(play), settings)
}

/** The heading of the card: the open question, or what just happened. */
export const heading = (container: Element): string =>
  container.querySelector('.asks h2')?.textContent.trim() ?? ''
