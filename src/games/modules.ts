// Every game of the house: a game is its folder and one line here. The first one is the house's own first page.
import { delugeModule } from './deluge/module.ts'
import { eagles } from './eagles/meta.ts'
import { gloriaModule } from './gloria/module.ts'
import type { GameModule } from './module.ts'
import { progressModule } from './progress/module.ts'

export const modules: readonly [GameModule, ...GameModule[]] = [
  eagles,
  progressModule,
  delugeModule,
  gloriaModule,
]
