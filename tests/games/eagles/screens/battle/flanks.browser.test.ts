// A wide screen: both armies stand beside the question, and follow the battle.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { enterSheets } from '@/games/eagles/words/battleSheets.ts'
import { battleAfter, withCorrections } from '@tests/support/longBattle.ts'
import { axeFindings, dress, themes } from '@tests/ui/fitting.ts'
import { seat } from './seat.ts'

const play = withCorrections(battleAfter(260))

beforeEach(() => page.viewport(1280, 800))
afterEach(() => page.viewport(390, 844))

async function seatWide() {
  const seated = await seat(play)
  await enterSheets()
  await expect.poll(() => document.querySelectorAll('.flank section li').length).toBeGreaterThan(0)
  const [left, right] = document.querySelectorAll('.flank')
  if (left === undefined || right === undefined) throw new Error('there is only one army')
  return { ...seated, left, right }
}

const leftEdge = (element: Element): number => element.getBoundingClientRect().left
const rows = (flank: Element): readonly Element[] => [...flank.querySelectorAll('.row')]

test('one army stands at each side of the question, every battalion of it', async () => {
  const { left, right } = await seatWide()
  const question = document.querySelector('[data-scene]') ?? document.body
  expect(leftEdge(left)).toBeLessThan(leftEdge(question))
  expect(leftEdge(right)).toBeGreaterThan(leftEdge(question))
  const { battalions } = play.now.state
  expect([rows(left).length, rows(right).length]).toEqual(
    (['a', 'b'] as const).map((side) => battalions.filter((each) => each.side === side).length),
  )
})

test('on a narrower one both stand at the right', async () => {
  const { left, right } = await seatWide()
  await page.viewport(1024, 768)
  expect(leftEdge(left)).toBe(leftEdge(right))
  expect(left.getBoundingClientRect().bottom).toBeLessThanOrEqual(right.getBoundingClientRect().top)
})

test('on a phone, upright or on its side, they stand behind their button', async () => {
  const { screen } = await seatWide()
  const button = screen.getByRole('button', { name: 'Rosters' })
  expect(button.query()).toBeNull()
  for (const [width, height] of [[844, 390] as const, [390, 844] as const]) {
    await page.viewport(width, height)
    await expect.poll(() => document.querySelector('.flank')).toBeNull()
    await expect.element(button).toBeVisible()
  }
})

test('a counter that is held opens the details of its battalion there, and one is open at a time', async () => {
  const { left, right } = await seatWide()
  const opened = (): number => document.querySelectorAll('.flank .row[aria-expanded=true]').length
  document
    .querySelector<HTMLElement>('.strips button')
    ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true }))
  await expect.poll(() => left.querySelector('.row[aria-expanded=true]')).not.toBeNull()
  ;(rows(right)[0] as HTMLElement).click()
  await expect.poll(() => right.querySelector('.row[aria-expanded=true]')).not.toBeNull()
  expect(opened()).toBe(1)
  expect(document.querySelector('[role=dialog]')).toBeNull()
})

test('what opens is scrolled into sight down to its last button', async () => {
  const { left } = await seatWide()
  await page.viewport(1280, 640)
  ;(rows(left).at(-1) as HTMLElement).click()
  await expect.poll(() => left.querySelector('.panel')).not.toBeNull()
  const lastButton = [...left.querySelectorAll('.panel button')].at(-1)
  await expect
    .poll(() => lastButton?.getBoundingClientRect().bottom ?? Infinity)
    .toBeLessThanOrEqual(640)
})

test.each(themes)('axe finds nothing by %s', async (theme) => {
  dress({ theme, motion: 'none', text: '100' })
  await seatWide()
  expect(await axeFindings(document.body)).toEqual([])
})
