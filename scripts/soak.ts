// npm run soak: the heavy trials one after the other, their figures aloud; `npm run soak -- engine dice` runs only those.
import { run } from './run.ts'

interface Step {
  readonly line: string
  /** The full counts of tests that run with smaller ones in npm test. */
  readonly env?: Readonly<Record<string, string>>
}

const unit = 'npx vitest run --project unit'
const isolated = 'npx vitest run --project isolated'
const e2e = 'npx playwright test --workers 1'
const rules = 'tests/games/eagles/rules/battle'

const soaks: Readonly<Record<string, readonly Step[]>> = {
  engine: [
    { line: `${unit} ${rules}/properties.test.ts`, env: { BATTLES: '20000' } },
    { line: `${unit} ${rules}/odds.test.ts ${rules}/oddsOfFire.test.ts`, env: { SOAK_POOL: '4' } },
    { line: 'npx tsx tests/bench/engine/run.ts' },
    { line: 'npx tsx src/cli/simulate.ts --armies british french --battles 1000 --seed 1815' },
  ],
  progress: [
    {
      line: `${unit} tests/games/progress/rules/properties.test.ts`,
      env: { GAMES: '10000' },
    },
    {
      line: `${unit} tests/games/progress/rules/twoEngines.test.ts`,
      env: { GAMES: '10000' },
    },
  ],
  campaigns: [
    { line: `${unit} tests/games/deluge/campaigns.test.ts`, env: { CAMPAIGNS: '1000' } },
    { line: `${unit} tests/games/gloria/campaigns.test.ts`, env: { CAMPAIGNS: '1000' } },
    { line: `${unit} tests/games/gloria/byPage.test.ts`, env: { POSITIONS: '1000' } },
    { line: `${unit} tests/games/gloria/whyNot.test.ts`, env: { POSITIONS: '300' } },
    { line: 'npx tsx tests/bench/campaign.ts' },
  ],
  storage: [{ line: 'npx tsx tests/durability/soak.ts' }],
  backup: [
    { line: `${isolated} tests/storage/backup/mutated.test.ts`, env: { SOAK_BACKUPS: '10000' } },
    // `SOAK_BATTLES=800 npm run soak -- backup` for another size.
    {
      line: `${e2e} tests/e2e/large-backup.spec.ts`,
      env: { SOAK_BATTLES: process.env['SOAK_BATTLES'] ?? '3000' },
    },
  ],
  // One worker: the machine is to kill browsers, not to starve them.
  restore: [{ line: `${e2e} tests/e2e/restore-kills.spec.ts`, env: { SOAK_RESTORE_KILLS: '100' } }],
  updates: [{ line: `${e2e} tests/e2e/updating.spec.ts`, env: { SOAK_UPDATES: '50' } }],
  link: [{ line: `${e2e} tests/e2e/link-cuts.spec.ts`, env: { SOAK_LINK_CUTS: '500' } }],
  rounds: [
    { line: `${unit} tests/games/eagles/rules/event/swiss.test.ts`, env: { EVENTS: '10000' } },
  ],
  input: [{ line: `${isolated} tests/hostile`, env: { SOAK_INPUTS: '100000' } }],
  dice: [{ line: `${unit} tests/platform/dice.test.ts`, env: { SOAK_DICE: '6000000' } }],
}

async function lasts({ line, env = {} }: Step): Promise<boolean> {
  console.log(`\n> ${[...Object.entries(env).map((each) => each.join('=')), line].join(' ')}`)
  const { code, seconds } = await run(line, { aloud: true, env })
  console.log(`${code === 0 ? 'held' : 'FAILED'}, ${seconds.toFixed(0)} s`)
  return code === 0
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => soaks[name] === undefined)
if (unknown.length > 0) {
  console.error(
    `No soak is called ${unknown.join(', ')}; there are ${Object.keys(soaks).join(', ')}.`,
  )
  process.exit(2)
}

const failed: string[] = []
for (const [name, steps] of Object.entries(soaks)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  for (const step of steps) if (!(await lasts(step))) failed.push(name)
}
console.log(failed.length === 0 ? '\nAll of it held.' : `\nFailed: ${failed.join(', ')}.`)
process.exit(failed.length === 0 ? 0 : 1)
