// The addresses of the game's pages, and its tabs.
import type { PageTab } from '@/ui/frame/pageTab.ts'
import { screenWords as words } from './words/screenWords.ts'

export const progressHome = '/games/march-of-progress'

export const progressTabs = (): readonly PageTab[] => {
  const { tabs } = words.value
  return [
    { to: progressHome, label: tabs.play, icon: 'dice' },
    { to: `${progressHome}/results`, label: tabs.results, icon: 'roster' },
    { to: `${progressHome}/rules`, label: tabs.rules, icon: 'book' },
  ]
}
