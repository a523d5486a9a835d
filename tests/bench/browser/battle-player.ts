// Taps through a battle as fast as the screen allows, by chance from a seed; the choosing costs the page next to nothing.
import type { Page } from 'playwright'
import { SteadyThumb } from '../../support/steadyThumb.ts'

interface Place {
  readonly x: number
  readonly y: number
}

interface Offer {
  readonly scene: string
  /** Those of a counter stand below it. */
  readonly hasOrders: boolean
  readonly buttons: readonly Place[]
}

/** The middle of every button that answers what is asked; none once the battle is over. */
const offerOf = (page: Page): Promise<Offer> =>
  page.evaluate(() => {
    const stage = document.querySelector('[data-scene]')
    const asks = stage?.getAttribute('data-asks') ?? ''
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    /** Of the side that is asked, whoever has not acted and is still there. */
    function actors(): HTMLElement[] {
      const whose = document.querySelector('.asks .tile')?.textContent
      const strips = all('.strips .strip').filter(
        (strip) => strip.querySelector('.tile')?.textContent === whose,
      )
      return strips.flatMap((strip) => [
        ...strip.querySelectorAll<HTMLElement>('.counter:not(.acted):not(.gone)'),
      ])
    }
    const rows =
      asks === 'activation.end'
        ? []
        : [
            all('#answer-tray .by-app button'),
            all('.orders [data-option]:not([aria-disabled="true"])'),
            asks === 'activation.battalion' ? actors() : [],
            all('.asks .kinds button'),
            all('.asks button.pick'),
          ]
    const found = [...rows, all('#answer-tray button:enabled')].find(({ length }) => length > 0)
    const isOver = asks === ''
    const buttons = isOver ? [] : (found ?? [])
    const places = buttons.map((button) => {
      button.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = button.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    })
    const scene = stage?.getAttribute('data-scene') ?? ''
    return { scene, hasOrders: all('.orders').length > 0, buttons: places }
  })

/** A tap may fall beside a button that moves just then; the next one will not. */
const patience = 5_000
const mostMisses = 5

/** A counter that was tapped shows its orders, and the scene stays. */
const goesOn = (page: Page, { scene, hasOrders }: Offer): Promise<boolean> =>
  page
    .waitForFunction(
      ({ before, isAsked }) =>
        document.querySelector('[data-scene]')?.getAttribute('data-scene') !== before ||
        (!isAsked && document.querySelector('.orders') !== null),
      { before: scene, isAsked: hasOrders },
      { polling: 25, timeout: patience },
    )
    .then(
      () => true,
      () => false,
    )

/** A whole number from 0 that looks like chance and is the same for the same words (FNV-1a). */
function scattered(words: string): number {
  let hash = 0x811c9dc5
  for (const sign of words) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

export class BattlePlayer {
  taps = 0
  private misses = 0
  private readonly thumb = new SteadyThumb()

  constructor(
    private readonly page: Page,
    private readonly seed: number,
  ) {}

  /** By the scene, not by how often was chosen: a tap more or less leaves the rest of the battle as it is. */
  private choose({ scene, hasOrders, buttons }: Offer): number {
    const asked = [this.seed, scene, hasOrders, this.misses].join(' ')
    return scattered(asked) % Math.max(1, buttons.length)
  }

  /** Where the button stands once the thumb has rested: a page that has gone on meanwhile is not tapped. */
  private async tap({ scene, buttons }: Offer, nth: number, place: Place): Promise<void> {
    await this.thumb.tap(place, async () => {
      const now = await offerOf(this.page)
      const there = now.buttons[nth]
      const isSame = now.scene === scene && now.buttons.length === buttons.length
      if (there === undefined || !isSame) return
      this.taps += 1
      await this.page.touchscreen.tap(there.x, there.y)
    })
  }

  /** A tap that fell beside may have opened a sheet, which covers the question. */
  private async closeSheet(): Promise<void> {
    const sheet = this.page.locator('[role="dialog"]')
    if ((await sheet.count()) === 0) return
    await this.page.keyboard.press('Escape')
    await sheet.first().waitFor({ state: 'detached' })
  }

  /** Taps `most` times at most; true while there is something left to answer. */
  async play(most: number): Promise<boolean> {
    for (let given = 0; given < most; given += 1) {
      const offer = await offerOf(this.page)
      const nth = this.choose(offer)
      const place = offer.buttons[nth]
      if (place === undefined) return false
      await this.tap(offer, nth, place)
      if (await goesOn(this.page, offer)) {
        this.misses = 0
        continue
      }
      this.misses += 1
      if (this.misses > mostMisses) throw new Error('The battle does not go on.')
      await this.closeSheet()
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
