// The March of Progress in the registry: what the shelf shows of it, and how the rest is fetched.
import { addressesOf, type GameModule } from '../module.ts'

export const progressModule: GameModule = {
  meta: {
    name: 'march-of-progress',
    title: 'The March of Progress',
    icon: 'dice',
    ...addressesOf('march-of-progress'),
  },
  credits: {
    designer: 'Alan Paull',
    year: 2020,
    publishers: ['Surprised Stare Games', '2Tomatoes Games', 'Frosted Games'],
  },
  onTable: {
    load: async () => {
      const [{ screensOf }, { progressTable }] = await Promise.all([
        import('@/table/screens.ts'),
        import('./table.ts'),
      ])
      return screensOf(progressTable)
    },
    words: async () => (await import('./screens/words/screenWords.ts')).enterProgress(),
  },
}
