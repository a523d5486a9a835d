// Firefox, driven over WebDriver BiDi.
import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import type { StartEngine } from './engine.ts'

const usualPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

export const startFirefox: StartEngine = async () => {
  const executablePath = [process.env['FIREFOX_PATH'] ?? '', ...usualPlaces].find((path) =>
    existsSync(path),
  )
  if (executablePath === undefined)
    return 'no Firefox here: apt-get install firefox-esr, or set FIREFOX_PATH'
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  await page.setViewport({ width: 390, height: 844 })
  return {
    name: `Firefox (${await browser.version()})`,
    open: async (url) => {
      await page.goto(url)
    },
    ask: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  }
}
