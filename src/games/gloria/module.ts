// Gloria Mundi in the registry: what the shelf shows of it, and how the rest is fetched.
import { addressesOf, type GameModule } from '../module.ts'

const enter = async (): Promise<unknown> =>
  (await import('./screens/words/screenWords.ts')).enterGloria()

export const gloriaModule: GameModule = {
  meta: {
    name: 'gloria-mundi',
    title: 'Gloria Mundi',
    icon: 'map',
    counts: 'rounds',
    ...addressesOf('gloria-mundi'),
  },
  tickets: { load: async () => (await import('./tickets.ts')).gloriaTickets, words: enter },
  onTable: {
    load: async () => {
      const [{ screensOf }, { gloriaTable }] = await Promise.all([
        import('@/table/screens.ts'),
        import('./table.ts'),
      ])
      return screensOf(gloriaTable)
    },
    words: enter,
    pages: [
      {
        path: '/maps',
        load: () => import('./screens/maps/MapsPage.vue'),
        words: async () => (await import('./screens/maps/editorWords.ts')).enterEditor(),
      },
      {
        path: '/maps/:id',
        load: () => import('./screens/maps/MapEditorPage.vue'),
        words: async () => (await import('./screens/maps/editorWords.ts')).enterEditor(),
      },
      {
        // Behind it the code of a seat card, if a link brought one.
        path: '/post/:id?',
        load: () => import('./screens/post/PostView.vue'),
        words: async () => (await import('@/words/table.ts')).enterTable(),
      },
      {
        path: '/rules',
        load: () => import('./screens/rulebook/RulebookView.vue'),
        words: async () => (await import('./screens/words/rulebookWords.ts')).enterGloriaRules(),
      },
    ],
  },
}
