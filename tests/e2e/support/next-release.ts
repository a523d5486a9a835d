// A second release of the app, with every script under a new name: what a phone meets when it updates.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

export const nextVersion = '99.0.0'

/** Builds it into a folder beside the other test results; tests that run side by side need one each. */
export async function buildNextRelease(folder = 'next-release'): Promise<string> {
  const outDir = `${repository}/test-results/${folder}`
  const names = {
    entryFileNames: 'assets/[name]-[hash]-next.js',
    chunkFileNames: 'assets/[name]-[hash]-next.js',
  }
  await build({
    root: repository,
    logLevel: 'error',
    define: { __APP_VERSION__: JSON.stringify(nextVersion) },
    worker: { rolldownOptions: { output: names } },
    build: { outDir, emptyOutDir: true, rolldownOptions: { output: names } },
  })
  if (!existsSync(`${outDir}/sw.js`)) throw new Error('the next release has no service worker')
  return outDir
}
