// Dice on the table: whole battles on the real screen, every short cut taken. The app throws only what decides nothing.
import { expect, test } from 'vitest'
import type { RollDie } from '@/core/dice/dice.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { randomAnswer } from '@/core/randomPlayer.ts'
import { recordOf } from '@/core/record/log.ts'
import { begin, type Play } from '@/core/record/play.ts'
import {
  battle,
  lowestFace,
  openQuestion,
  type BattleKinds,
  type BattlePrompt,
  type BattleState,
} from '@/games/eagles/rules/index.ts'
import { setupOf } from '@tests/support/battle.ts'
import { valueOf } from '@tests/support/results.ts'
import { seat } from './seat.ts'

/** Whom an officer leads cannot fail to attack or to hold, and of several sergeants it is one who falls. */
const lines = [
  'guards 36 officer',
  'guards 24 officer',
  'veteran 36 sergeant sergeant',
  'drilled 36',
]

const guards = (): Play<BattleKinds> =>
  valueOf(begin(battle, { ...setupOf(lines, lines, { turns: 4 }), ground: [] }))

const isIdle = (state: BattleState, { about }: BattlePrompt): boolean =>
  about.at === 'check.die'
    ? lowestFace(state, about) === 1
    : about.at === 'volley.risk' && new Set(about.candidates).size === 1

/** What the app threw although it decided something, by the kinds of its questions; the skips beside it. */
function thrownByApp(play: Play<BattleKinds>) {
  const deciding: string[] = []
  let idle = 0
  for (let line = play.log; line !== null; line = line.before) {
    const { entry, before } = line
    if (entry.kind !== 'answer' || entry.answer.kind !== 'dice') continue
    if (entry.answer.source !== 'app') continue
    const prompt = before === null ? null : openQuestion(before.now.state)
    if (before !== null && prompt !== null && isIdle(before.now.state, prompt)) idle += 1
    else deciding.push(entry.asked ?? '')
  }
  return { deciding, idle, answers: recordOf(play).entries.length }
}

const key = (name: string): boolean =>
  dispatchEvent(new KeyboardEvent('keydown', { key: name, cancelable: true }))

const shortcuts = ['[data-option="skip"]', '[data-option="reroll"]', '.misses .again']

/** Near enough for volleys and charges to matter. */
function sensible(prompt: BattlePrompt, roll: RollDie) {
  const given = randomAnswer(prompt, roll)
  if (given.kind === 'choice' && prompt.kind === 'activation.kind') {
    const options = prompt.wanted.kind === 'choice' ? prompt.wanted.options : []
    const bold = ['attack', 'shoot', 'rally', 'fightOn'].filter((kind) =>
      options.some((option) => option === kind),
    )
    const option = bold[roll(bold.length + 1) - 1]
    if (option !== undefined) return { ...given, option }
  }
  if (given.kind !== 'facts' || !Object.hasOwn(given.values, 'distance')) return given
  const distance = prompt.kind === 'charge.reach' ? 'reaches' : 'upTo:6'
  return { ...given, values: { ...given.values, distance } }
}

async function playByHand(seed: number, through: 'usual' | 'always') {
  const roll = seededDice(seed)
  const { screen, battle: store } = await seat(guards(), {
    settings: { through, handDice: 'faces' },
  })
  const { container } = screen
  const shown = () => container.querySelector('[data-scene]')
  const find = (selector: string) => container.querySelector<HTMLElement>(selector)
  while (store.play !== null && store.play.now.state.result === null) {
    const { head } = store.play
    await expect.poll(() => shown()?.getAttribute('data-scene'), { interval: 5 }).toContain(head)
    const asks = shown()?.getAttribute('data-asks')
    if (asks === 'result') {
      find('#answer-tray button')?.click()
      await expect.poll(() => shown()?.getAttribute('data-asks')).not.toBe('result')
      continue
    }
    const prompt = openQuestion(store.play.now.state)
    if (prompt === null) break
    const { wanted } = prompt
    expect(asks, `dice fall by themselves: ${prompt.kind}`).not.toBe('rolling')
    const shortcut = shortcuts.map(find).find((button) => button !== null)
    if (shortcut !== undefined) shortcut.click()
    else if (wanted.kind === 'dice') {
      for (let die = 0; die < wanted.count; die += 1) key(String(roll(wanted.sides)))
      key('Enter')
    } else store.answer(sensible(prompt, roll), head)
    await expect.poll(() => store.play?.head, { interval: 5 }).not.toBe(head)
  }
  if (store.play === null) throw new Error('the battle is gone')
  await screen.unmount()
  return thrownByApp(store.play)
}

test.each([
  [1, 'usual'],
  [2, 'always'],
  [3, 'always'],
] as const)(
  'a battle with dice on the table, every skip taken, holds no die of the app that decides (%i, %s)',
  { timeout: 300_000 },
  async (seed, through) => {
    const { deciding, idle, answers } = await playByHand(seed, through)
    expect(deciding).toEqual([])
    expect(idle, 'skips were offered').toBeGreaterThan(0)
    expect(answers).toBeGreaterThan(60)
  },
)
