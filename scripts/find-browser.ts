// Where the tests find a Chromium: CHROMIUM_PATH, the usual places, then Playwright's own cache.
import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Every Chromium-family browser of this machine, the preferred one first. */
export function findBrowsers(): string[] {
  const named = process.env['CHROMIUM_PATH']
  const places = [
    ...(named === undefined ? [] : [named]),
    ...usualPlaces,
    chromium.executablePath(),
  ]
  return places.filter((path) => existsSync(path))
}

/** The path of a Chromium-family browser, or undefined if there is none on this machine. */
export function findBrowser(): string | undefined {
  return findBrowsers()[0]
}

/** How every test and bench starts the browser: no sandbox (for containers), no talk with its maker. */
export function launchOptions(): LaunchOptions {
  const executablePath = findBrowser()
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}
