// A real browser that can be killed like a phone whose battery is taken out: its own process group, its own profile.
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { pause } from './pause.ts'
import { findBrowser, launchOptions } from '../../scripts/find-browser.ts'

export interface KillableBrowser {
  readonly browser: Browser
  readonly page: Page
  readonly pid: number
  readonly newPage: () => Promise<Page>
  /** SIGKILL to the browser and all its processes at once. Resolves when nothing of it is left. */
  readonly kill: () => Promise<void>
  /** As a user closes it. */
  readonly close: () => Promise<void>
}

/** Chromium's wrapper script and the program itself take the same words. */
function start(profile: string, extra: readonly string[]): ChildProcess {
  const program = findBrowser()
  if (program === undefined) throw new Error('no Chromium on this machine')
  for (const left of ['SingletonLock', 'SingletonSocket', 'SingletonCookie', 'DevToolsActivePort'])
    rmSync(join(profile, left), { force: true })
  const words = [
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    ...(launchOptions().args ?? []),
    ...extra,
    'about:blank',
  ]
  return spawn(program, words, { detached: true, stdio: 'ignore' })
}

/** Milliseconds; against hanging only: a machine with much else to do takes its time to start a browser. */
const patience = 180_000

async function portOf(profile: string): Promise<string> {
  const file = join(profile, 'DevToolsActivePort')
  const end = performance.now() + patience
  while (performance.now() < end) {
    const port = existsSync(file) ? readFileSync(file, 'utf8').split('\n')[0] : ''
    if (port !== undefined && port !== '') return port
    await pause(10)
  }
  throw new Error('the browser did not come up')
}

function isGroupAlive(pid: number): boolean {
  try {
    process.kill(-pid, 0)
    return true
  } catch {
    return false
  }
}

async function killGroup(pid: number): Promise<void> {
  if (isGroupAlive(pid)) process.kill(-pid, 'SIGKILL')
  while (isGroupAlive(pid)) await pause(5)
}

export async function startBrowser(
  profile: string,
  extra: readonly string[] = [],
): Promise<KillableBrowser> {
  const child = start(profile, extra)
  const pid = child.pid ?? 0
  const killWithUs = (): void => {
    if (isGroupAlive(pid)) process.kill(-pid, 'SIGKILL')
  }
  process.once('exit', killWithUs)
  const port = await portOf(profile)
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { timeout: patience })
  const context = browser.contexts()[0] ?? (await browser.newContext())
  const page = context.pages()[0] ?? (await context.newPage())
  const over = async (): Promise<void> => {
    process.off('exit', killWithUs)
    await browser.close().catch(() => undefined)
  }
  return {
    browser,
    page,
    pid,
    newPage: () => context.newPage(),
    kill: async () => {
      await killGroup(pid)
      await over()
    },
    close: async () => {
      const session = await browser.newBrowserCDPSession()
      const ended = new Promise((resolve) => child.once('exit', resolve))
      await session.send('Browser.close').catch(() => undefined)
      await Promise.race([ended, pause(5_000)])
      await killGroup(pid)
      await over()
    },
  }
}
