// Results as an organiser enters them on a slow phone: nothing typed or tapped is dropped, nothing shown is untrue.
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { h } from 'vue'
import type { TableResult } from '@/games/eagles/rules/index.ts'
import type { Language } from '@/words/index.ts'
import { database } from '@/storage/database.ts'
import { changeBoard } from '@/storage/eventsDoor.ts'
import { useMayReload } from '@/app/mayReload.ts'
import { toasts } from '@/ui/toast/toasts.ts'
import RoundsView from '@/desk/RoundsView.vue'
import { muster } from './eventPage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  toasts.value = []
})

/** Two at a table of the first round, and what is stored of it. */
async function atTable(result: TableResult | null, language: Language = 'en') {
  const seated = await muster({ language, players: { ann: 36, ben: 40 } })
  const [first, second] = ['ann', 'ben'].map((player) => `${player}-${seated.id}`)
  const pairings = [{ first: first ?? '', second: second ?? '', result }]
  await changeBoard(seated.id, () => ({ rounds: [{ pairings }], result: null }))
  const screen = await seated.show(() => h(RoundsView, { id: seated.id }))
  await expect.element(screen.getByRole('radio').first()).toBeInTheDocument()
  const stored = async () => (await database.events.get(seated.id))?.rounds[0]?.pairings[0]?.result
  const lost = (player: string) => screen.getByRole('textbox', { name: `${player} lost, figures` })
  const radio = (name: string) => screen.getByRole('radio', { name, exact: true })
  return { ...seated, ...screen, stored, lost, radio }
}

/** A phone whose writes wait until they are let go. */
function slowPhone() {
  let open = (): void => undefined
  const gate = new Promise<void>((resolve) => (open = resolve))
  const transaction = database.transaction.bind(database)
  vi.spyOn(database, 'transaction').mockImplementation(((...given: unknown[]) =>
    gate.then(() => Reflect.apply(transaction, database, given))) as typeof transaction)
  return { open: () => open() }
}
function fullPhone() {
  return vi.spyOn(database.events, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}
const draw = { winner: 'draw', firstLost: null, secondLost: null } as const

test('figures that are typed while an earlier digit is being written are all kept', async () => {
  const { lost, stored } = await atTable(draw)
  const phone = slowPhone()
  await lost('ann').click()
  await userEvent.keyboard('1')
  await userEvent.keyboard('2')
  await expect.element(lost('ann')).toHaveValue('12')
  expect(useMayReload().mayReload).toBe(false)
  phone.open()
  await expect.poll(stored).toEqual({ ...draw, firstLost: 12 })
  await expect.element(lost('ann')).toHaveValue('12')
  await expect.poll(() => useMayReload().mayReload).toBe(true)
})

test('a winner that is tapped while another write runs is stored, beside what that write brings', async () => {
  const { lost, radio, getByText, stored } = await atTable(draw)
  const phone = slowPhone()
  await lost('ann').fill('3')
  await lost('ben').fill('4')
  await getByText('ben won').click()
  await expect.element(radio('ben won')).toBeChecked()
  phone.open()
  await expect.poll(stored).toEqual({ winner: 'second', firstLost: 3, secondLost: 4 })
})

test('what another tab has stored at the table meanwhile is not undone by what was drawn here', async () => {
  const { id, board, getByText, stored } = await atTable(draw)
  const phone = slowPhone()
  await getByText('ann won').click()
  const row = await database.events.get(id)
  const [round] = board.rounds
  if (row === undefined || round === undefined) throw new Error('there is no round')
  const pairings = round.pairings.map((one) => ({ ...one, result: { ...draw, secondLost: 7 } }))
  await database.events.put({ ...row, rounds: [{ pairings }] })
  phone.open()
  await expect.poll(stored).toEqual({ winner: 'first', firstLost: null, secondLost: 7 })
})

test('a winner that could not be stored is not shown as one; it is told, and can be tried again', async () => {
  const { radio, getByText, stored } = await atTable(null)
  const full = fullPhone()
  await getByText('ann won').click()
  await expect.poll(() => toasts.value.map(({ kind }) => kind)).toEqual(['problem'])
  await expect.element(radio('ann won')).not.toBeChecked()
  full.mockRestore()
  toasts.value[0]?.action?.run()
  await expect.poll(async () => (await stored())?.winner).toBe('first')
  await expect.element(radio('ann won')).toBeChecked()
  await expect.poll(() => toasts.value).toEqual([])
})

test('figures that could not be stored stay under the finger, and what is stored is shown after it', async () => {
  const { lost, stored } = await atTable(draw)
  const full = fullPhone()
  await lost('ann').click()
  await userEvent.keyboard('1')
  await expect.poll(() => toasts.value).toHaveLength(1)
  await expect.element(lost('ann')).toHaveValue('1')
  await lost('ben').click()
  await expect.element(lost('ann')).toHaveValue('')
  full.mockRestore()
  await userEvent.keyboard('5')
  await expect.poll(stored).toEqual({ winner: 'draw', firstLost: 1, secondLost: 5 })
  await expect.element(lost('ann')).toHaveValue('1')
  await expect.poll(() => toasts.value).toEqual([])
})

test('what fails after the rounds were left is told all the same', async () => {
  const screen = await atTable(null)
  fullPhone()
  await screen.getByText('ann won').click()
  await screen.unmount()
  await expect.poll(() => toasts.value).toHaveLength(1)
})

test.each([
  ['en', 'A whole number up to 9,999, or nothing.'],
  ['de', 'Eine ganze Zahl bis 9.999, oder nichts.'],
] as const)(
  'what is no number of figures is told with the bound that holds (%s)',
  async (language, said) => {
    const { getByRole, getByText } = await atTable(draw, language)
    await getByRole('textbox', { name: /ann/ }).fill('10000')
    await expect.element(getByRole('alert')).toHaveTextContent(said)
    await getByRole('textbox', { name: /ann/ }).fill('9999')
    await expect.element(getByText(said)).not.toBeInTheDocument()
  },
)
