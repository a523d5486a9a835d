// What a fair die costs, beside Math.random on the same machine: in Node and in the browser.
import { chromium } from 'playwright'
import { build } from 'vite'
import { fileURLToPath } from 'node:url'
import { launchOptions } from '../../scripts/find-browser.ts'
import { diceFrom } from '../../src/platform/dice.ts'
import { atLeast, median, type Figure } from './figures.ts'
import { microseconds } from './stopwatch.ts'

const diceAtOnce = 1_000

const sumOf = (roll: () => number) => (): number => {
  let sum = 0
  for (let n = 0; n < diceAtOnce; n += 1) sum += roll()
  return sum
}

// eslint-disable-next-line no-restricted-properties -- the thing we measure against
const unfair = (): number => Math.floor(Math.random() * 6) + 1

function inNode(): number {
  const roll = diceFrom((bytes) => crypto.getRandomValues(bytes))
  const [ours = Number.NaN, theirs = Number.NaN] = microseconds([
    sumOf(() => roll(6)),
    sumOf(unfair),
  ])
  return theirs / ours
}

/** The dice as a script of their own, for a page without an app around it. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('../../src/platform/dice.ts', import.meta.url)),
        formats: ['iife'],
        name: 'dice',
      },
    },
  })
  const [first] = Array.isArray(built) ? built : []
  const chunk = first?.output[0]
  if (chunk === undefined) throw new Error('the dice could not be built')
  return chunk.code
}

/** Times both in turns, a hundred thousand dice at once; the ratio of the medians. */
const inPage = `(() => {
  const roll = dice.appDice(), rounds = 41, many = 100000, times = [[], []]
  const works = [() => roll(6), () => Math.floor(Math.random() * 6) + 1]
  let kept = 0
  for (let round = 0; round < rounds; round += 1)
    works.forEach((work, which) => {
      const from = performance.now()
      for (let n = 0; n < many; n += 1) kept += work()
      times[which].push(performance.now() - from)
    })
  return kept > 0 ? times : []
})()`

async function inBrowser(): Promise<number> {
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage()
    const [ours = [], theirs = []] = await page.evaluate<number[][]>(`${await script()};${inPage}`)
    return median(theirs) / median(ours)
  } finally {
    await browser.close()
  }
}

export async function benchDice(): Promise<Figure[]> {
  const aim = atLeast(0.9)
  return [
    { what: 'speed of a fair die, to Math.random (Node)', value: inNode(), unit: '×', aim },
    {
      what: 'speed of a fair die, to Math.random (browser)',
      value: await inBrowser(),
      unit: '×',
      aim,
    },
  ]
}
