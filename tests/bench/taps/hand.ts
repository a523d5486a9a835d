// A thumb, or a keyboard, that gives an answer with the fewest taps the screen allows, and counts them by what was asked.
import type { Locator, Page } from 'playwright'
import type { Answer, FactValues } from '../../../src/core/conversation.ts'
import {
  battalionMeant,
  explainBattle,
  lowestFace,
  rangesOf,
  type BattlePrompt,
  type BattleState,
} from '../../../src/games/eagles/rules/index.ts'
import { SteadyThumb } from '../../support/steadyThumb.ts'

export interface Way {
  readonly dice: 'app' | 'table'
  /** Dice on the table are told face by face, not by what they did. */
  readonly byFaces?: boolean
  /** No finger touches the screen: Tab, Enter. */
  readonly byKeyboard?: boolean
}

/** Nothing on a screen is farther away than so many presses of Tab. */
const farthest = 150

export class Hand {
  readonly taps = new Map<string, number>()
  private readonly thumb = new SteadyThumb()

  constructor(
    private readonly page: Page,
    private readonly way: Way,
  ) {}

  get total(): number {
    return [...this.taps.values()].reduce((sum, taps) => sum + taps, 0)
  }

  async tap(what: Locator, asked: string): Promise<void> {
    await (this.way.byKeyboard === true ? this.press(what, asked) : this.touch(what, asked))
    this.taps.set(asked, (this.taps.get(asked) ?? 0) + 1)
  }

  private async press(what: Locator, asked: string): Promise<void> {
    for (let tabs = 0; tabs < farthest; tabs += 1) {
      if (await what.evaluate((element) => element.contains(document.activeElement)))
        return this.thumb.tap({ x: 0, y: 0 }, () => this.page.keyboard.press('Enter'))
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`no key leads to what answers ${asked}`)
  }

  private async touch(what: Locator, asked: string): Promise<void> {
    await what.scrollIntoViewIfNeeded()
    const box = await what.boundingBox()
    if (box === null) throw new Error(`nothing to tap at ${asked}`)
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await this.thumb.tap(middle, () => this.page.touchscreen.tap(middle.x, middle.y))
  }

  private inMain(selector: string): Locator {
    return this.page
      .locator(`.orders ${selector}, .asks ${selector}, #answer-tray ${selector}`)
      .first()
  }

  option(option: string, asked: string): Promise<void> {
    return this.tap(this.inMain(`[data-option="${option}"]`), asked)
  }

  has(option: string): Promise<boolean> {
    return this.inMain(`[data-option="${option}"]`).isVisible()
  }

  counter(battalion: number, asked: string): Promise<void> {
    return this.tap(this.page.locator(`.strips [data-battalion="${battalion}"]`), asked)
  }

  form(): Promise<void> {
    return this.tap(this.page.locator('.orders .chip[aria-expanded]'), 'activation')
  }

  primary(asked: string): Promise<void> {
    return this.tap(this.page.locator('#answer-tray button:enabled').last(), asked)
  }

  roll(asked: string): Promise<void> {
    return this.tap(this.page.locator('#answer-tray .by-app button'), asked)
  }

  /** Key by key, or, where it is asked, by what they did. */
  async throwByHand(
    state: BattleState,
    { kind, wanted, about }: BattlePrompt,
    faces: readonly number[],
  ): Promise<void> {
    const isTold = await this.has('hits:0')
    if (isTold && this.way.byFaces === true)
      await this.tap(this.page.locator('#answer-tray button.other'), kind)
    if (!isTold || this.way.byFaces === true) {
      const keys = this.page.locator('#answer-tray .keys button')
      for (const face of faces) await this.tap(keys.nth(face - 1), kind)
      return
    }
    const least = lowestFace(state, about) ?? 7
    const hits = faces.filter((face) => face >= least)
    await this.option(`hits:${hits.length}`, kind)
    const asksSix = wanted.kind === 'dice' && wanted.tally?.asksSix === true && hits.length > 0
    if (asksSix) await this.option(hits.includes(6) ? 'six:yes' : 'six:no', kind)
  }
}

/** Of two answers that are buttons of their own, in the order in which they stand. */
const decisions: Readonly<Record<string, readonly string[]>> = {
  fire: ['fire', 'hold'],
  followUp: ['yes', 'no'],
  reachedEdge: ['no', 'yes'],
}

/** The range that this distance lies in, or whether the charge gets there. */
function bandOf(state: BattleState, { about }: BattlePrompt, inches: number): string {
  if (about.at === 'shoot.facts') {
    const shooter = state.battalions[about.battalion]
    const range =
      shooter === undefined ? undefined : rangesOf(shooter).find(({ upTo }) => inches <= upTo)
    return range === undefined ? 'beyond' : `upTo:${range.upTo}`
  }
  const reach = explainBattle(state)?.figures.find(({ label }) => label === 'reach')?.total ?? 0
  return reach >= inches ? 'reaches' : 'short'
}

export async function giveFacts(
  hand: Hand,
  page: Page,
  state: BattleState,
  prompt: BattlePrompt,
  values: FactValues,
): Promise<void> {
  const { distance } = values
  if (typeof distance === 'number') {
    const band = bandOf(state, prompt, distance)
    const met = typeof values['met'] === 'string' && band === 'reaches' ? values['met'] : ''
    for (const option of [`${band}:${met}`, band])
      if (await hand.has(option)) return hand.option(option, prompt.kind)
    await hand.tap(page.locator('.measure svg.ruler'), prompt.kind)
    await page.getByRole('textbox', { name: /^Distance/ }).fill(String(distance))
    return hand.primary(prompt.kind)
  }
  const decided = Object.keys(decisions).find((id) => values[id] !== undefined)
  if (decided === undefined) return hand.primary(prompt.kind)
  const nth = decisions[decided]?.indexOf(String(values[decided])) ?? 0
  return hand.tap(page.locator('#answer-tray .btn-row button').nth(nth), prompt.kind)
}

/** Orders that stand behind "Form". */
const forms = new Set(['formation', 'reform', 'wheel', 'back'])

/** Mine is tapped, then its order; where one order is possible it stands in its row. */
export async function giveOrder(
  hand: Hand,
  option: string,
  order: Answer<never>,
  hasRow: boolean,
): Promise<void> {
  const id = battalionMeant(option) ?? -1
  const kind = order.kind === 'choice' ? order.option : 'pass'
  if (hasRow) return hand.option(`${option} ${kind}`, 'activation')
  await hand.counter(id, 'activation')
  if (forms.has(kind) && !(await hand.has(kind))) await hand.form()
  return hand.option(kind, 'activation')
}
