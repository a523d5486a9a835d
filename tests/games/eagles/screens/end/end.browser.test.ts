// The end of a battle on the screen: result, why, casualties, luck, and what can be taken away from it.
import { describe, expect, test, vi } from 'vitest'
import { playedBattle } from '@tests/support/recordedBattle.ts'
import { axeFindings, dress, smallTargets, themes } from '@tests/ui/fitting.ts'
import { seat } from '../battle/seat.ts'

const play = playedBattle(3)

async function toTheEnd(table: Parameters<typeof seat>[1] = {}) {
  const seated = await seat(play, table)
  await expect.poll(() => seated.screen.container.querySelector('.end h2')).not.toBeNull()
  await expect.poll(() => document.querySelector('#answer-tray .actions')).not.toBeNull()
  await expect.poll(() => seated.screen.container.querySelectorAll('.end .block').length).toBe(4)
  await expect.poll(() => document.querySelector('.battle-print')).not.toBeNull()
  return { ...seated, container: seated.screen.container }
}

const sheet = () => document.querySelector<HTMLElement>('[role=dialog]')

describe('the end', () => {
  test.each(themes)('has nothing for axe to find by %s, and no target too small', async (theme) => {
    dress({ theme, motion: 'none', text: '100' })
    const { container } = await toTheEnd()
    expect(await axeFindings(container)).toEqual([])
    expect(smallTargets(container)).toEqual([])
  })

  test('in German and at 200 % text nothing runs out of the screen', async () => {
    dress({ theme: 'light', text: '200', motion: 'none' })
    const { container } = await toTheEnd({ language: 'de' })
    const wide = [...container.querySelectorAll('.battle *')].filter(
      (element) =>
        !element.closest('.vh') &&
        element.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
    )
    expect(wide.map(({ outerHTML }) => outerHTML.slice(0, 90))).toEqual([])
    // What nobody sees makes the page no wider either.
    const hidden = [...container.querySelectorAll('.vh')]
    expect(hidden.filter((each) => each.getBoundingClientRect().width > 2)).toEqual([])
    dress({ text: '100' })
  })
})

test('it says who won, why, and takes the focus there', async () => {
  const { container } = await toTheEnd()
  const heading = container.querySelector('.end h2')
  expect(heading?.textContent).toBe('British victory')
  await expect.poll(() => document.activeElement).toBe(heading)
  expect(container.querySelector('.why')?.textContent).toContain('More unbroken battalions')
  expect(container.querySelector('.why')?.textContent).toMatch(/ran off in turn \d/)
})

test('the curve of casualties is a table for whoever cannot see it', async () => {
  const { container } = await toTheEnd()
  const rows = [...container.querySelectorAll('table tbody tr')].map((row) => row.textContent)
  expect(rows).toHaveLength(play.now.state.turn)
  const last = container.querySelectorAll('table tbody tr:last-child td')
  const labels = [...container.querySelectorAll('.chart .right')].map(
    ({ textContent }) => textContent,
  )
  expect(labels).toEqual([`B ${String(last[0]?.textContent)}`, `F ${String(last[1]?.textContent)}`])
})

test('luck is told for each side and each source of dice, in words', async () => {
  const { container } = await toTheEnd()
  const rows = [...container.querySelectorAll('li')].filter((li) => li.querySelector('.rolled'))
  expect(rows.length).toBeGreaterThanOrEqual(6)
  for (const row of rows)
    expect(row.textContent).toMatch(
      /(about what fair dice do|as (good or better|bad or worse) once in \d+ battles)/,
    )
})

test('the report tells it all as text', async () => {
  const { container } = await toTheEnd()
  container.ownerDocument.querySelector<HTMLButtonElement>('#answer-tray .btn-primary')?.click()
  await expect.poll(() => sheet()?.querySelector('.report') ?? null).not.toBeNull()
  const text = sheet()?.querySelector('.report')?.textContent ?? ''
  for (const part of ['British victory', 'Turn 8:', 'Luck', 'Volleys to remember', 'code '])
    expect(text).toContain(part)
  expect(await axeFindings(sheet() ?? document.body)).toEqual([])
})

test('the file of the battle replays to the same end', async () => {
  const { battle } = await toTheEnd()
  const text = await battle.exportText()
  const record: unknown = JSON.parse(text ?? '')
  expect(record).toMatchObject({ head: { hash: play.head, entries: play.log?.number } })
})

test('on paper there is the report and nothing of the screen', async () => {
  await toTheEnd()
  const page = document.querySelector('.battle-print')
  expect(page?.querySelector('h1')?.textContent).toBe('British victory')
  expect(page && getComputedStyle(page).display).toBe('none')
})

test('who prints at once has the whole report on the paper', async () => {
  const wasThere: boolean[] = []
  vi.spyOn(window, 'print').mockImplementation(() => {
    wasThere.push(document.querySelector('.battle-print') !== null)
  })
  await seat(play)
  const printer = () =>
    document.querySelectorAll<HTMLButtonElement>('#answer-tray .actions .btn')[1]
  await expect.poll(printer, { interval: 1 }).toBeDefined()
  printer()?.click()
  await expect.poll(() => wasThere).toEqual([true])
})
