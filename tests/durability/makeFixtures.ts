// npm run fixtures: lets the build itself store armies and a battle, and keeps what it stored for every later build to read.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { keepFiles } from './fixtureFiles.ts'
import { Acks, ask, openLab, visit } from './lab.ts'
import { pause } from './pause.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const { version } = JSON.parse(readFileSync(here('../../package.json'), 'utf8')) as {
  version: string
}
const folder = here(`../fixtures/v${version.split('.').slice(0, 2).join('.')}`)
if (existsSync(folder)) {
  console.error(`${folder} is there already. What a release has stored is never made anew.`)
  process.exit(1)
}

const lab = await openLab()
const browser = await visit(lab, lab.folder(), new Acks())
const table = ask(browser.page)
await table.addArmies(2)
const battle = await table.begin()
await table.open(battle)
await table.play(battle, { entries: 40, turn: 10 })
await table.close(battle)
await pause(1_500) // the copy of the armies
const raw = await table.raw()
const standing = await table.standing(battle)
await browser.kill()
await lab.close()

await keepFiles(`${folder}/files`)
writeFileSync(`${folder}/raw.ndjson`, raw)
writeFileSync(
  `${folder}/expected.json`,
  `${JSON.stringify({ armies: 2, battle, ...standing }, null, 2)}\n`,
)
console.log(`${folder}: 2 armies, a battle of ${standing?.entries ?? 0} entries`)
process.exit(0)
