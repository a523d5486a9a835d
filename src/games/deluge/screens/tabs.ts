// The addresses of the game's pages, and its tabs.
import type { PageTab } from '@/ui/frame/pageTab.ts'
import { screenWords as words } from './words/screenWords.ts'

const home = '/games/the-deluge'

export const delugeTabs = (): readonly PageTab[] => {
  const { pages } = words.value
  return [
    { to: home, label: pages.play, icon: 'map' },
    { to: `${home}/rules`, label: pages.rules, icon: 'book' },
  ]
}
