import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/find-browser.ts'

const alias = {
  '@': fileURLToPath(new URL('./src', import.meta.url)),
  '@tests': fileURLToPath(new URL('./tests', import.meta.url)),
}

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.browser.test.ts', 'tests/e2e/**', 'tests/durability/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'durability',
          environment: 'node',
          include: ['tests/durability/*.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [vue()],
        optimizeDeps: {
          include: [
            '@vueuse/core',
            'reka-ui',
            'qr',
            'qr/decode.js',
            'dexie',
            'sortablejs',
            'axe-core',
          ],
        },
        test: {
          name: 'browser',
          include: ['tests/**/*.browser.test.ts'],
          setupFiles: ['tests/support/browser-setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
          },
        },
      },
    ],
  },
})
