// A form that is being filled in: dice, odds and the ruler follow what it says.
import { expect, test } from 'vitest'
import { nextTick } from 'vue'
import { battleOf } from '@tests/support/battle.ts'
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
