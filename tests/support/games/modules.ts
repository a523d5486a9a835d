// The registry of the house with the toys in it: one line each. Stands in for src/games/modules.ts in a build for tests.
import { eagles } from '@/games/eagles/meta.ts'
import type { GameModule } from '@/games/module.ts'
import { couriersModule } from './couriers/module.ts'
import { penniesModule } from './pennies/module.ts'

export const modules: readonly [GameModule, ...GameModule[]] = [
  eagles,
  penniesModule,
  couriersModule,
]
