// Addresses of the app. They live in the fragment: any static host serves them and no server ever sees a list.
import { enterDesk } from '@/locales/desk.ts'
import { createRouter, createWebHashHistory } from 'vue-router'

/** A screen comes together with the words of its room. */
const inRoom =
  (enter: () => Promise<void>) =>
  <View>(load: () => Promise<View>) =>
  async (): Promise<View> => {
    const [view] = await Promise.all([load(), enter()])
    return view
  }
const atDesk = inRoom(enterDesk)
const atDice = inRoom(async () => (await import('@/locales/dice.ts')).enterDice())
const atStorage = inRoom(async () => (await import('@/locales/backup.ts')).enterBackup())
const inStorage = inRoom(async () => {
  const { enterStorage } = await import('@/locales/storageRoom.ts') // hardly ever wanted
  await enterStorage()
})

export const router = createRouter({
  history: createWebHashHistory(),
  routes: [
    { path: '/', redirect: '/armies' },
    { path: '/armies', component: () => import('@/views/armies/ArmiesView.vue') },
    { path: '/bin', component: () => import('@/views/bin/BinView.vue') },
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
    { path: '/add', component: atDesk(() => import('@/views/add/AddView.vue')) },
    { path: '/add/:code', component: atDesk(() => import('@/views/add/AddView.vue')), props: true },
    { path: '/dice', component: atDice(() => import('@/views/dice/DiceView.vue')) },
    { path: '/dice/fairness', component: atDice(() => import('@/views/dice/FairnessView.vue')) },
    { path: '/storage', component: atStorage(() => import('@/views/storage/StorageView.vue')) },
    { path: '/settings', component: atDesk(() => import('@/views/settings/SettingsView.vue')) },
    { path: '/recovery', component: inStorage(() => import('@/views/recovery/RecoveryView.vue')) },
    { path: '/:rest(.*)*', component: () => import('@/views/notFound/NotFoundView.vue') },
  ],
  scrollBehavior: (_to, _from, saved) => saved ?? { top: 0 },
})
