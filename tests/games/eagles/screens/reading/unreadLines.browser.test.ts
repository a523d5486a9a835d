// Lines that nobody can read for sure: each at its place, with what it may mean, decided with one tap and taken back.
import { expect, test } from 'vitest'
import { h } from 'vue'
import { decideLine } from '@/games/eagles/rules/index.ts'
import UnreadLines from '@/games/eagles/screens/reading/UnreadLines.vue'
import type { Language } from '@/words/index.ts'
import { axeFindings } from '@tests/ui/fitting.ts'
import { shownList } from './shown.ts'

const text = 'French\n1st Drilled 24\n2x Guards 16\nall have a drummer\nGreen 20'

const shown = (language: Language = 'en') =>
  shownList(text, language, (list) =>
    h(UnreadLines, {
      list: list.value,
      original: text,
      onDecide: (unread, battalions) => {
        list.value = decideLine(list.value, unread, battalions)
      },
    }),
  )

test('each is shown between its neighbours, with its reason and up to three readings', async () => {
  const { container, getByRole, getByText } = await shown()
  await expect.element(getByRole('heading', { name: 'Not all of it could be read' })).toBeVisible()
  await expect.element(getByText('Line 3 may mean one battalion or several.')).toBeVisible()
  const [first, second] = container.querySelectorAll('li')
  expect(first?.querySelector('.text')?.textContent).toBe(
    '1st Drilled 242x Guards 16all have a drummer',
  )
  expect(
    Array.from(first?.querySelectorAll('button') ?? [], (each) => each.textContent.trim()),
  ).toEqual(['2 battalions: Guards 16', 'Guards 16', 'Not troops'])
  expect(second?.querySelectorAll('button')).toHaveLength(1)
  expect(await axeFindings(container)).toEqual([])
})

test('one tap decides, another takes it back', async () => {
  const { getByRole, getByText, troops } = await shown()
  await getByRole('button', { name: '2 battalions: Guards 16' }).click()
  await expect.element(getByText('Decided: 2 battalions: Guards 16.')).toBeVisible()
  expect(troops()).toEqual(['drilled', 'guards', 'guards', 'green'])
  await getByRole('button', { name: 'Take it back' }).click()
  await expect.element(getByRole('button', { name: 'Guards 16', exact: true })).toBeVisible()
  expect(troops()).toEqual(['drilled', 'green'])
})

test('once every line is decided it is no longer called unread, in German neither', async () => {
  const { getByRole, troops } = await shown('de')
  const none = getByRole('button', { name: 'Keine Truppen' })
  await none.first().click()
  await none.first().click()
  await expect
    .element(getByRole('heading', { name: 'Was du über unklare Zeilen entschieden hast' }))
    .toBeVisible()
  expect(troops()).toEqual(['drilled', 'green'])
})
