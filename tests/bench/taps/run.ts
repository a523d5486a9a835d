// npm run bench:taps: how many taps one battle of the sample armies takes, with the app's dice and with those on the table.
import { serve } from '../../../scripts/serve.ts'
import { seedDice } from '../../e2e/support/battle/seededDice.ts'
import { beginBattle } from '../browser/battle-player.ts'
import { withPhone } from '../browser/phone.ts'
import { TapPlayer, type DiceOf } from './player.ts'

const seed = 1815
/** At most so many taps a battle. */
const budgets: Readonly<Record<DiceOf, number>> = { app: 400, table: 560 }

interface Count {
  readonly dice: DiceOf
  readonly taps: number
  readonly turns: number
  readonly kinds: ReadonlyMap<string, number>
}

const count = (url: string, dice: DiceOf): Promise<Count> =>
  withPhone(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await seedDice(page, seed)
    await beginBattle(page, url)
    const player = new TapPlayer(page, dice, seed)
    const { now } = await player.play().catch((cause: unknown) => {
      console.error(`${dice} dice: stopped after ${player.hand.total} taps`)
      throw cause
    })
    return { dice, taps: player.hand.total, turns: now.state.turn, kinds: player.hand.taps }
  })

const root = process.argv[2] ?? 'dist'
const app = await serve({ root, port: 0 })
try {
  const counts = await Promise.all([count(app.url, 'app'), count(app.url, 'table')])
  for (const { dice, kinds, turns } of counts) {
    console.log(`${dice} dice, ${turns} turns:`)
    for (const [kind, taps] of [...kinds].toSorted((one, other) => other[1] - one[1]))
      console.log(`  ${String(taps).padStart(4)}  ${kind}`)
  }
  for (const { dice, taps } of counts)
    if (taps > budgets[dice]) {
      console.error(`${taps} taps with ${dice} dice: the budget is ${budgets[dice]}.`)
      process.exitCode = 1
    }
  const [byApp, byHand] = counts
  console.log(`taps: app dice ${byApp.taps}, table dice ${byHand.taps}`)
} finally {
  await app.stop()
}
