// A form that is being filled in: dice, odds and the ruler follow what it says.
import { expect, test } from 'vitest'
import { nextTick } from 'vue'
import type { Terrain } from '@/games/eagles/rules/index.ts'
import { battleOf, setupOf, Table } from '@tests/support/battle.ts'
import { charged, met } from '@tests/support/houseRuleScenes.ts'
import { playOf } from '@tests/support/tablePlay.ts'
import { seat } from './seat.ts'

const textOf = (element: Element | null): string =>
  element?.textContent.replace(/\s+/gu, ' ').trim() ?? ''

test('dice and odds of defensive fire follow the stepper of the groups', async () => {
  const { screen } = await seat(playOf(charged({}, 'guards 16', 'drilled 36').say()))
  const figures = (): string => textOf(screen.container.querySelector('.figures'))
  const odds = (): string => textOf(screen.container.querySelector('.odds'))
  expect(figures()).toMatch(/2 dice.*5 dice.*9 dice/)
  const before = odds()
  const fewer = screen.container.querySelector<HTMLElement>('.count button')
  for (let n = 9; n > 3; n -= 1) {
    fewer?.click()
    await nextTick()
  }
  await expect.poll(figures).toMatch(/One die.*2 dice.*3 dice/)
  expect(odds()).not.toBe(before)
})

test('rough ground shortens what the ruler calls in reach', async () => {
  const table = battleOf(['veteran 16 column'], ['green 16'])
    .activate(0, 'attack')
    .choose('battalion:1')
    .roll(6)
    .roll(2, 5, 3)
  const { screen } = await seat(playOf(table))
  await screen.getByRole('textbox', { name: /^Distance/ }).fill('8')
  const isIn = (): string => textOf(screen.container.querySelector('.ruler .name.sel'))
  await expect.poll(isIn).toBe('in reach')
  await screen.getByRole('switch', { name: /^Rough ground or uphill/ }).click()
  await expect.poll(isIn).toBe('too far')
})

test.each([
  ['en', 'Cover of the Prussian 1st'],
  ['de', 'Deckung des 1. preußischen'],
] as const)('a fight asks by name whose cover it is, in %s', async (language, whose) => {
  const { screen } = await seat(playOf(met({}, 'guards 16 column', 'drilled 16')), { language })
  const legends = [...screen.container.querySelectorAll('.facts legend:not(.vh)')].map(textOf)
  expect(legends).toEqual([whose])
})

/** A charge of 6 + 6 + 3 over rough ground, or over none. */
const charging = (ground: readonly Terrain[]) =>
  new Table({ ...setupOf(['veteran 16'], ['green 16']), ground })
    .roll(6, 1)
    .choose('a')
    .say({ 'formed:0': 'column' })
    .initiative('a')
    .activate(0, 'attack')
    .choose('battalion:1')
    .roll(6)
    .roll(6, 6, 3)

/** In pixels: nothing on the screen is larger than what was rolled. */
const sizeOf = (element: Element): number => parseFloat(getComputedStyle(element).fontSize)
function largest(container: Element): string {
  const [first] = [...container.querySelectorAll('h2, .asks *, #answer-tray *')]
    .filter((each) => each.childElementCount === 0 && textOf(each) !== '')
    .sort((one, other) => sizeOf(other) - sizeOf(one))
  return textOf(first ?? null)
}

test.each([
  ['en', '15 in', ['Reaches the front with 15 in', 'Falls short with 15 in']],
  ['de', '15 Zoll', ['Trifft die Front mit 15 Zoll', 'Zu kurz mit 15 Zoll']],
] as const)(
  'how far a charge carries is the largest thing where it decides, and on each answer, in %s',
  async (language, far, said) => {
    const { screen } = await seat(playOf(charging([])), { language })
    await expect.poll(() => largest(screen.container)).toBe(far)
    const answers = [...screen.container.querySelectorAll('.range')].map((button) =>
      [...button.children].map(textOf).join(' '),
    )
    expect(answers).toHaveLength(4)
    expect(answers.filter((answer) => answer.endsWith(far))).toEqual(answers)
    expect(answers).toEqual(expect.arrayContaining([...said]))
  },
)

test('ground that is ticked shortens the large figure and the button, and stays so at the question of the reach', async () => {
  const { screen } = await seat(playOf(charging(['hill'])))
  const { container } = screen
  const button = (): string => textOf(container.querySelector('#answer-tray .btn-primary'))
  await expect.poll(() => largest(container)).toBe('15 in')
  expect(button()).toBe('On with 15 in')
  await screen.getByRole('switch', { name: /^Rough ground or uphill/ }).click()
  await expect.poll(() => largest(container)).toBe('6 in')
  expect(button()).toBe('On with 6 in')
  container.querySelector<HTMLElement>('#answer-tray .btn-primary')?.click()
  await expect.poll(() => container.querySelector('.range')).not.toBeNull()
  expect(largest(container)).toBe('6 in')
  container.querySelector<HTMLElement>('.lay')?.click()
  await screen.getByRole('textbox', { name: /^Distance/ }).fill('8')
  await expect.poll(button).toBe('It is 8 in, reach 6 in')
})
