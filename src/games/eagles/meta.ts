// The March of Eagles on the shelf.
import type { GameModule } from '../module.ts'

export const eagles: GameModule = {
  meta: {
    name: 'march-of-eagles',
    title: 'The March of Eagles',
    icon: 'sabre',
    home: '/armies',
    table: (id) => `/battles/${id}`,
  },
}
