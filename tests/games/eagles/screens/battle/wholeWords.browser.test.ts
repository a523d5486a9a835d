// Nothing that one reads is cut or taken apart: the totals of a fight on small screens, words of facts in large text.
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerIn, type Play } from '@/core/record/play.ts'
import { battle, openQuestion, type BattleKinds } from '@/games/eagles/rules/index.ts'
import { battleWords } from '@/games/eagles/words/battle.ts'
import { playsByKind } from '@tests/support/battlePlays.ts'
import { valueOf } from '@tests/support/results.ts'
import { seat } from './seat.ts'

const plays = playsByKind()

afterEach(async () => {
  delete document.documentElement.dataset['text']
  await page.viewport(390, 844)
})

const nextFrames = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))

function fought(): Play<BattleKinds> {
  const play = plays.get('combat.dice')
  if (play === undefined) throw new Error('nobody fights')
  return valueOf(answerIn(battle, play, { kind: 'dice', faces: [6, 2], source: 'app' }))
}

/** Those rows of the round whose figures cannot be read without scrolling. */
function cutRows(container: Element, where: string): readonly string[] {
  const main = container.querySelector('main')?.getBoundingClientRect()
  const bottom = Math.min(main?.bottom ?? 0, innerHeight)
  const rows = [...container.querySelectorAll(`.asks .comparison ${where}`)]
  if (rows.length === 0) throw new Error('no figure of the round is shown')
  return rows.flatMap((row) => {
    const boxes = [...row.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect())
    const isWhole = boxes.every((box) => box.height > 0 && box.bottom <= bottom + 1)
    return isWhole ? [] : [row.textContent]
  })
}

test.each([
  [320, 640, 'en'],
  [320, 640, 'de'],
  [390, 844, 'de'],
  [640, 320, 'en'],
] as const)(
  'who has won a round sees both totals, however much leads to them (%i × %i, %s)',
  async (width, height, language) => {
    await page.viewport(width, height)
    const { screen } = await seat(fought(), { language, unread: true })
    await nextFrames()
    expect(cutRows(screen.container, '.dice')).toEqual([])
    expect(cutRows(screen.container, '.total')).toEqual([])
    await screen.unmount()
  },
)

test.each(['en', 'de'] as const)(
  'a phone on its side shows the whole table of a round (%s)',
  async (language) => {
    await page.viewport(844, 390)
    const { screen } = await seat(fought(), { language, unread: true })
    await nextFrames()
    expect(cutRows(screen.container, 'tbody tr')).toEqual([])
    await screen.unmount()
  },
)

/** Each word of a text stands on one line: none is taken apart for want of room. */
function brokenWords(element: Element): readonly string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u00ad-]+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      // The hyphen before a part lies with it, on the line above.
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 9)
      const lines = new Set(boxes.map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(word)
    }
  return broken
}

const asksFacts = [...plays].filter(
  ([, play]) => openQuestion(play.now.state)?.wanted.kind === 'facts',
)

test.each(['en', 'de'] as const)(
  'with text of twice the size no word of a fact is broken (320 × 640, %s)',
  async (language) => {
    await page.viewport(320, 640)
    document.documentElement.dataset['text'] = '200'
    for (const [kind, play] of asksFacts) {
      const { screen } = await seat(play, { language, settings: { textSize: '200' } })
      await nextFrames()
      for (const row of screen.container.querySelectorAll('.asks .fact')) {
        // A longer one may part between its syllables.
        const words = brokenWords(row).filter(({ length }) => length < 8)
        expect.soft(words, `${kind}: ${row.textContent}`).toEqual([])
      }
      await screen.unmount()
    }
  },
)

test('the names of both who fought are whole on a small phone', async () => {
  await page.viewport(320, 640)
  const { screen } = await seat(fought(), { language: 'de', unread: true })
  await nextFrames()
  const names = [...screen.container.querySelectorAll('.versus strong')]
  expect(names.map(({ textContent }) => textContent)).toHaveLength(2)
  expect(names.flatMap(brokenWords)).toEqual([])
  await screen.unmount()
})

test.each([
  [375, 812],
  [390, 844],
  [320, 640],
] as const)(
  'what undo takes back parts between syllables only (%i × %i)',
  async (width, height) => {
    await page.viewport(width, height)
    const { screen } = await seat(fought(), { language: 'de' })
    await nextFrames()
    const label = screen.container.querySelector('.tools .undo > span')
    if (label === null) throw new Error('there is no undo')
    const { given, undo } = battleWords.value
    for (const what of new Set(Object.values(given))) {
      label.textContent = undo(what)
      expect.soft(brokenWords(label), `${what}: ${label.getBoundingClientRect().width}`).toEqual([])
    }
    await screen.unmount()
  },
)
