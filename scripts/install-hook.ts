// Installs the pre-commit hook after `npm install`: never on a build machine, never without git, never fatal.
import { existsSync } from 'node:fs'
import { run } from './run.ts'

if (process.env['CI'] === undefined && existsSync('.git')) {
  const { code, output } = await run('npx --no-install simple-git-hooks')
  if (code !== 0) console.warn(`The pre-commit hook was not installed: ${output.trim()}`)
}
