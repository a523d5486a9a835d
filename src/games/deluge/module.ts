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
  onTable: {
    load: async () => {
      const [{ screensOf }, { delugeTable }] = await Promise.all([
        import('@/table/screens.ts'),
        import('./table.ts'),
      ])
      return screensOf(delugeTable)
    },
    words: enter,
    routes: [
      {
        path: '/games/the-deluge/post',
        component: async () => {
          const [view, { enterTable }] = await Promise.all([
            import('./screens/post/PostView.vue'),
            import('@/words/table.ts'),
            enter(),
          ])
          await enterTable()
          return view
        },
      },
    ],
  },
}
