// The gate's mark: what `npm run check` has just proved, so that `npm test` on the very same files need not do it again.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('..', import.meta.url))
const placeIn = (root: string): string => join(root, 'node_modules/.cache/gate.json')

interface Mark {
  readonly sources: string
  readonly dist: string
  readonly unitTests: number
}

function digestOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of [...files].sort()) {
    const path = join(folder, file)
    if (!existsSync(path) || !statSync(path).isFile()) continue
    const bytes = readFileSync(path)
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

/** Counts of tests that run with more than their usual number (scripts/soak.ts). */
const countsAsked = (): string =>
  Object.entries(process.env)
    .filter(([name]) => /^(?:SOAK_\w+|BATTLES|EVENTS|FC_RUNS)$/.test(name))
    .map(([name, value]) => `${name}=${value ?? ''}`)
    .sort()
    .join()

/** All that decides what the tests do: every file that git would keep, Node, the counts. Null where git knows nothing. */
export function sourcesNow(root = here): string | null {
  try {
    const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const files = listed.split('\0').filter((file) => file !== '')
    if (!files.includes('package.json')) return null // within somebody else's repository
    return [digestOf(root, files), process.version, countsAsked()].join(' ')
  } catch {
    return null
  }
}

function distNow(root: string): string {
  const dist = join(root, 'dist')
  return existsSync(dist)
    ? digestOf(dist, readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    : ''
}

export const removeMark = (root = here): void => rmSync(placeIn(root), { force: true })

/** Says that for these sources the unit tests passed, so many, and that dist is their build. */
export function leaveMark(sources: string, unitTests: number, root = here): void {
  const mark: Mark = { sources, dist: distNow(root), unitTests }
  mkdirSync(dirname(placeIn(root)), { recursive: true })
  writeFileSync(placeIn(root), JSON.stringify(mark))
}

/** What the gate has proved of the files as they are now; null when they, or the build, have changed since. */
export function markOfNow(root = here): Mark | null {
  try {
    const mark = JSON.parse(readFileSync(placeIn(root), 'utf8')) as Mark
    return mark.sources === sourcesNow(root) && mark.dist === distNow(root) ? mark : null
  } catch {
    return null
  }
}
