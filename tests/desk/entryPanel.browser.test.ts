// One list in full: it is accepted with a word why, answered in the player's language, and that is kept.
import { expect, test } from 'vitest'
import { h } from 'vue'
import { ok } from '@/core/result.ts'
import { without } from '@/core/without.ts'
import EntryPanel from '@/desk/entry/EntryPanel.vue'
import type { BoardEntry } from '@/games/eagles/rules/index.ts'
import { changeBoard } from '@/storage/events/events.ts'
import { toasts } from '@/ui/toast/toasts.ts'
import { axeFindings } from '@tests/ui/fitting.ts'
import { muster } from './eventPage.ts'

/** What older versions have stored says nothing of what stands beside. */
const asOldReading = (entry: BoardEntry): BoardEntry => ({
  ...entry,
  versions: entry.versions.map((version) =>
    version.list.ok
      ? {
          ...version,
          readAt: 2,
          list: ok(without(without(version.list.value, 'beside'), 'because')),
        }
      : version,
  ),
})

async function panelOf(player: string, desk: Parameters<typeof muster>[0]) {
  const seated = await muster(desk)
  await seated.open()
  const { id, board, rowOf, show } = seated
  const screen = await show(() => {
    const { event } = board
    if (event === null) throw new Error('there is no event')
    const row = rowOf(player)
    return h(EntryPanel, { eventId: id, event, row, rows: board.rows, rounds: board.rounds })
  })
  return { ...seated, ...screen }
}

test('a list that is not legal is accepted only with a reason, and the reason is kept', async () => {
  const { rowOf, getByRole, getByText } = await panelOf('ben', { players: { ben: 37 } })
  const accept = getByRole('button', { name: 'Accept all the same' })
  await expect.element(accept).toBeDisabled()
  await getByRole('textbox', { name: 'Why is it accepted?' }).fill('  first event ')
  await accept.click()
  await expect.element(getByText('Accepted: first event')).toBeVisible()
  expect(rowOf('ben').state).toBe('accepted')
  expect(rowOf('ben').entry.accepted).toEqual({ version: 0, note: 'first event' })
})

test('an acceptance is taken back', async () => {
  const { rowOf, getByRole } = await panelOf('ann', { players: { ann: 36 } })
  await getByRole('button', { name: 'Accept', exact: true }).click()
  await getByRole('button', { name: 'Take the acceptance back' }).click()
  await expect.element(getByRole('button', { name: 'Accept', exact: true })).toBeVisible()
  expect(rowOf('ann').entry.accepted).toBeNull()
})

test('a list is marked as answered, and as not answered again', async () => {
  const { rowOf, getByRole } = await panelOf('ben', { players: { ben: 37 } })
  const answered = getByRole('switch', { name: 'Answered' })
  await answered.click()
  await expect.poll(() => rowOf('ben').entry.answered).toBe(0)
  await answered.click()
  await expect.poll(() => rowOf('ben').entry.answered).toBeNull()
})

test('the reply is in the language of the player, whatever the app speaks', async () => {
  const { container, getByText } = await panelOf('ben', { players: { ben: 37 } })
  const reply = () => container.querySelector('pre')?.textContent ?? ''
  await expect.poll(reply).toContain('Hello ben')
  await getByText('Deutsch').click()
  await expect.poll(reply).toContain('Hallo ben')
  expect(reply()).toContain('37 Soldaten')
  await getByText('English').click()
  await expect.poll(reply).toContain('37 Rankers')
})

test.each(['en', 'de'] as const)('axe finds nothing in it (%s)', async (language) => {
  const { container } = await panelOf('ben', { players: { ben: 37 }, language })
  await expect.poll(() => container.querySelector('pre')?.textContent).not.toBe('')
  expect(await axeFindings(container)).toEqual([])
})

test('the reply stands before the rare acceptance, its button before its text', async () => {
  const { container } = await panelOf('ben', { players: { ben: 37 } })
  await expect.poll(() => container.querySelector('pre')?.textContent).not.toBe('')
  const words = container.textContent
  const at = (text: string): number => words.indexOf(text)
  expect(at('Copy a note to the player')).toBeLessThan(at('Hello ben'))
  expect(at('Hello ben')).toBeLessThan(at('Accept all the same'))
})

test('when a list was sent is told, or that nobody knows, only where there is a deadline', async () => {
  const without = await panelOf('ann', { players: { ann: 36 } })
  await expect.element(without.getByText(/Nobody knows when/)).not.toBeInTheDocument()
  await without.unmount()
  const limits = { deadline: '2026-05-01T20:00+02:00' }
  const { getByText } = await panelOf('ann', { players: { ann: 36 }, limits })
  await expect.element(getByText(/Nobody knows when/)).toBeVisible()
})

test('a list that an older version has read is read anew on demand, as a version of its own', async () => {
  const { id, rowOf, getByRole } = await panelOf('ann', { players: { ann: 36 } })
  const anew = getByRole('button', { name: 'Read the text anew' })
  await expect.element(anew).not.toBeInTheDocument()
  await changeBoard(id, ({ entries }) => ({ put: entries.map(asOldReading), result: undefined }))
  await anew.click()
  await expect
    .poll(() => toasts.value.map(({ text }) => text))
    .toContain('It is read anew: see the versions.')
  await expect.poll(() => rowOf('ann').entry.versions.length).toBe(2)
  await expect.element(anew).not.toBeInTheDocument()
  toasts.value.at(-1)?.action?.run()
  await expect.poll(() => rowOf('ann').entry.versions.length).toBe(1)
})
