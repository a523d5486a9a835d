// The picture of a battle to post, on a slow phone: from the press to the drawn canvas, cold each time.
import type { Page } from 'playwright'
import { seedDice } from '../e2e/support/battle/seededDice.ts'
import { BattlePlayer, beginBattle } from './browser/battle-player.ts'
import { openApp, withPhone } from './browser/phone.ts'
import { shownAfter, timePresses } from './browser/until-shown.ts'
import type { ServedApps } from './builds.ts'
import { atMost, type Figure, median } from './figures.ts'

const slowdown = 4
const wholeBattle = 2_000
const drawings = 2

/** The end of the battle anew, and its picture for the first time. */
async function draw(page: Page): Promise<number> {
  await page.reload()
  const share = page.getByRole('button', { name: 'Share', exact: true })
  await share.waitFor()
  await page.waitForTimeout(2_000) // as long as the verdict is read
  await share.click()
  const open = page.getByRole('button', { name: /^A picture to post/ })
  await open.waitFor()
  await page.waitForTimeout(500)
  await timePresses(page, 'canvas[data-drawn="true"]', 'canvas[data-drawn="false"]')
  return shownAfter(page, () => open.click())
}

export async function benchPicture({ app: { url } }: ServedApps): Promise<Figure[]> {
  const [own, slow] = await withPhone(async ({ page, protocol }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await seedDice(page, 1815)
    await openApp(page, url)
    await beginBattle(page, url)
    await new BattlePlayer(page, 1815).play(wholeBattle)
    const times: [number[], number[]] = [[], []]
    for (let drawing = 0; drawing < drawings; drawing += 1)
      for (const [n, rate] of [1, slowdown].entries()) {
        await protocol.send('Emulation.setCPUThrottlingRate', { rate })
        times[n]?.push(await draw(page))
      }
    return times
  })
  return [
    { what: 'picture drawn, this machine, median', value: median(own), unit: 'ms' },
    { what: 'picture drawn, median', value: median(slow), unit: 'ms', aim: atMost(1_000) },
    { what: 'picture drawn, slowest', value: Math.max(...slow), unit: 'ms', aim: atMost(1_000) },
  ]
}
