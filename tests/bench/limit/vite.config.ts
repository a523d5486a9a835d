// Builds the limit app with the settings of the real one, and nothing that the real one adds.
import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    vue({ features: { optionsAPI: false } }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '.',
      filename: 'sw.ts',
      injectRegister: false,
      includeAssets: [],
      includeManifestIcons: false,
      injectManifest: { globPatterns: ['**/*.{html,js,css}'] },
      manifest: { name: 'Limit', short_name: 'Limit', start_url: '/', icons: [] },
    }),
  ],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
})
