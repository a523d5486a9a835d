// An umpire at his phone who gives every answer with the fewest taps the screen allows, and counts them by what they were for.
import type { Download, Locator, Page } from 'playwright'
import { seededDice } from '../../../src/core/dice/seeded.ts'
import { readSealed } from '../../../src/games/campaign/screens/post/seal.ts'
import { SteadyThumb } from '../../support/steadyThumb.ts'
import { sheetFor } from './players.ts'

interface Sheet {
  readonly name: string
  readonly text: string
}

async function textOf(download: Download): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of await download.createReadStream()) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

export class Desk {
  /** By what they were for. */
  readonly taps = new Map<string, number>()
  private readonly thumb = new SteadyThumb()
  private readonly roll = seededDice(1655)

  constructor(private readonly page: Page) {}

  private count(what: string, taps = 1): void {
    this.taps.set(what, (this.taps.get(what) ?? 0) + taps)
  }
  private async tap(what: Locator, why: string): Promise<void> {
    await what.scrollIntoViewIfNeeded()
    const box = await what.boundingBox()
    if (box === null) throw new Error(`nothing to tap at: ${why}`)
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await this.thumb.tap(middle, () => what.tap())
    this.count(why)
  }

  private button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }
  private get tray(): Locator {
    return this.page.locator('#answer-tray')
  }
  /** Once the screen rests: after an answer it may show the question before for a moment, and dice throw themselves. */
  async asked(): Promise<string | null> {
    const now = () => this.page.locator('[data-asks]').first().getAttribute('data-asks')
    const shown = () => this.page.locator('main').innerText()
    for (let [kind, text] = [await now(), await shown()]; ;) {
      await this.page.waitForTimeout(250)
      const [nextKind, nextText] = [await now(), await shown()]
      if (nextKind === kind && nextText === text) return kind
      ;[kind, text] = [nextKind, nextText]
    }
  }
  head(): Promise<string> {
    return this.page.locator('h1').innerText()
  }
  private canRun(): Promise<boolean> {
    return this.tray.getByRole('button', { name: /^Run / }).isVisible()
  }

  /** To the post: nothing to tap where it is open already. */
  private async openPost(): Promise<void> {
    const title = this.page.getByText('Sheets by post', { exact: true })
    const isOpen = this.button('Check and take in')
    if (!(await title.isVisible()))
      await this.tap(this.page.getByText('Umpire', { exact: true }), 'post: opening it')
    if (!(await isOpen.isVisible())) await this.tap(title, 'post: opening it')
    await isOpen.waitFor()
  }

  /** All views by one tap where the screen has it, otherwise one after the other. */
  private async sendViews(): Promise<readonly string[]> {
    const downloads: Download[] = []
    const keep = (download: Download): number => downloads.push(download)
    this.page.on('download', keep)
    const all = this.button(/^Save all/)
    const each = await this.button(/^Sealed view/).all()
    for (const one of (await all.isVisible()) ? [all] : each) await this.tap(one, 'post: views out')
    for (let waits = 0; downloads.length < each.length; waits += 1) {
      if (waits > 100) throw new Error(`${downloads.length} of ${each.length} views came`)
      await this.page.waitForTimeout(50)
    }
    this.page.off('download', keep)
    return Promise.all(downloads.map(textOf))
  }

  private async sheetsFor(views: readonly string[]): Promise<readonly Sheet[]> {
    const kept = await this.page.evaluate(() => localStorage.getItem('aide-de-camp.seatKeys'))
    const keys = JSON.parse(kept ?? '{}') as Record<string, { readonly key: string }>
    const sheets: Sheet[] = []
    for (const view of views) {
      const { campaign = '', seat = '' } = readSealed(view) ?? {}
      const text = await sheetFor(keys[`${campaign} ${seat}`]?.key ?? '', view, this.roll)
      if (text !== null) sheets.push({ name: `sheet-${seat}.json`, text })
    }
    return sheets
  }

  /** In the system's own list of files each is a tap, and so is taking several at once. */
  private async takeIn(sheets: readonly Sheet[]): Promise<void> {
    const input = this.page.locator('.post input[type=file]')
    const isMany = (await input.getAttribute('multiple')) !== null
    const open = (await input.isVisible()) ? input : this.button(/^Open/)
    const files = sheets.map(({ name, text }) => ({
      ...{ name, mimeType: 'application/json', buffer: Buffer.from(text) },
    }))
    for (const some of isMany ? [files] : files.map((file) => [file])) {
      const choosing = this.page.waitForEvent('filechooser')
      await this.tap(open, 'post: sheets in')
      await (await choosing).setFiles(some)
      this.count('post: files picked in the system’s list', some.length + (isMany ? 1 : 0))
      await this.page.waitForTimeout(150)
    }
    await this.page.getByText('Nobody is missing.').waitFor()
  }

  /** Views out, sheets in, the phase is run. */
  private async runPhase(): Promise<void> {
    await this.openPost()
    const views = await this.sendViews()
    await this.takeIn(await this.sheetsFor(views))
    await this.tap(this.tray.getByRole('button', { name: /^Run / }), 'run the phase')
  }

  /** What does not travel is answered here: stand, lose on points, dice, the first way. */
  private async settle(kind: string): Promise<void> {
    const tap = (what: Locator): Promise<void> => this.tap(what.first(), `asked: ${kind}`)
    const stage = this.page.locator('[data-asks]').first()
    if (kind === 'curtain')
      return tap(this.tray.getByRole('button', { name: /^(Answer for|I am)/ }))
    if (kind === 'whoseSheet') return tap(stage.getByRole('button'))
    if (kind === 'flee') return tap(this.button(/^Fight$/))
    if (kind === 'result') {
      await tap(stage.getByRole('button', { name: /Red loses on points/ }))
      return tap(this.button('Yes, so it was'))
    }
    const ways = this.button(/^Roll/).or(this.tray.getByRole('button'))
    return tap((await ways.count()) > 0 ? ways : stage.getByRole('button'))
  }

  /** Until another turn begins, or all is over. */
  async playTurn(): Promise<void> {
    const turn = /Turn \d+/u.exec(await this.head())?.[0] ?? ''
    for (let answers = 0; answers < 600; answers += 1) {
      const kind = (await this.asked()) ?? ''
      if (kind === 'over' || !(await this.head()).includes(`${turn} `)) return
      const before = await this.page.locator('main').innerText()
      if (kind === 'whoseSheet' && (await this.canRun())) await this.runPhase()
      else await this.settle(kind)
      await this.page.waitForFunction(
        (text) => document.querySelector('main')?.innerText !== text,
        before,
      )
    }
    throw new Error('the turn does not end')
  }
}
