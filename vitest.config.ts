import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/find-browser.ts'

const alias = {
  '@': fileURLToPath(new URL('./src', import.meta.url)),
  '@tests': fileURLToPath(new URL('./tests', import.meta.url)),
}

/** Generous, against hanging only: a busy machine is slow, not wrong. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } }

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...patience,
          setupFiles: ['tests/support/handKinds.ts'],
          environment: 'node',
          // The files of one worker share their modules: each puts back what it changes.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: [
            'tests/**/*.browser.test.ts',
            'tests/e2e/**',
            'tests/durability/**',
            'tests/hostile/**',
            'tests/storage/**',
            'tests/table/**',
            'tests/app/**',
            'tests/shell/**',
            'tests/desk/store/**',
            'tests/games/*/screens/builder/**',
            'tests/games/*/screens/*/store/**',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          ...patience,
          setupFiles: ['tests/support/handKinds.ts'],
          environment: 'node',
          // Each file by itself: one freezes what all objects inherit, the others open databases and take them away.
          include: [
            'tests/hostile/*.test.ts',
            'tests/storage/**/*.test.ts',
            'tests/table/**/*.test.ts',
            'tests/app/**/*.test.ts',
            'tests/shell/**/*.test.ts',
            'tests/desk/store/**/*.test.ts',
            'tests/games/*/screens/builder/*.test.ts',
            'tests/games/*/screens/*/store/*.test.ts',
          ],
          exclude: ['tests/**/*.browser.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'durability',
          ...patience,
          // Three full disks with their starts are 35 s on an idle machine.
          testTimeout: 300_000,
          environment: 'node',
          include: ['tests/durability/*.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [vue()],
        optimizeDeps: {
          include: [
            'vue',
            'vue-router',
            'pinia',
            '@vueuse/core',
            'reka-ui',
            'qr',
            'qr/decode.js',
            'dexie',
            'fflate',
            'postal-mime',
            'valibot',
            'sortablejs',
            'axe-core',
          ],
        },
        test: {
          name: 'browser',
          ...patience,
          include: ['tests/**/*.browser.test.ts'],
          setupFiles: ['tests/support/browser-setup.ts', 'tests/support/handKinds.ts'],
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
