// npm run mutants:storage: plants one fault after the other into a copy of the code, and names the test that catches it. Words behind -- name the faults.
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../../scripts/run.ts'
import { plantedFaults, type PlantedFault } from './faults.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const copied = [
  'src',
  'tests/fixtures',
  'tests/storage',
  'tests/support',
  'tests/platform',
  'tests/serviceWorker.test.ts',
  'scripts',
  'package.json',
]
const configs = ['vitest.config.ts', 'tsconfig.json', 'tsconfig.base.json']

function copyOfRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const part of [...copied, ...configs])
    cpSync(join(repository, part), join(folder, part), { recursive: true })
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

const testFolders = ['tests/storage', 'tests/platform']

/** Only the files that hold it: a start of all the others takes a minute and more. */
const filesWith = (folder: string, name: string): string[] =>
  [
    ...testFolders
      .flatMap((each) =>
        readdirSync(join(folder, each), { recursive: true, encoding: 'utf8' }).map((file) =>
          join(each, file),
        ),
      )
      .filter((file) => file.endsWith('.test.ts')),
    'tests/serviceWorker.test.ts',
  ].filter((file) => readFileSync(join(folder, file), 'utf8').includes(name))

/** Runs the tests of that name; the ones that failed. */
async function failures(folder: string, name: string): Promise<number | null> {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const files = filesWith(folder, name).join(' ')
  await run(
    `cd "${folder}" && npx --no-install vitest run --project unit --project isolated ${files} -t "${name}" --reporter=json --outputFile="${report}"`,
  )
  const told: unknown = JSON.parse(readFileSync(report, 'utf8'))
  const figure = (key: string): number => Number(Reflect.get(Object(told), key))
  return figure('numPassedTests') + figure('numFailedTests') === 0 ? null : figure('numFailedTests')
}

async function isCaught(folder: string, fault: PlantedFault): Promise<boolean> {
  const file = join(folder, fault.file)
  const sound = readFileSync(file, 'utf8')
  if (!sound.includes(fault.from)) throw new Error(`${fault.fault}: there is no such place`)
  if ((await failures(folder, fault.caughtBy)) !== 0)
    throw new Error(`${fault.caughtBy}: does not pass in the sound code`)
  writeFileSync(file, sound.replaceAll(fault.from, fault.to))
  const failed = await failures(folder, fault.caughtBy).catch(() => 1)
  writeFileSync(file, sound)
  return failed !== 0
}

const asked = process.argv.slice(2)
const faults = plantedFaults.filter(
  ({ fault }) => asked.length === 0 || asked.some((word) => fault.includes(word)),
)
const folder = copyOfRepository()
let missed = 0
for (const fault of faults) {
  const caught = await isCaught(folder, fault)
  if (!caught) missed += 1
  console.log(`${caught ? 'caught' : 'MISSED'}  ${fault.fault}  by "${fault.caughtBy}"`)
}
console.log(`${faults.length - missed} of ${faults.length} planted faults are caught`)
process.exit(missed === 0 ? 0 : 1)
