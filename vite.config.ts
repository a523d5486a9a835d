import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunks } from './scripts/build/chunks.ts'
import { inlineFirstPaint } from './scripts/build/inlineFirstPaint.ts'
import { licences } from './scripts/build/licences.ts'
import { manifestIn, manifests } from './scripts/build/manifests.ts'
import { precacheOrder } from './scripts/build/precacheOrder.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const { version, homepage = '' } = JSON.parse(readFileSync(here('./package.json'), 'utf8')) as {
  version: string
  homepage?: string
}

const order = precacheOrder()
const told = licences()

export default defineConfig({
  define: {
    __APP_VERSION__: JSON.stringify(version),
    __APP_SOURCE__: JSON.stringify(homepage),
  },
  plugins: [
    vue({ features: { optionsAPI: false } }),
    inlineFirstPaint(),
    order.plugin,
    told.app,
    manifests(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      includeAssets: [],
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,woff2,svg,png,ico}', 'licences.json'],
        // Only the shop window of the system shows them.
        globIgnores: ['screens/*'],
        buildPlugins: { vite: [told.inServiceWorker] },
        manifestTransforms: [order.transform],
      },
      manifest: manifestIn('en'),
    }),
  ],
  resolve: {
    alias: {
      '@': here('./src'),
      // The build for browsers of this decade: the package's own entry is the one for old ones.
      dexie: here('./node_modules/dexie/dist/modern/dexie.mjs'),
    },
  },
  worker: { format: 'es', plugins: () => [told.inWorkers()] },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Only the first screen names ahead what it needs; the table of names would outgrow the app's own start.
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'html' || /\/ArmiesView-/.test(file)
          ? files
          : files.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunks } },
      // The rules are pure: who takes the armies through their door does not take the battle along.
      treeshake: {
        moduleSideEffects: [{ test: /\/src\/(?:core|games\/\w+\/rules)\//, sideEffects: false }],
      },
    },
  },
})
