// Pennies in the registry: what its one line there names.
import { addressesOf, type GameModule } from '@/games/module.ts'

export const penniesModule: GameModule = {
  meta: { name: 'pennies', title: 'Pennies', icon: 'dice', ...addressesOf('pennies') },
  onTable: {
    load: async () => {
      const [{ screensOf }, { penniesTable }] = await Promise.all([
        import('@/table/screens.ts'),
        import('./table.ts'),
      ])
      return screensOf(penniesTable)
    },
    words: () => Promise.resolve(),
  },
}
