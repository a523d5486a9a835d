// The app with the two toy games in its registry. The shipped build has no line of them.
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { serve } from '../../../scripts/serve.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

const withToys: Plugin = {
  name: 'toys-in-the-registry',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('modules.ts')) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found?.id.endsWith('/src/games/modules.ts') === true
      ? `${repository}/tests/support/games/modules.ts`
      : null
  },
}

/** Builds it beside the other test results and serves it on a port of its own. */
export async function serveToys(): Promise<{ url: string; stop: () => Promise<void> }> {
  const outDir = `${repository}/test-results/toys`
  await build({
    root: repository,
    logLevel: 'error',
    plugins: [withToys],
    build: { outDir, emptyOutDir: true },
  })
  return serve({ root: outDir, port: 0 })
}
