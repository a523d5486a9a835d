// Runs the benches of the engine as the app's build makes it: tsx would wrap every inner function.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { run } from '../../../scripts/run.ts'
import { temporaryFolder } from '../builds.ts'
import { type Figure, readFigures } from '../figures.ts'

export async function benchEngine(): Promise<Figure[]> {
  const outDir = join(temporaryFolder, 'engine')
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: { '@': fileURLToPath(new URL('../../../src', import.meta.url)) } },
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('./figures.ts', import.meta.url)),
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'engine.mjs' } },
    },
  })
  const ran = await run(`node --expose-gc "${join(outDir, 'engine.mjs')}"`)
  if (ran.code !== 0) throw new Error(ran.output)
  return readFigures(ran.answer)
}
