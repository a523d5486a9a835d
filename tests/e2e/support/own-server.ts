// A server process of the test's own, to be killed: the surest way to be offline.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

export interface OwnServer {
  url: string
  /** Kills the process without a word; nothing listens any more when this resolves. */
  kill: () => Promise<void>
}

const repository = fileURLToPath(new URL('../../..', import.meta.url))

async function announcedUrl(child: ChildProcess): Promise<string> {
  let said = ''
  for await (const part of child.stdout ?? []) {
    said += String(part)
    const url = /http:\/\/127\.0\.0\.1:\d+\//.exec(said)?.[0]
    if (url !== undefined) return url
  }
  throw new Error(`The server ended without an address: ${said}`)
}

/** Serves the built app from a process of its own, on a port of its own. */
export async function startServer(): Promise<OwnServer> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/start.ts', '--built', '--port', '0'],
    { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  const kill = async () => {
    process.off('exit', killWithUs)
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { url: await announcedUrl(child), kill }
}

/** Resolves when the service worker is active: from here on the page needs no server. */
export async function untilOfflineReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active === null || active.state === 'activated') return
    await new Promise<void>((resolve) => {
      active.addEventListener('statechange', () => {
        if (active.state === 'activated') resolve()
      })
    })
  })
}
