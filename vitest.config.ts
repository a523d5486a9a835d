import { readdirSync, readFileSync } from 'node:fs'
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

/** Whoever stands on a phone of its own loads modules anew, and would take them away from the files beside it. */
const onOwnPhone = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.browser.test.ts'))
  .filter((file) => /support\/(?:page|browser)\.ts'/.test(readFileSync(file, 'utf8')))

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...patience,
          setupFiles: [
            'tests/support/processorTime.ts',
            'tests/support/leaveNothing.ts',
            'tests/support/handKinds.ts',
          ],
          environment: 'node',
          sequence: { groupOrder: 1 }, // after those that wait
          // The files of one worker share their modules: each puts back what it changes.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: [
            'tests/**/*.browser.test.ts',
            'tests/e2e/**',
            'tests/durability/**',
            'tests/hostile/**',
            ...onOwnPhone,
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          ...patience,
          setupFiles: ['tests/support/processorTime.ts', 'tests/support/handKinds.ts'],
          environment: 'node',
          // A third of their time they wait, for retries and idle moments of the app.
          maxWorkers: 2,
          // Each by itself; the hostile ones freeze what all objects inherit.
          include: ['tests/hostile/*.test.ts', ...onOwnPhone],
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
            'txml/txml',
            'axe-core',
          ],
        },
        test: {
          name: 'browser',
          ...patience,
          include: ['tests/**/*.browser.test.ts'],
          // Two phones at once: half of what a part does is to wait until it stands there.
          maxWorkers: 2,
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
