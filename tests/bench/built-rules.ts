// Runs the benches of the rules as the app's build makes them: tsx would wrap every inner function.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { run } from '../../scripts/run.ts'
import { temporaryFolder } from './builds.ts'
import { type Figure, readFigures } from './figures.ts'

async function benchBuilt(name: 'rules' | 'storms'): Promise<Figure[]> {
  const outDir = join(temporaryFolder, name)
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL(`./${name}.ts`, import.meta.url)),
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
  })
  const ran = await run(`node "${join(outDir, `${name}.mjs`)}"`)
  if (ran.code !== 0) throw new Error(ran.output)
  return readFigures(ran.answer)
}

export const benchRules = (): Promise<Figure[]> => benchBuilt('rules')
export const benchStorms = (): Promise<Figure[]> => benchBuilt('storms')
