// Starts the app: what the first screen needs is fetched side by side, then the screen replaces the static shell.
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import backupWorker from './backup.worker.ts?worker&url'
import { fromShell } from './app/fromShell.ts'
import { kinds } from './kinds.ts'
import { claimPolicy } from './platform/trustedScript.ts'
import { speak } from './words/index.ts'
import { router, routerReady } from './router.ts'
import { handDown } from './shell/handDown.ts'
import { warmUp } from './storage/index.ts'
import { whenGone } from './storage/goneBattles.ts'
import { useKinds } from './storage/kindList.ts'
import { useSettings } from './app/settings.ts'
import './ui/styles/index.css'

claimPolicy()
useKinds(kinds, backupWorker)
whenGone(async (ids) => (await import('./shell/games/forgetBeside.ts')).forgetBeside(ids))

/** What waits may come in between, such as a touch: on a slow phone each of these steps is long enough by itself. */
const breath = () => new Promise((done) => setTimeout(done))

await breath()
const app = createApp(App)
app.use(createPinia())
app.provide(fromShell, handDown)
warmUp()
const speaking = speak(useSettings().language)
app.use(router)
await Promise.all([speaking, routerReady()])
await breath()
app.mount('#app')
