// Addresses of the app. They live in the fragment: any static host serves them and no server ever sees a list.
import { enterDesk } from '@/locales/desk.ts'
import {
  createRouter,
  createWebHashHistory,
  type RouteLocationNormalized,
  type RouteLocationRaw,
} from 'vue-router'
import { inRoom } from './inRoom.ts'

const atDesk = inRoom(enterDesk)

let hasRooms = false
/** Where somebody wants to go by now. */
let wanted: RouteLocationNormalized

/**
 * Nothing here has this address: the other rooms are added, and then it is looked for again. Whoever went elsewhere
 * meanwhile is left there, and an address that stands in the bar already (Back, a link from outside) is not put on
 * top of itself.
 */
async function lookFurther(to: RouteLocationNormalized): Promise<RouteLocationRaw | true> {
  if (hasRooms) return true
  const further = await import('./rooms.ts')
  for (const room of further.rooms) router.addRoute(room)
  hasRooms = true
  const { path, query, hash, fullPath } = to
  return wanted !== to || { path, query, hash, replace: location.hash === `#${fullPath}` }
}

export const router = createRouter({
  history: createWebHashHistory(),
  routes: [
    { path: '/', redirect: '/armies' },
    { path: '/armies', component: () => import('@/views/armies/ArmiesView.vue') },
    { path: '/bin', component: atDesk(() => import('@/views/bin/BinView.vue')) },
    {
      path: '/armies/:id',
      component: atDesk(() => import('@/views/army/ArmyView.vue')),
      props: true,
    },
    {
      path: '/armies/:id/print',
      component: atDesk(() => import('@/views/print/PrintView.vue')),
      props: true,
    },
    {
      path: '/:rest(.*)*',
      beforeEnter: lookFurther,
      component: () => import('@/views/notFound/NotFoundView.vue'),
    },
  ],
  scrollBehavior: (_to, _from, saved) => saved ?? { top: 0 },
})
router.beforeEach((to) => void (wanted = to))

/**
 * Ready, at the address that was asked for last. The router follows a new address only once it is ready and puts its
 * own back over an earlier one, such as a link that is opened while the app starts.
 */
export async function routerReady(): Promise<void> {
  let asked = ''
  const hear = () => (asked = location.hash.slice(1))
  addEventListener('popstate', hear)
  await router.isReady()
  removeEventListener('popstate', hear)
  if (asked !== '') await router.replace(asked)
}
