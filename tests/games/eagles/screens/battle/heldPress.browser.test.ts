// A press is stored and shown at once; what it brings is drawn after that frame, and answered by no press of before.
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { nextTick } from 'vue'
import { answerIn, type Play } from '@/core/record/play.ts'
import {
  openQuestion,
  battle,
  type BattleKinds,
  type QuestionKind,
} from '@/games/eagles/rules/index.ts'
import { playsByKind } from '@tests/support/battlePlays.ts'
import { aftermathOf } from '@/games/eagles/telling/aftermath.ts'
import { valueOf } from '@tests/support/results.ts'
import { heading, seat } from './seat.ts'

function playOf(kind: QuestionKind, seed = 1): Play<BattleKinds> {
  const play = playsByKind(seed).get(kind)
  if (play === undefined) throw new Error(`nobody is asked ${kind}`)
  return play
}

async function sitAt(play: Play<BattleKinds>) {
  const { screen, battle } = await seat(play)
  await expect.poll(() => battle.role).toBe('writer')
  return { screen, battle }
}

/** Runs in the frame that shows the press, before anything of it is painted. */
const inFrame = <T>(look: () => T): Promise<T> =>
  new Promise((resolve) => requestAnimationFrame(() => resolve(look())))

test('the answer is given at once; its button is held in the old question until the next is drawn', async () => {
  const { screen, battle } = await sitAt(playOf('sides.first'))
  const button = screen.container.querySelector<HTMLElement>('#answer-tray button')
  if (button === null) throw new Error('there is nothing to press')
  const asked = heading(screen.container)
  const before = battle.play?.head
  const look = getComputedStyle(button).backgroundColor
  const seen = inFrame(() => ({
    heading: heading(screen.container),
    isHeld: button.isConnected && getComputedStyle(button).backgroundColor !== look,
  }))
  button.click()
  expect(battle.play?.head).not.toBe(before)
  expect(await seen).toEqual({ heading: asked, isHeld: true })
  await expect.poll(() => heading(screen.container)).not.toBe(asked)
  expect(screen.container.querySelector('[data-held]')).toBeNull()
})

test('an order names its battalion too: both answers are drawn in one frame, and half an order in none', async () => {
  const { screen, battle } = await sitAt(playOf('activation.battalion'))
  const { container } = screen
  const drawn: (string | null)[] = []
  const stage = container.querySelector('[data-scene]')
  if (stage === null) throw new Error('there is no stage')
  container.querySelector<HTMLElement>('.strip .counter:not(.acted)')?.click()
  const chip = '.orders [data-option]:not([aria-disabled="true"])'
  await expect.poll(() => container.querySelector(chip)).not.toBeNull()
  const asked = heading(container)
  new MutationObserver(() => drawn.push(stage.getAttribute('data-asks'))).observe(stage, {
    attributes: true,
    attributeFilter: ['data-scene'],
  })
  const seen = inFrame(() => heading(container))
  container.querySelector<HTMLElement>(chip)?.click()
  expect(battle.prompt?.kind).not.toMatch(/^activation\.(battalion|kind)$/)
  expect(await seen).toBe(asked)
  await expect.poll(() => drawn).toEqual([battle.prompt?.kind])
})

const fitsTwice = (play: Play<BattleKinds>, option: string): boolean => {
  const given = { kind: 'choice', option } as const
  const next = answerIn(battle, play, given)
  return next.ok && answerIn(battle, next.value, given).ok
}

/** Two questions after each other that the same answer fits, and its place among the answers. */
function twiceTheSame() {
  for (let seed = 1; seed < 200; seed += 12) {
    const play = playOf('commander.place', seed)
    const { wanted } = openQuestion(play.now.state) ?? {}
    const options = wanted?.kind === 'choice' ? wanted.options : []
    const place = options.findIndex((option) => fitsTwice(play, option))
    if (place >= 0) return { play, place }
  }
  throw new Error('no answer fits twice')
}

test('of two presses within one frame only the first answers, though the next question could take both', async () => {
  const { play, place } = twiceTheSame()
  const { screen, battle } = await sitAt(play)
  const button = screen.container.querySelectorAll<HTMLElement>('.asks button.pick')[place]
  button?.click()
  const { head } = battle.play ?? {}
  expect(head).not.toBe(play.head)
  button?.click()
  await nextTick()
  button?.click()
  expect(battle.play?.head).toBe(head)
})

/** Neither frame nor clock draws what comes next: only what a test does can. */
function holdFrames(): void {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
  const { setTimeout } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, wait?: number) =>
    wait === 100 ? 0 : setTimeout(act, wait)) as typeof setTimeout)
}
afterEach(() => vi.restoreAllMocks())

/** A play, and the choice that leads from it to a throw. */
function leadsToThrow() {
  for (const play of playsByKind().values()) {
    const { wanted } = openQuestion(play.now.state) ?? {}
    for (const option of wanted?.kind === 'choice' ? wanted.options : []) {
      const given = { kind: 'choice', option } as const
      const next = answerIn(battle, play, given)
      if (next.ok && openQuestion(next.value.now.state)?.wanted.kind === 'dice')
        return { play, given }
    }
  }
  throw new Error('no choice leads to dice')
}

test.each(['{Enter}', '3'])(
  'a key before the next question is drawn throws nothing there (%s)',
  async (key) => {
    const { play, given } = leadsToThrow()
    const { screen, battle: played } = await sitAt(play)
    const asked = heading(screen.container)
    holdFrames()
    await valueOf(played.answer(given, play.head)).durable
    const { head } = played.play ?? {}
    expect(heading(screen.container)).toBe(asked)
    await userEvent.keyboard(key)
    expect(heading(screen.container)).not.toBe(asked)
    vi.restoreAllMocks()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(played.play?.head).toBe(head)
    expect(screen.container.querySelector('#answer-tray .typed')).toBeNull()
  },
)

function graveOne(): Play<BattleKinds> {
  const play = [...playsByKind().values()].find((each) => aftermathOf(each)?.isGrave)
  if (play === undefined) throw new Error('nothing grave happens')
  return play
}

test('a result that was read is held too, and the question after it comes', async () => {
  const { screen } = await seat(graveOne(), { unread: true })
  const stage = (): string | null | undefined =>
    screen.container.querySelector('[data-asks]')?.getAttribute('data-asks')
  expect(stage()).toBe('result')
  const goOn = screen.container.querySelector<HTMLElement>('#answer-tray button')
  const isHeld = inFrame(() => goOn?.hasAttribute('data-held'))
  goOn?.click()
  expect(await isHeld).toBe(true)
  await expect.poll(stage).not.toBe('result')
})

test('a result that was read stays read when the battle is left in the same breath', async () => {
  const shaken = graveOne()
  const { screen } = await seat(shaken, { unread: true })
  holdFrames()
  screen.container.querySelector<HTMLElement>('#answer-tray button')?.click()
  await screen.unmount()
  expect(sessionStorage.getItem('aide-de-camp.read')).toBe(shaken.head)
})
