// Two ways to answer: by thumb, and by keyboard alone. Both find what they press by its role and its name.
import type { Locator, Page } from '@playwright/test'
import { SteadyThumb } from '../../../support/steadyThumb.ts'
import { expect } from '../test.ts'

export interface Hands {
  readonly press: (page: Page, what: Locator) => Promise<void>
  /** Dice that lie on the table; returns how many taps that took. */
  readonly typeDice: (page: Page, faces: readonly number[]) => Promise<number>
  /** Sets the measured distance; returns how many taps that took. */
  readonly measure: (page: Page, inches: number) => Promise<number>
}

export const answerBox = (page: Page): Locator =>
  page.getByRole('region', { name: 'Answer', exact: true })

const diceKeys = (page: Page): Locator =>
  page.getByRole('group', { name: 'Dice rolled on the table' })

/** Dice of a volley are told by their hits; of sixes among them there are none. */
const hitKeys = (page: Page): Locator => page.getByRole('group', { name: 'How many hits?' })

async function tellHits(
  page: Page,
  faces: readonly number[],
  press: Hands['press'],
): Promise<number> {
  const hits = faces.filter((face) => face > 3).length
  await press(page, hitKeys(page).getByRole('button', { name: String(hits), exact: true }))
  const six = page.getByRole('group', { name: /^A six among them/ })
  if (!(await six.isVisible())) return 1
  await press(page, six.getByRole('button', { name: 'No', exact: true }))
  return 2
}

const thumbs = new WeakMap<Page, SteadyThumb>()

function thumbAt(page: Page): SteadyThumb {
  const thumb = thumbs.get(page) ?? new SteadyThumb()
  thumbs.set(page, thumb)
  return thumb
}

/** A redraw may put another element in its place between two looks. */
async function boxOf(what: Locator) {
  for (let looks = 1; ; looks += 1)
    try {
      await what.scrollIntoViewIfNeeded()
      const box = await what.boundingBox()
      if (box === null) throw new Error('there is nothing to tap')
      return box
    } catch (cause) {
      if (looks === 3) throw cause
    }
}

async function tap(page: Page, what: Locator, { force = false, isQuick = false } = {}) {
  const { x, y, width, height } = await boxOf(what)
  const middle = { x: x + width / 2, y: y + height / 2 }
  await thumbAt(page).tap(middle, () => what.tap({ force }), isQuick)
}

export const byThumb: Hands = {
  async press(page, what) {
    // Of a radio one sees its label, which lies over it and takes the tap.
    const force = (await what.getAttribute('type')) === 'radio'
    await tap(page, what, { force })
  },
  async typeDice(page, faces) {
    const hits = hitKeys(page)
    if (await hits.isVisible()) return tellHits(page, faces, this.press)
    for (const [n, face] of faces.entries()) {
      const key = diceKeys(page).getByRole('button', { name: String(face), exact: true })
      await tap(page, key, { isQuick: n > 0 })
    }
    return faces.length // the last one is looked at for a moment, then all are taken
  },
  /** On the ruler, which nobody hears of: the figure beside it says the same. */
  async measure(page, inches) {
    const ruler = page.locator('.measure svg.ruler')
    const box = await boxOf(ruler)
    const end = Number(await ruler.locator('text:not(.name)').last().textContent())
    const x = ((4 + (318 * Math.min(inches, end)) / end) / 326) * box.width
    const position = { x, y: box.height * 0.42 }
    const place = { x: box.x + x, y: box.y + position.y }
    await thumbAt(page).tap(place, () => ruler.tap({ position }))
    await expect(distanceOf(page)).toHaveValue(String(Math.min(inches, end)))
    return 1
  },
}

const distanceOf = (page: Page): Locator => page.getByRole('textbox', { name: /^Distance/ })

const farthestTab = 60

async function focus(page: Page, what: Locator): Promise<void> {
  const target = await what.elementHandle()
  for (let tabs = 0; tabs < farthestTab; tabs += 1) {
    if (await page.evaluate((wanted) => document.activeElement === wanted, target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('no number of tabs leads there')
}

/** Tab leads to the one that is chosen, the arrows to the others. */
async function chooseRadio(page: Page, what: Locator): Promise<void> {
  const name = (await what.getAttribute('name')) ?? ''
  await focus(page, page.locator(`input[name="${name}"]:checked`))
  for (let presses = 0; presses < 9 && !(await what.isChecked()); presses += 1)
    await page.keyboard.press('ArrowRight')
  await expect(what).toBeChecked()
}

export const byKeyboard: Hands = {
  async press(page, what) {
    if ((await what.getAttribute('type')) === 'radio') {
      await chooseRadio(page, what)
      return
    }
    await focus(page, what)
    await page.keyboard.press('Enter')
  },
  async typeDice(page, faces) {
    if (await hitKeys(page).isVisible()) return tellHits(page, faces, this.press)
    for (const face of faces) await page.keyboard.press(String(face))
    await page.keyboard.press('Enter')
    return faces.length + 1
  },
  async measure(page, inches) {
    await focus(page, distanceOf(page))
    await page.keyboard.type(String(inches))
    return String(inches).length
  },
}
