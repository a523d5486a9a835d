// One seeded battle of the sample armies, played to its end on the real screen by a fixed, sensible policy.
import type { Page } from 'playwright'
import type { Answer } from '../../../src/core/conversation.ts'
import { seededDice } from '../../../src/core/dice/seeded.ts'
import { logOf } from '../../../src/core/record/log.ts'
import type { Play } from '../../../src/core/record/play.ts'
import { sensiblePlayer } from '../../../src/cli/simulate/sensiblePlayer.ts'
import { follow, tableTopOf, type TableTop } from '../../../src/cli/simulate/tableTop.ts'
import {
  battalionMeant,
  battle,
  openQuestion,
  type BattleKinds,
  type BattlePrompt,
  type BattleState,
} from '../../../src/games/eagles/rules/index.ts'
import { giveFacts, giveOrder, Hand, type Way } from './hand.ts'
import { Journal } from './journal.ts'

interface Shown {
  readonly head: string
  readonly asks: string
}

/** Dice that roll through are waited for: nobody taps while they fall. */
const shownOn = (page: Page, before: string): Promise<Shown> =>
  page
    .waitForFunction(
      (last) => {
        const stage = document.querySelector('[data-scene]')
        const scene = stage?.getAttribute('data-scene') ?? ''
        const asks = stage?.getAttribute('data-asks') ?? ''
        if (scene === last || asks === 'rolling') return null
        // Two answers of one tap pass through a scene that nobody sees.
        const seen = Reflect.get(globalThis, 'seenScene') as
          { scene: string; at: number } | undefined
        if (seen?.scene !== scene) {
          Reflect.set(globalThis, 'seenScene', { scene, at: performance.now() })
          return null
        }
        return performance.now() - seen.at < 150 ? null : { scene, asks }
      },
      before,
      { polling: 30, timeout: 60_000 },
    )
    .then(async (handle) => {
      const { scene, asks } = (await handle.jsonValue()) as { scene: string; asks: string }
      return { head: scene, asks }
    })

/** More than any battle takes. */
const mostSteps = 2_000

export class TapPlayer {
  readonly hand: Hand
  private readonly journal: Journal
  private readonly roll: (sides: number) => number
  private table: TableTop | null = null
  private followed = 0

  constructor(
    private readonly page: Page,
    private readonly way: Way,
    seed: number,
  ) {
    this.hand = new Hand(page, way)
    this.journal = new Journal(page)
    this.roll = seededDice(seed)
  }

  async play(): Promise<Play<BattleKinds>> {
    let before = ''
    for (let steps = 0; steps < mostSteps; steps += 1) {
      const { head: scene, asks } = await shownOn(this.page, before)
      const [head = ''] = scene.split(' ')
      const play = await this.journal.upTo(head)
      this.catchUp(play)
      const prompt = openQuestion(play.now.state)
      if (asks === 'result') await this.hand.primary('result')
      else if (prompt === null) return play
      else await this.give(play.now.state, prompt)
      before = scene
    }
    throw new Error('the battle does not end')
  }

  /** The models are moved as the app told. */
  private catchUp(play: Play<BattleKinds>): void {
    this.table ??= tableTopOf(play.setup)
    const lines = [...logOf(play)]
    for (const { line } of lines.slice(this.followed))
      for (const event of line.events) follow(this.table, event)
    this.followed = lines.length
  }

  private wish(state: BattleState, prompt: BattlePrompt): Answer<never> {
    if (this.table === null) throw new Error('nobody looked at the table')
    const wished = sensiblePlayer(this.table, this.roll)(state, prompt)
    if (wished === null || wished.kind === 'overrule') throw new Error('the policy has no answer')
    return wished
  }

  private async give(state: BattleState, prompt: BattlePrompt): Promise<void> {
    const { kind, wanted } = prompt
    if (wanted.kind === 'dice') return this.throwDice(state, prompt)
    const wished = this.wish(state, prompt)
    if (wished.kind === 'facts')
      return giveFacts(this.hand, this.page, state, prompt, wished.values)
    if (wished.kind !== 'choice') return
    const { option } = wished
    if (kind === 'activation.battalion') return this.order(state, option)
    const target = battalionMeant(option)
    if (target !== undefined && !(await this.hand.has(option)))
      return this.hand.counter(target, kind)
    return this.hand.option(option, kind)
  }

  private async order(state: BattleState, option: string): Promise<void> {
    if (await this.hand.has(option)) return this.hand.option(option, 'activation.battalion')
    const step = battle.answer(state, { kind: 'choice', option }, state.active)
    const next = step.ok ? openQuestion(step.value.state) : null
    if (!step.ok || next === null) throw new Error('a battalion that cannot be chosen')
    const order = this.wish(step.value.state, next)
    const kind = order.kind === 'choice' ? order.option : ''
    return giveOrder(this.hand, option, order, await this.hand.has(`${option} ${kind}`))
  }

  private async throwDice(state: BattleState, prompt: BattlePrompt): Promise<void> {
    if (prompt.wanted.kind !== 'dice') return
    if (this.way.dice === 'app') return this.hand.roll(prompt.kind)
    if (await this.hand.has('skip')) return this.hand.option('skip', prompt.kind)
    const faces = Array.from({ length: prompt.wanted.count }, () => this.roll(6))
    return this.hand.throwByHand(state, prompt, faces)
  }
}
