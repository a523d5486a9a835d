// npm run bench:umpire: how many taps the umpire of ten seats by post needs for a turn of The Deluge, by what they are for.
import { serve } from '../../../scripts/serve.ts'
import { seedDice } from '../../e2e/support/battle/seededDice.ts'
import { withPhone } from '../browser/phone.ts'
import { Desk } from './desk.ts'

/** Turns that are counted; the first one has no forces near each other yet. */
const turns = 2

const [root = 'dist'] = process.argv.slice(2)
const app = await serve({ root, port: 0 })
try {
  await withPhone(async ({ page }) => {
    page.setDefaultTimeout(8_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await seedDice(page, 1655)
    await page.goto(`${app.url}#/games/the-deluge`)
    await page
      .locator('label.choice')
      .filter({ hasText: /^The Deluge$/ })
      .tap()
    for (const seat of await page.locator('li.seat select').all())
      await seat.selectOption({ label: 'Elsewhere' })
    await page.getByText('With an umpire').tap()
    await page.getByRole('button', { name: 'Begin the campaign' }).tap()
    await page.locator('[data-asks]').first().waitFor()
    const desk = new Desk(page)
    for (let turn = 1; turn <= turns; turn += 1) {
      desk.taps.clear()
      await desk.playTurn()
      const total = [...desk.taps.values()].reduce((sum, taps) => sum + taps, 0)
      console.log(`turn ${turn}, ${total} taps:`)
      for (const [what, many] of [...desk.taps].toSorted((one, two) => two[1] - one[1]))
        console.log(`  ${String(many).padStart(4)}  ${what}`)
    }
  })
} finally {
  await app.stop()
}
