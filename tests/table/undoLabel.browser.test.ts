// The tool that takes back: it says what goes, and where it can only ask the phone that leads.
import { beforeAll, expect, test } from 'vitest'
import TableFoot from '@/table/TableFoot.vue'
import { enterTable } from '@/words/table.ts'
import { show } from '../ui/fitting.ts'

beforeAll(() => enterTable())

const foot = { redo: false, passes: false, more: false, isSaved: null }

test.each([
  [{ what: 'Advance', isAsked: false }, 'Undo: Advance'],
  [{ what: 'Advance', isAsked: true }, 'Ask to undo: Advance'],
])('%j', async (undo, name) => {
  let undone = 0
  const screen = await show(TableFoot, {
    props: { ...foot, undo, onUndo: () => (undone += 1) },
  })
  await screen.getByRole('button', { name, exact: true }).click()
  expect(undone).toBe(1)
})

test('nothing to take back is no button that acts', async () => {
  let undone = 0
  const screen = await show(TableFoot, {
    props: { ...foot, undo: null, onUndo: () => (undone += 1) },
  })
  const tool = screen.getByRole('button', { name: 'Nothing to take back' })
  await expect.element(tool).toHaveAttribute('aria-disabled', 'true')
  await tool.click({ force: true })
  expect(undone).toBe(0)
})
