// The addresses of the games on the table of the house; what a game needs is fetched with its first visit.
import { h, type Component, type FunctionalComponent } from 'vue'
import type { RouteRecordRaw } from 'vue-router'
import type { GameMeta, GameModule } from '@/games/module.ts'
import { withWords } from '@/words/withWords.ts'
import type { GameScreens } from '@/table/screens.ts'

type Load = () => Promise<{ default: Component }>

const enterTable = async (): Promise<unknown> => {
  const [table, storage] = await Promise.all([
    import('@/words/table.ts'),
    import('@/words/storageRoom.ts'),
  ])
  return Promise.all([table.enterTable(), storage.enterStorage()])
}

/** The view with what it is given besides its address. */
function bound(view: Component, given: { meta: GameMeta; screens: GameScreens } & object) {
  const component: FunctionalComponent<{ id?: string }> = (props) => h(view, { ...props, ...given })
  component.props = ['id']
  return component
}

export function gameRoutes({ meta, onTable }: GameModule): readonly RouteRecordRaw[] {
  if (onTable === undefined) return []
  const spoken = withWords(() => Promise.all([enterTable(), onTable.words()]))
  const at = (load: Load, more: object = {}) =>
    spoken(async () => {
      const [view, screens] = await Promise.all([load(), onTable.load()])
      return bound(view.default, { meta, screens, ...more })
    })
  const game: Load = () => import('./GameView.vue')
  return [
    { path: meta.home, component: at(() => import('./GameHomeView.vue')) },
    ...(onTable.routes ?? []),
    {
      path: `${meta.home}/:id`,
      component: at(game, { which: 'table' }),
      props: true,
      meta: { isAtTable: true },
    },
    { path: `${meta.home}/:id/replay`, component: at(game, { which: 'replay' }), props: true },
  ]
}
