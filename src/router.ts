// Addresses of the app. They live in the fragment: any static host serves them and no server ever sees a list.
import { createRouter, createWebHashHistory } from 'vue-router'
import { orStandIn } from './shell/orStandIn.ts'
import { routes } from './shell/routes.ts'

export const router = createRouter({
  history: createWebHashHistory(),
  routes: routes.map(orStandIn),
  scrollBehavior: (_to, _from, saved) => saved ?? { top: 0 },
})

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
