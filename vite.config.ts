import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunks } from './scripts/build/chunks.ts'
import { inlineFirstPaint } from './scripts/build/inlineFirstPaint.ts'
import { licences } from './scripts/build/licences.ts'
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
        buildPlugins: { vite: [told.inServiceWorker] },
        manifestTransforms: [order.transform],
      },
      manifest: {
        id: '/',
        name: 'Aide-de-Camp',
        short_name: 'Aide-de-Camp',
        description:
          'Army lists for The March of Eagles: build, check, share and print them offline.',
        lang: 'en',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#f4eddc',
        theme_color: '#f4eddc',
        icons: [
          { src: 'pwa-64x64.png', sizes: '64x64', type: 'image/png' },
          { src: 'pwa-192x192.png', sizes: '192x192', type: 'image/png' },
          { src: 'pwa-512x512.png', sizes: '512x512', type: 'image/png' },
          {
            src: 'maskable-icon-512x512.png',
            sizes: '512x512',
            type: 'image/png',
            purpose: 'maskable',
          },
        ],
      },
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
