// How soon forty lists are a finished board, and how a board of a thousand scrolls and filters.
import type { Page } from 'playwright'
import { clubFiles, clubPath } from '../support/clubLists.ts'
import type { ServedApps } from './builds.ts'
import { withPhone } from './browser/phone.ts'
import { atMost, type Figure, median } from './figures.ts'

const slowdown = 4
const rounds = 5
const many = 1_000

const forty = clubFiles.filter((file) => /\.(?:txt|eml)$/.test(file)).slice(0, 40)

const row = (n: number): string =>
  `Player ${n},"${['British', 'French', 'Russian'][n % 3] ?? 'French'}\n1. Drilled ${n % 5 === 0 ? 37 : 36}, drummer\n2. Drilled 40, officer\n3. Green ${16 + 4 * (n % 9)}"`
const table = ['Name,List', ...Array.from({ length: many }, (_, n) => row(n))].join('\n')

async function openMuster(page: Page, url: string): Promise<void> {
  await page.goto(new URL('/#/events', url).href)
  await page.locator('input[type=file]').setInputFiles(clubPath('event.json'))
  await page.getByRole('heading', { name: 'Spring Muster', level: 1 }).waitFor()
  await page.locator('.foot button').tap()
  await page.locator('input[type=file][multiple]').waitFor({ state: 'attached' })
}

/** Milliseconds from the choice of the files to the frame that shows the board. */
async function untilBoard(
  page: Page,
  files: Parameters<Page['setInputFiles']>[1],
): Promise<number> {
  const taken = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let begun = 0
        addEventListener('change', () => (begun ||= performance.now()), {
          capture: true,
          once: true,
        })
        const watcher = new MutationObserver(() => {
          if (document.querySelector('.board .row') === null) return
          watcher.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)))
        })
        watcher.observe(document, { childList: true, subtree: true })
      }),
  )
  await page.locator('input[type=file][multiple]').setInputFiles(files)
  return taken
}

const finished = (url: string): Promise<number> =>
  withPhone(
    async ({ page }) => {
      await openMuster(page, url)
      return untilBoard(page, forty.map(clubPath))
    },
    { slowdown },
  )

/** Milliseconds from each change to the frame that shows it. */
const answers = (page: Page, what: 'filter' | 'scroll'): Promise<readonly number[]> =>
  page.evaluate(async (asked) => {
    const shown = (): Promise<void> =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const field = document.querySelector<HTMLInputElement>('.tools input')
    const box = document.querySelector('main')
    const times: number[] = []
    for (let n = 0; n < 40; n += 1) {
      await new Promise((resolve) => setTimeout(resolve, 150))
      const begun = performance.now()
      if (asked === 'scroll') box?.scrollBy({ top: 500, behavior: 'instant' })
      else if (field !== null) {
        field.value = n % 2 === 0 ? 'player 1' : n % 3 === 0 ? 'russian' : ''
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      await shown()
      times.push(performance.now() - begun)
    }
    return times
  }, what)

const p95 = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN

export async function benchDesk({ app: { url } }: ServedApps): Promise<Figure[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await finished(url))
  const [scroll, filter] = await withPhone(
    async ({ page }) => {
      await openMuster(page, url)
      await untilBoard(page, [
        { name: 'lists.csv', mimeType: 'text/csv', buffer: Buffer.from(table) },
      ])
      await page.waitForTimeout(2_000)
      const scrolled = await answers(page, 'scroll')
      return [p95(scrolled), p95(await answers(page, 'filter'))] as const
    },
    { slowdown },
  )
  return [
    {
      what: 'forty files to a finished board',
      value: median(times),
      unit: 'ms',
      aim: atMost(2_000),
    },
    { what: '1,000 lists: a step of scrolling, p95', value: scroll, unit: 'ms', aim: atMost(50) },
    { what: '1,000 lists: filtering by a word, p95', value: filter, unit: 'ms', aim: atMost(50) },
  ]
}
