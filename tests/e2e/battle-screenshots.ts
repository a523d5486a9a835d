// Pictures of every kind of question of a battle, by day and by night, for looking at: test-results/battle.
import { copyFile, mkdir } from 'node:fs/promises'
import { chromium, type Page } from 'playwright'
import { beginSampleBattle } from './support/battle/begin.ts'
import { chooserOf } from './support/battle/chooser.ts'
import { byThumb } from './support/battle/hands.ts'
import { lookAt } from './support/battle/look.ts'
import { answerNext } from './support/battle/player.ts'
import { seedDice } from './support/battle/seededDice.ts'
import { Counter } from './support/battle/tally.ts'
import { launchOptions } from '../../scripts/find-browser.ts'
import { serve } from '../../scripts/serve.ts'

const folder = 'test-results/battle'
/** Kinds of questions in the README. */
const inReadme = { 'volley.dice': 'volley', 'combat.dice': 'combat' } as const

async function shoot(page: Page, kind: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.screenshot({ path: `${folder}/${kind}-${colorScheme}.png` })
  }
}

const served = await serve({ root: 'dist', port: 0 })
const browser = await chromium.launch(launchOptions())
try {
  await mkdir(folder, { recursive: true })
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'en-GB',
  })
  await seedDice(page, 7)
  await beginSampleBattle(page, served.url)
  const player = { page, hands: byThumb, chooser: chooserOf(7), counter: new Counter() }
  const seen = new Set<string>()
  for (let answers = 0; answers < 400; answers += 1) {
    const { asks } = await lookAt(page)
    if (!seen.has(asks)) await shoot(page, asks === '' ? 'end' : asks)
    seen.add(asks)
    if ((await answerNext(player)) === null) break
  }
  for (const [kind, name] of Object.entries(inReadme))
    await copyFile(`${folder}/${kind}-light.png`, `docs/screens/${name}.png`)
  console.log(`${String(seen.size)} kinds of questions, each by day and by night: ${folder}`)
} finally {
  await browser.close()
  await served.stop()
}
