// Where the tests find a Chromium: CHROMIUM_PATH, the usual places, then Playwright's own cache.
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium-family browser, or undefined if there is none on this machine. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  const places = [...(named === undefined ? [] : [named]), ...usualPlaces, chromium.executablePath()]
  return places.find((path) => existsSync(path))
}
