// Starts the app: words first, then the screen, then the service worker.
import './ui/styles/index.css'
import './ui/styles/shell.css' // first: it names the layers in their order
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { speak } from './locales/index.ts'
import { router } from './router.ts'
import { warmUp } from './storage/index.ts'
import { useSettings } from './stores/settings.ts'

warmUp()

const app = createApp(App)
app.use(createPinia())
await speak(useSettings().language)
app.use(router)
app.mount('#app')
