// End-to-end tests: the built app, served with its real headers, in a real Chromium the size of a phone.
import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/find-browser.ts'

/** Another one lets two checkouts run side by side. */
const port = Number(process.env['E2E_PORT'] ?? 4180)

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  retries: 0,
  // Generous, against hanging only: a busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    trace: 'retain-on-failure',
    launchOptions: launchOptions(),
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' },
    },
  ],
  webServer: {
    command: `npx tsx scripts/start.ts --built --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
