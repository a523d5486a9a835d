// The addresses of the games on the table of the house; what a game needs is fetched with its first visit.
import { h, type Component, type FunctionalComponent } from 'vue'
import type { RouteRecordRaw } from 'vue-router'
import type { GameModule } from '@/games/module.ts'
import { withWords } from '@/words/withWords.ts'

type Load = () => Promise<{ default: Component }>

const enterTable = async (): Promise<unknown> => {
  const [table, storage] = await Promise.all([
    import('@/words/table.ts'),
    import('@/words/storageRoom.ts'),
  ])
  return Promise.all([table.enterTable(), storage.enterStorage()])
}

/** The view with what it is given besides its address. */
function bound(view: Component, given: object) {
  const component: FunctionalComponent<{ id?: string }> = ({ id }) =>
    h(view, id === undefined ? given : { id, ...given })
  component.props = ['id']
  return component
}

const nothing = (): Promise<unknown> => Promise.resolve()

export function gameRoutes({ meta, onTable }: GameModule): readonly RouteRecordRaw[] {
  if (onTable === undefined) return []
  const speaking = (more: () => Promise<unknown>) =>
    withWords(() => Promise.all([enterTable(), onTable.words(), more()]))
  const spoken = speaking(nothing)
  const at = (load: Load, more: object = {}) =>
    spoken(async () => {
      const [view, screens] = await Promise.all([load(), onTable.load()])
      return bound(view.default, { meta, screens, ...more })
    })
  const game: Load = () => import('./GameView.vue')
  return [
    { path: meta.home, component: at(() => import('./GameHomeView.vue')) },
    ...(onTable.pages ?? []).map(({ path, load, words = nothing }) => ({
      path: `${meta.home}${path}`,
      component: speaking(words)(async () => bound((await load()).default, {})),
      props: true,
    })),
    {
      path: `${meta.home}/:id`,
      component: at(game, { which: 'table' }),
      props: true,
      meta: { isAtTable: true },
    },
    { path: `${meta.home}/:id/replay`, component: at(game, { which: 'replay' }), props: true },
  ]
}
