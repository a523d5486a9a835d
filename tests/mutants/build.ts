// One file with the rules, all their mutants behind switches, and the tests that are to find them.
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { instrument, type Mutant } from './instrument.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const entry = 'virtual:tests'
const testbench = `${root}tests/mutants/testbench.ts`

export interface MutantBuild {
  /** The file to import; every import with another query is a fresh copy. */
  readonly file: string
  readonly mutants: readonly Mutant[]
}

/** Plants the mutants of the files that `isSubject` names, and collects the tests of `testFiles`, in `outDir`. */
export const buildMutants = async (
  outDir: string,
  isSubject: (file: string) => boolean,
  testFiles: readonly string[],
): Promise<MutantBuild> => {
  const mutants: Mutant[] = []
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [planting(isSubject, mutants), collecting(testFiles)],
    resolve: {
      alias: {
        '@/': `${root}src/`,
        '@tests/': `${root}tests/`,
      },
    },
    ssr: { external: true },
    build: {
      ssr: true,
      outDir,
      minify: false,
      rolldownOptions: {
        input: entry,
        output: { codeSplitting: false, entryFileNames: 'tests.mjs' },
      },
    },
  })
  return { file: `${outDir}/tests.mjs`, mutants }
}

const planting = (isSubject: (file: string) => boolean, mutants: Mutant[]): Plugin => ({
  name: 'plant-mutants',
  enforce: 'pre',
  load(id) {
    const file = id.replace(root, '')
    if (!isSubject(file)) return null
    const planted = instrument(file, readFileSync(id, 'utf8'), mutants.length + 1)
    mutants.push(...planted.mutants)
    return planted.code
  },
})

const collecting = (testFiles: readonly string[]): Plugin => ({
  name: 'collect-tests',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id === entry) return entry
    return id === 'vitest' && importer !== testbench ? testbench : null
  },
  load: (id) =>
    id === entry
      ? [
          `import { openFile } from '${testbench}'`,
          ...testFiles.map((file) => `openFile('${file}'); await import('${root}${file}')`),
          `export { collectedTests } from '${testbench}'`,
        ].join('\n')
      : null,
  // package.json says that loading a module does nothing by itself; loading a test file declares its tests.
  // And where a test lies, it still lies once it is bundled.
  transform: (code, id) => ({
    code: code
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
    map: null,
    moduleSideEffects: true,
  }),
})
