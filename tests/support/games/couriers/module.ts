// Couriers in the registry: what its one line there names.
import { addressesOf, type GameModule } from '@/games/module.ts'

export const couriersModule: GameModule = {
  meta: { name: 'couriers', title: 'Couriers', icon: 'dice', ...addressesOf('couriers') },
  onTable: {
    load: async () => {
      const [{ screensOf }, { couriersTable }] = await Promise.all([
        import('@/table/screens.ts'),
        import('./table.ts'),
      ])
      return screensOf(couriersTable)
    },
    words: () => Promise.resolve(),
  },
}
