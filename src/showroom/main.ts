// The showroom: every part of src/ui in every state, for eyes, axe and screenshots. Not part of the built app.
// ?theme=light|dark|red and ?text=115…200 dress it; the switches at its top do the same.
import '@/ui/styles/index.css'
import { createApp } from 'vue'
import { createRouter, createWebHashHistory } from 'vue-router'
import Showroom from './Showroom.vue'

const { dataset } = document.documentElement
for (const [name, value] of new URLSearchParams(location.search)) dataset[name] = value

const router = createRouter({
  history: createWebHashHistory(),
  routes: [{ path: '/:part?', component: Showroom }],
})

createApp(Showroom).use(router).mount('#app')
