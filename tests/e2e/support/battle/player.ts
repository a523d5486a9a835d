// Plays a battle through the screen, one answer after the other, by thumb or by keyboard.
import type { Page } from '@playwright/test'
import { expect } from '../test.ts'
import { asksFacts, type Choice, type Chooser } from './chooser.ts'
import { answerBox, type Hands } from './hands.ts'
import { lookAt, type Look } from './look.ts'
import type { Counter } from './tally.ts'

export interface Player {
  readonly page: Page
  readonly hands: Hands
  readonly chooser: Chooser
  readonly counter: Counter
}

/** The counter, its order, and behind "Form" one more. */
async function act(player: Player, look: Look, name: string): Promise<void> {
  const { page, hands, chooser, counter } = player
  await hands.press(page, page.getByRole('button', { name, exact: true }).first())
  counter.tapped(look, 1)
  const orders = page.getByRole('group', { name: /^Order for/ })
  await orders.waitFor()
  for (let row = 0; row < 2; row += 1) {
    const now = await lookAt(page)
    if (now.scene !== look.scene) return
    const order = chooser.order(row === 0 ? now : withoutChips(now))
    await hands.press(page, orders.getByRole('button', { name: order, exact: true }))
    counter.tapped(look, 1)
    if (order !== 'Form') return
  }
}

const chips = new Set(['Advance', 'Shoot', 'Charge', 'Form', 'Pass'])
const withoutChips = (look: Look): Look => ({
  ...look,
  parts: look.parts.filter(({ place, name }) => place !== 'orders' || !chips.has(name)),
})

async function give(player: Player, look: Look, choice: Choice): Promise<void> {
  const { page, hands, counter } = player
  if (choice.kind === 'type') {
    counter.typed()
    counter.tapped(look, await hands.typeDice(page, choice.faces))
    return
  }
  if (choice.kind === 'act') {
    await act(player, look, choice.counter)
    return
  }
  const place = choice.kind === 'press' && choice.place === 'main' ? page.getByRole('main') : null
  const where = place ?? answerBox(page)
  counter.tapped(look, 1)
  if (choice.kind === 'roll') counter.rolled()
  // Two battalions may be of one name; which of them is meant, chance need not know.
  await hands.press(page, where.getByRole('button', { name: choice.name, exact: true }).first())
}

export const sceneOf = (page: Page) => page.locator('[data-scene]')

export async function untilChanged(page: Page, { scene }: Look): Promise<void> {
  await expect(sceneOf(page)).not.toHaveAttribute('data-scene', scene)
}

async function sayFacts({ page, hands, chooser, counter }: Player, look: Look): Promise<void> {
  const inches = chooser.measure(look)
  if (inches !== null) counter.tapped(look, await hands.measure(page, inches))
  const fact = chooser.fact(look)
  if (fact === null) return
  await hands.press(page, page.getByRole(fact.role, { name: fact.name, exact: true }).first())
  counter.tapped(look, 1)
}

/** One answer, whatever is asked; null once the battle is over. */
export async function answerNext(player: Player): Promise<Look | null> {
  const look = await lookAt(player.page)
  player.counter.see(look)
  if (look.asks === '') return null
  if (asksFacts(look)) await sayFacts(player, look)
  const now = asksFacts(look) ? await lookAt(player.page) : look
  await give(player, look, player.chooser.choose(now))
  await untilChanged(player.page, look)
  return look
}

/** Answers until `isThere` holds for what is on the screen. */
export async function playUntil(player: Player, isThere: (look: Look) => boolean): Promise<Look> {
  for (let answers = 0; answers < 2000; answers += 1) {
    const look = await lookAt(player.page)
    if (isThere(look)) return look
    if ((await answerNext(player)) === null) break
  }
  throw new Error('the battle never comes there')
}
