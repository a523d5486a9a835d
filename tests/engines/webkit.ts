// WebKit (Debian's WebKitGTK), driven over plain WebDriver; it needs a screen, so Xvfb lends it one.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, globSync } from './files.ts'
import type { StartEngine } from './engine.ts'
import { freePort } from './freePort.ts'
import { pause } from '../durability/pause.ts'

const driver = '/usr/bin/WebKitWebDriver'

type Send = (method: string, path: string, body?: object) => Promise<unknown>

const sendTo =
  (port: number): Send =>
  async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(JSON.stringify(value))
    return value
  }

async function untilReady(send: Send): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isReady = await send('GET', '/status').then(
      () => true,
      () => false,
    )
    if (isReady) return
    await pause(100)
  }
  throw new Error('WebKitWebDriver did not come up')
}

function startDriver(port: number): ChildProcess {
  const words = ['-a', driver, `--port=${String(port)}`]
  const child = spawn('xvfb-run', words, { detached: true, stdio: 'ignore' })
  process.once('exit', () => endGroup(child))
  return child
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // it has ended already
  }
}

const asynchronous = (expression: string): string =>
  `const done = arguments[arguments.length - 1];
   Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (cause) => done({ problem: String(cause) }));`

export const startWebKit: StartEngine = async () => {
  const [browser] = globSync('/usr/lib', /webkit2gtk-4\.\d\/MiniBrowser$/)
  if (!existsSync(driver) || browser === undefined || !existsSync('/usr/bin/xvfb-run'))
    return 'no WebKit here: apt-get install webkit2gtk-driver xvfb'
  const port = await freePort()
  const send = sendTo(port)
  const child = startDriver(port)
  await untilReady(send)
  const options = { binary: browser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const session = (await send('POST', '/session', { capabilities })) as {
    sessionId: string
    capabilities: { browserVersion: string }
  }
  const at = `/session/${session.sessionId}`
  await send('POST', `${at}/timeouts`, { script: 60_000, pageLoad: 60_000 })
  return {
    name: `WebKitGTK (${session.capabilities.browserVersion})`,
    open: async (url) => {
      await send('POST', `${at}/url`, { url })
    },
    ask: async (expression) => {
      const script = asynchronous(expression)
      const answer = (await send('POST', `${at}/execute/async`, { script, args: [] })) as {
        value?: unknown
        problem?: string
      }
      if (answer.problem !== undefined) throw new Error(answer.problem)
      return answer.value
    },
    close: async () => {
      await send('DELETE', at).catch(() => undefined)
      endGroup(child)
    },
  }
}
