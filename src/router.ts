// Addresses of the app. They live in the fragment: any static host serves them and no server ever sees a list.
import { enterDesk } from '@/locales/desk.ts'
import { createRouter, createWebHashHistory, type RouteLocationNormalized } from 'vue-router'
import { inRoom } from './inRoom.ts'

const atDesk = inRoom(enterDesk)

/** Nothing here has this address: the addresses of the other rooms are added. */
async function lookFurther({ params }: RouteLocationNormalized): Promise<void> {
  if ('rest' in params) (await import('./rooms.ts')).addRooms(router)
}

/**
 * Looks for the address again, at once: between the wait for the rooms and this the router asks whether somebody wants
 * to go elsewhere by now; after a redirect it does not. An address that stands in the bar already (Back, a link from
 * outside) is not put on top of itself.
 */
function lookAgain(to: RouteLocationNormalized) {
  if ('rest' in router.resolve(to.fullPath).params) return true
  return location.hash === `#${to.fullPath}` ? { ...to, replace: true } : to.fullPath
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
      beforeEnter: lookAgain,
      component: () => import('@/views/notFound/NotFoundView.vue'),
    },
  ],
  scrollBehavior: (_to, _from, saved) => saved ?? { top: 0 },
})
router.beforeEach(lookFurther)

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
