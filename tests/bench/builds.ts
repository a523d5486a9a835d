// Builds the app and the limit app into a folder of their own, so that a bench disturbs no other work.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../../scripts/run.ts'
import { serve, type Served } from '../../scripts/serve.ts'

export const apps = ['app', 'limit'] as const
export type AppName = (typeof apps)[number]

const configs: Readonly<Record<AppName, string>> = {
  app: 'vite.config.ts',
  limit: 'tests/bench/limit/vite.config.ts',
}
/** A folder for what the benches make; it goes with them. */
export const temporaryFolder = mkdtempSync(join(tmpdir(), 'bench-'))
process.once('exit', () => rmSync(temporaryFolder, { recursive: true, force: true }))

export const distOf = (app: AppName): string => join(temporaryFolder, app)

/** Builds one of the two apps; seconds on the clock. */
export async function build(app: AppName): Promise<number> {
  const config = fileURLToPath(new URL(`../../${configs[app]}`, import.meta.url))
  const ran = await run(
    `npx --no-install vite build --config "${config}" --outDir "${distOf(app)}" --emptyOutDir`,
  )
  if (ran.code !== 0) throw new Error(ran.output)
  return ran.seconds
}

export type ServedApps = Readonly<Record<AppName, Served>>

/** Serves both builds, each on a port of its own, for as long as `use` takes. */
export async function withServedApps<T>(use: (served: ServedApps) => Promise<T>): Promise<T> {
  const served = {
    app: await serve({ root: distOf('app'), port: 0 }),
    limit: await serve({ root: distOf('limit'), port: 0 }),
  }
  try {
    return await use(served)
  } finally {
    await Promise.all([served.app.stop(), served.limit.stop()])
  }
}
