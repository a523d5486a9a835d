// End-to-end tests: the built app, served with its real headers, in a real Chromium the size of a phone.
import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/find-browser.ts'
import { addressVariable } from './tests/e2e/support/serveOnce.ts'

/** Set by the global setup, before any worker reads this file. */
const address = process.env[addressVariable]

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/serveOnce.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // On two processors: half of what a test does is to wait for a thumb that is not too quick.
  workers: 4,
  retries: 0,
  // Generous, against hanging only: a busy machine is slow, not wrong.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...(address === undefined ? {} : { baseURL: address }),
    // A trace of every test is a third of the run; `npx playwright test --trace on` makes one of what is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Keeping the whole app for offline use behind each first page is another third: where that is the subject, the test allows it.
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
  },
  projects: [
    {
      name: 'phone',
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        locale: 'en-GB',
        // On a busy machine a sheet still moves when it is tapped; what moves is the subject of tests that ask for it.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
})
