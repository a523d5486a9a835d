// npm run mutants: plants every fault in the rules, one at a time, and lists those that no test finds.
// `npm run mutants -- volley core/odds` hunts only in the rules' files whose path contains one of the words;
// MUTANT_TESTS=progress,core lets only the test files whose path contains one of these words hunt;
// MUTANT_HANDS=1 leaves the other processor to whoever works beside it; MUTANT_EVERY=8 tries only every eighth.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildMutants } from './build.ts'
import { excuseFor } from './excuses.ts'
import { huntAll, type Hunted } from './hunt.ts'

const wantedShare = 0.9
const every = Number(process.env['MUTANT_EVERY'] ?? 1)
const testWords = (process.env['MUTANT_TESTS'] ?? '').split(',')
const asked = process.argv.slice(2)
const words = asked.length === 0 ? ['src/games/eagles/rules/', 'src/games/progress/rules/'] : asked

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith(ending))
    .sort()

const subjects = new Set(
  [...filesIn('src/core', '.ts'), ...filesIn('src/games', '.ts')]
    .filter((file) => !file.startsWith('src/games/') || file.includes('/rules/'))
    .filter((file) => words.some((word) => file.includes(word))),
)

/** Modules can be mocked by Vitest's own runner alone, and pages are shown by a browser alone. */
const canHunt = (file: string): boolean =>
  !file.endsWith('.browser.test.ts') && !readFileSync(file, 'utf8').includes('vi.mock(')

const place = ({ mutant: { file, line, was, becomes } }: Hunted): string =>
  `${file}:${line}\n      ${oneLine(was)}\n    → ${becomes === '' ? '(left out)' : oneLine(becomes)}`

const oneLine = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ')
  return line.length > 110 ? `${line.slice(0, 109)}…` : line
}

// Below node_modules, so that the build finds the packages the tests import.
const folder = mkdtempSync(resolve('node_modules/.mutants-'))
try {
  const built = await buildMutants(
    folder,
    (file) => subjects.has(file),
    [...filesIn('tests/core', '.test.ts'), ...filesIn('tests/games', '.test.ts')].filter(
      (file) => testWords.some((word) => file.includes(word)) && canHunt(file),
    ),
  )
  const mutants = built.mutants.filter(({ id }) => id % every === 0)
  console.log(`${mutants.length} of ${built.mutants.length} mutants in ${subjects.size} files`)
  const hunted = await huntAll({ ...built, mutants }, (each) => {
    if (each.by === null)
      console.log(`\n${place(each)}\n    ${excuseFor(each.mutant) ?? 'NO TEST FINDS IT'}`)
  })
  const alive = hunted.filter(({ by }) => by === null)
  const unexcused = alive.filter(({ mutant }) => excuseFor(mutant) === null)
  const share = 1 - alive.length / hunted.length
  console.log(
    `\n${(100 * share).toFixed(1)} % of ${hunted.length} mutants were found; ${alive.length} live, ${unexcused.length} without an excuse.`,
  )
  process.exitCode = share >= wantedShare ? 0 : 1
} finally {
  rmSync(folder, { recursive: true })
}
