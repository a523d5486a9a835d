// Sits down at a battle that is under way: the whole screen of it, as the players have it before them.
import { createPinia, setActivePinia } from 'pinia'
import { render } from 'vitest-browser-vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { speakBattle } from '@/locales/battle.ts'
import { speak, type Language } from '@/locales/index.ts'
import type { Play } from '@/rules/core/record/play.ts'
import type { BattleKinds } from '@/rules/eagles/index.ts'
import { useBattle } from '@/stores/battle.ts'
import { useSettings } from '@/stores/settings.ts'
import ConductBattle from '@/views/battle/conduct/ConductBattle.vue'

interface Table {
  readonly language?: Language
  readonly settings?: Partial<ReturnType<typeof useSettings>['kept']>
  /** The last result has not been read yet. */
  readonly unread?: boolean
}

export async function seat(play: Play<BattleKinds>, table: Table = {}) {
  const { language = 'en', settings = {}, unread = false } = table
  localStorage.clear()
  sessionStorage.setItem('aide-de-camp.read', unread ? '' : play.head)
  await Promise.all([speak(language), speakBattle(language)])
  const pinia = createPinia()
  setActivePinia(pinia)
  Object.assign(useSettings().kept, { motion: 'none', ...settings })
  const battle = useBattle()
  battle.play = play
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:rest(.*)*', component: { render: () => null } }],
  })
  const screen = await render(ConductBattle, { global: { plugins: [pinia, router] } })
  return { screen, battle, router, settings: useSettings() }
}

/** The heading of the card: the open question, or what just happened. */
export const heading = (container: Element): string =>
  container.querySelector('.asks h2')?.textContent.trim() ?? ''
