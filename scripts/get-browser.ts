// A browser that really starts: one of this machine, else Playwright's download, else Debian's package.
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { findBrowsers, launchOptions } from './find-browser.ts'
import { run } from './run.ts'

/** Found is not enough: a download without its system libraries, or a stub, does not start. */
async function doesStart(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ ...launchOptions(), executablePath, timeout: 30_000 })
    await browser.close()
    return true
  } catch {
    return false
  }
}

async function firstThatStarts(): Promise<string | undefined> {
  for (const path of findBrowsers()) if (await doesStart(path)) return path
  return undefined
}

interface Source {
  name: string
  isPossible: boolean
  command: string
}

const isRoot = process.getuid?.() === 0
const debian: Source = {
  name: 'the Debian package',
  isPossible: isRoot && existsSync('/usr/bin/apt-get'),
  command: 'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium',
}
const playwright: Source = {
  name: "Playwright's download",
  isPossible: true,
  command: 'npx --no-install playwright install chromium',
}

/** The path of a browser that starts, fetched when there is none; undefined when nothing worked. */
export async function getBrowser(): Promise<string | undefined> {
  const found = await firstThatStarts()
  if (found !== undefined) return found
  // Debian's package brings its libraries along, so root takes it first; everybody else downloads.
  for (const source of [debian, playwright].filter((each) => each.isPossible)) {
    console.log(`No browser found; trying ${source.name}: ${source.command}`)
    const ran = await run(source.command, { limitSeconds: 600 })
    const path = await firstThatStarts()
    if (path !== undefined) return path
    console.log(ran.output.trimEnd().split('\n').slice(-5).join('\n'))
  }
  return undefined
}
