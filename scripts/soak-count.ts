// npm run soak:backup, soak:input, soak:dice: the same tests as npm test with their full counts, their figures aloud.
import { run } from './run.ts'

const soaks: Readonly<Record<string, { files: string; env: Readonly<Record<string, string>> }>> = {
  backup: { files: 'tests/storage/backup/mutated.test.ts', env: { SOAK_BACKUPS: '10000' } },
  input: { files: 'tests/hostile', env: { SOAK_INPUTS: '100000' } },
  dice: { files: 'tests/platform/dice.test.ts', env: { SOAK_DICE: '6000000' } },
}

const name = process.argv[2] ?? ''
const soak = soaks[name]
if (soak === undefined) {
  console.error(`No soak is called "${name}"; there are ${Object.keys(soaks).join(', ')}.`)
  process.exit(2)
}
const { code } = await run(`npx vitest run --project unit ${soak.files}`, {
  aloud: true,
  env: soak.env,
})
process.exit(code)
