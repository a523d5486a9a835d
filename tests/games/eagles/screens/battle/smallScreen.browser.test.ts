// While dice are asked for: what decides is in sight together with the button that rolls, on every phone.
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openQuestion } from '@/games/eagles/rules/index.ts'
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

/** What decides, by what it is. */
const deciding = {
  question: '.asks h2',
  'what must be rolled': '.asks .need:not(.again)',
  total: '.asks .comparison .total, .asks .ledger .sum',
  odds: '.asks .odds p',
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

test.each([
  [320, 640, 'en'],
  [320, 640, 'de'],
  [390, 844, 'de'],
  [844, 390, 'de'],
] as const)(
  'question, totals and odds of every roll are in sight without scrolling (%i × %i, %s)',
  async (width, height, language) => {
    await page.viewport(width, height)
    for (const [kind, play] of rolling) {
      const { screen } = await seat(play, { language })
      await nextFrames()
      expect.soft(outOfSight(screen.container), kind).toEqual([])
      await screen.unmount()
    }
  },
)

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

test.each([
  [390, 844],
  [320, 640],
] as const)(
  'with text of twice the size what decides and the button share a screen, and no figure is broken (%i × %i)',
  async (width, height) => {
    await page.viewport(width, height)
    document.documentElement.dataset['text'] = '200'
    for (const [kind, play] of rolling) {
      const { screen } = await seat(play, { settings: { textSize: '200' } })
      await nextFrames()
      const { container } = screen
      const decides = [
        ...container.querySelectorAll('.asks .comparison .total td, #answer-tray .need'),
      ]
      const isNeedTold = kind.endsWith('.dice') && container.querySelector('.asks .need') !== null
      if (isNeedTold) expect.soft(decides.length, kind).toBeGreaterThan(0)
      const button = container.querySelector('#answer-tray .by-app button')
      for (const figure of decides)
        if (button !== null)
          expect.soft(spanOf(figure, button), `${kind}: ${figure.textContent}`).toBeLessThan(height)
      for (const cell of container.querySelectorAll('.asks .ledger td'))
        expect.soft(linesOf(cell), `${kind}: ${cell.textContent}`).toBeLessThanOrEqual(1)
      await screen.unmount()
    }
  },
)
