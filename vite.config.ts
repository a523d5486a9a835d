import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { inlineFirstPaint } from './scripts/build/inlineFirstPaint.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const firstWords = (language: string) => ({
  name: language,
  test: new RegExp(`src/locales/${language}(?:/(?:app|armies|army|figures|problems))?\\.ts`),
})

/** What the first screens share comes in few files: many small ones pack badly. Screens stay apart. */
const groups = [
  { name: 'vue', priority: 2, test: /node_modules\/(?:@vue|vue|pinia|vue-router)\// },
  {
    name: 'app',
    priority: 1, // what main.ts needs never waits for what a screen needs
    test: /src\/(?:inRoom|storage\/(?:index|bin|chunk|failure|recoveryDoor)\.ts|stores\/(?:recovery|settings)|locales\/(?:index|spoken|desk)\.ts|platform\/trustedScript)/,
  },
  {
    name: 'start',
    test: /src\/(?:ui\/(?:button\/(?:App|Icon)Button|toast\/toasts|empty|frame|icon\/(?!more)|problem\/StatusLine|side)|views\/page\/(?:AppPage|SettingsLink|attempt)|stores\/army(?:Shelf|Actions)|views\/army\/na)/,
  },
  firstWords('en'),
  firstWords('de'),
  {
    name: 'database',
    test: /node_modules\/dexie\/|src\/storage\/(?:armyQueries|connection|database|deferred|keptArmy|meta|migrations|searchWords|versions|recovery\/(?:boot|clearForUse|sentinel))\.ts|src\/rules\/core\/record\/json/,
  },
  {
    name: 'rules',
    test: /src\/rules\/(?:core\/result|eagles\/army\/(?:findProblems|figures|model|points|prices|problem|samples)\.ts)|src\/locales\/(?:counted|ordinals|problemWords)/,
  },
]

const { version } = JSON.parse(readFileSync(here('./package.json'), 'utf8')) as { version: string }

export default defineConfig({
  define: { __APP_VERSION__: JSON.stringify(version) },
  plugins: [
    vue({ features: { optionsAPI: false } }),
    inlineFirstPaint(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      includeAssets: [],
      includeManifestIcons: false,
      injectManifest: { globPatterns: ['**/*.{html,js,css,woff2,svg,png,ico}'] },
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
  worker: { format: 'es' },
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
      output: { codeSplitting: { groups } },
      // The rules are pure: who takes the armies through their door does not take the battle along.
      treeshake: { moduleSideEffects: [{ test: /\/src\/rules\//, sideEffects: false }] },
    },
  },
})
