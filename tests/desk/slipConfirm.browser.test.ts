// A slip on the phone of a player: it is confirmed by whoever says who he is, and nothing is in the way of anybody.
import { describe, expect, test } from 'vitest'
import { h } from 'vue'
import type { RoundSlip } from '@/games/eagles/rules/index.ts'
import SlipConfirm from '@/desk/SlipConfirm.vue'
import { axeFindings, dress, smallTargets, themes } from '@tests/ui/fitting.ts'
import { muster } from './eventPage.ts'

const slip: RoundSlip = {
  event: 'Spring Muster',
  round: 2,
  table: 3,
  ticket: 7,
  players: { first: '<b>Änne</b>', second: 'Ben' },
  winner: 'second',
  lost: { first: 31, second: 1 },
  lists: { first: 'AAAAAAAA', second: 'BBBBBBBB' },
  battle: '0123456789',
  confirmedBy: '',
}
const shown = async (part: Partial<RoundSlip> = {}, language: 'en' | 'de' = 'en') => {
  const { show } = await muster({ players: {}, language })
  return show(() => h(SlipConfirm, { slip: { ...slip, ...part } }))
}

test('says the result in words, and of names only their text', async () => {
  const { container } = await shown()
  expect(container.textContent).toContain('<b>Änne</b> against Ben')
  expect(container.textContent).toContain('Ben lost one figure')
  expect(container.textContent).toContain('Code of the battle: 0123456789')
})

test('nobody confirms without saying who he is', async () => {
  const { getByRole, getByText, container } = await shown()
  await getByRole('button', { name: 'I confirm this result' }).click()
  await expect.element(getByText('Say first who you are.')).toBeVisible()
  await getByText('Ben', { exact: true }).click()
  expect(container.textContent).not.toContain('Say first who you are.')
})

test('a confirmed slip shows itself as a code', async () => {
  const { getByText, getByRole } = await shown({ ownPhone: 'second' })
  await expect.element(getByText('Confirmed by Ben.')).toBeVisible()
  await expect.element(getByRole('img', { name: 'Code of the confirmation' })).toBeVisible()
})

describe('has nothing for axe to find, and no target too small', () => {
  test.each(themes)('by %s', async (theme) => {
    dress({ theme, motion: 'none', text: '100' })
    for (const part of [{}, { ownPhone: 'first' }] as const) {
      const { container } = await shown(part, 'de')
      expect(await axeFindings(container)).toEqual([])
      expect(smallTargets(container)).toEqual([])
    }
  })
})
