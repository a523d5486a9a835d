// npm run mutants:storage: plants one fault after the other into a copy of the code, and names the test that catches it.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../../scripts/run.ts'

interface Mutant {
  readonly fault: string
  readonly file: string
  readonly from: string
  readonly to: string
  /** Part of the name of the test that must fail. */
  readonly caughtBy: string
}

const append = 'src/storage/battles/append.ts'
const saver = 'src/storage/battles/saver.ts'

const mutants: readonly Mutant[] = [
  {
    fault: 'relaxed durability',
    file: 'src/storage/database.ts',
    from: "chromeTransactionDurability: 'strict'",
    to: "chromeTransactionDurability: 'relaxed'",
    caughtBy: 'is written with strict durability',
  },
  {
    fault: 'entries put, not added',
    file: append,
    from: 'fresh.map((each) => database.entries.add(rowOf(battleId, each)))',
    to: 'fresh.map((each) => database.entries.put(rowOf(battleId, each)))',
    caughtBy: 'an entry that is there is never written over',
  },
  {
    fault: 'no look at the predecessor',
    file: append,
    from: 'first.seq === 1 ? head.hash !== first.entry.previous : !precedes(before, first)',
    to: 'first.seq === 0 && !precedes(before, first)',
    caughtBy: 'a gap, a repetition and another past',
  },
  {
    fault: 'no look at who the writer is',
    file: append,
    from: "  if (head.epoch !== epoch) throw new StorageFailure('not-writer')\n  if (head.seq",
    to: '  if (head.seq',
    caughtBy: 'a writer whose battle was taken over is refused',
  },
  {
    fault: 'a swallowed quota error',
    file: saver,
    from: "if (code !== 'stale' && code !== 'emptied') throw cause",
    to: "if (code === 'quota') return kept.log.length\n    if (code !== 'stale' && code !== 'emptied') throw cause",
    caughtBy: 'is told within a second, the entry is kept',
  },
  {
    fault: 'wrapped errors not looked into',
    file: 'src/storage/failure.ts',
    from: 'depth < 8',
    to: 'depth < 1',
    caughtBy: 'a full phone is recognised even inside a wrapped error',
  },
  {
    fault: 'newer versions not asked',
    file: 'src/storage/meta.ts',
    from: "if (row.minWriter > dbSchema) throw new StorageFailure('newer-app')",
    to: '',
    caughtBy: 'a database that a newer app has closed to us',
  },
  {
    fault: 'an emptied database left empty',
    file: saver,
    from: "if (code !== 'stale' && code !== 'emptied') throw cause",
    to: "if (code !== 'stale') throw cause",
    caughtBy: 'a battle emptied underneath is written anew',
  },
  {
    fault: 'written counted by what there is, not by what was written',
    file: 'src/storage/battles/journal.ts',
    from: 'const kept = (): KeptBattle => ({ battle, log })',
    to: 'const grown: Logged[] = []\n  const kept = (): KeptBattle => ({ battle, log: Object.assign(grown, log) })',
    caughtBy: 'that waits while others are written goes with the next ones',
  },
  {
    fault: 'silence of a slow write',
    file: 'src/storage/battles/lane.ts',
    from: "const late = setTimeout(() => say(failure ?? 'slow'), patience)",
    to: 'const late = setTimeout(() => undefined, patience)',
    caughtBy: 'a write that neither ends nor fails is told',
  },
  {
    fault: 'no lock, and nobody minds',
    file: 'src/storage/battles/writerLock.ts',
    from: "return Promise.reject(new StorageFailure('no-locks'))",
    to: 'return Promise.resolve({ release: () => undefined, lost: new Promise(() => undefined) })',
    caughtBy: 'without Web Locks nobody plays',
  },
  {
    fault: 'checksums not looked at',
    file: 'src/storage/spare/lines.ts',
    from: 'crc32(json) !== line.slice(0, 8)',
    to: 'false',
    caughtBy: 'a character that was changed anywhere hides its line',
  },
  {
    fault: 'a lost database taken for a new phone',
    file: 'src/storage/recovery/boot.ts',
    from: "if (await isLost(facts)) return lost('gone')",
    to: '',
    caughtBy: 'is told, with what second copies hold',
  },
  {
    fault: 'use allowed before the verdict',
    file: 'src/storage/chunk.ts',
    from: 'await chunk.untilCleared()',
    to: 'await Promise.resolve()',
    caughtBy: 'keeps everybody waiting until the user has decided',
  },
  {
    fault: 'the refused fork wins because it is longer',
    file: 'src/storage/battles/reconcile.ts',
    from: ' && (spare.epoch > stored.head.epoch || stored.isBroken)',
    to: '',
    caughtBy: 'two versions that parted',
  },
]

const repository = fileURLToPath(new URL('../..', import.meta.url))
const copied = ['src', 'tests/storage', 'tests/stores', 'tests/support', 'scripts', 'package.json']
const configs = ['vitest.config.ts', 'tsconfig.json', 'tsconfig.base.json']

function copyOfRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const part of [...copied, ...configs])
    cpSync(join(repository, part), join(folder, part), { recursive: true })
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Runs the tests of that name; the ones that failed. */
async function failures(folder: string, name: string): Promise<number | null> {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  await run(
    `cd "${folder}" && npx --no-install vitest run --project unit tests/storage tests/stores -t "${name}" --reporter=json --outputFile="${report}"`,
  )
  const told: unknown = JSON.parse(readFileSync(report, 'utf8'))
  const figure = (key: string): number => Number(Reflect.get(Object(told), key))
  return figure('numPassedTests') + figure('numFailedTests') === 0 ? null : figure('numFailedTests')
}

async function isCaught(folder: string, mutant: Mutant): Promise<boolean> {
  const file = join(folder, mutant.file)
  const sound = readFileSync(file, 'utf8')
  if (!sound.includes(mutant.from)) throw new Error(`${mutant.fault}: there is no such place`)
  if ((await failures(folder, mutant.caughtBy)) !== 0)
    throw new Error(`${mutant.caughtBy}: does not pass in the sound code`)
  writeFileSync(file, sound.replaceAll(mutant.from, mutant.to))
  const failed = await failures(folder, mutant.caughtBy).catch(() => 1)
  writeFileSync(file, sound)
  return failed !== 0
}

const folder = copyOfRepository()
let missed = 0
for (const mutant of mutants) {
  const caught = await isCaught(folder, mutant)
  if (!caught) missed += 1
  console.log(`${caught ? 'caught' : 'MISSED'}  ${mutant.fault}  by "${mutant.caughtBy}"`)
}
console.log(`${mutants.length - missed} of ${mutants.length} planted faults are caught`)
process.exit(missed === 0 ? 0 : 1)
