// A result on which a later round is built: it changes only after a question, however it is entered, and can be had back.
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { h } from 'vue'
import { encodeSlip, ticketOf, type Pairing } from '@/games/eagles/rules/index.ts'
import type { Language } from '@/words/index.ts'
import { changeRounds } from '@/desk/store/roundActions.ts'
import { toasts } from '@/ui/toast/toasts.ts'
import RoundsView from '@/desk/RoundsView.vue'
import { axeFindings } from '@tests/ui/fitting.ts'
import { muster } from './eventPage.ts'

const read = vi.hoisted(() => ({
  outcome: { armies: {}, winner: 'b', lost: { a: 9, b: 4 }, firstIs: 'a' },
}))
vi.mock('@/desk/store/battleFile.ts', () => ({
  readBattleFile: () => Promise.resolve(read.outcome),
}))

afterEach(() => {
  toasts.value = []
})

const won = { winner: 'first', firstLost: 3, secondLost: 20 } as const

/** Round 1, ann against ben, was won by ann; round 2 is paired. */
async function twoRounds(language: Language = 'en') {
  const seated = await muster({ language, players: { ann: 36, ben: 40 } })
  const { id, board, show } = seated
  const table = (result: Pairing['result']): Pairing => ({
    first: `ann-${id}`,
    second: `ben-${id}`,
    result,
  })
  await changeRounds(id, () => [{ pairings: [table(won)] }, { pairings: [table(null)] }])
  const screen = await show(() => h(RoundsView, { id }))
  await expect.poll(() => board.rounds.length).toBe(2)
  const ofRound = (n: number) => board.rounds[n - 1]?.pairings[0]?.result
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  const undo = () => toasts.value.at(-1)?.action?.run()
  return { ...seated, ...screen, ofRound, button, undo }
}
type At = Awaited<ReturnType<typeof twoRounds>>

const entries: Readonly<Record<string, (at: At) => Promise<unknown>>> = {
  tapped: ({ getByText }) => getByText('Draw', { exact: true }).last().click(),
  'typed, as a whole when the field is left': async ({ getByRole }) => {
    await getByRole('textbox', { name: 'ann lost, figures' }).clear()
    await userEvent.keyboard('12')
    await userEvent.tab()
  },
  'taken back': async ({ button, getByRole }) => {
    await getByRole('button', { name: 'Code, swap, no-show: table 1' }).last().click()
    await button('Take the result back').click()
  },
  'an absence': async ({ button, getByRole }) => {
    await getByRole('button', { name: 'Code, swap, no-show: table 1' }).last().click()
    await button('ann did not come').click()
  },
  'read from a file': async ({ container }) => {
    const input = [...container.querySelectorAll('input[type=file]')].at(-1)
    if (input instanceof HTMLElement) await userEvent.upload(input, new File(['{}'], 'battle.json'))
  },
}

test.each(Object.keys(entries))(
  '%s: asked first, left as it was, changed, and had back',
  async (way) => {
    const at = await twoRounds()
    const enter = () => entries[way]?.(at)
    const dialog = at.getByRole('dialog', { name: 'Change a result of round 1?' })
    await enter()
    await expect.element(dialog).toHaveTextContent('Round 2 was paired by it.')
    await expect.element(dialog).toHaveTextContent('So far: ann won; ann lost 3 figures')
    expect(await axeFindings(at.container)).toEqual([])
    await at.button('Leave it').click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(at.ofRound(1)).toEqual(won)
    await expect.element(at.getByRole('radio', { name: 'ann won' }).last()).toBeChecked()
    await expect.element(at.getByRole('textbox', { name: 'ann lost, figures' })).toHaveValue('3')
    await enter()
    await at.button('Change it all the same').click()
    await expect.poll(() => at.ofRound(1)).not.toEqual(won)
    await expect.poll(() => toasts.value.length).toBe(1)
    at.undo()
    await expect.poll(() => at.ofRound(1)).toEqual(won)
  },
)

test('a slip of an earlier round says what rests on it, and its result can be had back', async () => {
  const at = await twoRounds()
  const { board, button, getByLabelText, getByRole, ofRound, undo } = at
  const [pairing] = board.rounds[0]?.pairings ?? []
  if (pairing === undefined) throw new Error('nothing is paired')
  const marks = [pairing.first, pairing.second].map(
    (id) => board.rows.find(({ entry }) => entry.id === id)?.fingerprint ?? '',
  )
  const code = encodeSlip({
    event: 'Muster',
    round: 1,
    table: 1,
    ticket: ticketOf(pairing),
    players: { first: 'ann', second: 'ben' },
    winner: 'second',
    lost: { first: 30, second: 2 },
    lists: { first: marks[0] ?? '', second: marks[1] ?? '' },
    battle: '0123456789',
    confirmedBy: 'BB',
  })
  await button('At the desk').click()
  await button('Take in slips').click()
  await getByLabelText('Link or text of a slip').fill(`https://example.org/#/events/slip/${code}`)
  await button('Take it in').click()
  await expect.element(getByRole('dialog')).toHaveTextContent('Round 2 was paired by it.')
  expect(ofRound(1)).toEqual(won)
  await button('Take the result all the same').click()
  await expect.poll(() => ofRound(1)?.winner).toBe('second')
  undo()
  await expect.poll(() => ofRound(1)).toEqual(won)
})

test('the last round asks nothing', async () => {
  const { getByRole, getByText, ofRound } = await twoRounds()
  await getByText('Draw', { exact: true }).first().click()
  await expect.poll(() => ofRound(2)?.winner).toBe('draw')
  expect(getByRole('dialog').elements()).toEqual([])
})

test('the question in German', async () => {
  const { getByRole, getByText } = await twoRounds('de')
  await getByText('Unentschieden', { exact: true }).last().click()
  await expect
    .element(getByRole('dialog', { name: 'Ein Ergebnis der Runde 1 ändern?' }))
    .toHaveTextContent('Danach wurde Runde 2 ausgelost.')
})
