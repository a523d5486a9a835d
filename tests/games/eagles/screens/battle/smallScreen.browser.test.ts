// While dice are asked for: what decides is in sight together with the button that rolls, on every phone.
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Play } from '@/core/record/play.ts'
import { openQuestion, type BattleKinds } from '@/games/eagles/rules/index.ts'
import { playsByKind } from '@tests/support/battlePlays.ts'
import { seat } from './seat.ts'

const rolling = [...playsByKind()].filter(
  ([kind, play]) =>
    openQuestion(play.now.state)?.wanted.kind === 'dice' || kind.endsWith('.reroll'),
)

afterEach(async () => {
  delete document.documentElement.dataset['text']
  await page.viewport(390, 844)
})

const nextFrames = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))

type Size = readonly [width: number, height: number]

interface Seen {
  readonly kind: string
  /** The kind and the size, for what is told. */
  readonly at: string
  readonly container: Element
  readonly size: Size
}

/** Sits down at each play once, and turns and changes the phone there: sitting down was most of the time of this file. */
async function lookAt(
  plays: readonly (readonly [string, Play<BattleKinds>])[],
  sizes: readonly Size[],
  table: Parameters<typeof seat>[1],
  look: (seen: Seen) => void,
): Promise<void> {
  for (const [kind, play] of plays) {
    const { screen } = await seat(play, table)
    for (const size of sizes) {
      await page.viewport(...size)
      await nextFrames()
      look({ kind, at: `${kind} at ${size.join(' × ')}`, container: screen.container, size })
    }
    await screen.unmount()
  }
}

/** What decides, by what it is. */
const deciding = {
  question: '.asks h2',
  'what must be rolled': '.asks .need:not(.again)',
  total: '.asks .comparison .total, .asks .ledger .sum',
  odds: '.asks .odds p, #answer-tray .odds p',
} as const

/** What is cut off, or lies outside what the screen shows of the question. */
function outOfSight(container: Element): readonly string[] {
  const main = container.querySelector('main')?.getBoundingClientRect()
  if (main === undefined) throw new Error('there is no question')
  const bottom = Math.min(main.bottom, innerHeight)
  return Object.entries(deciding).flatMap(([what, where]) =>
    [...container.querySelectorAll(where)].flatMap((element) => {
      const box = element.getBoundingClientRect()
      const isSeen = box.height > 0 && box.top >= main.top - 1 && box.bottom <= bottom + 1
      return isSeen ? [] : [`${what}: ${element.textContent.trim()}`]
    }),
  )
}

const upright: readonly Size[] = [
  [320, 640],
  [390, 844],
]
const onItsSide: Size = [844, 390]

test.each([
  ['en', upright.slice(0, 1)],
  ['de', [...upright, onItsSide]],
] as const)(
  'question, totals and odds of every roll are in sight without scrolling (%s)',
  (language, sizes) =>
    lookAt(rolling, sizes, { language }, ({ at, container }) =>
      expect.soft(outOfSight(container), at).toEqual([]),
    ),
)

test.each(['en', 'de'] as const)(
  'a phone on its side shows the whole table of a fight (%s)',
  async (language) => {
    await page.viewport(844, 390)
    const play = playsByKind().get('combat.dice')
    if (play === undefined) throw new Error('nobody fights')
    const { screen } = await seat(play, { language })
    await nextFrames()
    const { container } = screen
    const lines = [...container.querySelectorAll('.comparison tbody tr')]
    expect(lines.length).toBeGreaterThan(3)
    const bottom = container.querySelector('main')?.getBoundingClientRect().bottom ?? 0
    for (const line of lines) {
      const box = line.getBoundingClientRect()
      expect.soft(box.height, line.textContent).toBeGreaterThan(0)
      expect.soft(box.bottom, line.textContent).toBeLessThanOrEqual(bottom + 1)
    }
    await screen.unmount()
  },
)

test.each([
  ['100', '#answer-tray'],
  ['200', '.asks'],
] as const)(
  'on a phone on its side the odds stand where there is room (text of %s %%)',
  async (textSize, where) => {
    await page.viewport(844, 390)
    document.documentElement.dataset['text'] = textSize
    const play = playsByKind().get('combat.dice')
    if (play === undefined) throw new Error('nobody fights')
    const { screen } = await seat(play, { settings: { textSize } })
    await expect.poll(() => screen.container.querySelector(`${where} .odds`)).not.toBeNull()
    await screen.unmount()
  },
)

test.each([
  [320, 640],
  [844, 390],
] as const)('no die stands in the question (%i × %i)', async (width, height) => {
  await page.viewport(width, height)
  const play = playsByKind().get('volley.reroll')
  if (play === undefined) throw new Error('nobody re-rolls')
  const { screen } = await seat(play)
  await nextFrames()
  // As in a longer volley.
  screen.container.querySelector<HTMLElement>('.page')?.setAttribute('data-tight', '1 2 3')
  const question = screen.container.querySelector('.asks h2')?.getBoundingClientRect()
  const dice = [...screen.container.querySelectorAll('.asks ul.dice li > :first-child')]
  expect(dice.length).toBeGreaterThan(0)
  // A hit has a frame of some pixels around it.
  const lowest = (question?.bottom ?? Infinity) + 4
  for (const die of dice) expect(die.getBoundingClientRect().top).toBeGreaterThanOrEqual(lowest)
  await screen.unmount()
})

/** Of two boxes, how tall a screen must be that shows both. */
function spanOf(one: Element, other: Element): number {
  const boxes = [one, other].map((element) => element.getBoundingClientRect())
  return Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
}

/** "2½" over two lines would be another number. */
function linesOf(cell: Element): number {
  const range = document.createRange()
  range.selectNodeContents(cell)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}

test('with text of twice the size what decides and the button share a screen, and no figure is broken', () => {
  document.documentElement.dataset['text'] = '200'
  const settings = { textSize: '200' } as const
  return lookAt(rolling, upright, { settings }, ({ kind, at, container, size: [, height] }) => {
    const decides = [
      ...container.querySelectorAll('.asks .comparison .total td, #answer-tray .need'),
    ]
    const isNeedTold = kind.endsWith('.dice') && container.querySelector('.asks .need') !== null
    if (isNeedTold) expect.soft(decides.length, at).toBeGreaterThan(0)
    const button = container.querySelector('#answer-tray .by-app button')
    for (const figure of decides)
      if (button !== null)
        expect.soft(spanOf(figure, button), `${at}: ${figure.textContent}`).toBeLessThan(height)
    for (const cell of container.querySelectorAll('.asks .ledger td'))
      expect.soft(linesOf(cell), `${at}: ${cell.textContent}`).toBeLessThanOrEqual(1)
  })
})

const asking = [...playsByKind()].filter(([kind]) => rolling.every(([rolled]) => rolled !== kind))

test('whatever is asked, its question is in sight', () =>
  lookAt(asking, [[320, 640], [640, 320], onItsSide], {}, ({ at, container }) => {
    const main = container.querySelector('main')?.getBoundingClientRect()
    const question = container.querySelector('.asks h2')?.getBoundingClientRect()
    expect.soft(question?.bottom, at).toBeLessThanOrEqual(Math.min(main?.bottom ?? 0, innerHeight))
  }))

test.each([
  [320, 640],
  [640, 320],
  [844, 390],
  [390, 844],
] as const)(
  'the orders under a counter are whole, side by side, within the screen (%i × %i)',
  async (width, height) => {
    await page.viewport(width, height)
    const play = playsByKind().get('activation.battalion')
    if (play === undefined) throw new Error('nobody acts')
    const { screen } = await seat(play)
    const own = play.now.state.battalions.find(({ side }) => side === play.now.state.active)
    screen.container
      .querySelector<HTMLElement>(`.strips [data-battalion="${own?.id ?? 0}"]`)
      ?.click()
    await expect.poll(() => screen.container.querySelectorAll('.orders .chip').length).toBe(5)
    await nextFrames()
    const boxes = [...screen.container.querySelectorAll('.orders .chip')].map((chip) => ({
      box: chip.getBoundingClientRect(),
      word: (chip.querySelector('span') ?? chip).getBoundingClientRect(),
    }))
    for (const [n, { box, word }] of boxes.entries()) {
      expect.soft(box.right).toBeLessThanOrEqual(width)
      expect.soft(box.bottom).toBeLessThanOrEqual(height)
      const before = boxes[n - 1]?.box.right ?? 0
      expect.soft(box.left, 'beside the one before').toBeGreaterThanOrEqual(before - 1)
      expect.soft(word.width, 'no word is broken').toBeLessThanOrEqual(box.width)
      expect.soft(word.height, 'in two lines at most').toBeLessThan(34)
    }
  },
)
