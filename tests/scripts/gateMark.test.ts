// What the gate proved holds for the very same files only.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveMark, markOfNow, removeMark, sourcesNow } from '../../scripts/gate-mark.ts'

let root = ''
const write = (file: string, text: string): void => writeFileSync(join(root, file), text)
const sources = (): string => sourcesNow(root) ?? ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gate-mark-'))
  execFileSync('git', ['init', '-q'], { cwd: root })
  for (const folder of ['src', 'dist']) mkdirSync(join(root, folder))
  write('.gitignore', 'dist/\nnode_modules/\n*.local\n')
  write('package.json', '{}')
  write('src/a.ts', 'one')
  write('dist/index.html', 'built')
  leaveMark(sources(), 12, root)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

it('holds for the same files, and for those that nobody keeps', () => {
  expect(markOfNow(root)?.unitTests).toBe(12)
  write('notes.local', 'anything')
  expect(markOfNow(root)?.unitTests).toBe(12)
})

it.each([
  ['a file that was changed', () => write('src/a.ts', 'two')],
  ['a new file', () => write('src/b.ts', '')],
  ['a file that is gone', () => rmSync(join(root, 'src/a.ts'))],
  ['another build', () => write('dist/index.html', 'built anew')],
  ['a build that is gone', () => rmSync(join(root, 'dist'), { recursive: true })],
  ['a mark that is gone', () => removeMark(root)],
  ['a torn mark', () => write('node_modules/.cache/gate.json', '{')],
  ['more battles asked for', () => vi.stubEnv('BATTLES', '20000')],
])('does not hold with %s', (_, change) => {
  change()
  expect(markOfNow(root)).toBeNull()
})

it('is never made where git knows nothing of the files', () => {
  rmSync(join(root, '.git'), { recursive: true })
  expect(sourcesNow(root)).toBeNull()
})

it('is never made within somebody else’s repository', () => {
  const within = join(root, 'src')
  expect(sourcesNow(within)).toBeNull()
})
