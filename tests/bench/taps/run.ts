// npm run bench:taps: how many taps one battle of the sample armies takes, with the app's dice and with those on the table;
// with `-- dist faces keyboard landscape` the same battle as others play it, to its end.
import { serve } from '../../../scripts/serve.ts'
import { seedDice } from '../../e2e/support/battle/seededDice.ts'
import { beginBattle } from '../browser/battle-player.ts'
import { withPhone } from '../browser/phone.ts'
import type { Way } from './hand.ts'
import { TapPlayer } from './player.ts'

const seed = 1815

interface Battle extends Way {
  readonly words: string
  /** At most so many taps. */
  readonly budget?: number
  readonly viewport?: { readonly width: number; readonly height: number }
}

const byApp: Battle = { dice: 'app', words: 'app dice', budget: 400 }
const byHand: Battle = { dice: 'table', words: 'table dice', budget: 560 }
const others: Readonly<Record<string, Battle>> = {
  faces: { dice: 'table', words: 'table dice, face by face', byFaces: true },
  keyboard: { dice: 'app', words: 'app dice, keyboard only', byKeyboard: true },
  landscape: { dice: 'app', words: 'app dice, landscape', viewport: { width: 844, height: 390 } },
}

const tapsOf = (url: string, battle: Battle): Promise<number> =>
  withPhone(
    async ({ page }) => {
      const { words, budget = Infinity } = battle
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await seedDice(page, seed)
      await beginBattle(page, url)
      const player = new TapPlayer(page, battle, seed)
      const { now } = await player.play().catch((cause: unknown) => {
        console.error(`${words}: stopped after ${player.hand.total} taps`)
        throw cause
      })
      const { total, taps } = player.hand
      console.log(`${words}, ${now.state.turn} turns, ${total} taps:`)
      for (const [kind, many] of [...taps].toSorted((one, other) => other[1] - one[1]))
        console.log(`  ${String(many).padStart(4)}  ${kind}`)
      if (total > budget) {
        console.error(`${total} taps with ${words}: the budget is ${budget}.`)
        process.exitCode = 1
      }
      return total
    },
    battle.viewport === undefined ? {} : { viewport: battle.viewport },
  )

const [root = 'dist', ...names] = process.argv.slice(2)
const unknown = names.filter((name) => others[name] === undefined)
if (unknown.length > 0) {
  console.error(`There are ${Object.keys(others).join(', ')}; not ${unknown.join(', ')}.`)
  process.exit(2)
}
const app = await serve({ root, port: 0 })
try {
  for (const battle of names.flatMap((name) => others[name] ?? [])) await tapsOf(app.url, battle)
  if (names.length === 0) {
    const [own, table] = await Promise.all([tapsOf(app.url, byApp), tapsOf(app.url, byHand)])
    console.log(`taps: app dice ${own}, table dice ${table}`)
  }
} finally {
  await app.stop()
}
