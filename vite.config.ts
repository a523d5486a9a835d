import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Directives that mean nothing, or are ignored, in a <meta> element. */
const headerOnly = /^(?:frame-ancestors|report-to|report-uri|sandbox)\b/

/** The policy of public/_headers, so that hosts without custom headers are covered too. */
function policyForMeta(): string {
  const line = readFileSync(here('./public/_headers'), 'utf8')
    .split('\n')
    .find((text) => text.includes('Content-Security-Policy:'))
  if (line === undefined) throw new Error('public/_headers has no Content-Security-Policy')
  return line
    .slice(line.indexOf(':') + 1)
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => !headerOnly.test(directive))
    .join('; ')
}

/** One place for the policy; the dev server gets none, its hot reload needs inline styles. */
const contentSecurityPolicy = (): Plugin => ({
  name: 'content-security-policy',
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { server }) =>
      server === undefined
        ? html.replace('%CSP%', policyForMeta())
        : html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''),
  },
})

/** What the first screens share comes in few files: many small ones pack badly. Screens stay apart. */
const groups = [
  { name: 'vue', priority: 2, test: /node_modules\/(?:@vue|vue|pinia|vue-router)\// },
  {
    name: 'app',
    priority: 1, // what main.ts needs never waits for what a screen needs
    test: /src\/(?:storage\/(?:index|bin)|stores\/settings|locales\/(?:index|spoken|desk)\.ts|platform\/trustedScript)/,
  },
  {
    name: 'start',
    test: /src\/(?:ui\/(?:button\/(?:App|Icon)Button|empty|frame|icon\/(?!more)|problem\/StatusLine|side)|views\/page\/AppPage|stores\/army(?:Shelf|Actions)|views\/army\/na)/,
  },
  {
    name: 'rules',
    test: /src\/rules\/(?:core\/result|eagles\/army\/(?!complete|suggest|improvements)\w+\.ts|eagles\/army\/text\/clean)|src\/locales\/(?:counted|ordinals|problemWords)/,
  },
]

const { version } = JSON.parse(readFileSync(here('./package.json'), 'utf8')) as { version: string }

export default defineConfig({
  define: { __APP_VERSION__: JSON.stringify(version) },
  plugins: [
    vue({ features: { optionsAPI: false } }),
    contentSecurityPolicy(),
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
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
