// Gloria Mundi in the registry: what the shelf shows of it, and how the rest is fetched.
import { addressesOf, type GameModule } from '../module.ts'

export const gloriaModule: GameModule = {
  meta: {
    name: 'gloria-mundi',
    title: 'Gloria Mundi',
    icon: 'map',
    ...addressesOf('gloria-mundi'),
  },
  onTable: {
    load: async () => {
      const [{ screensOf }, { gloriaTable }] = await Promise.all([
        import('@/table/screens.ts'),
        import('./table.ts'),
      ])
      return screensOf(gloriaTable)
    },
    words: async () => (await import('./screens/words/screenWords.ts')).enterGloria(),
    pages: [
      {
        path: '/rules',
        load: () => import('./screens/rulebook/RulebookView.vue'),
        words: async () => (await import('./screens/words/rulebookWords.ts')).enterGloriaRules(),
      },
    ],
  },
}
