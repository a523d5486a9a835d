// A list to look at: its text with the marks, settled with one tap, or one line of it decided on.
import { expect, test } from 'vitest'
import { h } from 'vue'
import { changeNothing, decideLine } from '@/games/eagles/rules/index.ts'
import LookQuestion from '@/games/eagles/screens/reading/LookQuestion.vue'
import SourceText from '@/games/eagles/screens/reading/SourceText.vue'
import type { Language } from '@/words/index.ts'
import { axeFindings } from '@tests/ui/fitting.ts'
import { shownList } from './shown.ts'

const text = 'Hello Tom,\nthis replaces the one of Monday.\nFrench\n1st Drilled 40 = 40\nTotal 40'

const shown = (language: Language = 'en') =>
  shownList(text, language, (list) =>
    h('div', [
      h(LookQuestion, {
        list: list.value,
        isLegal: true,
        onSettle: () => (list.value = changeNothing(list.value)),
        onDecide: (line, battalions) => (list.value = decideLine(list.value, line, battalions)),
      }),
      h(SourceText, { list: list.value, original: text }),
    ]),
  )

test('says why, marks what stands beside in the text, and is settled with one tap', async () => {
  const { container, getByRole, getByText, troops } = await shown()
  await expect
    .element(getByRole('heading', { name: 'Legal, if these change nothing' }))
    .toBeVisible()
  const open = [...container.querySelectorAll('li.open .beside')].map((each) => each.textContent)
  expect(open).toEqual([
    'Hello Tom, (stands beside the list)',
    'this replaces the one of Monday. (stands beside the list)',
  ])
  expect(container.querySelector('li .read')?.textContent).toBe('French')
  expect(await axeFindings(container)).toEqual([])
  await getByRole('button', { name: 'These change nothing' }).click()
  await expect.element(getByText('Settled: these change nothing.')).toBeVisible()
  expect(container.querySelectorAll('li.open')).toHaveLength(0)
  expect(troops()).toEqual(['drilled'])
})

test('where one does, each line has its buttons; the other stays open', async () => {
  const { getByRole, container } = await shown()
  await getByRole('button', { name: 'One does' }).click()
  const lines = container.querySelectorAll('.look li')
  expect(lines).toHaveLength(2)
  await getByRole('button', { name: 'Not troops' }).first().click()
  await expect.poll(() => container.querySelectorAll('.look li').length).toBe(1)
  expect(await axeFindings(container)).toEqual([])
})

test('in German', async () => {
  const { getByRole } = await shown('de')
  await getByRole('button', { name: 'Das ändert nichts' }).click()
  await expect.element(getByRole('heading')).not.toBeInTheDocument()
})
