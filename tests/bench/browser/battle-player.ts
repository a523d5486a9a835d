// Taps through a battle as fast as the screen allows, by chance from a seed; the choosing costs the page next to nothing.
import type { Page } from 'playwright'
import { SteadyThumb } from '../../support/steadyThumb.ts'

interface Place {
  readonly x: number
  readonly y: number
}

interface Offer {
  readonly scene: string
  readonly buttons: readonly Place[]
}

/** The middle of every button that answers what is asked; none once the battle is over. */
const offerOf = (page: Page): Promise<Offer> =>
  page.evaluate(() => {
    const stage = document.querySelector('[data-scene]')
    const asks = stage?.getAttribute('data-asks') ?? ''
    const first = [
      '#answer-tray .by-app button',
      '.orders .chip:not([aria-disabled="true"])',
      '.asks .kinds button',
      '.asks button.pick',
      '.strips .on',
    ]
    const rows = asks === 'activation.end' ? [] : first
    const found = [...rows, '#answer-tray button:enabled']
      .map((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
      .find((buttons) => buttons.length > 0)
    const isOver = asks === ''
    const buttons = isOver ? [] : (found ?? [])
    const places = buttons.map((button) => {
      button.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = button.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    })
    return { scene: stage?.getAttribute('data-scene') ?? '', buttons: places }
  })

/** A tap may fall beside a button that moves just then; the next one will not. */
const patience = 5_000
const mostMisses = 5

const sceneChanges = (page: Page, scene: string): Promise<boolean> =>
  page
    .waitForFunction(
      (before) => document.querySelector('[data-scene]')?.getAttribute('data-scene') !== before,
      scene,
      { polling: 25, timeout: patience },
    )
    .then(
      () => true,
      () => false,
    )

export class BattlePlayer {
  taps = 0
  private misses = 0
  private readonly thumb = new SteadyThumb()
  private state: number

  constructor(
    private readonly page: Page,
    seed: number,
  ) {
    this.state = seed
  }

  private chance(of: number): number {
    this.state = (Math.imul(this.state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (this.state >> 8) % of
  }

  /** Taps `most` times at most; true while there is something left to answer. */
  async play(most: number): Promise<boolean> {
    for (let given = 0; given < most; given += 1) {
      const { scene, buttons } = await offerOf(this.page)
      const place = buttons[this.chance(Math.max(1, buttons.length))]
      if (place === undefined) return false
      this.taps += 1
      await this.thumb.tap(place, () => this.page.touchscreen.tap(place.x, place.y))
      if (await sceneChanges(this.page, scene)) this.misses = 0
      else this.misses += 1
      if (this.misses > mostMisses) throw new Error('The battle does not go on.')
    }
    return true
  }
}

/** From any page of the app to the first question of a battle of the two sample armies. */
export async function beginBattle(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/battles/new`)
  // An open table, where the screen asks for it.
  await page.locator('.start').waitFor()
  const open = page.locator('[data-ground="open"]')
  if (await open.isVisible()) await open.tap()
  await page.getByRole('button', { name: 'Begin the battle' }).tap()
  await page.locator('[data-asks="sides.dice"]').waitFor()
}
