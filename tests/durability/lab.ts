// The place where trials run: the built page, a server that keeps its address, and profiles that are thrown away.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { run } from '../../scripts/run.ts'
import { serve } from '../../scripts/serve.ts'
import { startBrowser, type KillableBrowser } from './browser.ts'
import type { Ack, Lab as PageLab } from './page/lab.ts'

export interface Lab {
  readonly url: string
  readonly built: string
  /** A folder that is gone when the lab closes. */
  readonly folder: () => string
  readonly close: () => Promise<void>
}

const config = fileURLToPath(new URL('./page/vite.config.ts', import.meta.url))

async function buildPage(into: string, env: Readonly<Record<string, string>>): Promise<void> {
  const ran = await run(`npx --no-install vite build --config "${config}" --outDir "${into}"`, {
    env,
  })
  if (ran.code !== 0) throw new Error(ran.output)
}

export interface LabOptions {
  /** Where to make profiles; by default among the temporary files. */
  readonly root?: string
  /** A page built earlier. */
  readonly built?: string
  readonly env?: Readonly<Record<string, string>>
  readonly port?: number
}

export async function openLab(options: LabOptions = {}): Promise<Lab> {
  const root = mkdtempSync(join(options.root ?? tmpdir(), 'durability-'))
  const built = options.built ?? join(root, 'page')
  if (options.built === undefined) await buildPage(built, options.env ?? {})
  const served = await serve({ root: built, port: options.port ?? 0 })
  const forget = (): void => rmSync(root, { recursive: true, force: true })
  process.once('exit', forget)
  return {
    url: served.url,
    built,
    folder: () => mkdtempSync(join(root, 'profile-')),
    close: async () => {
      await served.stop()
      process.off('exit', forget)
      forget()
    },
  }
}

/** Every acknowledgement that has left the page, by battle. */
export class Acks {
  readonly all: Ack[] = []
  add = (ack: Ack): void => void this.all.push(ack)

  /** Acknowledged entries that are not in `hashes`, or not as they were acknowledged. */
  missingFrom(battle: string, hashes: readonly string[]): number {
    const own = this.all.filter((ack) => ack.battle === battle && ack.where !== 'memory')
    return own.filter((ack) => hashes[ack.seq - 1] !== ack.hash).length
  }
}

/** Opens the page of the lab in a browser tab. */
export async function openPage(page: Page, url: string, acks: Acks | null): Promise<void> {
  if (acks !== null) await page.exposeFunction('ack', acks.add)
  await page.goto(url)
  await page.waitForFunction(() => 'lab' in window)
}

/** Starts a browser on a profile and opens the page in it. */
export async function visit(lab: Lab, profile: string, acks: Acks): Promise<KillableBrowser> {
  const browser = await startBrowser(profile)
  await openPage(browser.page, lab.url, acks)
  return browser
}

/** Milliseconds; against hanging only. */
const patience = 900_000

async function within<T>(milliseconds: number, work: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the page does not answer: ${what}`)), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

type Ask = {
  [K in keyof PageLab]: PageLab[K] extends (...given: infer G) => infer R
    ? (...given: G) => Promise<Awaited<R>>
    : never
}

/** Calls the page's functions from here. */
export function ask(page: Page): Ask {
  const call = (name: PropertyKey, given: readonly unknown[]): Promise<unknown> => {
    const answer = page.evaluate<unknown, readonly [string, readonly unknown[]]>(
      async ([what, words]) => {
        const lab: unknown = Reflect.get(window, 'lab')
        const does: unknown = Reflect.get(Object(lab), what)
        if (!(does instanceof Function)) throw new Error(`no ${what}`)
        return (await Reflect.apply(does, lab, words)) as unknown
      },
      [String(name), given],
    )
    return within(patience, answer, String(name))
  }
  return new Proxy({} as Ask, {
    get:
      (_, name) =>
      (...given: readonly unknown[]) =>
        call(name, given),
  })
}
