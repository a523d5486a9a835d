// Builds the page of the durability trials: the storage door as the app has it, and a race of dice to store.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  publicDir: here('../../../public'), // with the real headers
  define: { __APP_VERSION__: JSON.stringify('0.0.0') },
  resolve: { alias: { '@': here('../../../src'), '@tests': here('../..') } },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_000,
  },
})
