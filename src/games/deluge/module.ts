// The Deluge in the registry: what the shelf shows of it, and how the rest is fetched.
import { addressesOf, type GameModule } from '../module.ts'

const enter = async (): Promise<unknown> =>
  (await import('./screens/words/screenWords.ts')).enterDeluge()

export const delugeModule: GameModule = {
  meta: {
    name: 'the-deluge',
    title: 'The Deluge',
    icon: 'map',
    ...addressesOf('the-deluge'),
  },
  tickets: { load: async () => (await import('./tickets.ts')).delugeTickets, words: enter },
  onTable: {
    load: async () => {
      const [{ screensOf }, { delugeTable }] = await Promise.all([
        import('@/table/screens.ts'),
        import('./table.ts'),
      ])
      return screensOf(delugeTable)
    },
    words: enter,
    pages: [
      {
        // Behind it the code of a seat card, if a link brought one.
        path: '/post/:id?',
        load: () => import('./screens/post/PostView.vue'),
        words: async () => (await import('@/words/table.ts')).enterTable(),
      },
      {
        path: '/rules',
        load: () => import('./screens/rulebook/RulebookView.vue'),
        words: async () => (await import('./screens/words/rulebookWords.ts')).enterDelugeRules(),
      },
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
    ],
  },
}
