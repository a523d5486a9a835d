// Addresses of the app. They live in the fragment: any static host serves them and no server ever sees a list.
import { createRouter, createWebHashHistory } from 'vue-router'
import ArmiesView from '@/views/armies/ArmiesView.vue'

export const router = createRouter({
  history: createWebHashHistory(),
  routes: [
    { path: '/', redirect: '/armies' },
    { path: '/armies', component: ArmiesView },
    { path: '/bin', component: () => import('@/views/bin/BinView.vue') },
    { path: '/armies/:id', component: () => import('@/views/army/ArmyView.vue'), props: true },
    {
      path: '/armies/:id/print',
      component: () => import('@/views/print/PrintView.vue'),
      props: true,
    },
    { path: '/add', component: () => import('@/views/add/AddView.vue') },
    { path: '/add/:code', component: () => import('@/views/add/AddView.vue'), props: true },
    { path: '/battles', component: () => import('@/views/battle/SampleStart.vue') },
    {
      path: '/battles/:id',
      component: () => import('@/views/battle/BattleView.vue'),
      props: true,
    },
    { path: '/settings', component: () => import('@/views/settings/SettingsView.vue') },
    { path: '/:rest(.*)*', component: () => import('@/views/notFound/NotFoundView.vue') },
  ],
  scrollBehavior: (_to, _from, saved) => saved ?? { top: 0 },
})
