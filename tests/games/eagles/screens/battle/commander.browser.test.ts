// The Supreme Commander joins a battalion: what it costs the others is said before, and wherever their quality stands after.
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { setupOf, Table } from '@tests/support/battle.ts'
import { chosen, playOf } from '@tests/support/tablePlay.ts'
import { seat } from './seat.ts'

const textOf = (element: Element | null): string =>
  element?.textContent.replace(/\s+/gu, ' ').trim() ?? ''

const lines = ['guards 32', 'drilled 36', 'green 36']

/** He has ridden, and is asked whom he joins. */
const riding = () =>
  playOf(
    new Table({ ...setupOf(lines, lines), ground: [] })
      .roll(6, 1)
      .choose('a')
      .say()
      .initiative('a')
      .choose('commander:a')
      .roll(1, 2, 3, 4),
  )

const said = {
  en: {
    price:
      'While he is with a battalion, all others are one level lower: 1st Guards → Veteran, 2nd Drilled → Green, 3rd Green −1.',
    now: ['Guards, now as Veteran', 'Drilled', 'Green, now with −1'],
    told: 'joins the French 2nd: all others are one level lower.',
    alone: ['Guards', 'Drilled', 'Green'],
    far: '10 in',
    list: 'Show them as a list with all details',
    rosters: 'Rosters',
    overrule: 'Overrule',
  },
  de: {
    price:
      'Solange er bei einem Bataillon ist, zählen alle anderen eine Stufe tiefer: 1. Garde → Veteranen, 2. Gedrillt → Rekruten, 3. Rekruten −1.',
    now: ['Garde, jetzt wie Veteranen', 'Gedrillt', 'Rekruten, jetzt mit −1'],
    told: 'führt nun das 2. französische: Alle anderen zählen eine Stufe tiefer.',
    alone: ['Garde', 'Gedrillt', 'Rekruten'],
    far: '10 Zoll',
    list: 'Als Liste mit allen Angaben',
    rosters: 'Bataillone',
    overrule: 'Berichtigen',
  },
} as const

test.each(['en', 'de'] as const)('in %s', async (language) => {
  const words = said[language]
  const { screen, battle } = await seat(riding(), { language })
  const { container } = screen
  const qualities = (): readonly string[] =>
    [...container.querySelectorAll('.pick .main > :first-child')].map(textOf).slice(0, 3)
  await expect.poll(() => textOf(container.querySelector('.price'))).toBe(words.price)
  expect(textOf(container.querySelector('.far strong'))).toBe(words.far)
  expect(qualities()).toEqual(words.alone)
  container.querySelector<HTMLElement>('.pick[data-option="battalion:1"]')?.click()
  await expect.poll(() => textOf(container.querySelector('.last'))).toContain(words.told)
  await screen.getByRole('button', { name: words.list }).click()
  await expect.poll(qualities).toEqual(words.now)
  const counter = container.querySelector('.strips [data-battalion="0"]')
  expect(
    textOf(counter?.querySelector('.vh') ?? null) || counter?.getAttribute('aria-label'),
  ).toContain(words.now[0])
  await screen.getByRole('button', { name: words.rosters, exact: true }).click()
  await expect
    .poll(() =>
      [...document.querySelectorAll('[role="dialog"] .army .row .main > :first-child')].map(textOf),
    )
    .toEqual([...words.now, ...words.alone])
  await userEvent.keyboard('{Escape}')
  // Who sets a battalion right sees both levels: the one that was bought can be changed, the other follows.
  await screen.getByRole('button', { name: words.overrule, exact: true }).click()
  const sheet = (): string => textOf(document.querySelector('[role="dialog"]'))
  await expect.poll(() => document.querySelector('[role="dialog"] select')).not.toBeNull()
  const what = document.querySelector<HTMLSelectElement>('[role="dialog"] select')
  for (const [battalion, words] of [
    ['battalion:0', said[language].now[0]],
    ['battalion:2', said[language].now[2]],
  ]) {
    if (what === null || battalion === undefined) throw new Error('nothing to choose')
    what.value = battalion
    what.dispatchEvent(new Event('change'))
    await expect.poll(sheet).toContain(words)
  }
  await userEvent.keyboard('{Escape}')
  expect(battle.play?.now.state.commanders.a.with).toBe(1)
})

test('a target says so too', async () => {
  const joined = chosen(riding(), 'battalion:1', 'battalion:0', 'pass', 'battalion:3', 'shoot')
  const { screen } = await seat(joined)
  const first = (): string => textOf(screen.container.querySelector('.pick .main > :first-child'))
  await expect.poll(first).toBe('Guards, now as Veteran')
})
