// The limit app: the empty stack the app must use, with a plain list; what no app on it can beat.
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { createRouter, createWebHashHistory } from 'vue-router'
import App from './App.vue'
import RowList from './RowList.vue'

const router = createRouter({
  history: createWebHashHistory(),
  routes: [{ path: '/:rest(.*)*', component: RowList }],
})
createApp(App).use(createPinia()).use(router).mount('#app')

// As any app does, it leaves the first paint alone and then fills its cache.
window.addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'))
