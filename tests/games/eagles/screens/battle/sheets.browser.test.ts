// The sheets over the battle: rosters, log, overrule. Opened by a tap, read by everyone, closed by back.
import { describe, expect, test } from 'vitest'
import { enterSheets } from '@/games/eagles/words/battleSheets.ts'
import { battleAfter, withCorrections } from '@tests/support/longBattle.ts'
import { axeFindings, dress, smallTargets, themes } from '@tests/ui/fitting.ts'
import { seat } from './seat.ts'

const tools = ['log', 'rosters', 'overrule'] as const
type Tool = (typeof tools)[number]
const names: Readonly<Record<Tool, RegExp>> = {
  log: /Log|Verlauf/,
  rosters: /Rosters|Bataillone/,
  overrule: /Overrule|Berichtigen/,
}

const play = withCorrections(battleAfter(260))

async function openSheet(tool: Tool, table: Parameters<typeof seat>[1] = {}) {
  const seated = await seat(play, table)
  await enterSheets()
  await seated.screen.getByRole('button', { name: names[tool] }).click()
  await expect.poll(() => document.querySelector('[role=dialog] h2')).not.toBeNull()
  await expect.poll(() => document.querySelector('[role=dialog] :is(select, li)')).not.toBeNull()
  const dialog = document.querySelector<HTMLElement>('[role=dialog]')
  if (dialog === null) throw new Error('no sheet is open')
  if (tool === 'overrule') await choose(dialog, 'battalion:0')
  return { ...seated, dialog }
}

async function choose(dialog: Element, what: string): Promise<void> {
  const select = dialog.querySelector('select')
  if (select === null) throw new Error('nothing to choose')
  select.value = what
  select.dispatchEvent(new Event('change'))
  await expect.poll(() => dialog.querySelector('[role=spinbutton]')).not.toBeNull()
}

const buttonIn = (dialog: Element, name: RegExp): HTMLButtonElement => {
  const found = [...dialog.querySelectorAll('button')].find(({ textContent, ariaLabel }) =>
    name.test(`${textContent} ${ariaLabel ?? ''}`),
  )
  if (found === undefined) throw new Error(`no button ${String(name)}`)
  return found
}

describe.each(tools)('the sheet %s', (tool) => {
  test.each(themes)('has nothing for axe to find by %s, and no target too small', async (theme) => {
    dress({ theme, motion: 'none', text: '100' })
    const { dialog } = await openSheet(tool)
    await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished))
    expect(await axeFindings(dialog)).toEqual([])
    expect(smallTargets(dialog)).toEqual([])
  })

  test('in German and at 200 % text nothing runs out of the screen', async () => {
    dress({ theme: 'light', text: '200', motion: 'none' })
    const { dialog } = await openSheet(tool, { language: 'de' })
    const wide = [...dialog.querySelectorAll('*')].filter(
      (element) =>
        !element.closest('.vh') &&
        element.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
    )
    expect(wide.map(({ outerHTML }) => outerHTML.slice(0, 90))).toEqual([])
    dress({ text: '100' })
  })
})

test('the log measures in the unit of the screen', async () => {
  const { dialog } = await openSheet('log', { settings: { units: 'cm' } })
  const select = dialog.querySelector('select')
  if (select === null) throw new Error('nobody to choose')
  select.value = '0' // every turn of one battalion is open
  select.dispatchEvent(new Event('change'))
  await expect.poll(() => dialog.textContent).toMatch(/\d½? cm\b/u)
  expect(dialog.textContent).not.toMatch(/\d in\b/u)
})

test('the rosters say what every sign of a counter means', async () => {
  const { dialog } = await openSheet('rosters')
  const summary = dialog.querySelector('summary')
  summary?.click()
  const signs = [...(summary?.parentElement?.querySelectorAll('li') ?? [])]
  expect(signs).toHaveLength(14)
  for (const sign of signs) {
    expect(sign.querySelector('svg :is(path, circle)')).not.toBeNull()
    expect(sign.textContent.trim()).not.toBe('')
  }
  expect(new Set(signs.map(({ textContent }) => textContent)).size).toBe(14)
  expect(await axeFindings(dialog)).toEqual([])
  expect(smallTargets(dialog)).toEqual([])
})

test('the rosters show both armies, and a tap opens everything about a battalion', async () => {
  const { dialog } = await openSheet('rosters')
  expect(dialog.querySelectorAll('li .row')).toHaveLength(play.now.state.battalions.length)
  expect(dialog.textContent).toContain('Supreme Commander')
  const row = dialog.querySelector<HTMLButtonElement>('li .row')
  row?.click()
  await expect.poll(() => row?.getAttribute('aria-expanded')).toBe('true')
  expect(dialog.querySelector('dl')?.textContent).toContain('Quality')
})

test('from a battalion in the roster one tap leads to its log, and one to overruling it', async () => {
  const { dialog } = await openSheet('rosters')
  dialog.querySelector<HTMLButtonElement>('li .row')?.click()
  await expect.poll(() => dialog.querySelector('dl')).not.toBeNull()
  buttonIn(dialog, /Log of this battalion/).click()
  await expect.poll(() => document.querySelector('select')?.value).toBe('0')
})

test('the log tells the newest turn first and keeps what was taken back, struck through', async () => {
  const { dialog } = await openSheet('log')
  const titles = [...dialog.querySelectorAll('.chapter .title')].map((each) => each.textContent)
  expect(titles[0]).toBe(`Turn ${String(play.now.state.turn)}`)
  expect(titles.at(-1)).toBe('Setting up')
  expect(dialog.querySelector('del')?.textContent).toContain('A slip')
  expect(dialog.querySelector('.overruled')?.textContent).toContain('Overruled')
  expect(dialog.textContent).toContain('One answer taken back')
})

test('the log shows dice with their source, and a code at the end of each turn that is over', async () => {
  const { dialog } = await openSheet('log')
  expect(dialog.querySelectorAll('.dice .die').length).toBeGreaterThan(0)
  expect(dialog.querySelector('.dice .vh')?.textContent).toMatch(/Dice \((app|table)\): /)
  const codes = [...dialog.querySelectorAll('.code')].map((each) => each.textContent)
  expect(codes).toHaveLength(dialog.querySelectorAll('.chapter').length - 1)
  for (const code of codes) expect(code).toMatch(/Code [0-9A-Z]{5}\u00A0[0-9A-Z]{5}/)
})

test('overruling shows before and after, wants a reason, and is one entry of the log', async () => {
  const { dialog, battle } = await openSheet('overrule')
  const rankers = play.now.state.battalions[0]?.rankers ?? 0
  const spin = dialog.querySelector<HTMLElement>('[role=spinbutton]')
  spin?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  await expect
    .poll(() => dialog.querySelector('.preview')?.textContent)
    .toContain(`Rankers: ${String(rankers)} → ${String(rankers - 1)}`)
  const submit = [...dialog.querySelectorAll('button')].at(-1)
  submit?.click()
  await expect.poll(() => dialog.querySelector('[role=alert]')?.textContent).toContain('Say why')
  expect(battle.play?.now.state.battalions[0]?.rankers).toBe(rankers)
  buttonIn(dialog, /Miscounted/).click()
  await expect.poll(() => dialog.querySelector('[role=alert]')).toBeNull()
  submit?.click()
  await expect.poll(() => battle.play?.now.state.battalions[0]?.rankers).toBe(rankers - 1)
})
