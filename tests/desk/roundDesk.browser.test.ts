// Running a round: who is here, who comes without a list, who does not come, who changes seats, and slips with their doubts.
import { describe, expect, test } from 'vitest'
import { attempt } from '@/app/page/attempt.ts'
import { toasts } from '@/ui/toast/toasts.ts'
import { page } from 'vitest/browser'
import { h } from 'vue'
import {
  encodeSlip,
  ticketOf,
  withResult,
  type Pairing,
  type RoundSlip,
} from '@/games/eagles/rules/index.ts'
import { changeBoard, editDeskRules } from '@/storage/eventsDoor.ts'
import { changeRounds } from '@/desk/store/roundActions.ts'
import RoundsView from '@/desk/RoundsView.vue'
import { axeFindings } from '@tests/ui/fitting.ts'
import { muster } from './eventPage.ts'

async function roundsOf(players: Readonly<Record<string, number>>) {
  const seated = await muster({ players })
  const screen = await seated.show(() => h(RoundsView, { id: seated.id }))
  const button = (name: string | RegExp) => screen.getByRole('button', { name })
  const pair = (n: number) =>
    screen.getByRole('button', { name: `Pair round ${String(n)}`, exact: true })
  const fromMenu = async (name: string): Promise<void> => {
    await screen.getByRole('button', { name: 'At the desk' }).click()
    await screen.getByRole('dialog').getByRole('button', { name }).click()
  }
  const close = () =>
    screen.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  const firstTable = (): Pairing => {
    const [pairing] = seated.board.rounds.at(-1)?.pairings ?? []
    if (pairing === undefined) throw new Error('nothing is paired')
    return pairing
  }
  return { ...seated, ...screen, button, pair, fromMenu, close, firstTable }
}
const three = { ann: 36, ben: 40, carl: 32 }

describe('check-in', () => {
  test('a second tap changes nothing, and the way back asks first', async () => {
    const { button, fromMenu, getByRole, rowOf, container } = await roundsOf(three)
    await fromMenu('Check-in')
    await button('ann is here').click()
    await expect.poll(() => rowOf('ann').entry.isHere).toBe(true)
    await expect.element(getByRole('dialog')).toHaveTextContent('1 of 3 is here')
    expect(await axeFindings(container)).toEqual([])
    await button('ann is not here').click()
    expect(rowOf('ann').entry.isHere).toBe(true)
    await button('Not here').first().click()
    await expect.poll(() => rowOf('ann').entry.isHere).toBeUndefined()
  })

  test('of whoever sits at a table it is told that the rounds go on with them', async () => {
    const { board, button, fromMenu, getByText, pair } = await roundsOf(three)
    await pair(1).click()
    await expect.poll(() => board.rounds.length).toBe(1)
    await fromMenu('Check-in')
    await button('ann is here').click()
    await button('ann is not here').click()
    await expect.element(getByText(/ann has been paired already/)).toBeVisible()
  })

  test('whoever has not come is named before the round, and can still be let in', async () => {
    const { board, button, fromMenu, getByRole, getByText, pair, close } = await roundsOf(three)
    await fromMenu('Check-in')
    await button('ann is here').click()
    await button('ben is here').click()
    await close()
    await pair(1).click()
    await expect.element(getByText('Not checked in')).toBeVisible()
    await getByRole('dialog').getByRole('button', { name: 'Pair 2 players' }).click()
    await expect.poll(() => board.rounds.length).toBe(1)
    expect(board.rounds[0]?.pairings).toHaveLength(1)
  })
})

test('a round that is asked for while something is being saved is paired after it, once', async () => {
  const { board, pair } = await roundsOf({ ann: 36, ben: 40 })
  let end = (): void => undefined
  const saving = attempt(() => new Promise<void>((resolve) => (end = resolve)))
  await pair(1).dblClick()
  end()
  await saving
  await expect.poll(() => board.rounds.length).toBe(1)
  expect(toasts.value).toEqual([])
})

test('a player without a list takes the seat opposite the bye', async () => {
  const { board, button, fromMenu, getByLabelText, pair, rowOf } = await roundsOf(three)
  await pair(1).click()
  await expect.poll(() => board.rounds.length).toBe(1)
  await fromMenu('Player without a list')
  await button('Add the player').click()
  await expect.element(page.getByText('Type a name first.')).toBeVisible()
  await getByLabelText('Name').fill('Will')
  await button('Add the player').click()
  await button('Seat in this round').click()
  await expect
    .poll(() => board.rounds[0]?.pairings.every(({ second }) => second !== null))
    .toBe(true)
  expect(rowOf('Will').state).toBe('accepted')
})

test('who does not come loses, and a battle entered later is one', async () => {
  const { board, button, firstTable, getByText, pair } = await roundsOf({ ann: 36, ben: 40 })
  await pair(1).click()
  await button('Code, swap, no-show: table 1').click()
  await button('ben did not come').click()
  await expect.poll(() => firstTable().result?.noShow).toBe(true)
  await expect.element(getByText('ben did not come')).toBeVisible()
  await getByText('Draw', { exact: true }).click()
  await expect
    .poll(() => firstTable().result)
    .toEqual({
      winner: 'draw',
      firstLost: null,
      secondLost: null,
    })
  expect(board.rounds).toHaveLength(1)
})

test('where a ban leaves no pairing, it is told who would have to meet', async () => {
  const { board, id, pair, rowOf } = await roundsOf({ ann: 36, ben: 40 })
  await editDeskRules(id, (desk) => ({ ...desk, bans: { club: 'hard', nation: 'off' } }))
  await changeBoard(id, ({ entries }) => ({
    put: entries.map((entry) => ({ ...entry, club: 'Elks' })),
    result: undefined,
  }))
  await expect.poll(() => rowOf('ben').entry.club).toBe('Elks')
  await pair(1).click()
  await expect
    .poll(() => toasts.value.at(-1)?.text)
    .toMatch(/such as (ann against ben|ben against ann) \(same club\)/u)
  expect(board.rounds).toEqual([])
})

test('two change seats, and their tables stay so', async () => {
  const four = { ...three, dora: 28 }
  const { board, button, firstTable, getByLabelText, pair } = await roundsOf(four)
  await pair(1).click()
  await expect.poll(() => board.rounds.length).toBe(1)
  const before = firstTable()
  await button('Code, swap, no-show: table 1').click()
  await expect.element(getByLabelText('With whom?')).toBeVisible()
  await button('Swap').last().click()
  await expect.poll(() => firstTable().first).not.toBe(before.first)
  expect(firstTable().isFixed).toBe(true)
  expect(ticketOf(firstTable())).not.toBe(ticketOf(before))
})

describe('a slip', () => {
  const slipOf = (pairing: Pairing, part: Partial<RoundSlip>, marks: readonly string[]): string =>
    encodeSlip({
      event: 'Muster',
      round: 1,
      table: 1,
      ticket: ticketOf(pairing),
      players: { first: 'x', second: 'y' },
      winner: 'first',
      lost: { first: 3, second: 20 },
      lists: { first: marks[0] ?? '', second: marks[1] ?? '' },
      battle: '0123456789',
      confirmedBy: 'BB',
      ...part,
    })

  const result = { winner: 'first', firstLost: 3, secondLost: 20 }

  /** Ann against Ben, and the sheet that takes their slips in. */
  async function slipDesk() {
    const desk = await roundsOf({ ann: 36, ben: 40 })
    const { board, button, firstTable, fromMenu, getByLabelText, pair } = desk
    await pair(1).click()
    await expect.poll(() => board.rounds.length).toBe(1)
    const { first, second } = firstTable()
    const marks = [first, second].map(
      (id) => board.rows.find(({ entry }) => entry.id === id)?.fingerprint ?? '',
    )
    const give = async (part: Partial<RoundSlip>): Promise<void> => {
      const link = `https://example.org/#/events/slip/${slipOf(firstTable(), part, marks)}`
      await getByLabelText('Link or text of a slip').fill(link)
      await button('Take it in').click()
    }
    await fromMenu('Take in slips')
    return { ...desk, give, marks }
  }

  test('that comes again is taken in again where its result was taken back', async () => {
    const { board, firstTable, getByText, give, id } = await slipDesk()
    await give({})
    await expect.poll(() => firstTable().result).toEqual(result)
    await changeRounds(id, (rounds) => withResult(rounds, 0, firstTable(), null))
    await expect.poll(() => firstTable().result).toBeNull()
    await give({})
    await expect.poll(() => firstTable().result).toEqual(result)
    expect(board.rounds[0]?.pairings[0]?.slips).toHaveLength(1)
    await expect.element(getByText(/Taken in\.$/)).toBeVisible()
  })

  test('that fits is taken in once; one that does not is told, and waits', async () => {
    const desk = await slipDesk()
    const { button, firstTable, getByLabelText, getByRole, getByText, give, marks } = desk
    await give({})
    await expect.element(getByText(/Taken in\.$/)).toBeVisible()
    await expect.poll(() => firstTable().result).toEqual(result)
    await give({})
    await expect.element(getByText(/taken in before/)).toBeVisible()
    await give({
      winner: 'draw',
      lists: { first: 'ZZZZZZZZ', second: marks[1] ?? '' },
      confirmedBy: '',
    })
    await expect.element(getByText(/not played with the lists/)).toBeVisible()
    await expect.element(getByText(/Another slip of this table/)).toBeVisible()
    await expect.element(getByText(/has not confirmed/)).toBeVisible()
    expect(firstTable().result).toEqual(result)
    expect(await axeFindings(desk.container)).toEqual([])
    await button('Keep the slip, leave the result').click()
    await expect.poll(() => firstTable().slips?.length).toBe(2)
    expect(firstTable().result).toEqual(result)
    await getByLabelText('Link or text of a slip').fill('hello')
    await button('Take it in').click()
    await expect.element(getByRole('dialog')).toHaveTextContent('This is no result slip')
  })
})

test('points of the organiser’s own are typed, for boards, matches and double losses', async () => {
  const { board, button, fromMenu, getByRole, getByText } = await roundsOf({ ann: 36, ben: 40 })
  await fromMenu('Points and pairing')
  await getByRole('combobox', { name: 'Who is paired' }).selectOptions('2')
  const field = (of: string, name: string | RegExp) =>
    getByRole('group', { name: of, exact: true }).getByRole('textbox', { name })
  await getByText('Own', { exact: true }).first().click()
  await field('Points of a match', 'Victory').fill('5')
  await field('Points of a match', /^Both lose/).fill('1')
  await expect
    .poll(() => board.desk.match)
    .toEqual({ victory: 5, draw: 1, defeat: 0, bye: 2, doubleLoss: 1 })
  await field('Points of a match', /^Both lose/).fill('')
  await expect.poll(() => board.desk.match).toEqual({ victory: 5, draw: 1, defeat: 0, bye: 2 })
  await field('Points of a match', 'Draw').fill('101')
  await expect.element(getByText('A whole number from 0 to 100.')).toBeVisible()
  expect(board.desk.match?.draw).toBe(1)
  await getByText('Own', { exact: true }).last().click()
  await field('Points of a board', /^Defeat/).fill('2')
  await expect.poll(() => board.desk.scoring.defeat).toBe(2)
  expect(board.desk.match?.defeat).toBe(0)
  expect(await axeFindings(getByRole('dialog').element())).toEqual([])
  await getByText('3 – 1 – 0', { exact: true }).first().click()
  await expect.poll(() => board.desk.match).toEqual({ victory: 3, draw: 1, defeat: 0, bye: 3 })
  await button('Close').first().click()
})

test('own points and tie-breaks change the standings and are said below them', async () => {
  const { board, button, close, container, firstTable, fromMenu, getByText, pair } = await roundsOf(
    {
      ann: 36,
      ben: 40,
    },
  )
  await pair(1).click()
  await getByText('ben won').click()
  await expect.poll(() => firstTable().result).not.toBeNull()
  await fromMenu('Points and pairing')
  await getByText('3 – 1 – 0', { exact: true }).click()
  await button('Without Casualties').click()
  await button('Victories').click()
  await expect.poll(() => board.desk.tieBreaks).toEqual(['opponents', 'victories'])
  expect(board.desk.scoring.victory).toBe(3)
  await close()
  await getByText('Standings', { exact: true }).click()
  await expect
    .element(
      getByText(
        'Victory 3, draw 1, defeat 0, bye 3. Equals by: Opponents’ points, then Victories.',
      ),
    )
    .toBeVisible()
  expect(container.querySelector('tbody tr')?.textContent).toMatch(/^1ben.*Points3W–D–L1–0–0/)
})
